// From an accepted form to a lead that is kept.
import { callbackClockStartsAt, callbackDueAt } from '#domain/clocks/callback-clock.ts';
import { hourMs } from '#domain/clocks/durations.ts';
import type { OpeningCalendar } from '#domain/opening/opening-calendar.ts';
import { findZipRegion } from '#domain/opening/today-place.ts';
import { findCoverage } from '#domain/places/coverage.ts';
import type { Lead, LeadContent, LeadKind } from '#domain/leads/lead.ts';
import { hashContent } from '#server/store/records/leads/content-hash.ts';
import type { IntakeStore } from '#server/store/acts/intake/intake-store.ts';
import {
  type Saved,
  type Submission,
  type Talk,
  derivedRequestId,
} from '#server/store/acts/intake/keep-lead.ts';
import { createNoticeNames } from '#server/store/records/notices/notice-id.ts';
import { listFollowUpNotices } from '#server/notices/follow-up-notices.ts';
import { listOwedNotices, type NoticePlan } from '#server/notices/owed-notices.ts';

/** An accepted quote request or message, and how it came. */
export type LeadOffer = Pick<Lead, 'page' | 'language' | 'subject' | 'source' | 'consent' | 'suspicions'> & {
  readonly kind: LeadKind;
  readonly content: LeadContent;
  readonly requestId: string | undefined;
  /** The client caused as many acknowledgements as one may. */
  readonly isOverShare: boolean;
  /** The operator who took it down; nobody for what visitors sent. */
  readonly enteredBy?: string;
  /** What they agreed to on the phone. */
  readonly agreement?: Talk['agreement'];
  readonly ring?: Submission['ring'];
  /** Of the token that the sender's device is given. */
  readonly deviceHash?: string | undefined;
};

export type SubmitLead = (offer: LeadOffer) => Promise<Saved>;

export type SubmitParts = {
  readonly store: Pick<IntakeStore, 'saveLead'>;
  readonly notices: NoticePlan;
  readonly opening: { readonly calendar: () => OpeningCalendar };
  /** Told after a lead was kept, so that its notices need not wait for the next look. */
  readonly onLeadKept: () => void;
  readonly now: () => number;
  readonly newId: () => string;
};

/** Who hung up without a visit is called again, so that nobody is forgotten who was only written down. */
const followUpMs = hourMs;

/** Makes the function that keeps a lead and the notices it causes. It rejects if the store could not keep both. */
export function createSubmitLead({
  store,
  notices,
  opening,
  onLeadKept,
  now,
  newId,
}: SubmitParts): SubmitLead {
  return async ({ content, requestId, isOverShare, deviceHash, agreement, ring, ...frame }) => {
    const receivedAt = now();
    // What holds at this moment is promised, and kept as promised whatever is changed later.
    const calendar = opening.calendar();
    const region = findZipRegion(content.zip);
    const lead = {
      ...frame,
      ...content,
      id: newId(),
      receivedAt,
      clockStartsAt: callbackClockStartsAt(receivedAt, calendar, region),
      dueAt: callbackDueAt(receivedAt, calendar, region),
      outsideArea: content.zip !== '' && findCoverage(content.zip).kind === 'outside',
    };
    const contentHash = hashContent(frame.kind, content);
    const nameNotice = createNoticeNames(requestId ?? derivedRequestId({ lead, contentHash }), lead);
    const followUpAt = receivedAt + followUpMs;
    const { enteredBy: operator } = frame;
    const talk = operator !== undefined && {
      ...{ operator, at: receivedAt, followUpAt, agreement },
      notices: listFollowUpNotices(followUpAt, notices, calendar, newId),
    };
    const saved = await store.saveLead({
      ...(talk && { talk }),
      lead,
      requestId,
      contentHash,
      amendmentId: newId(),
      deviceHash,
      ring,
      notices: listOwedNotices({ ...lead, contentHash, isOverShare }, notices, calendar, nameNotice),
    });
    onLeadKept();
    return saved;
  };
}
