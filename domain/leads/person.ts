// Who sent what: the same phone number or the same mailbox is one person.
import { dayMs } from '#domain/clocks/durations.ts';
import { foldAddress } from '#domain/requests/fold-address.ts';
import type { Amendment, Lead } from './lead.ts';

/** How a request stands among all that the person sent. */
export type PersonCounts = {
  /** All that is theirs, this one included: requests, and calls that nobody answered. */
  readonly requests: number;
  /** Their other requests that stand for themselves: no calls, and none that was merged. */
  readonly others: number;
  /** The requests of the seven days up to this one, itself included: 3 is their third within a week. A call is none. */
  readonly thisWeek: number;
  /** Which of all it is, from 1 for the first. */
  readonly nth: number;
};

const weekMs = 7 * dayMs;

export type PersonFacts = {
  readonly id: string;
  readonly phone: string;
  /** As `mailboxOf` gives it. */
  readonly mailbox: string;
  readonly receivedAt: number;
  readonly isCall: boolean;
  readonly isMerged: boolean;
};

/** What an email address is compared by; empty without one. */
export function mailboxOf(email: string): string {
  return email.trim() === '' ? '' : foldAddress(email);
}

/** They share a phone number or a mailbox. */
export function isSamePerson(one: PersonFacts, other: PersonFacts): boolean {
  return (
    one.id === other.id ||
    (one.phone !== '' && one.phone === other.phone) ||
    (one.mailbox !== '' && one.mailbox === other.mailbox)
  );
}

/** Counts a request among those that may be the same person's. */
export function countPerson(lead: PersonFacts, others: readonly PersonFacts[]): PersonCounts {
  const theirs = others.filter((other) => other.id !== lead.id && isSamePerson(lead, other));
  const before = theirs.filter(
    ({ receivedAt, id }) => receivedAt < lead.receivedAt || (receivedAt === lead.receivedAt && id < lead.id),
  );
  return {
    requests: theirs.length + 1,
    others: theirs.filter(({ isCall, isMerged }) => !isCall && !isMerged).length,
    thisWeek:
      before.filter(({ receivedAt, isCall }) => !isCall && receivedAt > lead.receivedAt - weekMs).length + 1,
    nth: before.length + 1,
  };
}

/** The address a customer gave last; empty when they gave none. */
export function latestEmail({
  email,
  amendments,
}: Pick<Lead, 'email'> & { readonly amendments: readonly Amendment[] }): string {
  return amendments.findLast(({ content }) => content.email !== '')?.content.email ?? email;
}
