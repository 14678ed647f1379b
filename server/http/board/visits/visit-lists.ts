// GET /api/board/visits and /api/board/windows/left: the visits of a day, and where there is room.
import { visitsWords } from '#content/words/board/visits-words.ts';
import { listVisits, listWindowsLeft } from '#domain/board/visit-calls.ts';
import { formatDayTime } from '#domain/clocks/clock-text.ts';
import { addDays, isLocalDate, localDateAt, type LocalDate } from '#domain/opening/local-date.ts';
import { openingDay } from '#domain/opening/opening-days.ts';
import type { OpeningCalendar } from '#domain/opening/opening-calendar.ts';
import { findZipRegion, placeOfVisit } from '#domain/opening/today-place.ts';
import type { TodayPlace } from '#domain/opening/today.ts';
import { isThere, takesVisits } from '#domain/visits/visit-spot.ts';
import { sayClosing } from '#domain/opening/describe-exception.ts';
import { milesBetweenZips, placeNameOfZip } from '#domain/places/coverage.ts';
import type { BoardClash, DayStop } from '#domain/visits/board-visit.ts';
import { listDayClashes } from '#domain/visits/day-clashes.ts';
import { listDayWindows, standingPlan, visitRegionOf } from '#domain/visits/visit-plan.ts';
import { dueOf, type VisitDue } from '#domain/visits/visit-due.ts';
import { isOff, type Technician } from '#domain/visits/technician.ts';
import { fillText } from '#domain/words/wording.ts';
import { refuse, type AnswerCall } from '#server/http/board/answer-call.ts';
import type { ListedVisit } from '#server/store/acts/booking/listed-visit.ts';
import { boardVisitOf } from './board-visits.ts';
import type { VisitParts } from '#server/http/board/board-parts.ts';

const { closing } = visitsWords.en;

/** As many days are offered as chips. */
const chips = 7;
/** Nobody books further than this by chips; a date further on is asked for by itself. */
const furthestDays = 45;

/** What technicians have on a day, by its time. */
function stopsOf(date: LocalDate, wantedZip: string, visits: readonly ListedVisit[]): readonly DayStop[] {
  return visits.flatMap(({ visit: { technicianId, window, ...visit }, lead: { name, zip } }) => {
    if (visit.date !== date || technicianId === null) return [];
    const miles = milesBetweenZips(zip, wantedZip) ?? null;
    return [{ ...window, technicianId, name, zip, place: placeNameOfZip(zip), miles }];
  });
}

/** Those whose technician is off that day, or has left. */
function listToReassign(
  visits: readonly ListedVisit[],
  technicians: readonly Technician[],
): readonly ListedVisit[] {
  return visits.filter(({ visit: { technicianId, date } }) => {
    const technician = technicians.find(({ id }) => id === technicianId);
    return technician !== undefined && (technician.isGone || isOff(technician.profile, date));
  });
}

/** "No visits here until …", by notices and where we are away; hours are seen in the days that are offered. */
function sayClosings(place: TodayPlace, { hours, exceptions }: OpeningCalendar, at: number) {
  return exceptions.flatMap((exception) => {
    const { kind } = exception;
    if ((kind !== 'notice' && kind !== 'away') || at >= exception.untilMs) return [];
    if (!takesVisits(exception) || !isThere(exception, place)) return [];
    const { fromMs, untilMs } = exception;
    const [from, until] = [fromMs, untilMs].map((ms) => formatDayTime(ms, hours.timeZone));
    const said = { from: from ?? '', until: until ?? '', why: sayClosing(exception, hours.timeZone) };
    return [fillText(fromMs <= at ? closing.until : closing.from, said)];
  });
}

/** With the town of the stop before, as people say it. */
function clashesOf(visits: readonly ListedVisit[]): readonly BoardClash[] {
  const onDay = visits.map(({ visit, lead: { zip } }) => ({ ...visit, zip }));
  return listDayClashes(onDay, milesBetweenZips).map(({ far, ...clash }) => ({
    ...clash,
    far: far && { place: placeNameOfZip(far.zip), miles: far.miles },
  }));
}

/** Adds the visits of a day, and where there is room. */
export function addVisitLists(answer: AnswerCall, parts: VisitParts): void {
  const { store, opening, now } = parts;
  const shown = (visits: readonly ListedVisit[]) => visits.map((visit) => boardVisitOf(visit, parts));
  const findToday = () => localDateAt(now(), opening.calendar().hours.timeZone);

  // Without a day, or with what is none, of today.
  answer(listVisits, async ({ question: { day: asked } }) => {
    const today = findToday();
    const day = asked !== undefined && isLocalDate(asked) ? asked : today;
    const opened = openingDay(opening.calendar(), day);
    const [visits, technicians, own, planned] = await Promise.all([
      store.listVisits(day),
      store.listTechnicians(),
      store.readVisitPlan(),
      store.listPlannedVisits(),
    ]);
    const plan = own.length > 0 ? own : standingPlan(opening.calendar().hours);
    const booked = visits.map(({ visit }) => visit.window);
    const isDue =
      (due: VisitDue | undefined) =>
      ({ visit }: ListedVisit) =>
        dueOf(visit, now(), opening.calendar().hours.timeZone) === due;
    const toCome = planned.filter((listed) => !isDue('over')(listed));
    const toMove = shown(toCome).filter(({ closing }) => closing !== '');
    return {
      ...{ now: now(), today, day, technicians, windows: listDayWindows(plan, day, booked) },
      closed: opened.kind === 'closed' ? opened.reason : null,
      visits: shown(visits),
      clashes: clashesOf(visits),
      toReassign: shown(listToReassign(toCome, technicians)),
      toMove,
      toSettle: shown(planned.filter(isDue('over'))),
      toAssign: shown(planned.filter(isDue('unassigned'))).filter(({ closing }) => closing === ''),
    };
  });

  // The windows of a day, or of the next seven service days; 422 for what is no day.
  answer(listWindowsLeft, async ({ question: { day, except, lead, ...asked } }) => {
    if (day !== undefined && !isLocalDate(day)) return refuse('faulty', 422);
    const today = findToday();
    const days =
      day === undefined ? Array.from({ length: furthestDays }, (_, index) => addDays(today, index)) : [day];
    const known = lead === undefined ? '' : ((await store.findListedLead(lead))?.zip ?? '');
    const zip = known === '' ? (asked.zip ?? '') : known;
    // Of a lead that says no place, by what is asked on the phone.
    const isAsked = known === '' && zip !== '';
    const region = isAsked ? (findZipRegion(zip) ?? 'outside') : visitRegionOf(asked.region ?? '');
    const [shown, technicians] = await Promise.all([
      store.offerDays({
        ...{ region, zip, days, calendar: opening.calendar(), now: now() },
        ...(day === undefined && { mostServiceDays: chips }),
        // A visit that is moved takes no place of its own window, nor does the window that a lead holds.
        ...(except !== undefined && { except }),
        ...(lead !== undefined && { exceptLead: lead }),
      }),
      store.listTechnicians(),
    ]);
    const planned = (await store.listPlannedVisits(shown[0]?.date ?? today)).filter(
      ({ visit }) => visit.id !== except,
    );
    return {
      today,
      region,
      technicians,
      place: placeNameOfZip(zip),
      closings: sayClosings(placeOfVisit(region, zip), opening.calendar(), now()),
      days: shown.map((one) => ({ ...one, stops: stopsOf(one.date, zip, planned) })),
    };
  });
}
