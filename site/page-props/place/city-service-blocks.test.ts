import { expect, test } from 'vitest';
import { services } from '#content/catalogue/services.ts';
import { cities } from '#content/places/cities.ts';
import { cityServicePlate } from './city-service-opening.ts';
import { cityServicePageWords } from '#content/words/places/city-service-page-words.ts';
import { placeGuides } from '#content/places/guides/guides.ts';
import { beforeWeCome, localNotes, localSigns } from './city-service-sections.ts';

const pages = cities.flatMap((city) =>
  services.map((service) => ({
    city,
    service,
    notes: localNotes(city, service, 'en'),
    before: beforeWeCome(city, service, 'en'),
  })),
);

test('whom to call in an outage stands on every plate: signs of each appliance send the reader to the electric utility', () => {
  for (const { city, service } of pages) {
    const rows = cityServicePlate(city, service, 'en').filter(({ label }) => label === 'Power outages');
    expect(rows.length, `${city.slug} ${service.slug}`).toBe(1);
  }
});

test('every line of a place is told on its page: none is written that the page has no room for', () => {
  const unseen = pages.flatMap(({ city, service, notes }) => {
    const signs = localSigns(city, service, 'en');
    const { noteInSign } = cityServicePageWords.en;
    return placeGuides[city.slug].facts.flatMap(({ lines }) => {
      const line = lines?.[service.slug]?.en;
      if (line === undefined || notes.some(({ note }) => note === line)) return [];
      const isInSign = signs.some(
        ({ story, here }) => here.because?.fact === noteInSign(line, story.heading),
      );
      return isInSign ? [] : [`${city.slug} ${service.slug}: ${line}`];
    });
  });
  expect(unseen).toEqual([]);
});

test('a share of homes is told with its source and its years', () => {
  for (const { notes } of pages)
    for (const { note } of notes)
      if (/\d% of homes/u.test(note)) expect(note).toMatch(/\(US Census, 20\d\d–20\d\d\)/u);
});

test('the flap of a dryer’s vent is looked at once, and propane is asked for once', () => {
  for (const { city, service, notes, before } of pages) {
    const texts = notes.map(({ shared = '' }) => shared);
    if (service.slug === 'dryer')
      expect(texts.filter((text) => /\bflap\b/u.test(text)).length, city.slug).toBeLessThan(2);
    if (service.slug === 'stove')
      expect(
        [...texts, ...before.shared].filter((text) => /\bpropane\b/u.test(text)).length,
        city.slug,
      ).toBeLessThan(2);
  }
});
