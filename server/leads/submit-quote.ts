// From an accepted form to a lead that is kept.
import { callbackDueAt } from '#domain/callback-clock.ts';
import { findCoverage } from '#domain/coverage.ts';
import type { Lead, LeadContent, LeadKind } from '#domain/lead.ts';
import { hashContent } from './content-hash.ts';
import type { LeadStore, NoticeChannel, Saved } from './lead-store.ts';

/** An accepted quote request or message, and how it came. */
export type LeadOffer = Pick<Lead, 'page' | 'language' | 'subject' | 'source' | 'consent' | 'suspicions'> & {
  readonly kind: LeadKind;
  readonly content: LeadContent;
  readonly requestId: string | undefined;
};

export type SubmitLead = (offer: LeadOffer) => Promise<Saved>;

export type SubmitParts = {
  readonly store: Pick<LeadStore, 'saveLead'>;
  readonly channels: readonly NoticeChannel[];
  readonly now: () => number;
  readonly newId: () => string;
};

/** Makes the function that keeps a lead and the notices it causes. It rejects if the store could not keep both. */
export function createSubmitLead({ store, channels, now, newId }: SubmitParts): SubmitLead {
  return ({ content, requestId, ...frame }) => {
    const receivedAt = now();
    return store.saveLead({
      lead: {
        ...frame,
        ...content,
        id: newId(),
        receivedAt,
        dueAt: callbackDueAt(receivedAt),
        outsideArea: content.zip !== '' && findCoverage(content.zip).kind === 'outside',
      },
      requestId,
      contentHash: hashContent(frame.kind, content),
      amendmentId: newId(),
      notices: channels.map((channel) => ({ id: newId(), channel })),
    });
  };
}
