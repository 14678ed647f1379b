import { expect, test } from 'vitest';
import { cities } from '#content/places/cities.ts';
import { listSafetyFaults } from '#content/words/safety/safety-check.ts';
import type { ConditionWords } from '#content/places/conditions/local-condition-form.ts';
import { localConditionWords } from '#content/places/conditions/local-condition-words.ts';
import { placeGuides } from './guides.ts';
import type { LocalCondition } from './local-fact-form.ts';

const guides = cities.map(({ slug }) => ({ slug, ...placeGuides[slug] }));
const facts = guides.flatMap(({ slug, facts: own }) => own.map((fact) => ({ slug, ...fact })));
const countWords = (text: string) => text.split(/\s+/u).length;

test.each(guides)('$slug has four to nine facts, each of another condition', ({ facts: own }) => {
  expect(own.length).toBeGreaterThanOrEqual(4);
  expect(own.length).toBeLessThanOrEqual(9);
  expect(new Set(own.map(({ condition }) => condition)).size).toBe(own.length);
});

test.each(guides)('$slug names its water, and says of gas at most where it comes from', ({ facts: own }) => {
  const conditions = own.map(({ condition }) => condition);
  expect(conditions.filter((condition) => / water$|wells$/u.test(condition)).length).toBeGreaterThan(0);
  // Where nothing is known of propane either, nothing is said: that most kitchens are electric changes nothing.
  expect(conditions.filter((condition) => condition.endsWith('gas mains')).length).toBeLessThanOrEqual(1);
});

test('facts are short', () => {
  const long = facts.filter(({ fact }) => countWords(fact.en) > 35 || countWords(fact.en) < 5);
  expect(long.map(({ slug, fact }) => `${slug}: ${fact.en}`)).toEqual([]);
});

test('what to do in one place about a fact is short, and words no danger of its own', () => {
  const said = facts.flatMap(({ slug, forHome }) =>
    forHome === undefined ? [] : [{ slug, text: forHome.en }],
  );
  expect(said.length).toBeGreaterThan(80);
  const wrong = said.filter(({ text }) => countWords(text) > 25 || listSafetyFaults(text).length > 0);
  expect(wrong).toEqual([]);
});

test('a tip that is the same wherever it is true stands on thirty city pages at most, but for the one on floods', () => {
  const words: Readonly<Record<LocalCondition, ConditionWords>> = localConditionWords.en;
  const stock = facts.filter(({ forHome }) => forHome === undefined);
  const counts = Map.groupBy(stock, ({ condition }) => condition);
  const crowded = [...counts].filter(
    ([condition, { length }]) => condition !== 'flood water' && length > 30 && words[condition].forHome,
  );
  expect(crowded.map(([condition]) => condition)).toEqual([]);
  const untipped = stock.filter(({ condition }) => words[condition].forHome === undefined);
  expect(untipped.length).toBeLessThanOrEqual(4);
});

test('every place has two to four lines of what to have ready, each short', () => {
  const wrong = guides.filter(({ beforeWeCome }) => {
    const lengths = beforeWeCome.map(({ line }) => countWords(line.en));
    return beforeWeCome.length > 4 || lengths.some((length) => length > 24 || length < 4);
  });
  expect(wrong.map(({ slug }) => slug)).toEqual([]);
});

test('no two places say the same sentence', () => {
  const sentences = guides.flatMap(({ slug, facts: own }) =>
    own.flatMap(({ fact, forHome }) =>
      `${fact.en} ${forHome?.en ?? ''}`
        .trim()
        .split(/(?<=[a-z)]{3}\.)\s(?=[A-Z])/u)
        .map((sentence) => ({ slug, sentence })),
    ),
  );
  const seen = Map.groupBy(sentences, ({ sentence }) => sentence);
  expect([...seen.values()].filter((same) => same.length > 1)).toEqual([]);
});

test('what is said under damp and dust is about damp and dust: what to do differs', () => {
  const said = (condition: string) => facts.filter((fact) => fact.condition === condition);
  const astray = [
    ...said('inland damp').filter(({ fact }) => !/\b(?:damp|humid)\b/u.test(fact.en)),
    ...said('inland damp').filter(({ fact }) => /\b(?:dust|pollen|midges|gnats|mice)/iu.test(fact.en)),
    ...said('dust').filter(({ fact }) => !/\b(?:dust|pollen)\b/iu.test(fact.en)),
  ];
  expect(astray.map(({ slug, fact }) => `${slug}: ${fact.en}`)).toEqual([]);
});

test('a storm that changes nothing and a kitchen that is electric like most are not told', () => {
  const filler = facts.filter(
    ({ condition, fact }) =>
      (condition === 'lightning' && !/\b(?:lines?|limbs?|trees?|oaks)\b/u.test(fact.en)) ||
      (condition === 'no gas mains' && !/\bpropane\b/u.test(fact.en)) ||
      /\b(?:mostly|most)\b.{0,40}\belectric/iu.test(fact.en),
  );
  expect(filler.map(({ slug, fact }) => `${slug}: ${fact.en}`)).toEqual([]);
});

test('the fact about a place’s damp says where the damp comes from', () => {
  const bare = facts.filter(({ fact }) =>
    /^(?:Summers in|The air of) [^,]* (?:are|is) (?:damp|humid)/u.test(fact.en),
  );
  expect(bare.map(({ slug, fact }) => `${slug}: ${fact.en}`)).toEqual([]);
});

test('a fact about built-in kitchens stands only on pages of the appliances it names', () => {
  const names = {
    refrigerator: /\brefrigerators?\b/u,
    oven: /\bovens?\b/u,
    stove: /\b(?:ranges|cooktops)\b/u,
    'wine-cooler': /\bwine coolers?\b/u,
    'range-hood': /\bwide ranges\b/u,
    washer: /(?!)/u,
    dryer: /(?!)/u,
    dishwasher: /(?!)/u,
    microwave: /(?!)/u,
  } as const;
  const kitchens = facts.filter(({ condition }) => condition === 'large kitchens');
  const astray = kitchens
    .filter(({ fact }) => !/\bmachines\b/u.test(fact.en))
    .filter(({ services, fact }) => services?.every((service) => names[service].test(fact.en)) !== true);
  expect(kitchens.length).toBeGreaterThan(10);
  expect(astray.map(({ slug, fact }) => `${slug}: ${fact.en}`)).toEqual([]);
});

test('a park of mobile homes is called one, so that nobody thinks of a lawn', () => {
  const parks = facts.filter(
    ({ condition, fact }) =>
      condition === 'mobile homes' && /(?<!-home )\bparks?\b(?! Boulevard)/u.test(fact.en),
  );
  expect(
    parks
      .filter(({ fact }) => !/\bmobile homes?\b|\bmanufactured/iu.test(fact.en))
      .map(({ fact }) => fact.en),
  ).toEqual([]);
});

test('what to do about the water names what it is for: no dose and no food of nothing', () => {
  const tips = facts.filter(
    ({ condition, forHome }) =>
      ['soft water', 'medium water', 'hard water'].includes(condition) && forHome !== undefined,
  );
  const bare = tips
    .map(({ slug, forHome }) => ({ slug, tip: forHome?.en ?? '' }))
    .filter(
      ({ tip }) =>
        /\b(?:food|spots?) stays?\b/u.test(tip) ||
        (/\bdose\b/u.test(tip) && !/\b(?:detergent|dishwasher)/u.test(tip)),
    );
  expect(tips.length).toBeGreaterThan(40);
  expect(bare.map(({ slug, tip }) => `${slug}: ${tip}`)).toEqual([]);
});

/** "Along A1A," of "Towers line the ocean along A1A. Along A1A, turn …": what the tip says again. */
const placeFirst = /^((?:In|On|At|Near|Along|Off|By|From|(?:East|West|North|South) of) [^,.]{3,40}),/u;

test('what to do does not open with the words its fact has just said', () => {
  const again = facts.filter(({ fact, forHome }) => {
    const opening = placeFirst.exec(forHome?.en ?? '')?.[1]?.toLowerCase();
    return opening !== undefined && new RegExp(`\\b${opening}\\.`, 'u').test(fact.en.toLowerCase());
  });
  expect(again.map(({ slug, fact, forHome }) => `${slug}: ${fact.en} ${forHome?.en}`)).toEqual([]);
});

/** What the page of a place asks for: under "Before we come" or beside the fact, not in both. */
const askedOnce = [
  /\bput\b.*\blist\b|\bgive (?:the|your) (?:gate|guard)/iu,
  /\bwho may approve\b/iu,
  /\bfuses\b/iu,
  /\bhours contractors may work\b|\bcontractor hours\b/iu,
  /\bthe association’s to repair\b|\bassociation repairs\b/iu,
  /\bwarranty (?:still runs|is still good)\b/iu,
] as const;

test('what is asked beside a fact is not asked again under "Before we come"', () => {
  const words: Readonly<Record<LocalCondition, ConditionWords>> = localConditionWords.en;
  const twice = guides.flatMap(({ slug, facts: own, beforeWeCome }) => {
    const tips = own.map(({ condition, forHome }) => forHome?.en ?? words[condition].forHome ?? '');
    const shown = beforeWeCome.filter(({ toldBy }) => toldBy === undefined).map(({ line }) => line.en);
    return askedOnce.flatMap((topic) => {
      const asked = [...tips, ...shown].filter((text) => topic.test(text));
      return asked.length > 1 && shown.some((text) => topic.test(text))
        ? [`${slug}: ${asked.join(' | ')}`]
        : [];
    });
  });
  expect(twice).toEqual([]);
});

test('a line that a fact tells is told by a fact of its place', () => {
  const astray = guides.flatMap(({ slug, facts: own, beforeWeCome }) =>
    beforeWeCome
      .filter(({ toldBy }) => toldBy !== undefined && !own.some(({ condition }) => condition === toldBy))
      .map(({ line }) => `${slug}: ${line.en}`),
  );
  expect(astray).toEqual([]);
});

// The page of a place shows the lines of every appliance: "it" is nobody there.
test('what to have ready names the thing before it says "it"', () => {
  const nobody = guides.flatMap(({ slug, beforeWeCome }) =>
    beforeWeCome
      .filter(({ line }) =>
        /^(?:If|(?:Tell us|Say|Check|See) whether) (?:it|yours) (?:is|was|has)\b/u.test(line.en),
      )
      .map(({ line }) => `${slug}: ${line.en}`),
  );
  expect(nobody).toEqual([]);
});

// We repair where the machine is, and a visit may be today.
test('what to have ready stands in one place, carries no machine out and asks for nothing the day before', () => {
  const ready = guides.flatMap(({ slug, beforeWeCome }) =>
    beforeWeCome.map(({ line }) => ({ slug, text: line.en })),
  );
  expect(new Set(ready.map(({ text }) => text)).size).toBe(ready.length);
  const wrong = ready.filter(({ text }) =>
    /^Before we come|\b(?:day|evening) before\b|\bfor an appliance\b|\b(?:has|have) to come (?:out|down)\b|\bmay have to come (?:out|down)\b/u.test(
      text,
    ),
  );
  expect(wrong.map(({ slug, text }) => `${slug}: ${text}`)).toEqual([]);
});
