import { expect, test } from 'vitest';
import { regions, type RegionSlug } from '#content/places/regions.ts';
import { sayPageWindow, sayWindow, sayZipWindow } from './next-window-text.ts';
import type { WindowPick } from './held-window.ts';
import type { NextWindows } from './next-window.ts';

/** A Wednesday, noon. */
const moment = {
  now: Date.parse('2026-06-10T12:00:00-04:00'),
  timeZone: 'America/New_York',
  language: 'en',
} as const;
const today = { date: '2026-06-10', fromHour: 15 };
const tomorrow = { date: '2026-06-11', fromHour: 9 };

function everywhere(pick: { readonly date: string; readonly fromHour: number }): NextWindows {
  return new Map(regions.map(({ slug }) => [slug, pick]));
}

test('the day is named as people name it, by its date where a weekday would be taken for today', () => {
  expect(sayWindow(today, moment)).toBe('today, 3–5 pm');
  expect(sayWindow(tomorrow, moment)).toBe('tomorrow, 9–11 am');
  expect(sayWindow({ date: '2026-06-12', fromHour: 11 }, moment)).toBe('Friday, 11 am–1 pm');
  expect(sayWindow({ date: '2026-06-16', fromHour: 9 }, moment)).toBe('Tuesday, 9–11 am');
  expect(sayWindow({ date: '2026-06-17', fromHour: 9 }, moment)).toBe('Wed, Jun 17, 9–11 am');
});

test('after midnight in Florida, the same day is today', () => {
  const now = Date.parse('2026-06-11T00:01:00-04:00');
  expect(sayWindow(tomorrow, { ...moment, now })).toBe('today, 9–11 am');
});

test('a page says the window of its own region, by the name of its town or region', () => {
  const windows: NextWindows = new Map([
    ['west-central-florida', today],
    ['miami-dade', tomorrow],
    ['southwest-florida', today],
  ]);
  expect(sayPageWindow(windows, 'gulfport', moment)).toBe('Next open window in Gulfport: today, 3–5 pm');
  expect(sayPageWindow(windows, 'miami-dade', moment)).toBe(
    'Next open window in Miami-Dade: tomorrow, 9–11 am',
  );
  expect(sayPageWindow(windows, 'moorings', moment)).toBe('Next open window in the Moorings: today, 3–5 pm');
  expect(sayPageWindow(windows, 'orlando', moment)).toBe('');
  // Outside the six regions nobody drives to a window.
  expect(sayPageWindow(everywhere(today), 'atlantic-beach', moment)).toBe('');
});

test('a page about no place says only what holds for every reader', () => {
  const said = (...others: readonly (readonly [RegionSlug, WindowPick])[]) =>
    sayPageWindow(new Map([...everywhere(tomorrow), ...others]), undefined, moment);
  const friday = { date: '2026-06-12', fromHour: 9 };
  expect(said()).toBe('Next open window: tomorrow, 9–11 am, in every region');
  expect(said(['broward-county', { ...tomorrow, fromHour: 7 }])).toBe(
    'Next open window: tomorrow, in every region',
  );
  expect(said(['broward-county', today])).toBe(
    'Next open window: today or tomorrow, depending on your ZIP code',
  );
  expect(said(['broward-county', friday])).toBe(
    'Next open window: tomorrow or Friday, depending on your ZIP code',
  );
  // Three days are no short sentence, and a region without a window is no "all our regions".
  expect(said(['broward-county', friday], ['miami-dade', today])).toBe('');
  const [, ...others] = everywhere(today);
  expect(sayPageWindow(new Map(others), undefined, moment)).toBe('');
});

test('a ZIP code is told the window of its region; one outside nothing', () => {
  const said = 'Next open window for your ZIP code: today, 3–5 pm';
  expect(sayZipWindow(everywhere(today), 'miami-dade', moment)).toBe(said);
  expect(sayZipWindow(everywhere(today), undefined, moment)).toBe('');
  expect(sayZipWindow(new Map(), 'miami-dade', moment)).toBe('');
});
