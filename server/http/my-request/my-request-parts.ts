// What the pages of visitors' own requests need.
import type { IncomingMessage } from 'node:http';
import type { OpeningSource } from '#server/opening/opening-source.ts';
import type { ReportFault } from '#server/log/fault-report.ts';
import type { MyRequestStore } from '#server/store/acts/my-request/my-request-store.ts';
import type { SubmitLead } from '#server/intake/submit-lead.ts';
import type { NoticePlan } from '#server/notices/owed-notices.ts';
import type { TextStore } from '#server/store/acts/my-request/text-store.ts';
import type { VisitFileParts } from './get-visit-file.ts';
import type { ActionParts } from './post-my-request.ts';
import type { WindowParts } from './post-window.ts';
import type { RequestCookie } from '#server/http/answers/request-cookie.ts';
import type { RequestPages } from './request-pages.ts';

export type MyRequestParts = Omit<ActionParts, 'store' | 'channels'> &
  VisitFileParts & {
    readonly notices: Pick<NoticePlan, 'channels'>;
    readonly store: MyRequestStore & Pick<TextStore, 'agreeToTexts'> & WindowParts['store'];
    /** Defined where customers are texted. */
    readonly texts: unknown;
    readonly pages: RequestPages;
    readonly cookie: RequestCookie;
    readonly opening: Pick<OpeningSource, 'calendar'>;
    readonly ownOrigins: readonly string[];
    /** For a request that is sent again. */
    readonly submitLead: SubmitLead;
    readonly isOverShare: (request: IncomingMessage) => boolean;
    /** 256 random bits as text. */
    readonly newToken: () => string;
    readonly report: ReportFault;
  };
