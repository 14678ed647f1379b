// A visit's time as staff read it: "Tue, Jun 16, 8–10 am".
import { formatHour } from '#domain/clocks/clock-text.ts';
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

/** "8–10 am", "11 am–1 pm". */
export function formatWindow({ fromHour, toHour }: VisitWindow): string {
  const [from, to] = [formatHour(fromHour, 'en'), formatHour(toHour, 'en')];
  const half = to.slice(to.indexOf(' '));
  return `${from.endsWith(half) ? from.slice(0, -half.length) : from}–${to}`;
}

/** "Tue, Jun 16, 8–10 am, Ben", without the name while there is none. */
export function describeVisit(
  { date, window }: { readonly date: LocalDate; readonly window: VisitWindow },
  technician: string | null,
): string {
  const name = technician === null ? [] : [technician];
  return [formatVisitDay(date), formatWindow(window), ...name].join(', ');
}

/** "Tue, Jun 16, 8–10 am", of a window that is wished or held. */
export function describePick({
  date,
  fromHour,
}: {
  readonly date: LocalDate;
  readonly fromHour: number;
}): string {
  return describeVisit({ date, window: windowFrom(fromHour) }, null);
}
