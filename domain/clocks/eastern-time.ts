// Wall-clock time in Florida, whatever the clock zone of the visitor or the server. Both clock changes are exact.
// Instants are milliseconds since 1970 (UTC).

/** The company's zone. Stated here, not read from the company facts, so that the browser's countdown stays tiny. */
export const easternZone = 'America/New_York';

export type WallTime = {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
};

const wallClock = new Intl.DateTimeFormat('en-US', {
  timeZone: easternZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
});

/** What the clocks on Florida's east coast show at an instant. */
export function wallTimeAt(instantMs: number): WallTime {
  const parts = new Map(wallClock.formatToParts(instantMs).map(({ type, value }) => [type, Number(value)]));
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? Number.NaN;
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
  };
}

/**
 * The instant at which the clocks show this hour (full hour) on the day `daysLater` after the wall time's day.
 * Valid for hours that exist once a day; the changes happen at 02:00, outside all our hours.
 */
export function instantOfHour(day: WallTime, hour: number, daysLater = 0): number {
  const asIfUtc = Date.UTC(day.year, day.month - 1, day.day + daysLater, hour);
  const offsetAt = (instant: number) => {
    const wall = wallTimeAt(instant);
    return Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour, wall.minute) - instant;
  };
  const guess = asIfUtc - offsetAt(asIfUtc);
  return asIfUtc - offsetAt(guess);
}
