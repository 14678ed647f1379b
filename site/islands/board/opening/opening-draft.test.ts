import { aYearlyClosing } from '../../../../tests/support/builders/an-exception.ts';
import { florida } from '../../../../tests/support/builders/company.ts';
import { openingWords } from '#content/words/board/opening-words.ts';
import { expect, test } from 'vitest';
import { readLocalTime, writeLocalTime } from './local-time.ts';
import { writeTemplate } from './alert-template.ts';
import { draftOf, draftOfYearly, exceptionOf, listDraftFaults, newDraft } from './opening-draft.ts';

const noon = Date.parse('2026-11-18T12:00:00-05:00');
const { timeZone } = florida;
const boardPlaces = {
  regions: [],
  counties: [{ slug: 'pinellas', name: 'Pinellas', region: 'west-central-florida' }],
  cities: [],
};
const facts = { words: openingWords.en, places: boardPlaces, timeZone };

test('times are typed and shown by the clock of the company, in summer and winter', () => {
  expect(writeLocalTime(noon, timeZone)).toBe('2026-11-18T12:00');
  expect(readLocalTime('2026-11-18T12:30', timeZone)).toBe(noon + 30 * 60_000);
  expect(readLocalTime('2026-07-01T09:05', timeZone)).toBe(Date.parse('2026-07-01T09:05:00-04:00'));
  expect(readLocalTime('', timeZone)).toBeNaN();
});

test('an exception that is edited and left as it is stays the same', () => {
  const exceptions: readonly Parameters<typeof draftOf>[0][] = [
    { kind: 'closed', id: 'one-closed', from: '2026-11-26', to: '2026-11-27', reason: 'Thanksgiving' },
    {
      kind: 'hours',
      id: 'one-hours',
      from: '2026-12-01',
      to: null,
      opensAtHour: 8,
      closesAtHour: 24,
      reason: '',
    },
    { kind: 'same-day-off', id: 'one-off', untilMs: noon, regions: ['miami-dade'], reason: 'storm' },
    {
      kind: 'away',
      id: 'one-away',
      regions: ['broward-county'],
      fromMs: noon,
      untilMs: noon + 60_000,
      reason: 'flood',
    },
  ];
  for (const exception of exceptions)
    expect(exceptionOf(draftOf(exception, noon, florida), timeZone)).toEqual(exception);
});

test('a closed day of every year is typed as one, and holds from that date on', () => {
  const typed = { ...newDraft('closed', 'one-closed', noon, florida), isYearly: true, reason: 'Company day' };
  expect(exceptionOf({ ...typed, from: '2026-12-26', to: '2026-12-30' }, timeZone)).toEqual({
    ...{ kind: 'yearly', id: 'one-closed', day: '12-26', from: '2026-12-26' },
    ...{ openYears: [], reason: 'Company day' },
  });
});

test('what is closed every year is edited: another reason keeps the holiday, another date is the date of every year from then on', () => {
  const closed = aYearlyClosing({ openYears: [2027] });
  const draft = draftOfYearly(closed, '2026-11-26', noon, florida);
  expect(exceptionOf(draft, timeZone)).toEqual(closed);
  const renamed = exceptionOf({ ...draft, reason: 'Thanksgiving' }, timeZone);
  expect(renamed).toEqual({ ...closed, reason: 'Thanksgiving' });
  expect(exceptionOf({ ...draft, from: '2026-11-27', to: '2026-11-27' }, timeZone)).toEqual({
    ...{ kind: 'yearly', id: closed.id, day: '11-27', from: '2026-11-27' },
    ...{ openYears: [], reason: 'Thanksgiving Day' },
  });
});

test('other hours ask for their last day, and hold until changed only where that is chosen', () => {
  expect(newDraft('hours', 'one-hours', noon, florida)).toMatchObject({ isLasting: false, to: '' });
});

test('the text of a template follows places and end until it is typed', () => {
  const draft = { ...newDraft('notice', 'a-notice', noon, florida), template: 'hurricane' } as const;
  const pinellas = writeTemplate({ ...draft, counties: ['Pinellas'], untilTime: '2026-11-20T18:00' }, facts);
  expect(pinellas.text).toBe(
    'Hurricane: no visits in Pinellas County until Nov 20, 6:00 pm. In an emergency call the 24/7 line.',
  );
  const typed = writeTemplate(
    { ...pinellas, template: '', text: 'Closed bridges', cities: ['tampa'] },
    facts,
  );
  expect(typed.text).toBe('Closed bridges');
});

test('a place that is typed and is none of the list is a fault, for the alert would be put up everywhere', () => {
  const draft = newDraft('notice', 'a-notice', noon, florida);
  expect(listDraftFaults(draft)).toEqual([]);
  expect(listDraftFaults({ ...draft, place: ' West Central ' })).toEqual([
    { field: 'West Central', fault: 'unmatched' },
  ]);
});
