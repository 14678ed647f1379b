// What the notices of the owner mean for a visit that is booked: the desk lists those that a notice meets, to be moved or canceled, and
// tells their customers; until then they stay booked (server/http/board/opening/met-visits.ts).
import { instantOn } from '#domain/opening/local-date.ts';
import type { OpeningCalendar, OpeningException } from '#domain/opening/opening-calendar.ts';
import { placeOfZip } from '#domain/opening/today-place.ts';
import { findClosing, isThere, takesVisits } from '#domain/visits/visit-spot.ts';
import type { MyRequest } from '#server/store/acts/my-request/find-request.ts';

/** may-move: no visits are made at its time, for this reason as the owner tells it to everybody, unless the page says that above all else · stands: none are made now, and its time is another · undefined: nothing is to be said. */
export function visitStanding(
  { zip, visit }: Pick<MyRequest, 'zip' | 'visit'>,
  now: number,
  calendar: OpeningCalendar,
): { readonly kind: 'may-move'; readonly reason: string } | { readonly kind: 'stands' } | undefined {
  if (visit === undefined || (visit.state !== 'set' && visit.state !== 'moved')) return undefined;
  if (now >= instantOn(visit.date, visit.window.toHour, calendar.hours.timeZone)) return undefined;
  const place = placeOfZip(zip);
  const closing = findClosing(visit, place, calendar, now);
  if (closing !== undefined) {
    const isAbove = closing.kind === 'notice' && closing.fromMs <= now;
    const reason = closing.kind === 'notice' ? closing.text : closing.reason;
    return { kind: 'may-move', reason: isAbove ? '' : reason.replace(/\.$/u, '') };
  }
  const holdsHere = (exception: OpeningException) => {
    if (exception.kind !== 'notice' && exception.kind !== 'away') return false;
    return isThere(exception, place) && exception.fromMs <= now && now < exception.untilMs;
  };
  return calendar.exceptions.filter(takesVisits).some(holdsHere) ? { kind: 'stands' } : undefined;
}
