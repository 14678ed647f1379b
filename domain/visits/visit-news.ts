// What is new about a visit for its customer: the visit as it is now, beside what they were notified of last.
import { hourMs } from '#domain/clocks/durations.ts';
import { addDays, type LocalDate } from '#domain/opening/local-date.ts';
import type { VisitPart } from './visit-part.ts';
import { unfinishedStates, type VisitState, type VisitWindow } from './visit.ts';

/** What a homeowner is told of a part that was ordered. */
export type ToldPart = Pick<VisitPart, 'name' | 'expectedOn'>;

/** A visit as its homeowner is notified of it. */
export type NotifiedVisit = {
  /** What their calendar knows it by: stays theirs when the visit is booked anew. */
  readonly uid: string;
  /** Grows with each notice of the same uid. */
  readonly sequence: number;
  readonly date: LocalDate;
  readonly window: VisitWindow;
  /** First name of the technician; null while nobody is named. */
  readonly technician: string | null;
  /** Nobody comes any more. */
  readonly isOff: boolean;
  /** What they were told of the part that it waits for. */
  readonly part?: ToldPart | undefined;
};

/** The visit of a lead that was agreed last. */
export type CurrentVisit = Omit<NotifiedVisit, 'uid' | 'isOff' | 'part'> & {
  readonly id: string;
  readonly state: VisitState;
  readonly part: VisitPart | null;
  readonly keptUnder: string;
};

export type VisitNews =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'set'; readonly visit: NotifiedVisit }
  /** `ofTwo`: they have another one, of another request, that stands. */
  | { readonly kind: 'canceled'; readonly visit: NotifiedVisit; readonly ofTwo?: boolean }
  /** Somebody was there, and a part was ordered; or it is another, or expected on another day: also while a visit that brings it stands (`isBooked`). */
  | {
      readonly kind: 'part';
      readonly visit: NotifiedVisit;
      readonly part: ToldPart;
      readonly isBooked?: boolean;
    }
  | { readonly kind: 'moved'; readonly visit: NotifiedVisit; readonly before: NotifiedVisit };

/** We said that somebody comes; what is only held waits for our word. */
const agreedStates: readonly VisitState[] = ['set', 'moved', 'on-the-way'];
/** Somebody was there. */
const madeStates: readonly VisitState[] = ['done', 'no-show', ...unfinishedStates];

/** Whether somebody was there. */
export function isMade(state: VisitState): boolean {
  return madeStates.includes(state);
}

const nothing: VisitNews = { kind: 'nothing' };

type When = Pick<NotifiedVisit, 'date' | 'window'>;

function isSameTime(one: When, other: When): boolean {
  return one.date === other.date && one.window.fromHour === other.window.fromHour;
}

/** What is told of a part, once it was ordered. */
function findOrdered(part: VisitPart | null): ToldPart | undefined {
  if (part === null || part.orderedOn === null) return undefined;
  return { name: part.name, expectedOn: part.expectedOn };
}

/** A visit under the uid and sequence number that the calendar of the customer goes by. */
function nextEntry(
  { id, state, part, keptUnder, sequence, ...when }: CurrentVisit,
  notified: NotifiedVisit | undefined,
): NotifiedVisit {
  const uid = notified?.uid ?? id;
  const next = notified === undefined ? sequence : Math.max(sequence, notified.sequence + 1);
  const told = findOrdered(part);
  return {
    ...when,
    ...{ uid, sequence: next, isOff: !agreedStates.includes(state) },
    ...(told && { part: told }),
  };
}

/** The entry that a calendar of theirs is to have now: the one they were notified of, or the next. */
export function entryOfVisit(current: CurrentVisit, notified: NotifiedVisit | undefined): NotifiedVisit {
  const next = nextEntry(current, notified);
  const isNotified = notified?.isOff === next.isOff && isSameTime(notified, current);
  return isNotified ? { ...next, sequence: notified.sequence } : next;
}

/** The part that was ordered and they were not told of. */
function findPartNews(
  notified: NotifiedVisit | undefined,
  current: CurrentVisit | undefined,
): ToldPart | undefined {
  const part = findOrdered(current?.part ?? null);
  const isTold = notified?.part?.name === part?.name && notified?.part?.expectedOn === part?.expectedOn;
  return isTold ? undefined : part;
}

/**
 * What to notify now: of all that changed since the last notice, only how the visit is now. Another technician is no news; another
 * time is, also when somebody was there before the mail went: it was told to nobody, and their calendar has the first.
 */
export function findVisitNews(
  notified: NotifiedVisit | undefined,
  current: CurrentVisit | undefined,
): VisitNews {
  const part = findPartNews(notified, current);
  if (part !== undefined && current?.state === 'waiting-for-part')
    return { kind: 'part', part, visit: { ...(notified ?? nextEntry(current, notified)), part } };
  const isComing = current !== undefined && agreedStates.includes(current.state);
  if (notified === undefined || notified.isOff)
    return isComing ? { kind: 'set', visit: nextEntry(current, notified) } : nothing;
  if (!isComing && !(current !== undefined && isMade(current.state))) {
    const sequence = Math.max(notified.sequence + 1, current?.sequence ?? 0);
    return { kind: 'canceled', visit: { ...notified, sequence, isOff: true } };
  }
  if (isSameTime(current, notified))
    return part === undefined || !isComing
      ? nothing
      : { kind: 'part', part, visit: { ...notified, part }, isBooked: true };
  return { kind: 'moved', visit: { ...nextEntry(current, notified), isOff: false }, before: notified };
}

/** Whether a day is over in every zone of the earth: nothing of a visit on it is worth a mail. */
export function isDayOver(date: LocalDate, now: number): boolean {
  return now > Date.parse(`${addDays(date, 1)}T00:00:00Z`) + 12 * hourMs;
}
