// The visits that an exception meets: what the owner is asked about before it is put.
import type { OpeningCalendar, OpeningException } from '#domain/opening/opening-calendar.ts';
import { exceptionEndsAt } from '#domain/opening/exception-faults.ts';
import { localDateAt } from '#domain/opening/local-date.ts';
import { placeOfVisit } from '#domain/opening/today-place.ts';
import type { BoardVisit } from '#domain/visits/board-visit.ts';
import { dueOf, isVisitOver } from '#domain/visits/visit-due.ts';
import { findClosing, isKeptUnder, isMet, takesVisits } from '#domain/visits/visit-spot.ts';
import type { BoardParts } from '#server/http/board/board-parts.ts';
import { boardVisitOf } from '#server/http/board/visits/board-visits.ts';
import type { ListedVisit } from '#server/store/acts/booking/listed-visit.ts';

/** Those whose window is not over, by their time. */
export async function listVisitsToCome({
  store,
  opening,
  now,
}: Pick<BoardParts, 'store' | 'opening' | 'now'>): Promise<readonly ListedVisit[]> {
  const { timeZone } = opening.calendar().hours;
  const visits = await store.listPlannedVisits(localDateAt(now(), timeZone));
  return visits.filter(({ visit }) => !isVisitOver(visit, now(), timeZone));
}

/** Those of them that an exception of the calendar is about, but for those that are made all the same. */
export function listMet(
  exception: OpeningException,
  visits: readonly ListedVisit[],
  calendar: OpeningCalendar,
  when: Parameters<typeof boardVisitOf>[1],
): readonly BoardVisit[] {
  return visits
    .filter(
      ({ visit, region, lead }) =>
        !isKeptUnder(visit, exception.id) &&
        isMet(
          exception,
          { place: placeOfVisit(region, lead.zip), date: visit.date, window: visit.window },
          calendar,
        ),
    )
    .map((visit) => boardVisitOf(visit, when));
}

/** Those that are booked at a time when no visits are made. Without anything that closes a time, as on most days, none are looked at. */
async function listToMove(
  parts: Pick<BoardParts, 'store' | 'opening' | 'now'>,
): Promise<readonly ListedVisit[]> {
  const calendar = parts.opening.calendar();
  const at = parts.now();
  const { timeZone } = calendar.hours;
  const closes = calendar.exceptions.some(
    (exception) => takesVisits(exception) && at < (exceptionEndsAt(exception, timeZone) ?? Infinity),
  );
  if (!closes) return [];
  const visits = await listVisitsToCome(parts);
  return visits.filter(
    ({ visit, region, lead }) =>
      findClosing(visit, placeOfVisit(region, lead.zip), calendar, at) !== undefined,
  );
}

/** How many the desk has to see to, each counted once: over and not settled, about to begin and nobody's, or to be moved. */
export async function countWaiting(parts: Pick<BoardParts, 'store' | 'opening' | 'now'>): Promise<number> {
  const at = parts.now();
  const { timeZone } = parts.opening.calendar().hours;
  const [unsettled, toMove] = await Promise.all([
    parts.store.listUnsettledUntil(localDateAt(at, timeZone)),
    listToMove(parts),
  ]);
  const due = unsettled.filter((visit) => dueOf(visit, at, timeZone) !== undefined);
  return new Set([...due, ...toMove.map(({ visit }) => visit)].map(({ id }) => id)).size;
}
