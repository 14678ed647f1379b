import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brandServices } from '#content/catalogue/brand-services.ts';
import { brands } from '#content/catalogue/brands.ts';
import { services, type ServiceSlug } from '#content/catalogue/services.ts';
import type { MayRun, SignFacts } from '#content/catalogue/signs/sign-form.ts';
import { signs } from '#content/catalogue/signs/signs.ts';
import { languages } from '#content/language.ts';
import { listSafetyFaults } from '#content/words/safety/safety-check.ts';
import { safetyWords } from '#content/words/safety/safety-words.ts';
import { countCodes, listCodeGroups, listDangers } from './list-codes.ts';
import { tellStop } from './tell-stop.ts';
import { readingGrade, words } from '../../tests/support/pages/readability.ts';
import type { CodeLists } from '#content/catalogue/codes/code-form.ts';
import { errorCodes } from '#content/catalogue/codes/error-codes.ts';
import { makerPages } from '#content/catalogue/codes/maker-pages.ts';
import { makerDocuments } from '#content/catalogue/codes/maker-documents.ts';
import type { CodeSource } from '#content/catalogue/codes/code-sources.ts';

const lists: CodeLists = errorCodes;
const groups = listCodeGroups('en');
const codes = groups.flatMap((group) => group.codes);

function repeated(list: readonly string[]): string[] {
  return list.filter((item, index) => list.indexOf(item) !== index);
}

test('at least four hundred meanings name the maker’s page or document they come from, each with words', () => {
  const meanings = Object.values(lists).reduce((sum, list) => sum + list.codes.length, 0);
  expect(meanings).toBeGreaterThanOrEqual(400);
  expect(countCodes(groups)).toBeGreaterThan(meanings);
  const counts = Object.values(lists).map((list) => Object.keys(list.pages).length * list.codes.length);
  expect(codes).toHaveLength(counts.reduce((sum, count) => sum + count, 0));
});

test('a code has one meaning for its brand and appliance, and an anchor of its own', () => {
  expect(repeated(codes.map(({ id }) => id))).toEqual([]);
  const shown = codes.flatMap(({ brand, service, facts }) =>
    facts.codes.map((code) => `${brand} ${service} ${code}`),
  );
  expect(repeated(shown)).toEqual([]);
  for (const { id } of codes) expect(id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u);
});

test('the codes of a list stand in the order in which a reader looks for them', () => {
  const firsts = (brand: string, service: ServiceSlug) =>
    groups
      .find((group) => group.brand === brand && group.service === service)
      ?.codes.map(({ facts }) => facts.codes[0]);
  expect(firsts('amana', 'oven')).toEqual(['F1E0', 'F2E1', 'F3E0', 'F5E1', 'F6E1', 'F9E0']);
  expect(firsts('kitchenaid', 'dishwasher')?.slice(-2)).toEqual(['F10E4', 'F10E5']);
  expect(firsts('bosch', 'washer')?.slice(-4)).toEqual(['E18', 'E:30 / -10', 'E32', 'E:36 / -25']);
});

test('a brand shows codes only of what it makes', () => {
  for (const { brand, service } of groups) {
    const made: readonly ServiceSlug[] = brandServices[brand];
    expect(made, brand).toContain(service);
  }
});

const sources: Readonly<Record<string, CodeSource>> = { ...makerPages, ...makerDocuments };

test('where codes were read is written down in docs/sources.md with its grade and how many, and no source is there for nothing', () => {
  const rows = readFileSync('docs/sources.md', 'utf8').split('\n');
  const ids = Object.keys(sources);
  const unlike = Object.entries(sources).filter(([id, { grade }]) => {
    const row = rows.findLast((line) => line.startsWith(`| \`${id}\` `)) ?? '';
    const brandsCodes = Object.values(lists).filter((list) =>
      Object.values(list.pages).some((page) => page === id),
    );
    const meanings = brandsCodes.reduce((sum, list) => sum + list.codes.length, 0);
    return !row.includes(`| ${grade} `) || row.split('|').at(-2)?.trim() !== String(meanings);
  });
  expect(unlike.map(([id]) => id)).toEqual([]);
  const used = new Set(Object.values(lists).flatMap(({ pages }) => Object.values(pages)));
  expect(ids.filter((id) => ![...used].some((page) => page === id))).toEqual([]);
});

test('a source names the maker, and a maker’s page has an address of its own that belongs to the maker', () => {
  expect(repeated(Object.values(makerPages).map(({ url }) => url))).toEqual([]);
  for (const { brand, sources: read } of groups) {
    const maker = (brands.find(({ slug }) => slug === brand)?.name ?? '').toLowerCase();
    for (const { url, name } of read) {
      expect(name.toLowerCase()).toContain(maker);
      if (url === undefined) continue;
      expect(url).toMatch(/^[a-z0-9.-]+\.com\/\S+$/u);
      expect(url.split('/')[0], name).toContain(maker);
    }
  }
});

/** How strict a code has to be with its sign, and how strict it is: one reset is no use of the machine. */
const asked = { yes: 0, 'reset-once': 1, 'with-care': 1, 'test-once': 2, no: 2 } as const satisfies Record<
  MayRun,
  number
>;
const given = { ...asked, 'reset-once': 2 } as const;

test('a code is never said to be safer than the sign it goes with', () => {
  const bold = codes.filter(({ service, facts }) => {
    const known: readonly SignFacts[] = signs[service];
    const sign = known.find(({ slug }) => slug === facts.sign);
    return sign !== undefined && given[facts.mayRun] < asked[sign.mayRun];
  });
  expect(bold.map(({ id }) => id)).toEqual([]);
});

test('water that does not come in has one verdict, on whatever display', () => {
  const verdicts = codes
    .filter(({ facts }) => facts.sign === 'will-not-fill')
    .map(({ facts }) => facts.mayRun);
  expect(verdicts.length).toBeGreaterThan(8);
  expect([...new Set(verdicts)]).toEqual(['with-care']);
});

test('an open door, and an uneven or too large load, are no fault, on whatever display', () => {
  const harmless = codes.filter(({ words: { meaning } }) =>
    /^The load is (?:uneven|too large)|^The door is (?:not closed|open or not latched)/u.test(meaning),
  );
  expect(harmless.length).toBeGreaterThan(9);
  expect(harmless.filter(({ facts }) => facts.isStatus !== true).map(({ id }) => id)).toEqual([]);
});

test('a Samsung refrigerator’s codes are found as older and newer displays write them, the showroom mode too', () => {
  const shown = codes
    .filter(({ brand, service }) => brand === 'samsung' && service === 'refrigerator')
    .flatMap(({ facts }) => facts.codes);
  expect(shown).toEqual(expect.arrayContaining(['22E', '22C', '40E', '40C', 'OF OF']));
});

test('a note of the machine is no reason to leave it off, but for a dryer without its lint filter', () => {
  const off = codes.filter(({ facts }) => facts.isStatus === true && facts.mayRun === 'no');
  expect(off.map(({ id }) => id)).toEqual(['lg-dryer-f0']);
});

test('a code is told in a few words, in whole sentences', () => {
  for (const language of languages) {
    for (const { id, words: said } of listCodeGroups(language).flatMap((group) => group.codes)) {
      expect(words(said.meaning).length, id).toBeLessThanOrEqual(20);
      expect(words(said.tryFirst).length, id).toBeLessThanOrEqual(30);
      for (const sentence of said.tryFirst.split(/(?<=[.?!]) /u)) {
        expect(words(sentence).length, id).toBeLessThanOrEqual(25);
      }
      expect(said.meaning, id).toMatch(/^[A-Z].*\.$/u);
      expect(said.tryFirst, id).toMatch(/^[A-Z].*\.$/u);
    }
  }
});

test('the codes of an appliance read at grade eight or below', () => {
  for (const { slug } of services) {
    const said = codes.filter(({ service }) => service === slug).map((code) => code.words);
    if (said.length === 0) continue;
    const text = said.map(({ meaning, tryFirst }) => `${meaning} ${tryFirst}`).join(' ');
    expect(readingGrade(text), slug).toBeLessThanOrEqual(8);
  }
});

test('an order that is given once is labeled as one test or one reset, and "Leave it off" orders no run', () => {
  const told = codes.map(({ id, facts, words: { tryFirst } }) => ({ id, facts, tryFirst }));
  const once = told.filter(({ tryFirst }) =>
    /(?<!\bat )\bonce\b(?! (?:the|it|they)\b)|\bone time\b|\bonce more\b/iu.test(tryFirst),
  );
  expect(once.length).toBeGreaterThan(80);
  const unlabeled = once.filter(({ facts }) => facts.mayRun !== 'test-once' && facts.mayRun !== 'reset-once');
  expect(unlabeled.map(({ id }) => id)).toEqual([]);
  const tests = told.filter(({ facts }) => facts.mayRun === 'test-once');
  expect(tests.length).toBeGreaterThan(15);
  expect(tests.filter(({ tryFirst }) => !/\bone time\b/u.test(tryFirst)).map(({ id }) => id)).toEqual([]);
  const run = /(?<!\bnot )\b(?:start|spin|dry (?:a|half)|bake|run)\b/iu;
  const off = told.filter(({ facts }) => facts.mayRun === 'no');
  expect(off.filter(({ tryFirst }) => run.test(tryFirst)).map(({ id }) => id)).toEqual([]);
});

test('only a washer, a dryer or a microwave is reset at its plug: the others are not moved to reach it', () => {
  const moved = codes.filter(
    ({ service, words: { tryFirst } }) =>
      /\bunplug\b|\bplug it\b/iu.test(tryFirst) && !['washer', 'dryer', 'microwave'].includes(service),
  );
  expect(moved.map(({ id }) => id)).toEqual([]);
});

test('a valve is closed on a dry floor, or it is the main one', () => {
  const wet = codes.filter(
    ({ words: { tryFirst } }) =>
      /\bclose (?:both|the|its) (?!main\b)(?:water )?valves?\b/iu.test(tryFirst) &&
      !/\bthe floor is dry\b/iu.test(tryFirst),
  );
  expect(wet.map(({ id }) => id)).toEqual([]);
});

test('a note of the machine does not repeat its label, and needs no technician', () => {
  const loud = codes.filter(
    ({ facts, words: { tryFirst } }) =>
      facts.isStatus === true && /\bnot a fault\b|\btechnician\b/iu.test(tryFirst),
  );
  expect(loud.map(({ id }) => id)).toEqual([]);
});

/** Power off and on again, or a second start: what "One reset only" allows. */
const reset =
  /\bon again\b|\bstart it again, once\b|\bplug it in again\b|\btry (?:it |the \w+ )?once\b|\btry once more\b|\bfor five minutes, once\b/iu;

test('"Leave it off" never stands over a reset, and "One reset only" over none', () => {
  const told = codes.map(({ id, facts, words: { tryFirst } }) => ({ id, facts, tryFirst }));
  const off = told.filter(({ facts }) => facts.mayRun === 'no');
  expect(off.filter(({ tryFirst }) => reset.test(tryFirst)).map(({ id }) => id)).toEqual([]);
  const used = told.filter(({ facts }) => facts.mayRun === 'yes' || facts.mayRun === 'with-care');
  expect(used.filter(({ tryFirst }) => /\bleave it off until\b/u.test(tryFirst)).map(({ id }) => id)).toEqual(
    [],
  );
  const once = told.filter(({ facts }) => facts.mayRun === 'reset-once');
  expect(once.length).toBeGreaterThan(80);
  expect(
    once.filter(({ tryFirst }) => !/\bonce\b|\bcomes back\b/u.test(tryFirst)).map(({ id }) => id),
  ).toEqual([]);
});

test('"Use with care" never stands over a reset by the power', () => {
  const once = /\bon again\b(?! and again)|\bstart (?:it )?again, once\b|\bplug it in again\b/u;
  const careful = codes.filter(({ facts }) => facts.mayRun === 'with-care');
  expect(careful.filter(({ words: { tryFirst } }) => once.test(tryFirst)).map(({ id }) => id)).toEqual([]);
});

test('the dangers of an appliance’s codes stand once above them, gas first, and none asks twice', () => {
  const lines = groups.map((group) => listDangers(group).map((stop) => safetyWords.en[stop].line));
  for (const said of lines) {
    const asked = said.flatMap((line) => line.split(/(?<=[.?!]) /u)).filter((part) => part.endsWith('?'));
    expect(repeated(asked)).toEqual([]);
  }
  const dryer = groups.find(({ brand, service }) => brand === 'samsung' && service === 'dryer');
  expect(dryer && listDangers(dryer)[0]).toBe('gas-smell');
});

test('where the line of a burning smell says only what to do about smoke, the line of a fire stands beside it', () => {
  for (const group of groups) {
    const stops = listDangers(group);
    const isSmokeOnly =
      stops.includes('burning-smell') && !tellStop('burning-smell', group.service, 'en').includes('Fire');
    const tellsFire = stops.includes('fire-inside') || stops.includes('grease-fire');
    expect(!isSmokeOnly || tellsFire, `${group.brand} ${group.service}`).toBe(true);
  }
});

test('no code words a danger by itself', () => {
  const faults = codes.flatMap(({ id, words: { meaning, tryFirst } }) =>
    listSafetyFaults(`${meaning} ${tryFirst}`).map((fault) => `${id}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

// “Unplug it” after “The sensor gives a wrong reading” sends the reader to look for a plug on the sensor.
test('who turns off, unplugs or drains is told which machine, and gets no empty place', () => {
  const vague = codes.filter(({ words: { tryFirst } }) =>
    /^(?:Unplug it|Drain it|Turn it|Turn its|Turn off its)\b(?! off as)|\bTurn its breaker\b|[{}]/u.test(
      tryFirst,
    ),
  );
  expect(vague.map(({ id }) => id)).toEqual([]);
});

// A front-loader that is opened with water in it floods the floor.
test('who takes out or spreads a load has drained the washer first', () => {
  const loads = codes
    .map(({ words: { tryFirst } }) => tryFirst)
    .filter((text) => /\b(?:take out (?:half|part) of|spread) the load and\b/iu.test(text));
  expect(loads.length).toBeGreaterThan(5);
  expect(loads.filter((text) => !/^Drain the washer\b/u.test(text))).toEqual([]);
});
