// What a technician's page says of his visits, in the words he reads.
import { describeWish, findAskedTime } from '#domain/my-request/asked-time.ts';
import type { OpeningCalendar } from '#domain/opening/opening-calendar.ts';
import { sayClosing } from '#domain/opening/describe-exception.ts';
import { placeOfVisit } from '#domain/opening/today-place.ts';
import { findClosing } from '#domain/visits/visit-spot.ts';
import { formatDayTime } from '#domain/clocks/clock-text.ts';
import { minuteMs } from '#domain/clocks/durations.ts';
import { addDays, localDateAt } from '#domain/opening/local-date.ts';
import { technicianPhotoPath } from '#domain/paths/paths.ts';
import { placeNameOfZip } from '#domain/places/coverage.ts';
import { findSignAdvice, listLikelyParts, nameAppliance, nameSign } from '#domain/repair/lead-appliance.ts';
import { formatPhoneNumber } from '#domain/requests/phone-number.ts';
import type { PressProblem, TechnicianShown, VisitCard } from '#domain/visits/technician-page.ts';
import { describePlace, phoneMapUrl } from '#domain/visits/visit-address.ts';
import { describeNotedPart } from '#domain/visits/awaited-part.ts';
import { formatVisitDay, formatWindow } from '#domain/visits/visit-text.ts';
import { isPlanned, type Visit } from '#domain/visits/visit.ts';
import { listAddedFacts } from '#server/http/board/added-facts.ts';
import type { ListedVisit } from '#server/store/acts/booking/listed-visit.ts';
import type { TechnicianVisits } from '#server/store/acts/booking/technician-visits.ts';

export type ShownAt = {
  readonly now: number;
  readonly calendar: OpeningCalendar;
  /** What his browser calls itself. */
  readonly userAgent: string;
  readonly newId: () => string;
  /** The visit that he wrote a note of just now; empty after anything else. */
  readonly notedId: string;
};

/** The days of the page: today and tomorrow. */
export function pageDays({ now, calendar }: Pick<ShownAt, 'now' | 'calendar'>) {
  const today = localDateAt(now, calendar.hours.timeZone);
  return { today, tomorrow: addDays(today, 1) };
}

/** So long a slip is noticed; after that he is there, or says what came of it. */
const onTheWayUndoMs = 10 * minuteMs;

/** Whether what stands there is a press of his that he can still take back. */
function isHisToUndo({ state, by, changedAt }: Visit, technician: string, now: number): boolean {
  if (by !== technician) return false;
  return state === 'on-the-way' ? now - changedAt < onTheWayUndoMs : !isPlanned(state);
}

type Mine = TechnicianVisits['visits'][number];

function cardOf({ photos, part, ...listed }: Mine, technician: string, at: ShownAt): VisitCard {
  const { visit, lead, lastPress, region }: ListedVisit = listed;
  const { today } = pageDays(at);
  const place = { ...lead, place: placeNameOfZip(lead.zip) };
  const isOpen = isPlanned(visit.state);
  const advice = findSignAdvice(lead);
  const { customer } = lead;
  const closing = findClosing(visit, placeOfVisit(region, lead.zip), at.calendar, at.now);
  return {
    ...{ id: visit.id, seen: visit.sequence, pressId: at.newId(), state: visit.state, isOpen },
    day: visit.date < today ? formatVisitDay(visit.date) : '',
    window: formatWindow(visit.window),
    isNoted: visit.id === at.notedId,
    canPress: isOpen && visit.date <= today,
    undo: isHisToUndo(visit, technician, at.now) ? (lastPress ?? '') : '',
    ...{ name: lead.name, phone: lead.phone, phoneText: formatPhoneNumber(lead.phone) },
    address: describePlace(place),
    map: phoneMapUrl(place, at.userAgent) ?? '',
    ...{ isUrgent: lead.urgent, doNotServe: customer.doNotServe },
    closing: closing === undefined ? '' : sayClosing(closing, at.calendar.hours.timeZone),
    anotherTime: describeWish(findAskedTime(lead)),
    ...{ appliance: nameAppliance(lead.appliance), problem: nameSign(lead), message: lead.message },
    added: listAddedFacts(lead),
    ...{ causes: advice?.causes ?? [], parts: listLikelyParts(lead), advice: advice?.visit ?? '' },
    plate: advice?.plate ?? null,
    part: part === null ? '' : describeNotedPart(part),
    ...{ access: lead.access, note: visit.note },
    ...{ customerNote: customer.note, language: customer.language },
    photos: photos.map((id) => technicianPhotoPath(visit.id, id)),
  };
}

/** The page of a technician at a moment, and why his last press changed nothing, if it did not. */
export function describeVisits(
  { technician, visits }: TechnicianVisits,
  at: ShownAt,
  problem?: PressProblem,
): TechnicianShown {
  const { today, tomorrow } = pageDays(at);
  const cardsOf = (isOn: (date: string) => boolean) =>
    visits.filter(({ visit }) => isOn(visit.date)).map((mine) => cardOf(mine, technician.name, at));
  return {
    name: technician.name.split(' ')[0] ?? '',
    asOf: formatDayTime(at.now, at.calendar.hours.timeZone),
    ...{ today: formatVisitDay(today), tomorrow: formatVisitDay(tomorrow) },
    before: cardsOf((date) => date < today),
    onToday: cardsOf((date) => date === today),
    onTomorrow: cardsOf((date) => date === tomorrow),
    problem,
  };
}
