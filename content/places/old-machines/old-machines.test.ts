// What a place does with an old machine: short, the place's own, only what lasts, and each with the official page it was read on.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { services } from '#content/catalogue/services.ts';
import { cities } from '#content/places/cities.ts';
import { listSafetyFaults } from '#content/words/safety/safety-check.ts';
import { oldMachines } from './old-machines.ts';

const rules = cities.flatMap(({ slug }) => {
  const rule = oldMachines[slug];
  return rule === undefined ? [] : [{ slug, sources: rule.sources, ...rule.words.en }];
});
const lines = rules.flatMap(({ slug, lines: own }) =>
  services.flatMap(({ slug: service }) => {
    const text = own?.[service];
    return text === undefined ? [] : [{ slug, service, text }];
  }),
);
const texts = [
  ...rules.flatMap(({ slug, fact, advice }) => [
    { slug, text: fact },
    { slug, text: advice },
  ]),
  ...lines,
];
const splitSentences = (text: string) => text.split(/(?<=(?<!\bSt)\.) /u);
const countWords = (text: string) => text.split(' ').length;
const told = (wrong: readonly { readonly slug: string; readonly text: string }[]) =>
  wrong.map(({ slug, text }) => `${slug}: ${text}`);

test('ninety places say what becomes of an old machine', () => {
  expect(rules.length).toBeGreaterThanOrEqual(90);
  expect(lines.length).toBeGreaterThanOrEqual(155);
});

test('a text is one or two sentences of at most 25 words each', () => {
  const wrong = texts.filter(({ text }) => {
    const sentences = splitSentences(text);
    return sentences.length > 2 || !text.endsWith('.') || Math.max(...sentences.map(countWords)) > 25;
  });
  expect(told(wrong)).toEqual([]);
});

test('a line names its appliance or one of the same kind', () => {
  const names = {
    refrigerator: /\brefrigerators?\b/u,
    'wine-cooler': /\bwine cooler\b/u,
    microwave: /\bmicrowaves?\b/u,
    washer: /\bwash(?:ers?|ing machines?)\b/u,
    dryer: /\bdryer\b/u,
    dishwasher: /\bdishwasher\b/u,
    oven: /\boven\b/u,
    stove: /\b(?:stove|range)\b/u,
    'range-hood': /\bhood\b/u,
  } as const;
  expect(told(lines.filter(({ service, text }) => !names[service].test(text)))).toEqual([]);
});

test('prices, days of the week and phone numbers are not told: they change', () => {
  const brief =
    /\$|\d{3}[-.)]\s?\d{3,4}|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\bfree of charge\b/iu;
  expect(told(texts.filter(({ text }) => brief.test(text)))).toEqual([]);
});

test('the company promises nothing here, and no danger is worded anew', () => {
  const wrong = texts.filter(
    ({ text }) => /\b(?:[Ww]e|us|[Oo]ur)\b/u.test(text) || listSafetyFaults(text).length > 0,
  );
  expect(told(wrong)).toEqual([]);
});

test('no two places say the same text, and no sentence of a line stands on more than four pages', () => {
  expect(new Set(texts.map(({ text }) => text)).size).toBe(texts.length);
  const seen = Map.groupBy(
    lines.flatMap(({ text }) => splitSentences(text)),
    (sentence) => sentence,
  );
  expect([...seen].filter(([, { length }]) => length > 4).map(([sentence]) => sentence)).toEqual([]);
});

test('each page that was read has a row in docs/sources.md with its grade and address, and no row is left over', () => {
  const rows = readFileSync('docs/sources.md', 'utf8').split('\n');
  const used = new Set<string>(rules.flatMap(({ sources }) => sources));
  const missing = [...used].filter(
    (name) =>
      !rows.some((row) => row.startsWith(`| \`${name}\` `) && /\| agency +\| <https:\/\/\S+> /u.test(row)),
  );
  expect(missing).toEqual([]);
  const start = rows.findIndex((row) => row === '### Old machines');
  const section = rows.slice(
    start + 1,
    rows.findIndex((row, at) => at > start && row.startsWith('## ')),
  );
  const named = section.flatMap((row) => /^\| `([^`]+)`/u.exec(row)?.[1] ?? []);
  expect(named.filter((name) => !used.has(name))).toEqual([]);
  expect(start).toBeGreaterThan(0);
});
