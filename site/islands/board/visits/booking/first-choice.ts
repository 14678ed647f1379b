// What is chosen when the booking dialog opens, and who is offered first.
import { longestNote } from '#domain/board/action-fields.ts';
import { findAskedWindow } from '#domain/my-request/asked-time.ts';
import type { OfferedDay } from '#domain/visits/offered-windows.ts';
import type { Technician } from '#domain/visits/technician.ts';
import { isUnfinished } from '#domain/visits/visit.ts';
import { findWindow, isChoosable, type BookedLead, type BookingParts, type Choice } from './booking.ts';
import { givenAtFirst } from './given-details.ts';

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
    visit === undefined || wanted !== undefined ? undefined : findAskedWindow(lead.anotherTime ?? '');
  if (asked !== undefined) return { ...asked, isAsked: true };
  const known = visit ?? lead.heldWindow ?? undefined;
  return known && { date: known.date, fromHour: known.window.fromHour, isAsked: false };
}

/** A notice or a closed day meets the visit that is moved, and nobody said where it goes. */
export function cannotStay({
  lead,
  visit,
  wanted,
}: Pick<BookingParts, 'lead' | 'visit' | 'wanted'>): boolean {
  return (visit?.closing ?? '') !== '' && wanted === undefined && (lead.anotherTime ?? '') === '';
}

/** Whether it can stay chosen: of what was asked for, only what can be booked. */
export function canBeMeant({ date, fromHour, isAsked }: Opened, days: readonly OfferedDay[]): boolean {
  const window = findWindow(
    days.find((day) => day.date === date),
    fromHour,
  );
  return !isAsked || (window !== undefined && isChoosable(window));
}

/** What who was there noted for the return visit: it stands with the part, if there is one. */
export function notedBefore({ visit }: Pick<BookedLead, 'visit'>): string {
  return visit?.state === 'return-visit' ? visit.note.slice(0, longestNote) : '';
}

/** The window that is asked for, a visit that is moved as it is, the window that they hold, or nothing yet. */
export function firstChoice(parts: BookingParts): Choice {
  const { lead, visit, wanted } = parts;
  const chosen = chosenAtFirst(parts);
  return {
    date: chosen?.date ?? '',
    fromHour: chosen?.fromHour,
    technicianId: visit?.technicianId ?? null,
    note: visit === undefined ? notedBefore(lead) : visit.note,
    address: { street: lead.street, unit: lead.unit, access: lead.access },
    given: givenAtFirst(lead),
    ...wanted,
  };
}

/** Who was there first knows the machine: offered for the return visit, unless they are with us no more. */
export function findReturning(
  { visit }: Pick<BookedLead, 'visit'>,
  technicians: readonly Technician[],
): string | null {
  if (visit === undefined || visit === null || !isUnfinished(visit.state)) return null;
  return technicians.find(({ id, isGone }) => id === visit.technicianId && !isGone)?.id ?? null;
}
