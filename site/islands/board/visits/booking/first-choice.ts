// What is chosen when the booking dialog opens, and who is offered first.
import type { Technician } from '#domain/visits/technician.ts';
import { isUnfinished } from '#domain/visits/visit.ts';
import { chosenAtFirst } from './chosen-at-first.ts';
import type { BookedLead, BookingParts, Choice } from './booking.ts';
import { givenAtFirst } from './given-details.ts';

/** The window that is asked for, a visit that is moved as it is, the window that they hold, or nothing yet. */
export function firstChoice(parts: BookingParts): Choice {
  const { lead, visit, wanted } = parts;
  const chosen = chosenAtFirst(parts);
  return {
    date: chosen?.date ?? '',
    fromHour: chosen?.fromHour,
    technicianId: visit?.technicianId ?? null,
    note: visit?.note ?? '',
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
