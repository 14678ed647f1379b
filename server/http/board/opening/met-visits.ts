// The visits that an exception meets: what the owner is asked about before it is put.
import type { OpeningCalendar, OpeningException } from '#domain/opening/opening-calendar.ts';
import { instantOn, localDateAt } from '#domain/opening/local-date.ts';
import { placeOfVisit } from '#domain/opening/today-place.ts';
import type { BoardVisit } from '#domain/visits/board-visit.ts';
import { isMet } from '#domain/visits/visit-spot.ts';
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
  return visits.filter(({ visit }) => now() < instantOn(visit.date, visit.window.toHour, timeZone));
}

/** Those of them that an exception of the calendar is about. */
export function listMet(
  exception: OpeningException,
  visits: readonly ListedVisit[],
  calendar: OpeningCalendar,
): readonly BoardVisit[] {
  return visits
    .filter(({ visit: { date, window }, region, lead }) =>
      isMet(exception, { place: placeOfVisit(region, lead.zip), date, window }, calendar),
    )
    .map(boardVisitOf);
}
