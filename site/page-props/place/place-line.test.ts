import { expect, test } from 'vitest';
import { cities } from '#content/places/cities.ts';
import { outageLines, utilities } from '#content/places/utilities.ts';
import { countyPower, placeLine } from './place-line.ts';

const lines = new Map(cities.map((city) => [city.name, placeLine(city, 'en').known]));

test('water is told where the guide knows that it is soft, hard or from wells', () => {
  expect(lines.get('Boca Raton')).toBe('soft water inside the city limits');
  expect(lines.get('Dunedin')).toBe('soft water');
  expect(lines.get('Tampa')).toBe('medium to very hard water');
  expect(lines.get('Titusville')).toBe('moderately hard water');
  expect(lines.get('Mims')).toBe('mostly private wells');
  expect(lines.get('Lely')).toBeUndefined();
});

test('a county tells whom most of it calls in a power outage, and a place with other companies tells its own', () => {
  expect(countyPower('Pinellas', 'en')).toBe('Power outage: Duke Energy Florida (800-228-8485)');
  expect(lines.get('Oldsmar')).toMatch(
    /^soft water · Power outage: Tampa Electric \(TECO, 877-588-1010\) or Duke/u,
  );
  expect(lines.get('Marco Island')).toMatch(/Lee County Electric Cooperative/u);
  // Three places, three companies: each tells its own.
  expect(countyPower('Orange', 'en')).toBeUndefined();
  expect(lines.get('Apopka')).toMatch(/ · Power outage: Duke Energy Florida \(800-228-8485\)$/u);
  expect(lines.get('Orlando')).toMatch(/OUC/u);
  expect(lines.get('Brooksville')).not.toMatch(/Power/u);
  for (const { name, slug, county } of cities) {
    const told = `${countyPower(county, 'en') ?? ''} ${lines.get(name) ?? ''}`;
    for (const company of utilities[slug].power.names) {
      expect(told, name).toContain(company.replace(/\)$/u, ''));
      expect(told, name).toContain(outageLines[company] ?? 'bill');
    }
    // Nobody is sent to a company of another place.
    const own = lines.get(name)?.includes('Power outage')
      ? (lines.get(name) ?? '')
      : countyPower(county, 'en');
    for (const company of Object.keys(outageLines))
      if (own?.includes(company)) expect(utilities[slug].power.names, name).toContain(company);
  }
});
