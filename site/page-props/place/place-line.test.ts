import { expect, test } from 'vitest';
import { cities } from '#content/places/cities.ts';
import { placeGuides } from '#content/places/guides/guides.ts';
import { regions } from '#content/places/regions.ts';
import { gasLines, outageLines, utilities } from '#content/places/utilities.ts';
import { listCitiesOfRegion } from './county-places.ts';
import { countyPower, placeLine, regionGas, regionOutage, regionWater } from './place-line.ts';

const lines = new Map(cities.map((city) => [city.name, placeLine(city, 'en').known]));
const water = new Map<string | null, string>(
  regions.map((region) => [region.slug, regionWater(region, 'en') ?? '']),
);
const outages = new Map<string | null, string>(
  regions.map((region) => {
    const { companies, note = '' } = regionOutage(region, 'en');
    return [region.slug, `${companies.join('\n')}\n${note}`];
  }),
);
const served = cities.filter(({ region }) => region !== null);

test('water is told where the guide knows that it is soft, hard or from wells', () => {
  expect(lines.get('Boca Raton')).toBe('soft water inside the city limits');
  expect(lines.get('Dunedin')).toBe('soft water · some gas mains (Clearwater Gas System)');
  expect(lines.get('Tampa')).toMatch(/^medium to very hard water · /u);
  expect(lines.get('Plant City')).toBe('hard water, some private wells');
  expect(lines.get('Titusville')).toBe('moderately hard water');
  expect(lines.get('Mims')).toBe('mostly private wells, so the water varies');
  expect(lines.get('Lely')).toBeUndefined();
});

test('water that most places of a region have is told once above them, and beside the others what they have', () => {
  expect(water.get('central-florida')).toMatch(
    /^These towns have hard water unless their line says otherwise\./u,
  );
  expect(lines.get('Davenport')).toBeUndefined();
  expect(lines.get('Apopka')).toMatch(/^some private wells · /u);
  for (const { name, slug, region } of served) {
    const hasHard = placeGuides[slug].facts.some(({ condition }) => condition === 'hard water');
    const isTold = `${water.get(region) ?? ''} ${lines.get(name) ?? ''}`;
    if (hasHard && slug !== 'tampa' && slug !== 'titusville') expect(isTold, name).toContain('hard water');
    // Who has no hard water says what else, where the note above says that most have it.
    if (!hasHard && water.get(region)?.includes('hard water'))
      expect(lines.get(name), name).toMatch(/water|wells/u);
  }
});

test('above the places of a region stands what a place without a note has, if any has one', () => {
  for (const region of regions) {
    const told = water.get(region.slug) ?? '';
    if (region.slug === 'southwest-florida') expect(told).toBe('');
    else expect(told, region.slug).toContain('we found nothing we could be sure of.');
  }
  for (const { name } of served.filter(({ region }) => region === 'southwest-florida'))
    expect(lines.get(name) ?? '', name).not.toMatch(/water|wells|gas/u);
  expect(water.get('palm-beach-county')).toContain('no note on water, wells or gas');
  expect(water.get('central-florida')).toContain('no note on wells or gas');
});

test('a gas company stands beside the places where it has mains', () => {
  expect(lines.get('Hialeah')).toBe('some gas mains (Florida City Gas)');
  for (const { name, slug } of served) {
    const told = /\bgas mains \((.+?)\)/u.exec(lines.get(name) ?? '')?.[1];
    expect(told, name).toBe(utilities[slug].gas?.names.join(' or '));
  }
});

test('each gas company of a region stands below its places once, with its emergency line where one is known', () => {
  for (const region of regions) {
    const told = regionGas(region, 'en').flatMap(({ companies }) => companies);
    const names = listCitiesOfRegion(region).flatMap(({ slug }) => utilities[slug].gas?.names ?? []);
    const expected = [...new Set(names)].toSorted();
    expect(told).toEqual(
      expected.map((name) => `${name} (${gasLines[name] ?? 'in an emergency, call 911'})`),
    );
  }
});

test('a county tells the power company of most of it, and a place with other companies tells its own', () => {
  expect(countyPower('Pinellas', 'en')).toBe('Power: Duke Energy Florida');
  expect(lines.get('Oldsmar')).toMatch(/^soft water · Power: Tampa Electric \(TECO\) or Duke/u);
  expect(lines.get('Marco Island')).toMatch(/Lee County Electric Cooperative/u);
  // Three places, three companies: each tells its own.
  expect(countyPower('Orange', 'en')).toBeUndefined();
  expect(lines.get('Apopka')).toMatch(/ · Power: Duke Energy Florida$/u);
  expect(lines.get('Orlando')).toMatch(/OUC/u);
  expect(lines.get('Brooksville')).not.toMatch(/Power/u);
  // One company in the whole region: the list below the places names it.
  expect(countyPower('Broward', 'en')).toBeUndefined();
  for (const { name, slug, county, region } of served) {
    const line = lines.get(name) ?? '';
    const own = (line.includes('Power: ') ? line : countyPower(county, 'en')) ?? outages.get(region) ?? '';
    for (const company of utilities[slug].power.names) expect(own, name).toContain(company);
    // Nobody is sent to a company of another place.
    for (const company of Object.keys(outageLines))
      if (own.includes(company)) expect(utilities[slug].power.names, name).toContain(company);
  }
});

test('each power company of a region stands below its places once, with its number, and no number stands twice', () => {
  expect(outages.get('broward-county')).toBe('Florida Power & Light (800-468-8243)\n');
  for (const region of regions) {
    const places = listCitiesOfRegion(region);
    const note = outages.get(region.slug) ?? '';
    const companies = new Set(places.flatMap(({ slug }) => utilities[slug].power.names));
    for (const company of companies) {
      expect(note.split(company.replace(/\)$/u, '')), company).toHaveLength(2);
      expect(note).toContain(outageLines[company] ?? 'the number is on your bill');
    }
    const above = [
      ...region.counties.map((county) => countyPower(county, 'en')),
      ...places.map(({ name }) => lines.get(name)),
    ];
    expect(above.join(' ')).not.toMatch(/\d{3}-\d{4}/u);
    const numbers = note.match(/\d{3}-\d{3}-\d{4}/gu) ?? [];
    expect(new Set(numbers).size).toBe(numbers.length);
    const hasTwo = places.some(({ slug }) => utilities[slug].power.names.length > 1);
    expect(note.includes('your bill says which'), region.slug).toBe(hasTwo);
  }
});
