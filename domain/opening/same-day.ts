// Whether a request can still become a visit today, and until when; else when that is possible next.
import type { RegionSlug } from '#content/places/regions.ts';
import { addDays, instantOn, localDateAt, type LocalDate } from './local-date.ts';
import type { OpeningCalendar, SameDayOff } from './opening-calendar.ts';
import { openSpanOn, servedFrom } from './open-times.ts';

export type SameDay = {
  readonly isOffered: boolean;
  /** The cut-off that comes next: today's while visits are offered today, else that of the first day on which they are. */
  readonly cutoffAt: number;
  /** Why none are offered though the day is not over; missing when there is no more to it than the hour. */
  readonly reason?: string;
};

/** Nobody closes for longer. */
const furthestDays = 800;

function listOff(
  { exceptions }: OpeningCalendar,
  nowMs: number,
  region: RegionSlug | undefined,
): readonly SameDayOff[] {
  return exceptions.filter(
    (off): off is SameDayOff =>
      off.kind === 'same-day-off' &&
      nowMs < off.untilMs &&
      (off.regions.length === 0 || off.regions.some((own) => own === region)),
  );
}

/** The last moment to ask for a visit on a day, for somebody who asks at an instant or later; undefined when the day has no visits any more. */
function cutoffOn(
  calendar: OpeningCalendar,
  date: LocalDate,
  fromMs: number,
  region: RegionSlug | undefined,
): number | undefined {
  const { timeZone, sameDayCutoffHour } = calendar.hours;
  const span = openSpanOn(calendar, date);
  if (span === undefined) return undefined;
  const cutoff = Math.min(instantOn(date, sameDayCutoffHour, timeZone), span.untilMs);
  return servedFrom(calendar, Math.max(fromMs, span.fromMs), region) < cutoff ? cutoff : undefined;
}

/** What is said of same-day visits at an instant: everywhere, or in a region. */
export function sameDayAnswer(calendar: OpeningCalendar, nowMs: number, region?: RegionSlug): SameDay {
  const { timeZone, sameDayCutoffHour } = calendar.hours;
  const today = localDateAt(nowMs, timeZone);
  const off = listOff(calendar, nowMs, region);
  const offeredFrom = Math.max(nowMs, ...off.map(({ untilMs }) => untilMs));
  const reason = off.find(({ untilMs }) => untilMs === offeredFrom)?.reason;
  for (let days = 0; days < furthestDays; days += 1) {
    const cutoffAt = cutoffOn(calendar, addDays(today, days), offeredFrom, region);
    if (cutoffAt === undefined) continue;
    const asksAt = Math.max(nowMs, openSpanOn(calendar, today)?.fromMs ?? nowMs);
    const isOffered = days === 0 && off.length === 0 && servedFrom(calendar, asksAt, region) === asksAt;
    return { isOffered, cutoffAt, ...(reason !== undefined && { reason }) };
  }
  return { isOffered: false, cutoffAt: instantOn(addDays(today, furthestDays), sameDayCutoffHour, timeZone) };
}
