import { expect, test } from 'vitest';
import { filterOf, isSearch, readSearch } from './board-search.ts';

test('a search says any of its parts, and what means nothing is left out', () => {
  const asked = readSearch(
    'text=Jos%C3%A9&day=2026-11-26&region=miami-dade&state=booked&source=google&page=2',
  );
  expect(asked).toEqual({
    text: 'José',
    day: '2026-11-26',
    region: 'miami-dade',
    state: 'booked',
    source: 'google',
    page: '2',
  });
  for (const header of [undefined, '', 'text=+', 'day=2026-02-30&region=texas&state=lost&source='])
    expect(isSearch(readSearch(header)), String(header)).toBe(false);
  for (const header of ['text=a', 'day=2026-02-28', 'region=broward-county', 'state=spam', 'source=phone'])
    expect(isSearch(readSearch(header)), header).toBe(true);
});

test('a day is one of the company, also when the clocks are changed', () => {
  const { fromMs, untilMs } = filterOf(readSearch('day=2026-11-01'), 'America/New_York');
  expect(fromMs).toBe(Date.parse('2026-11-01T00:00:00-04:00'));
  expect(untilMs).toBe(Date.parse('2026-11-02T00:00:00-05:00'));
});
