import { expect, test } from 'vitest';
import type { SignFacts } from '../catalogue/signs/sign-form.ts';
import { signs } from '../catalogue/signs/signs.ts';
import { services } from '../catalogue/services.ts';
import { cities } from './cities.ts';
import { placeGuides } from './guides/guides.ts';
import type { ConditionWords, LocalConditions } from './local-condition-form.ts';
import { localConditionWords } from './local-condition-words.ts';
import { localConditions } from './local-conditions.ts';
import type { LocalCondition } from './local-fact-form.ts';

const rules: LocalConditions = localConditions;
const words: Readonly<Record<LocalCondition, ConditionWords>> = localConditionWords.en;
const conditions = [
  ...new Set(cities.flatMap(({ slug }) => placeGuides[slug].facts.map(({ condition }) => condition))),
];
const countWords = (text: string) => text.split(/\s+/u).length;

test.each(conditions)(
  'what to do about %s is said for every appliance it concerns, in few words',
  (condition) => {
    const concerned = services.filter(({ slug }) => rules[condition][slug] !== undefined);
    expect(concerned.length).toBeGreaterThan(0);
    expect(Object.keys(words[condition].services).toSorted()).toEqual(
      concerned.map(({ slug }) => slug).toSorted(),
    );
    const long = Object.values(words[condition].services).filter(
      ({ advice, reason = '' }) => countWords(advice) > 25 || countWords(reason) > 20,
    );
    expect(long).toEqual([]);
  },
);

test.each(conditions)(
  'a sign that %s makes likelier is in the catalogue, and its reason is said',
  (condition) => {
    const wrong = services.flatMap(({ slug }) => {
      const likelier = rules[condition][slug]?.likelier;
      const reason = words[condition].services[slug]?.reason;
      if (likelier === undefined) return reason === undefined ? [] : [`${slug}: a reason without a sign`];
      const known: readonly SignFacts[] = signs[slug];
      return known.some((sign) => sign.slug === likelier) && reason !== undefined
        ? []
        : [`${slug}: ${likelier}`];
    });
    expect(wrong).toEqual([]);
  },
);

test('every appliance finds two facts or more in every place', () => {
  const few = cities.flatMap((city) =>
    services
      .filter(
        ({ slug }) =>
          placeGuides[city.slug].facts.filter(({ condition }) => rules[condition][slug] !== undefined)
            .length < 2,
      )
      .map(({ slug }) => `${city.slug} ${slug}`),
  );
  expect(few).toEqual([]);
});
