import { expect, test } from 'vitest';
import { readingGrade, words as wordsOf } from '../../../tests/support/pages/readability.ts';
import { services } from '../../catalogue/services.ts';
import { listSafetyFaults } from '#content/words/safety/safety-check.ts';
import { cities } from '#content/places/cities.ts';
import { placeGuides } from '#content/places/guides/guides.ts';
import type { ConditionWords, LocalConditions } from './local-condition-form.ts';
import { localConditionWords } from './local-condition-words.ts';
import { localConditions } from './local-conditions.ts';
import type { LocalCondition } from '#content/places/guides/local-fact-form.ts';

// That every appliance of a condition has its advice, every likelier sign its reason, and every such sign is in the catalogue, the
// types say: WordsOfConditions and ConditionsOfSigns in local-conditions.ts.
const rules: LocalConditions = localConditions;
const words: Readonly<Record<LocalCondition, ConditionWords>> = localConditionWords.en;

type Said = {
  readonly name: string;
  readonly service: string;
  readonly advice: string;
  readonly reason?: string;
};

const said = Object.entries(words).flatMap(
  ([condition, { forHome, services: byService }]): readonly Said[] => [
    ...(forHome === undefined
      ? []
      : [{ name: `${condition}, whole home`, service: 'whole home', advice: forHome }]),
    ...Object.entries(byService).map(([service, { advice, reason }]) => ({
      name: `${condition}, ${service}`,
      service,
      advice,
      ...(reason !== undefined && { reason }),
    })),
  ],
);

function listConditions(service: (typeof services)[number]['slug'], of: readonly LocalCondition[]) {
  return of.filter((condition) => rules[condition][service] !== undefined);
}

test('advice has at most 25 words, a reason 20, a title three', () => {
  const long = said.filter(
    ({ advice, reason = '' }) => wordsOf(advice).length > 25 || wordsOf(reason).length > 20,
  );
  expect(long).toEqual([]);
  const titles = Object.values(words).map(({ title }) => title);
  expect(titles.filter((title) => wordsOf(title).length > 3)).toEqual([]);
});

test('what to do about a condition words no danger of its own', () => {
  const faults = said.flatMap(({ name, advice, reason = '' }) =>
    [advice, reason].flatMap((text) => listSafetyFaults(text).map((fault) => `${name}: ${fault}: ${text}`)),
  );
  expect(faults).toEqual([]);
});

test('advice and reason are whole sentences that name no place, and read at eighth grade', () => {
  const names = new RegExp(`\\b(?:${cities.map(({ name }) => name).join('|')})\\b`, 'u');
  for (const { name, advice, reason } of said) {
    for (const text of reason === undefined ? [advice] : [advice, reason]) {
      expect(text, name).toMatch(/^[A-Z].*[.]$/u);
      expect(text, name).not.toMatch(names);
    }
  }
  for (const { slug } of services) {
    const text = said.filter(({ service }) => service === slug).map(({ advice }) => advice);
    expect(readingGrade(text.join(' ')), slug).toBeLessThanOrEqual(8);
  }
});

test('every appliance has five conditions or more', () => {
  for (const { slug } of services) {
    const all = Object.keys(words).filter((condition): condition is LocalCondition => condition in rules);
    expect(listConditions(slug, all).length, slug).toBeGreaterThanOrEqual(5);
  }
});

// Nobody has a machine today that stood in a flood years ago. Where a yard floods in any cloudburst, a line says it (Hialeah’s carports).
test('a past flood is told on the page of the place, and on no page of an appliance', () => {
  expect(Object.keys(rules['flood water'])).toEqual([]);
  expect(words['flood water'].forHome).toMatch(/^If a storm floods your home, /u);
});

test('every condition is true of some place', () => {
  const found = new Set<string>(
    cities.flatMap(({ slug }) => placeGuides[slug].facts.map(({ condition }) => condition)),
  );
  expect(Object.keys(words).filter((condition) => !found.has(condition))).toEqual([]);
});

test('who is asked about propane is asked about piped gas too: a home may burn either', () => {
  const astray = said.filter(({ advice }) => advice.includes('propane') && !/\bgas\b/u.test(advice));
  expect(astray).toEqual([]);
});

const facts = cities.flatMap(({ slug }) => placeGuides[slug].facts.map((fact) => ({ slug, ...fact })));
const told = ({ slug, fact }: (typeof facts)[number]) => `${slug}: ${fact.en}`;

test('what is said of a well is said to who has one: most homes of the place have city water', () => {
  const toAll = said.filter(
    ({ name, advice }) => name.startsWith('private wells') && !/\b(?:On a well|If you have)\b/u.test(advice),
  );
  expect(toAll).toEqual([]);
});

test('who lives in a tower is not sent to a vent outside', () => {
  const sent = said.filter(
    ({ name, advice }) =>
      !/^(?:mobile|new|older) homes|^outside changes|^garage/u.test(name) &&
      /\b(?:vent|flap|caps?)\b[^.]{0,12}\boutside\b|\boutside (?:vent|flap|caps?)\b/u.test(advice) &&
      !/\b(?:If|In a house|Where)\b/u.test(advice),
  );
  expect(sent).toEqual([]);
});

test('a fact about panels or wiring alone says nothing of valves, drains and ducts', () => {
  const astray = facts.filter(
    ({ condition, services: of, fact }) =>
      condition === 'older homes' &&
      /\b(?:panels?|wiring)\b/u.test(fact.en) &&
      !/\b(?:19\d\d|19\d\ds|years|age|original|Apollo)\b/u.test(fact.en) &&
      of?.some((service) => ['washer', 'dishwasher', 'dryer', 'range-hood'].includes(service)) !== false,
  );
  expect(astray.map(told)).toEqual([]);
});

test('beside the sea no washer is taken for one on a porch: towers have salt air too', () => {
  expect(words['salt air'].services.washer?.advice).not.toMatch(/\b(?:porch|carport)\b/u);
});

test('a vent that a season or a storm may have closed is tried without a load', () => {
  expect(words['seasonal homes'].services.dryer?.advice).not.toMatch(/\bload\b/u);
});

test('a laundry on a patio or in a carport is no garage laundry', () => {
  const outdoors = facts.filter(
    ({ condition, fact }) => condition === 'garage laundry' && !/\b(?:garages?|back room)\b/iu.test(fact.en),
  );
  expect(outdoors.map(told)).toEqual([]);
});

test('damp in a closed villa is no reason for a foggy wine cooler or a full dryer vent', () => {
  const villas = facts.filter(
    ({ condition, fact }) => condition === 'inland damp' && /\bvillas?\b/iu.test(fact.en),
  );
  expect(villas.length).toBeGreaterThan(0);
  for (const { services: of, slug } of villas) {
    expect(of, slug).toBeDefined();
    expect(of, slug).not.toEqual(expect.arrayContaining(['dryer']));
    expect(of, slug).not.toEqual(expect.arrayContaining(['wine-cooler']));
  }
});
