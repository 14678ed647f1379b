// A line that names the sign it should be read with names one of its own appliance.
import { expect, test } from 'vitest';
import { services } from '#content/catalogue/services.ts';
import { cities } from '#content/places/cities.ts';
import { placeGuides } from '#content/places/guides/guides.ts';
import { listSigns } from '#domain/repair/catalogue-signs.ts';
import { localNotes, localSigns } from './city-service-sections.ts';

const lines = cities.flatMap(({ slug: place }) =>
  placeGuides[place].facts.flatMap(({ condition, lines: own }) =>
    services.flatMap(({ slug: service }) => {
      const sign = own?.[service]?.sign;
      return sign === undefined ? [] : [{ name: `${place} ${service}, ${condition}`, service, sign }];
    }),
  ),
);

test('a line names a sign of its appliance', () => {
  expect(lines.length).toBeGreaterThan(1500);
  const astray = lines.filter(({ service, sign }) => !listSigns(service).some(({ slug }) => slug === sign));
  expect(astray.map(({ name, sign }) => `${name}: ${sign}`)).toEqual([]);
});

test('a sign says again what the notes below tell of it, and does not send to itself', () => {
  let told = 0;
  for (const city of cities)
    for (const service of services) {
      const below = localNotes(city, service, 'en');
      for (const { story, here } of localSigns(city, service, 'en')) {
        const own = below.filter(({ sign }) => sign === story.slug).map(({ note }) => note);
        expect(here.notes.texts, `${city.slug} ${service.slug} ${story.slug}`).toHaveLength(own.length);
        const named = here.notes.texts.flatMap((text) => text.match(/(?<=“)[^“”]+?(?=[.,]?”)/gu) ?? []);
        expect(named.filter((name) => story.heading.startsWith(name))).toEqual([]);
        told += own.length;
      }
    }
  expect(told).toBeGreaterThan(1000);
});
