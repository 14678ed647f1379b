import { expect, test } from 'vitest';
import { describeSource, listSourceMarks } from './lead-source.ts';

const advertisement = {
  first_page: '/miami',
  first_referrer: 'www.google.com',
  first_utm_source: 'ads',
  first_utm_medium: 'cpc',
};

test('one line says from where, by which campaign, and on which page they began', () => {
  expect(describeSource(advertisement, [])).toBe('www.google.com, ads / cpc, first on /miami');
  expect(
    describeSource(
      { ...advertisement, referrer: 'www.google.com', utm_source: 'ads', utm_medium: 'cpc' },
      [],
    ),
  ).toBe('www.google.com, ads / cpc, first on /miami');
});

test('a last touch from elsewhere is told beside the first', () => {
  expect(
    describeSource({ ...advertisement, referrer: 'mail.example.org', utm_source: 'newsletter' }, []),
  ).toBe('www.google.com, ads / cpc, first on /miami, last from mail.example.org, newsletter');
});

test('who typed the address came from nowhere, and a form without script says nothing', () => {
  expect(describeSource({ first_page: '/miami' }, [])).toBe('no link from elsewhere, first on /miami');
  expect(describeSource({ utm_source: 'search' }, [])).toBe('search');
  expect(describeSource({}, [])).toBe('');
});

test('a caller is named by what they said, as the list calls it now', () => {
  const sources = [{ id: 'mail', name: 'Postcard', isRetired: true }];
  expect(describeSource({ heard_from: 'phone' }, sources)).toBe('by phone');
  expect(describeSource({ heard_from: 'mail' }, sources)).toBe('by phone: Postcard');
  expect(listSourceMarks({ heard_from: 'mail' }, sources)).toEqual([['heard_from', 'Postcard']]);
});

test('of a referrer the host is shown, and what tells nothing is left out', () => {
  expect(
    listSourceMarks({ referrer: 'https://www.google.com/search?q=x', first_page: '', made_up: 'x' }),
  ).toEqual([['referrer', 'www.google.com']]);
});
