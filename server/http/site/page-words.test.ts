import { florida } from '../../../tests/support/builders/company.ts';
import { expect, test } from 'vitest';
import { standingCalendar, type OpeningException } from '#domain/opening/opening-calendar.ts';
import { pageWordsAt } from './page-words.ts';

const noon = Date.parse('2026-11-24T12:00:00-05:00');
const withExceptions = (...exceptions: readonly OpeningException[]) => ({ hours: florida, exceptions });
const thanksgiving = {
  kind: 'closed',
  id: 'c',
  from: '2026-11-26',
  to: '2026-11-26',
  reason: 'Thanksgiving Day',
} as const;
const shorter = {
  kind: 'hours',
  id: 'h',
  from: '2026-11-24',
  to: null,
  opensAtHour: 8,
  closesAtHour: 18,
  reason: '',
} as const;

test('without exceptions nothing but the texts of the moment is written', () => {
  expect(Object.keys(pageWordsAt(standingCalendar(florida), noon, ''))).toEqual([
    'texts',
    'alerts',
    'changesAt',
  ]);
});

test('hours until changed are named wherever the old ones stand, in data, too', () => {
  expect(pageWordsAt(withExceptions(shorter), noon, '')).toMatchObject({
    hours: [
      ['7 am', '8 am'],
      ['9 pm', '6 pm'],
    ],
    data: [['"opens":"07:00","closes":"21:00"', '"opens":"08:00","closes":"18:00"']],
  });
});

test('search engines are told of the days that differ, and of the day they are over no more', () => {
  const eve = { ...shorter, from: '2026-12-24', to: '2026-12-24', opensAtHour: 7, closesAtHour: 14 } as const;
  const calendar = withExceptions(thanksgiving, eve);
  const [[, told] = ['', '']] = pageWordsAt(calendar, noon, '').data ?? [];
  expect(JSON.parse(`{${told}0}`)).toEqual({
    specialOpeningHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: '2026-11-26',
        validThrough: '2026-11-26',
        opens: '00:00',
        closes: '00:00',
      },
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: '2026-12-24',
        validThrough: '2026-12-24',
        opens: '07:00',
        closes: '14:00',
      },
    ],
    openingHoursSpecification: 0,
  });
  const later = Date.parse('2026-11-27T12:00:00-05:00');
  expect(pageWordsAt(withExceptions(thanksgiving), later, '').data).toEqual([]);
});
