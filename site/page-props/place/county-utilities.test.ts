import { expect, test } from 'vitest';
import { cities } from '#content/places/cities.ts';
import { regions, type County } from '#content/places/regions.ts';
import { tellPower } from '#domain/places/tell-power.ts';
import { countyUtilities } from './county-utilities.ts';

function tellCounty(county: County) {
  const [{ note, links } = { note: undefined, links: [] }] = countyUtilities([county], 'en');
  return { note, own: links.flatMap(({ text, power }) => (power === undefined ? [] : [text])), links };
}

test('what most places of a county say of an outage is said once, and a place that differs says so', () => {
  expect(tellCounty('Broward').note).toBe('Power outages: Florida Power & Light (800-468-8243)');
  expect(tellCounty('Broward').own).toEqual([]);
  expect(tellCounty('Pinellas').note).toBe(
    'Power outages: Duke Energy Florida (800-228-8485), except in Oldsmar',
  );
  expect(tellCounty('Pinellas').own).toEqual(['Oldsmar']);
});

test('where no company has most places, or there is one place, each says its own', () => {
  expect(tellCounty('Orange').note).toBeUndefined();
  expect(tellCounty('Orange').own).toEqual(['Apopka', 'Lake Buena Vista', 'Orlando']);
  expect(tellCounty('Pasco').own).toEqual(['Zephyrhills']);
});

test('each place is told whom to call, by its county or by itself', () => {
  const groups = countyUtilities(
    regions.flatMap(({ counties }) => [...counties]),
    'en',
  );
  const told = new Map(
    groups.flatMap(({ note, links }) => links.map(({ text, power }) => [text, power ?? note] as const)),
  );
  for (const city of cities.filter(({ region }) => region !== null))
    expect(told.get(city.name), city.slug).toContain(tellPower(city, 'en'));
});

test('water is told where the guide knows that it is soft, hard or from wells', () => {
  const water = (county: County, place: string) =>
    tellCounty(county).links.find(({ text }) => text === place)?.water;
  expect(water('Pinellas', 'Dunedin')).toBe('Soft water');
  expect(water('Polk', 'Bartow')).toBe('Hard water; some homes have wells');
  expect(water('Brevard', 'Mims')).toBe('Most homes have wells');
  expect(water('Pinellas', 'Tarpon Springs')).toBeUndefined();
});
