// What the product is made of: each part by the port the app uses of it.
import type { SignedDoor } from '#server/http/calls/signed-post.ts';
import type { TextStore } from '#server/store/acts/my-request/text-store.ts';
import type { BoardDoor, BoardParts } from '#server/http/board/board-parts.ts';
import type { CompanyFacts } from '#domain/company/company-facts.ts';
import type { Header } from '#server/http/security-headers.ts';
import type { IntakeStore } from '#server/store/acts/intake/intake-store.ts';
import type { Log } from '#server/log/log.ts';
import type { PhotoDesk } from '#server/photos/photo-desk.ts';
import type { PhotoStore } from '#server/store/acts/my-request/photo-store.ts';
import type { Metrics } from '#server/http/metrics.ts';
import type { HeldWindowStore } from '#server/store/acts/my-request/held-window-store.ts';
import type { MyRequestStore } from '#server/store/acts/my-request/my-request-store.ts';
import type { UpkeepStore } from '#server/store/upkeep/upkeep.ts';
import type { NoticePlan } from '#server/notices/owed-notices.ts';
import type { NextWindowSource } from '#server/opening/next-window-source.ts';
import type { OpeningSource } from '#server/opening/opening-source.ts';
import type { RequestLimits } from '#server/http/limits/request-limits.ts';
import type { Site } from '#server/http/site/site.ts';

export type AppParts = {
  readonly site: Site;
  readonly securityHeaders: readonly Header[];
  readonly store: IntakeStore &
    MyRequestStore &
    PhotoStore &
    HeldWindowStore &
    TextStore &
    Pick<UpkeepStore, 'eraseFromDisk'> &
    BoardParts['store'];
  readonly notices: NoticePlan;
  /** Writes the photos of visitors anew. */
  readonly desk: PhotoDesk;
  /** Told after a lead was kept. */
  readonly onLeadKept: () => void;
  readonly ownOrigins: readonly string[];
  /** Whom the owner's weekly mail goes to. */
  readonly weeklyMailTo: readonly string[];
  readonly proxies: number;
  /** Our https origin, when a proxy of ours tells how visitors came: those who came by http are sent there. */
  readonly secureOrigin: string | undefined;
  /** How much each client may send; undefined is no limit. */
  readonly limits: RequestLimits | undefined;
  readonly board: BoardDoor;
  /** What the phone service signs with; undefined: it has no address here. */
  readonly calls: SignedDoor | undefined;
  /** The same of the service for texts; undefined: customers are sent none. */
  readonly texts: SignedDoor | undefined;
  readonly company: CompanyFacts;
  /** When the company is open, as the owner says it on the board. */
  readonly opening: Pick<OpeningSource, 'calendar' | 'refresh'>;
  /** The first open window of each region. */
  readonly windows: Pick<NextWindowSource, 'next'>;
  /** Answers /metrics and is told of every request; without it there is no such path. */
  readonly metrics: Metrics | undefined;
  readonly isStopping: () => boolean;
  readonly now: () => number;
  readonly newId: () => string;
  /** 256 random bits as text. */
  readonly newToken: () => string;
  readonly log: Log;
};
