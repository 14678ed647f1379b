// What is new about a visit for the company's own software: the visit as it is now, beside what that was told last.
import type { LocalDate } from '#domain/opening/local-date.ts';
import { isPlanned, unfinishedStates, type VisitWindow } from './visit.ts';
import type { CurrentVisit } from './visit-news.ts';

/** What becomes of a visit that is made, or tried. */
const madeKinds = ['done', 'no-show', ...unfinishedStates] as const;

/** Where a visit stands for whoever keeps it elsewhere. */
export const bookingStates = ['planned', 'canceled', ...madeKinds] as const;
export type BookingState = (typeof bookingStates)[number];

/** A visit as it is told. */
export type Booking = {
  /** Stays the same when a visit is moved, canceled and set again. */
  readonly uid: string;
  /** The visit behind it, which booking anew replaces. */
  readonly visitId: string;
  /** From 0, one more each time it is told: of two the higher is true. */
  readonly sequence: number;
  readonly state: BookingState;
  readonly date: LocalDate;
  readonly window: VisitWindow;
  /** Null while nobody is named. */
  readonly technician: string | null;
  /** The same while all else that is told with it is the same; empty where that is not known. */
  readonly facts: string;
};

/** The visit of a lead, with what is told beside it. */
export type BookedVisit = CurrentVisit & Pick<Booking, 'facts'>;

export type BookingNews =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'set' | 'changed' | Exclude<BookingState, 'planned'>; readonly booking: Booking }
  | { readonly kind: 'moved'; readonly booking: Booking; readonly before: Booking };

function stateOf({ state }: CurrentVisit): BookingState {
  if (isPlanned(state)) return 'planned';
  return madeKinds.find((made) => made === state) ?? 'canceled';
}

function bookingOf(visit: BookedVisit, told: Booking | undefined): Booking {
  const { id, date, window, technician, facts } = visit;
  // One that was made is not the next one of the same request.
  const isSame = told !== undefined && (told.visitId === id || ['planned', 'canceled'].includes(told.state));
  return {
    ...{ visitId: id, date, window, technician, facts, state: stateOf(visit) },
    ...(isSame ? { uid: told.uid, sequence: told.sequence + 1 } : { uid: id, sequence: 0 }),
  };
}

/** What was told before facts were compared is taken for the same. */
function isOtherwise(one: Booking, other: Booking): boolean {
  return one.facts !== other.facts && one.facts !== '' && other.facts !== '';
}

function isSamePlan(one: Booking, other: Booking): boolean {
  return (
    one.date === other.date &&
    one.window.fromHour === other.window.fromHour &&
    one.technician === other.technician
  );
}

/**
 * What to tell now. However often it changed since the last time, only how the visit is now is told. Unlike in the customer's mails, another
 * technician is news, and so is what a technician reads: an address, a number, a note.
 */
export function findBookingNews(told: Booking | undefined, current: BookedVisit | undefined): BookingNews {
  const booking = current && bookingOf(current, told);
  if (booking === undefined || booking.state === 'canceled')
    return told?.state === 'planned'
      ? { kind: 'canceled', booking: { ...told, sequence: told.sequence + 1, state: 'canceled' } }
      : { kind: 'nothing' };
  const { state } = booking;
  const isTold = told?.uid === booking.uid && told.state === state;
  // Which part it waits for, and when that comes, is one of the facts.
  const isNews = !isTold || (state === 'waiting-for-part' && isOtherwise(booking, told));
  if (state !== 'planned') return isNews ? { kind: state, booking } : { kind: 'nothing' };
  if (!isTold) return { kind: 'set', booking };
  if (!isSamePlan(booking, told)) return { kind: 'moved', booking, before: told };
  return isOtherwise(booking, told) ? { kind: 'changed', booking } : { kind: 'nothing' };
}
