import { expect, test } from 'vitest';
import { brandWords, type BrandWords } from '#content/catalogue/brand-words/brand-words.ts';
import { brands, type Brand } from '#content/catalogue/brands.ts';
import type { MayRun } from '#content/catalogue/signs/sign-form.ts';
import { foodLimit } from '#content/words/safety/safety-words.ts';
import { listBrandCodes } from '#domain/repair/list-codes.ts';
import { listBrandRecalls } from '#domain/repair/list-recalls.ts';
import { brandAlerts } from './brand-alerts.ts';
import { problemSections } from './brand-problems.ts';
import { builderFacts, makerFacts } from './brand-sections.ts';
import { machineLines, recalledFirst } from './recalled-first.ts';

function sectionsOf(slug: string) {
  const brand: Brand | undefined = brands.find((one) => one.slug === slug);
  return brand === undefined ? [] : problemSections(brand, 'en');
}

test('where nothing may be broken, that stands first, then what breaks', () => {
  const [noFault, problems] = sectionsOf('electrolux');
  expect(noFault?.heading).toBe('Maybe nothing is broken');
  expect(noFault?.facts.map(({ text }) => /shows (?:0|Sb)\b/u.test(text))).toEqual([true, true]);
  expect(problems?.heading).toBe('What usually breaks');
  expect(problems?.facts).toHaveLength(4);
});

test('a brand without such cases has one list, and a code that the page does not explain stands last in what goes wrong', () => {
  expect(sectionsOf('roper').map(({ heading }) => heading)).toEqual(['What usually goes wrong']);
  expect(sectionsOf('panasonic').at(-1)?.facts.at(-1)?.label).toBe('Error codes');
});

test('what is normal is safe to use, and a cause milder or graver than its sign says so; labels are explained where no codes are', () => {
  const flags = (slug: string) =>
    sectionsOf(slug).flatMap(({ facts }) => facts.map(({ flag }) => flag?.label));
  expect(flags('wolf').filter((label) => label === 'Safe to use')).toHaveLength(2);
  expect(flags('roper')).toContain('Leave it off');
  expect(sectionsOf('wolf').map(({ labelKey }) => labelKey?.heading)).toEqual([
    'What the labels mean',
    undefined,
  ]);
  expect(sectionsOf('maytag').map(({ labelKey }) => labelKey)).toEqual([undefined, undefined]);
});

test('every fault stands once, and none that stops the machine or is recalled is told as nothing broken', () => {
  const stops: readonly (MayRun | undefined)[] = ['no', 'test-once'];
  for (const brand of brands) {
    const { problems }: BrandWords = brandWords.en[brand.slug];
    const sections = problemSections(brand, 'en');
    const told = sections.flatMap(({ facts }) => facts.map(({ text }) => text));
    for (const { text } of problems) expect(told.filter((one) => one === text)).toHaveLength(1);
    const unsafe = sections
      .filter(({ id }) => id === 'no-fault')
      .flatMap(({ facts }) => facts)
      .filter((row) => /recall/iu.test(row.text) || stops.includes(row.flag?.mayRun));
    expect(unsafe).toEqual([]);
  }
});

test('where food gets warm, the page says which to throw out: on its first screen, or beside the fault', () => {
  const notes = (slug: string) =>
    sectionsOf(slug).flatMap(({ facts }) => facts.flatMap(({ note }) => note ?? []));
  expect(notes('admiral')).toEqual([foodLimit.en, foodLimit.en]);
  expect(notes('kenmore')).toHaveLength(2);
  expect(notes('sub-zero')).toEqual([]);
  expect(brandAlerts(brandOf('sub-zero'), 'en').some((line) => line.endsWith(foodLimit.en))).toBe(true);
  expect(notes('wolf')).toEqual([]);
});

test('every fault says whether the machine may run, but for a label that only names a refrigerant', () => {
  const unflagged = brands.flatMap(({ slug }) =>
    sectionsOf(slug)
      .flatMap(({ facts }) => facts)
      .filter(({ label, flag }) => label !== 'Error codes' && flag === undefined)
      .map(({ symptom }) => symptom),
  );
  expect(unflagged).toEqual(['Label says R-12']);
});

function brandOf(slug: string): Brand {
  const brand = brands.find((one) => one.slug === slug);
  if (brand === undefined) throw new Error(`no brand ${slug}`);
  return brand;
}

test('before the faults of a brand stand the machines that a recall leaves off, each with its appliance', () => {
  const ranges = ['Gas ranges VGIC, VGCC or VGSC, sold 2007 to 2014'];
  const viking = recalledFirst(brandOf('viking'), 'en');
  expect(viking?.rows.map(({ label }) => label)).toEqual(['Refrigerator', 'Dishwasher', 'Oven, Stove']);
  expect(viking?.rows.slice(2).map(({ machines }) => machines)).toEqual([ranges]);
  expect(recalledFirst(brandOf('bosch'), 'en')?.rows.map(({ machines }) => machines.length)).toEqual([3]);
  expect(recalledFirst(brandOf('roper'), 'en')).toBeUndefined();
  for (const brand of brands) {
    const named = recalledFirst(brand, 'en')?.rows.flatMap(({ machines }) => machines) ?? [];
    const recalls = listBrandRecalls(brand.slug, 'en').filter(({ facts }) => facts.leaveOff !== undefined);
    for (const { words } of recalls)
      expect(
        named.some((line) => line.startsWith(words.machines)),
        words.machines,
      ).toBe(true);
  }
});

test('the first recalls say how many more the list has, and of which appliances; a brand without any says where to look', () => {
  const others = (slug: string) => recalledFirst(brandOf(slug), 'en')?.others;
  expect(others('magic-chef')).toMatch(/^2 more recalls, of refrigerators, are /u);
  expect(others('admiral')).toMatch(/^One more recall, of refrigerators, is /u);
  expect(others('miele')).toMatch(/^The list further down /u);
  const labels = (slug: string) => makerFacts(brandOf(slug), 'en').map(({ label }) => label);
  expect(labels('estate')).toContain('Recalls');
  expect(labels('miele')).not.toContain('Recalls');
});

test('a code is looked up at the maker that built the machine', () => {
  expect(sectionsOf('kenmore').flatMap(({ facts }) => facts.map(({ label }) => label))).not.toContain(
    'Error codes',
  );
  const facts = builderFacts(brandOf('kenmore'), 'en')?.facts ?? [];
  expect(facts.map(({ label, text }) => `${label} ${text}`)).toContain('795, 796 Built by LG');
  expect(facts).toHaveLength(5);
  expect(builderFacts(brandOf('lg'), 'en')).toBeUndefined();
  const code = sectionsOf('estate').at(-1)?.facts.at(-1);
  expect([code?.label, code?.links?.[0]?.path]).toEqual(['Error codes', '/brands/whirlpool#codes']);
  for (const brand of brands) {
    const { builder, builtBy }: BrandWords = brandWords.en[brand.slug];
    for (const slug of [builder, ...Object.keys(builtBy ?? {})])
      if (slug !== undefined)
        expect(listBrandCodes(brandOf(slug).slug, 'en').length, slug).toBeGreaterThan(0);
  }
});

test('a line names when the machines were sold or made, or the years of their recalls, those of one kind together', () => {
  const named = [
    { machines: 'Ranges', date: '2021-12-08' },
    { machines: 'Dryers sold from 1989 to 1991', date: '1997-01-21' },
    { machines: 'Ranges', date: '2009-04-08' },
    { machines: 'Washers', date: '2009-07' },
  ];
  expect(machineLines(named, 'en')).toEqual([
    'Ranges (recalls of 2009 and 2021)',
    'Dryers sold from 1989 to 1991',
    'Washers (recall of 2009)',
  ]);
  for (const brand of brands)
    for (const line of recalledFirst(brand, 'en')?.rows.flatMap(({ machines }) => machines) ?? [])
      expect(line, brand.slug).toMatch(/\b(?:19|20)\d\d\b/u);
});
