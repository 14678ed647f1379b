// Whether a post that brings a request id we have seen is that request again. Our own form draws an id for each view, but a
// form of somebody else's making may send one id for all its visitors: nobody may be swallowed by that.
import { dayMs } from '#domain/clocks/durations.ts';
import { foldApostrophes } from '#domain/words/fold-text.ts';
import type { Lead, LeadContent, LeadKind } from './lead.ts';

type Person = Pick<LeadContent, 'phone' | 'email'>;

type Sent = Person & { readonly kind: LeadKind; readonly receivedAt: number };

type Kept = Sent & {
  readonly state: Lead['state'];
  /** Whether it, or what was sent again for it, says the same as the post. */
  readonly saysTheSame: boolean;
  /** Where they corrected it since. */
  readonly sentFirst?: Person | undefined;
};

/** An address as it is compared: mail servers ignore capitals, and how an apostrophe was typed. */
function plainEmail(email: string): string {
  return foldApostrophes(email).trim().toLowerCase();
}

/**
 * They share a phone number or an email address, and neither differs. What one of them left out does not count; what was
 * corrected is theirs before and after.
 */
function isSamePerson(known: readonly Person[], sent: Person): boolean {
  const pairs = [
    { known: known.map(({ phone }) => phone), sent: sent.phone },
    { known: known.map(({ email }) => plainEmail(email)), sent: plainEmail(sent.email) },
  ].filter((pair) => pair.sent !== '' && pair.known.some((value) => value !== ''));
  return pairs.length > 0 && pairs.every((pair) => pair.known.includes(pair.sent));
}

/**
 * repeated: it was kept before · amends: other words for a lead nobody called yet · other: a lead of its own, because it is
 * another person's, or staff are done with the kept one. The same words within a day are a repetition even so: a browser,
 * or a program that lost the answer, sends again what staff may have dealt with meanwhile.
 */
export function judgeSameRequest(kept: Kept, sent: Sent): 'repeated' | 'amends' | 'other' {
  const known = kept.sentFirst === undefined ? [kept] : [kept, kept.sentFirst];
  if (kept.kind !== sent.kind || !isSamePerson(known, sent)) return 'other';
  const isOpen = kept.state === 'open';
  if (!kept.saysTheSame) return isOpen ? 'amends' : 'other';
  return isOpen || Math.abs(sent.receivedAt - kept.receivedAt) < dayMs ? 'repeated' : 'other';
}

/** What tells people apart who send the same request id. */
export function personKeyOf({ kind, phone, email }: Person & Pick<Sent, 'kind'>): string {
  return JSON.stringify([kind, phone, plainEmail(email)]);
}
