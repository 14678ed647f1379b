// A line of a place for one appliance: one sentence that joins the fact and what to do about it.
import { expect, test } from 'vitest';
import { services } from '#content/catalogue/services.ts';
import { cities } from '#content/places/cities.ts';
import { placeFigures } from '#content/places/figures/place-figures.ts';
import { listSafetyFaults } from '#content/words/safety/safety-check.ts';
import { placeGuides } from './guides.ts';

const lines = cities.flatMap(({ slug, name }) =>
  placeGuides[slug].facts.flatMap(({ condition, lines: own }) =>
    services.flatMap(({ slug: service }) => {
      const text = own?.[service]?.en;
      return text === undefined ? [] : [{ slug, name, condition, service, text }];
    }),
  ),
);

test('a line is one sentence of at most 40 words, and no other page has it', () => {
  expect(lines.length).toBeGreaterThan(1500);
  const wrong = lines.filter(
    ({ text }) =>
      text.split(' ').length > 40 || text.split(/(?<!\bSt)[.!?] /u).length > 2 || !text.endsWith('.'),
  );
  expect(wrong.map(({ slug, text }) => `${slug}: ${text}`)).toEqual([]);
  expect(new Set(lines.map(({ text }) => text)).size).toBe(lines.length);
});

test('a line words no danger of its own', () => {
  const faults = lines.flatMap(({ slug, text }) =>
    listSafetyFaults(text).map((fault) => `${slug}: ${fault}: ${text}`),
  );
  expect(faults).toEqual([]);
});

test('a share of homes or the miles of a storm in a line are those of the source row', () => {
  let seen = 0;
  for (const { slug, text } of lines) {
    const { homes, storms } = placeFigures[slug];
    const share = /(\d+)% of homes/u.exec(text)?.[1];
    if (share !== undefined) expect([homes?.vacant, homes?.mobile], text).toContain(Number(share));
    const [, name, miles, year] =
      /(\w+)’s center passed about (\d+) miles from .* in (\d{4})/u.exec(text) ?? [];
    if (name !== undefined)
      expect(storms, text).toContainEqual({ name, year: Number(year), miles: Number(miles) });
    seen += share === undefined && name === undefined ? 0 : 1;
  }
  expect(seen).toBeGreaterThan(10);
});
