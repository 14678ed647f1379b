import { expect, test } from 'vitest';
import { cities } from '#content/places/cities.ts';
import { waterLink } from './water-link.ts';

test('water is told where the guide knows that it is soft, hard or from wells', () => {
  const told = cities.map((city) => waterLink(city, 'en'));
  const water = (place: string) => told.find(({ text }) => text === place)?.water;
  expect(water('Dunedin')).toBe('soft water');
  expect(water('Boca Raton')).toBe('soft water inside the city limits');
  expect(water('Tampa')).toBe('medium to very hard water');
  expect(water('Bartow')).toBe('hard water, some private wells');
  expect(water('Mims')).toBe('mostly private wells');
  expect(water('Tarpon Springs')).toBeUndefined();
});
