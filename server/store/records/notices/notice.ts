// A notice: what is owed, leased and tried of it.
import type { MergedRequest } from '#server/store/records/leads/merged-leads.ts';
import type { HoldCode, NoticeAnswer } from '#domain/leads/notice-answer.ts';
import type { ListedSource } from '#domain/leads/listed-source.ts';
import type { KeptLead } from '#server/store/records/leads/kept-lead.ts';
import type { OpeningCalendar } from '#domain/opening/opening-calendar.ts';
import type { NoticeKind } from './notice-kinds.ts';
import type { BookingNews } from '#domain/visits/booking-news.ts';
import type { VisitPart } from '#domain/visits/visit-part.ts';
import type { NotifiedVisit, VisitNews } from '#domain/visits/visit-news.ts';

/** What a mail or text about a visit tells when it goes, or why it does not. */
export type VisitMail =
  | VisitNews
  | { readonly kind: 'on-the-way'; readonly visit: NotifiedVisit }
  | { readonly kind: 'held'; readonly code: 'held-address-visits' }
  | { readonly kind: 'too-late' | 'not-agreed' };

export const noticeChannels = ['email', 'webhook', 'sms', 'board'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

/**
 * due: never tried · leased: being sent · retry: tried, to be tried again · partly-sent: some of the receivers lack it · dead:
 * given up · canceled: no longer wanted · held: not to be sent, because too many were. Those partly sent or dead can be sent
 * again by hand.
 */
export type NoticeState = 'due' | 'leased' | 'retry' | 'sent' | 'partly-sent' | 'dead' | 'canceled' | 'held';

/** What an acknowledgement is counted by. */
export type Ration = {
  /** The same for addresses that mean one mailbox. */
  readonly recipient: string;
  /** To all together; 0 is no limit. */
  readonly mostPerHour: number;
};

/** A notice a new lead owes. Those of kind "dispatch" are owed as "amendment" when the lead was there already; others are not. */
export type NewNotice = {
  readonly id: string;
  readonly channel: NoticeChannel;
  readonly kind: Exclude<NoticeKind, 'amendment' | 'visit' | 'on-the-way' | 'booking'>;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly ration?: Ration;
  /** Kept and shown, and never sent. */
  readonly heldBack?: 'held-suspect' | 'held-client';
};

/** A notice taken for sending, with the lead as it stands. */
export type LeasedNotice = {
  /** Stays the same in every attempt, so that the receiver can tell a repetition. */
  readonly id: string;
  readonly kind: NoticeKind;
  readonly channel: NoticeChannel;
  /** 1 for the first attempt. */
  readonly attempt: number;
  /** When it was owed first. */
  readonly createdAt: number;
  /** Places in the list of receivers, from 1, if all but these have it already. */
  readonly missing: readonly number[];
  readonly lead: KeptLead;
  /** Of a notice of a visit to its customer alone: what is to be told by now, and what their merged requests ask for. */
  readonly visit?: VisitMail;
  readonly merged?: readonly MergedRequest[] | undefined;
  /** Others that are sent with it as one message. */
  readonly together?: readonly LeasedNotice[];
  /** Of who called alone: the names of where people heard of us, and the name that their number was given with last. */
  readonly sources?: readonly ListedSource[];
  readonly knownName?: string | undefined;
  /** Of a notice of a booking alone: what is to be told by now. */
  readonly booking?: BookingNews;
  /** Of a notice of a booking alone: what was noted for who goes there, and which part the visit waits for. */
  readonly visitNote?: string;
  readonly visitPart?: VisitPart | null;
  /** Of an acknowledgement alone: why it is not to go to the address that was given since. */
  readonly heldBack?: HoldCode | undefined;
};

/** A notice that this version cannot read, or whose lead it cannot: taken all the same, to be set aside. */
export type UnreadableNotice = Pick<LeasedNotice, 'id' | 'attempt'> & {
  readonly kind: 'unreadable';
  readonly leadId: string;
};

export type NoticeLease = {
  readonly channel: NoticeChannel;
  readonly owner: string;
  readonly now: number;
  readonly leaseMs: number;
  readonly limit: number;
  /** By it a visit is not told of as long as none are made at its time. */
  readonly calendar?: OpeningCalendar | undefined;
  /** Those alone. */
  readonly kind?: NoticeKind;
  /** Not those that are told with others, and taken by their kind: alarms for phones. */
  readonly isLone?: boolean;
  /** Customers are mailed by who can count what all servers sent them. */
  readonly toStaffOnly?: boolean;
  /** Customers sleep: of visits they are texted in the morning. */
  readonly isNight?: boolean;
};

/** What came of an attempt. */
export type NoticeOutcome =
  | { readonly kind: 'sent' | 'partly-sent' | 'dead' | 'canceled' | 'held'; readonly answer: NoticeAnswer }
  | { readonly kind: 'retry'; readonly answer: NoticeAnswer; readonly nextAt: number };

export type NoticeSettlement = {
  readonly notice: Pick<LeasedNotice, 'id' | 'attempt'>;
  readonly owner: string;
  readonly at: number;
  readonly attemptId: string;
  readonly outcome: NoticeOutcome;
};

export type LeaseRenewal = Pick<NoticeLease, 'owner' | 'now' | 'leaseMs'> & {
  readonly ids: readonly string[];
};
