// An exception in words: what it is, where, and when.
import type { BoardWords } from '#content/words/board/board-words.ts';
import { formatDayTime, formatHour } from '#domain/clocks/clock-text.ts';
import type { BoardOpening } from '#domain/opening/board-opening.ts';
import { localDateAt, type LocalDate } from '#domain/opening/local-date.ts';
import type { OpeningException } from '#domain/opening/opening-calendar.ts';
import type { PlaceNames } from '#domain/places/place-names.ts';
import type { BoardVisit } from '#domain/visits/board-visit.ts';
import { describeVisit } from '#domain/visits/visit-text.ts';
import { formatDay, formatList } from '#domain/words/wording.ts';
import { findNearest, yearlyTimes, yearlyTitle } from './yearly-text.ts';

type Words = BoardWords['opening'];
type Places = Partial<Record<'regions' | 'counties' | 'cities', readonly string[]>>;

export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/gu, (match, name: string) => values[name] ?? match);
}

/** As people name a county: "Pinellas County". */
export function countyName(name: string): string {
  return `${name} County`;
}

/** The names of regions, counties and towns in one list; empty for none. */
export function namePlaces(names: PlaceNames, { regions = [], counties = [], cities = [] }: Places): string {
  const named = [
    ...names.regions.filter(({ slug }) => regions.includes(slug)),
    ...names.counties
      .filter(({ name }) => counties.includes(name))
      .map(({ name }) => ({ name: countyName(name) })),
    ...names.cities.filter(({ slug }) => cities.includes(slug)),
  ].map(({ name }) => name);
  return named.length === 0 ? '' : formatList(named, 'en');
}

/** The first day it is about, from today on. */
export function startOf(exception: OpeningException, opening: BoardOpening): LocalDate {
  const { hours, today } = opening;
  switch (exception.kind) {
    case 'yearly':
      return findNearest(exception, opening).date;
    case 'closed':
    case 'hours':
      return exception.from;
    case 'same-day-off':
      return today.date;
    case 'notice':
    case 'away':
      return localDateAt(exception.fromMs, hours.timeZone);
  }
}

/** Whether it is an alert that no place is named for. */
export function isEverywhere(exception: OpeningException): boolean {
  if (exception.kind !== 'notice') return false;
  const { regions, counties, cities } = exception;
  return regions.length + counties.length + cities.length === 0;
}

/** "Thu, Jun 11, 9–11 am, Ben · Rosa Diaz, Miami Beach". */
export function visitText({ lead, technician, ...visit }: BoardVisit): string {
  const who = [lead.name, lead.place].filter((part) => part !== '');
  return `${describeVisit(visit, technician)} · ${who.join(', ')}`;
}

/** What is said: the reason or the alert, else nothing. */
function sayingOf(exception: OpeningException): string {
  return exception.kind === 'notice' ? exception.text : exception.reason;
}

/** "Closed: Thanksgiving Day". */
export function titleOf(exception: OpeningException, words: Words): string {
  if (exception.kind === 'yearly') return yearlyTitle(exception, words);
  const { kinds, times } = words;
  const hours =
    exception.kind === 'hours'
      ? `, ${fillIn(times.hours, { from: formatHour(exception.opensAtHour, 'en'), to: formatHour(exception.closesAtHour, 'en') })}`
      : '';
  const saying = sayingOf(exception);
  return `${kinds[exception.kind]}${hours}${saying === '' ? '' : `: ${saying}`}`;
}

/** "November 26, 2026", "Until Nov 25, 6:00 pm · Pinellas County". */
export function timesOf(
  exception: OpeningException,
  words: Words,
  names: PlaceNames,
  opening: BoardOpening,
): string {
  if (exception.kind === 'yearly') return yearlyTimes(exception, words, opening);
  const { times } = words;
  const { timeZone } = opening.hours;
  if (exception.kind === 'closed' || exception.kind === 'hours') {
    const { from, to } = exception;
    const text = to === null ? times.lasting : to === from ? times.day : times.days;
    return fillIn(text, { from: formatDay(from, 'en'), to: to === null ? '' : formatDay(to, 'en') });
  }
  const at = (instantMs: number) => formatDayTime(instantMs, timeZone);
  const until = at(exception.untilMs);
  const span =
    exception.kind === 'same-day-off'
      ? fillIn(times.until, { until })
      : fillIn(times.span, { from: at(exception.fromMs), until });
  const where = namePlaces(names, exception);
  const said = [span, where === '' ? times.everywhere : where];
  if (exception.kind === 'notice' && exception.stopsVisits) said.push(times.noVisits);
  return said.join(' · ');
}
