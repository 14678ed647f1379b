import type { HttpBindings } from '@hono/node-server';
import type { OperatorRole } from '#domain/people/roles.ts';
import type { CompanyFacts } from '#domain/company/company-facts.ts';
import type { OpeningSource } from '#server/opening/opening-source.ts';
import type { OpeningStore } from '#server/store/acts/opening/opening-store.ts';
import type { BoardStore } from '#server/store/records/board/board-store.ts';
import type { WeeklyMailStore } from '#server/store/records/figures/weekly-mail-store.ts';
import type { FiguresStore } from '#server/store/records/figures/figures-store.ts';
import type { ClockStore } from '#server/store/records/clock/clock-store.ts';
import type { MergingStore } from '#server/store/acts/merging/merge-lead.ts';
import type { UndoStore } from '#server/store/acts/undoing/undo-store.ts';
import type { MarksStore } from '#server/store/acts/marks/marks-store.ts';
import type { SubmitLead } from '#server/intake/submit-lead.ts';
import type { NoticePlan } from '#server/notices/owed-notices.ts';
import type { PhotoStore } from '#server/store/acts/my-request/photo-store.ts';
import type { PeopleStore } from '#server/store/records/people/people-store.ts';
import type { SourceStore } from '#server/store/records/sources/source-store.ts';
import type { TextStore } from '#server/store/acts/my-request/text-store.ts';
import type { HeldWindowStore } from '#server/store/acts/my-request/held-window-store.ts';
import type { VisitStore } from '#server/store/acts/booking/visit-store.ts';
import type { RateVerdict } from '#server/http/limits/request-limits.ts';
import type { Log } from '#server/log/log.ts';
import type { IncomingMessage } from 'node:http';

/** How operators are let in. */
export type BoardDoor = {
  /** Peppers the hashes of links and sessions; both this server and the command that makes links must have the same. */
  readonly secret: string | undefined;
  /** Visitors reach us by https, so the session cookie may insist on it. */
  readonly isHttps: boolean;
};

export type BoardParts = {
  readonly store: BoardStore &
    MarksStore &
    FiguresStore &
    WeeklyMailStore &
    MergingStore &
    UndoStore &
    PeopleStore &
    SourceStore &
    OpeningStore &
    VisitStore &
    HeldWindowStore &
    Pick<TextStore, 'agreeToTexts'> &
    Pick<PhotoStore, 'findPhoto' | 'listPhotos'> &
    Pick<ClockStore, 'isClockDoubted'>;
  readonly board: BoardDoor;
  readonly company: Pick<CompanyFacts, 'hours'>;
  /** When the company is open, as the owner says it; asked anew after a change. */
  readonly opening: Pick<OpeningSource, 'calendar' | 'refresh'>;
  /** Where staff hear of leads. */
  readonly notices: NoticePlan;
  /** Keeps a caller as the forms keep a visitor. */
  readonly submitLead: SubmitLead;
  /** Defined where customers are texted. */
  readonly texts: unknown;
  readonly ownOrigins: readonly string[];
  /** Whom the owner's weekly mail goes to. */
  readonly weeklyMailTo: readonly string[];
  /** Whether the client may still try to sign in. */
  readonly rateVerdictOf: (request: IncomingMessage) => RateVerdict;
  readonly isStopping: () => boolean;
  readonly now: () => number;
  readonly newId: () => string;
  /** 256 random bits as text. */
  readonly newToken: () => string;
  readonly log: Log;
};

/** What working on leads takes. */
export type DeskParts = Pick<
  BoardParts,
  'store' | 'now' | 'newId' | 'log' | 'opening' | 'notices' | 'submitLead' | 'texts'
>;

/** What the answers about visits take. */
export type VisitParts = Pick<
  BoardParts,
  'store' | 'opening' | 'notices' | 'texts' | 'now' | 'newId' | 'newToken' | 'log'
>;

export type BoardHono = {
  readonly Bindings: HttpBindings;
  readonly Variables: { operator: string; role: OperatorRole };
};
