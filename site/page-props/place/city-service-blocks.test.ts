import { expect, test } from 'vitest';
import { services } from '#content/catalogue/services.ts';
import { cities } from '#content/places/cities.ts';
import { cityServicePlate } from './city-service-opening.ts';
import { beforeWeCome, localFacts } from './city-service-sections.ts';

const pages = cities.flatMap((city) =>
  services.map((service) => ({
    city,
    service,
    facts: localFacts(city, service, 'en'),
    before: beforeWeCome(city, service, 'en'),
  })),
);

test('whom to call in an outage stands on every plate: signs of each appliance send the reader to the electric utility', () => {
  for (const { city, service } of pages) {
    const rows = cityServicePlate(city, service, 'en').filter(({ label }) => label === 'Power outages');
    expect(rows.length, `${city.slug} ${service.slug}`).toBe(1);
  }
});

test('a share of homes is told with its source and its years', () => {
  for (const { facts } of pages)
    for (const { fact } of facts)
      if (/\d% of homes/u.test(fact)) expect(fact).toMatch(/\(US Census, 20\d\d–20\d\d\)/u);
});

test('no title stands twice in the block of a place', () => {
  for (const { city, service, facts } of pages) {
    const titles = facts.map(({ title }) => title);
    expect(new Set(titles).size, `${city.slug} ${service.slug}`).toBe(titles.length);
  }
});

test('the flap of a dryer’s vent is looked at once, and propane is asked for once', () => {
  for (const { city, service, facts, before } of pages) {
    const texts = facts.map(({ advice = '' }) => advice);
    if (service.slug === 'dryer')
      expect(texts.filter((text) => /\bflap\b/u.test(text)).length, city.slug).toBeLessThan(2);
    if (service.slug === 'stove')
      expect(
        [...texts, ...before.shared].filter((text) => /\bpropane\b/u.test(text)).length,
        city.slug,
      ).toBeLessThan(2);
  }
});
