// Which day and window the booking opens with.
import { findAskedWindow } from '#domain/my-request/asked-time.ts';
import type { OfferedDay } from '#domain/visits/offered-windows.ts';
import { findWindow, isChoosable, type BookingParts } from './booking.ts';

type Opened = {
  readonly date: string;
  readonly fromHour: number;
  /** Asked for by the customer in the place of the visit's. */
  readonly isAsked: boolean;
};

/** What the customer asked for, else what the visit has, else what is held for them; undefined where nothing is known. */
export function chosenAtFirst({
  lead,
  visit,
  wanted,
}: Pick<BookingParts, 'lead' | 'visit' | 'wanted'>): Opened | undefined {
  // Where the visit was put down by hand, that is meant.
  const asked =
    visit === undefined || wanted !== undefined
      ? undefined
      : findAskedWindow(lead.anotherTime ?? '', visit.date);
  if (asked !== undefined) return { ...asked, isAsked: true };
  const known = visit ?? lead.heldWindow ?? undefined;
  return known && { date: known.date, fromHour: known.window.fromHour, isAsked: false };
}

/** Whether it can stay chosen: of what was asked for, only what can be booked. */
export function canBeMeant({ date, fromHour, isAsked }: Opened, days: readonly OfferedDay[]): boolean {
  const window = findWindow(
    days.find((day) => day.date === date),
    fromHour,
  );
  return !isAsked || (window !== undefined && isChoosable(window));
}
