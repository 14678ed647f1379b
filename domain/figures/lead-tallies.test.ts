import { expect, test } from 'vitest';
import { joinTallies, nameSource } from './lead-tallies.ts';

test('names are counted once, the most frequent first, and equal ones by their name', () => {
  const aTally = (name: string, count: number, booked = 0, done = 0) => ({
    ...{ name, count, reached: booked, booked, visited: done, done, lost: 0 },
  });
  const rows = [aTally('b', 2), aTally('a', 1, 1), aTally('c', 2), aTally('a', 4, 2, 1)];
  expect(joinTallies(rows)).toEqual([aTally('a', 5, 3, 1), aTally('b', 2), aTally('c', 2)]);
});

test('a source is its first campaign, else the site that linked to us, else nothing', () => {
  expect(nameSource({ first_utm_source: 'Google ', first_referrer: 'https://www.google.com/' })).toBe(
    'google',
  );
  expect(nameSource({ first_referrer: 'https://www.yelp.com/biz/x', utm_source: 'mail' })).toBe('yelp.com');
  expect(nameSource({ first_page: '/miami', referrer: 'bing.com' })).toBe('bing.com');
  expect(nameSource({ first_referrer: 'https://www.google.com/' })).toBe('google');
  expect(nameSource({ referrer: 'l.facebook.com' })).toBe('facebook');
  expect(nameSource({ referrer: 'maps.google.com.example' })).toBe('maps.google.com.example');
  expect(nameSource({ first_page: '/miami' })).toBe('');
  expect(nameSource({ heard_from: 'Friend ' })).toBe('friend');
});
