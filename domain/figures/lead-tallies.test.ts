import { expect, test } from 'vitest';
import { joinTallies, nameSource } from './lead-tallies.ts';

test('names are counted once, the most frequent first, and equal ones by their name', () => {
  const rows = [
    ...[
      { name: 'b', count: 2 },
      { name: 'a', count: 1 },
      { name: 'c', count: 2 },
    ],
    ...[{ name: 'a', count: 4 }],
  ];
  expect(joinTallies(rows)).toEqual([
    { name: 'a', count: 5 },
    { name: 'b', count: 2 },
    { name: 'c', count: 2 },
  ]);
});

test('a source is its first campaign, else the site that linked to us, else nothing', () => {
  expect(nameSource({ first_utm_source: 'Google ', first_referrer: 'https://www.google.com/' })).toBe(
    'google',
  );
  expect(nameSource({ first_referrer: 'https://www.yelp.com/biz/x', utm_source: 'mail' })).toBe('yelp.com');
  expect(nameSource({ first_page: '/miami', referrer: 'bing.com' })).toBe('bing.com');
  expect(nameSource({ first_page: '/miami' })).toBe('');
  expect(nameSource({ heard_from: 'Friend ' })).toBe('friend');
});
