import { expect, test } from 'vitest';
import { services } from '#content/catalogue/services.ts';
import { cities } from '#content/places/cities.ts';
import { localFigures } from './city-service-figures.ts';
import { localFacts } from './city-service-sections.ts';

const pages = cities.flatMap((city) =>
  services.map((service) => ({
    city,
    service,
    facts: localFacts(city, service, 'en'),
    figures: localFigures(city, service, 'en'),
  })),
);

function figuresOf(place: string, appliance: string) {
  const page = pages.find(({ city, service }) => city.slug === place && service.slug === appliance);
  if (page === undefined) throw new Error(`No ${appliance} in ${place}`);
  return page.figures;
}

test('whom a renter asks stands before the visit, how old a machine is beside its price, the rest in the place', () => {
  const { rows, before, replace } = figuresOf('jupiter', 'dishwasher');
  expect(rows.map(({ title }) => title)).toEqual(['Storms']);
  expect(before.join(' ')).toContain('About 20% of homes in Jupiter are rented');
  expect(replace).toContain('About 23% of households in Jupiter');
});

test('a place has two rows before the signs wherever it has two facts or figures', () => {
  const few = pages.filter(({ facts, figures }) => {
    const rows = facts.length + figures.rows.length;
    return rows < 2 && figures.before.length + Number(figures.replace !== '') > 0;
  });
  expect(few.map(({ city, service }) => `${city.slug} ${service.slug}`)).toEqual([]);
});

test('the Census is named once where a share of homes is told, and nowhere else', () => {
  for (const { city, service, figures } of pages) {
    const { rows, before, replace, source, sourceBefore, sourceReplace } = figures;
    const texts = [...rows.map(({ fact }) => fact), ...before, replace].join(' ');
    const named = [source, sourceBefore, sourceReplace].filter((text) => text.includes('Census'));
    expect(named.length, `${city.slug} ${service.slug}`).toBe(
      /\d% of (?:homes|households)/u.test(texts) ? 1 : 0,
    );
  }
});

test('the flap of a dryer’s vent is looked at once, and propane is asked for once', () => {
  for (const { city, service, facts, figures } of pages) {
    const texts = [
      ...facts.map(({ advice }) => advice),
      ...figures.rows.map(({ advice }) => advice),
      ...figures.before,
    ];
    if (service.slug === 'dryer')
      expect(texts.filter((text) => /\bflap\b/u.test(text)).length, city.slug).toBeLessThan(2);
    if (service.slug === 'stove')
      expect(texts.filter((text) => /\bpropane\b/u.test(text)).length, city.slug).toBeLessThan(2);
  }
});
