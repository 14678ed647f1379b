// A line of a place for one appliance: one or two sentences that join the fact and what to do about it.
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

test('a line is one or two sentences of at most 25 words each and 40 in all, and no other page has it', () => {
  expect(lines.length).toBeGreaterThan(1500);
  const wrong = lines.filter(({ text }) => {
    const sentences = text.split(/(?<!\bSt)[.!?] /u).map((sentence) => sentence.split(' ').length);
    return (
      text.split(' ').length > 40 ||
      sentences.length > 2 ||
      Math.max(...sentences) > 25 ||
      !text.endsWith('.')
    );
  });
  expect(wrong.map(({ slug, text }) => `${slug}: ${text}`)).toEqual([]);
  expect(new Set(lines.map(({ text }) => text)).size).toBe(lines.length);
});

test('a line words no danger of its own', () => {
  const faults = lines.flatMap(({ slug, text }) =>
    listSafetyFaults(text).map((fault) => `${slug}: ${fault}: ${text}`),
  );
  expect(faults).toEqual([]);
});

test('a share of homes in a line is that of the source row', () => {
  let seen = 0;
  for (const { slug, text } of lines) {
    const share = /(\d+)% of homes/u.exec(text)?.[1];
    if (share === undefined) continue;
    const { homes } = placeFigures[slug];
    expect([homes?.vacant, homes?.mobile], text).toContain(Number(share));
    seen += 1;
  }
  expect(seen).toBeGreaterThan(10);
});

// What a machine does today has a cause of today.
test('no line names a storm of years ago', () => {
  const storms = new Set(cities.flatMap(({ slug }) => placeFigures[slug].storms.map(({ name }) => name)));
  const named = lines.filter(({ text }) => text.split(/\W+/u).some((word) => storms.has(word)));
  expect(storms.size).toBeGreaterThan(5);
  expect(named.map(({ slug, text }) => `${slug}: ${text}`)).toEqual([]);
});
