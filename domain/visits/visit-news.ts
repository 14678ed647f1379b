// What is new about a visit for whoever it is made to: the visit as it stands beside what they were told last.
import { addDays, type LocalDate } from '#domain/opening/local-date.ts';
import type { VisitState, VisitWindow } from './visit.ts';

/** A visit as its homeowner is told of it. */
export type VisitTelling = {
  /** What their calendar knows it by: stays theirs when the visit is booked anew. */
  readonly uid: string;
  /** Grows with each telling of the same uid. */
  readonly sequence: number;
  readonly date: LocalDate;
  readonly window: VisitWindow;
  /** First name of who comes; null while nobody is named. */
  readonly technician: string | null;
  /** Nobody comes any more. */
  readonly isOff: boolean;
};

/** The visit of a lead that was agreed last. */
export type StandingVisit = Omit<VisitTelling, 'uid' | 'isOff'> & {
  readonly id: string;
  readonly state: VisitState;
};

export type VisitNews =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'set' | 'cancelled'; readonly visit: VisitTelling }
  | { readonly kind: 'moved'; readonly visit: VisitTelling; readonly before: VisitTelling };

/** The desk said that somebody comes; what is only held waits for its word. */
const agreedStates: readonly VisitState[] = ['set', 'moved', 'on-the-way'];

const nothing: VisitNews = { kind: 'nothing' };

type When = Pick<VisitTelling, 'date' | 'window'>;

function isSameTime(one: When, other: When): boolean {
  return one.date === other.date && one.window.fromHour === other.window.fromHour;
}

/** A visit under the name and number that the calendar of who was told last goes by. */
export function tellVisit(
  { id, state, sequence, ...when }: StandingVisit,
  told: VisitTelling | undefined,
): VisitTelling {
  const uid = told?.uid ?? id;
  const next = told === undefined ? sequence : Math.max(sequence, told.sequence + 1);
  return { ...when, uid, sequence: next, isOff: !agreedStates.includes(state) };
}

/** The entry that a calendar of theirs is to have now: the one they were told of, or the next. */
export function entryOfVisit(standing: StandingVisit, told: VisitTelling | undefined): VisitTelling {
  const next = tellVisit(standing, told);
  const isTold = told?.isOff === next.isOff && isSameTime(told, standing);
  return isTold ? { ...next, sequence: told.sequence } : next;
}

/** What to tell now: of all that changed since the last telling the truth alone. Another technician is no news. */
export function findVisitNews(
  told: VisitTelling | undefined,
  standing: StandingVisit | undefined,
): VisitNews {
  const isComing = standing !== undefined && agreedStates.includes(standing.state);
  if (told === undefined || told.isOff)
    return isComing ? { kind: 'set', visit: tellVisit(standing, told) } : nothing;
  // Somebody was there.
  if (standing?.state === 'done' || standing?.state === 'no-show') return nothing;
  if (!isComing) {
    const sequence = Math.max(told.sequence + 1, standing?.sequence ?? 0);
    return { kind: 'cancelled', visit: { ...told, sequence, isOff: true } };
  }
  return isSameTime(standing, told)
    ? nothing
    : { kind: 'moved', visit: tellVisit(standing, told), before: told };
}

/** Whether a day is over in every zone of the earth: nothing of a visit on it is worth a mail. */
export function isDayOver(date: LocalDate, now: number): boolean {
  const hourMs = 60 * 60_000;
  return now > Date.parse(`${addDays(date, 1)}T00:00:00Z`) + 12 * hourMs;
}
