// A visit's time as staff read it: "Tue, Jun 16, 8–10 AM".
import type { LocalDate } from '#domain/opening/local-date.ts';
import { windowFrom, type VisitWindow } from './visit.ts';

const dayFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
});

/** "Tue, Jun 16". */
export function formatVisitDay(date: LocalDate): string {
  return dayFormat.format(new Date(`${date}T00:00:00Z`));
}

/** "Tue, Jun 16", "Tue, Jun 16 – Fri, Jun 19". */
export function describeDays({ from, to }: { readonly from: LocalDate; readonly to: LocalDate }): string {
  return from === to ? formatVisitDay(from) : `${formatVisitDay(from)} – ${formatVisitDay(to)}`;
}

function hourOf(hour: number): { readonly digits: number; readonly half: 'AM' | 'PM' } {
  return { digits: hour % 12 === 0 ? 12 : hour % 12, half: hour % 24 < 12 ? 'AM' : 'PM' };
}

/** "8–10 AM", "11 AM–1 PM". */
export function formatWindow({ fromHour, toHour }: VisitWindow): string {
  const [from, to] = [hourOf(fromHour), hourOf(toHour)];
  const start = from.half === to.half ? String(from.digits) : `${from.digits} ${from.half}`;
  return `${start}–${to.digits} ${to.half}`;
}

/** "Tue, Jun 16, 8–10 AM, Ben", without the name while there is none. */
export function describeVisit(
  { date, window }: { readonly date: LocalDate; readonly window: VisitWindow },
  technician: string | null,
): string {
  const name = technician === null ? [] : [technician];
  return [formatVisitDay(date), formatWindow(window), ...name].join(', ');
}

/** "Tue, Jun 16, 8–10 AM", of a window that is wished or held. */
export function describePick({
  date,
  fromHour,
}: {
  readonly date: LocalDate;
  readonly fromHour: number;
}): string {
  return describeVisit({ date, window: windowFrom(fromHour) }, null);
}
