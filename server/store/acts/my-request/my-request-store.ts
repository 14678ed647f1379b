// The port for the page of a visitor's own request: who may see which lead.
import type { LeadContent } from '#domain/leads/lead.ts';
import type { RequestChange } from '#domain/my-request/request-change.ts';
import type { NoticeChannel } from '#server/store/records/notices/notice-store.ts';
import type { PhotoFacts } from '#server/store/records/photos/photo-store.ts';
import type { StandingVisit, VisitTelling } from '#domain/visits/visit-news.ts';
import type { KeptLead } from '#server/store/records/leads/kept-lead.ts';

/** link: stands in a mail and works on any device · device: the cookie of a device that sent it · opened: of one that opened a link. */
export type RequestLinkKind = 'link' | 'device' | 'opened';

export type RequestLink = {
  readonly leadId: string;
  readonly tokenHash: string;
  readonly kind: RequestLinkKind;
  readonly createdAt: number;
  /** Of what was opened, when the link was made. */
  readonly linkMadeAt?: number | undefined;
};

/** What a visitor changes at once. The same id again changes nothing more. */
export type RequestChanging = {
  readonly id: string;
  readonly leadId: string;
  readonly at: number;
  readonly changes: readonly RequestChange[];
  /** How what was sent differs by it. */
  readonly content: Partial<LeadContent>;
  /** The same in words, for staff, and who says it. */
  readonly note: string;
  readonly operator: string;
  /** Where staff hear of it. */
  readonly channels: readonly NoticeChannel[];
};

/** Who erases, when, and what stands in the history for it. */
export type RequestErasing = Pick<RequestChanging, 'id' | 'leadId' | 'at' | 'note' | 'operator'>;

/** A lead as its sender sees it, with the visit that was agreed last. */
export type MyRequest = KeptLead & {
  readonly visit: StandingVisit | undefined;
  /** What they were mailed of it last. */
  readonly toldVisit: VisitTelling | undefined;
  /** The latest of each kind. */
  readonly changes: readonly RequestChange[];
  readonly photos: readonly PhotoFacts[];
  /** When the link was made by which it is seen; undefined to the device that sent it. */
  readonly linkMadeAt: number | undefined;
};

export type RequestQuestion = {
  readonly tokenHash: string;
  /** A link, or a device of either kind. */
  readonly kind: 'link' | 'device';
  readonly now: number;
};

export type MyRequestStore = {
  /** Keeps a way to a lead; false if there is no such lead. Of many of one kind the newest are kept. */
  readonly keepRequestLink: (link: RequestLink) => Promise<boolean>;
  /** The lead that a token leads to. Rejects if that cannot be told now. */
  readonly findRequest: (question: RequestQuestion) => Promise<MyRequest | undefined>;
  /**
   * Keeps changes beside what was sent, shows them to staff and tells them. A request that is called off before a visit is agreed
   * is done; no alarm of a lead that was settled goes again.
   */
  readonly changeRequest: (changing: RequestChanging) => Promise<'kept' | 'unknown' | 'too many'>;
  /**
   * Erases a request and those joined to it, with all that hangs on them; false if there is none. What stays is counted: when it came,
   * appliance, sign, region and what was done, without a word of the person. Who was to come does not. Its bytes are gone after
   * `wipeErased`.
   */
  readonly eraseRequest: (erasing: RequestErasing) => Promise<boolean>;
  /** This way leads nowhere any more; others to the same lead do. */
  readonly closeRequestLink: (tokenHash: string) => Promise<void>;
};
