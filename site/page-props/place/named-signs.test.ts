// A note sends its reader to a sign of the page by name, and says whether it stands among the six or behind "other problems".
import { expect, test } from 'vitest';
import { services } from '#content/catalogue/services.ts';
import { cities } from '#content/places/cities.ts';
import { findSignWords, listSigns } from '#domain/repair/catalogue-signs.ts';
import { localNotes, localSigns } from './city-service-sections.ts';

const named = cities.flatMap((city) =>
  services.flatMap((service) => {
    const shown = localSigns(city, service, 'en');
    const headings = listSigns(service.slug).map(
      ({ slug }) => findSignWords(service.slug, slug, 'en')?.heading ?? '',
    );
    const texts = [
      ...localNotes(city, service, 'en').map(({ note }) => note),
      ...shown.flatMap(({ here }) => here.because?.fact ?? []),
    ];
    return texts.flatMap((text) =>
      [...text.matchAll(/“(?<name>[^“”]+)”(?<after>[^.“]*)/gu)].flatMap(({ groups }) => {
        const heading = headings.find((one) => one.startsWith((groups?.name ?? '').replace(/\.$/u, '')));
        if (heading === undefined) return [];
        const isShown = shown.some(({ story }) => story.heading === heading);
        const isSaidShown = !/\bother problems\b/u.test(groups?.after ?? '');
        return [{ isShown, isSaidShown, text: `${city.slug} ${service.slug}: ${text}` }];
      }),
    );
  }),
);

test('a note says where the sign is that it names', () => {
  expect(named.length).toBeGreaterThan(50);
  const astray = named.filter(({ isShown, isSaidShown }) => isShown !== isSaidShown);
  expect(astray.map(({ text }) => text)).toEqual([]);
});
