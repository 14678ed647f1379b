import { useState } from 'react';
import { partExpectedAfter, type VisitPart } from '#domain/visits/visit-part.ts';
import { broughtPart, type BookingParts } from './booking.ts';

/** The part that the visit brings, as it is known here or the server says, and when it is expected if that is after the chosen day. */
export function usePartDay(parts: Pick<BookingParts, 'lead' | 'visit'>, date: string) {
  const [part, setPart] = useState<Pick<VisitPart, 'expectedOn'> | null>(() => broughtPart(parts));
  // Of a visit that stays on its day nobody asks again.
  const isAsked = date !== '' && date !== parts.visit?.date;
  return { part, setPart, expectedOn: isAsked ? partExpectedAfter(part, date) : undefined };
}
