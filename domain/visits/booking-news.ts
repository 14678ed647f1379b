// What is new about a visit for the company's own software: the visit as it is now, beside what that was told last.
import type { LocalDate } from '#domain/opening/local-date.ts';
import { isPlanned, type VisitWindow } from './visit.ts';
import type { CurrentVisit } from './visit-news.ts';

/** Where a visit stands for whoever keeps it elsewhere. */
export const bookingStates = ['planned', 'canceled', 'done', 'no-show'] as const;
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
};

export type BookingNews =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'set' | 'canceled' | 'done' | 'no-show'; readonly booking: Booking }
  | { readonly kind: 'moved'; readonly booking: Booking; readonly before: Booking };

function stateOf({ state }: CurrentVisit): BookingState {
  if (isPlanned(state)) return 'planned';
  return state === 'done' || state === 'no-show' ? state : 'canceled';
}

function bookingOf(visit: CurrentVisit, told: Booking | undefined): Booking {
  const { id, date, window, technician } = visit;
  // One that was made is not the next one of the same request.
  const isSame = told !== undefined && (told.visitId === id || ['planned', 'canceled'].includes(told.state));
  return {
    ...{ visitId: id, date, window, technician, state: stateOf(visit) },
    ...(isSame ? { uid: told.uid, sequence: told.sequence + 1 } : { uid: id, sequence: 0 }),
  };
}

function isSamePlan(one: Booking, other: Booking): boolean {
  return (
    one.date === other.date &&
    one.window.fromHour === other.window.fromHour &&
    one.technician === other.technician
  );
}

/** What to tell now: of all that changed since the last time, only how the visit is now. Another technician is news here. */
export function findBookingNews(told: Booking | undefined, current: CurrentVisit | undefined): BookingNews {
  const booking = current && bookingOf(current, told);
  if (booking === undefined || booking.state === 'canceled')
    return told?.state === 'planned'
      ? { kind: 'canceled', booking: { ...told, sequence: told.sequence + 1, state: 'canceled' } }
      : { kind: 'nothing' };
  const { state } = booking;
  const isTold = told?.uid === booking.uid && told.state === state;
  if (state !== 'planned') return isTold ? { kind: 'nothing' } : { kind: state, booking };
  if (!isTold) return { kind: 'set', booking };
  return isSamePlan(booking, told) ? { kind: 'nothing' } : { kind: 'moved', booking, before: told };
}
