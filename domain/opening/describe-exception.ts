// An exception in one line, for the log of changes.
import { formatDayTime } from '#domain/clocks/clock-text.ts';
import type { OpeningException } from './opening-calendar.ts';

/** "closed 2026-11-26: Thanksgiving Day". Days as the calendar writes them, instants by the company's clocks. */
export function describeException(exception: OpeningException, timeZone: string): string {
  const at = (instantMs: number) => formatDayTime(instantMs, timeZone);
  switch (exception.kind) {
    case 'closed': {
      const { from, to, reason } = exception;
      return join('closed', from === to ? from : `${from} to ${to}`, reason);
    }
    case 'hours': {
      const { from, to, opensAtHour, closesAtHour, reason } = exception;
      const days = to === null ? `from ${from}` : from === to ? from : `${from} to ${to}`;
      return join(`open ${opensAtHour}:00 to ${closesAtHour}:00`, days, reason);
    }
    case 'same-day-off':
      return join(
        'no same-day visits',
        placesOf(exception.regions),
        `until ${at(exception.untilMs)}`,
        exception.reason,
      );
    case 'notice': {
      const { regions, counties, cities, fromMs, untilMs, stopsVisits, text } = exception;
      return join(
        stopsVisits ? 'notice, no visits' : 'notice',
        placesOf([...regions, ...counties, ...cities]),
        `${at(fromMs)} to ${at(untilMs)}`,
        text,
      );
    }
    case 'away':
      return join(
        'away',
        exception.region,
        `${at(exception.fromMs)} to ${at(exception.untilMs)}`,
        exception.reason,
      );
  }
}

function placesOf(places: readonly string[]): string {
  return places.length === 0 ? 'everywhere' : places.join(', ');
}

/** What was said, then why. */
function join(...parts: readonly string[]): string {
  const reason = parts.at(-1) ?? '';
  const said = parts.slice(0, -1).join(' · ');
  return reason === '' ? said : `${said}: ${reason}`;
}
