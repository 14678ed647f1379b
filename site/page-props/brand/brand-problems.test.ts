import { expect, test } from 'vitest';
import { brandWords, type BrandWords } from '#content/catalogue/brand-words/brand-words.ts';
import { brands, type Brand } from '#content/catalogue/brands.ts';
import { services } from '#content/catalogue/services.ts';
import type { MayRun } from '#content/catalogue/signs/sign-form.ts';
import { problemSections } from './brand-problems.ts';
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

/** The machines that stand before a fault of this appliance. */
function recalledBefore(slug: string, label: string) {
  const rows = sectionsOf(slug).map(({ facts }) => facts.filter((row) => row.label === label));
  return rows.map((own) => own.map(({ recalled }) => recalled?.machines));
}

test('before the first fault of an appliance stand the machines that a recall leaves off; the other list has the way to them', () => {
  const ranges = ['Gas ranges sold from July 2007 to June 2014'];
  expect(recalledBefore('viking', 'Oven')).toEqual([[ranges, undefined]]);
  expect(recalledBefore('viking', 'Stove')).toEqual([[ranges]]);
  expect(recalledBefore('viking', 'Microwave')).toEqual([[undefined]]);
  expect(recalledBefore('bosch', 'Dishwasher').map(([first]) => first?.length)).toEqual([3, undefined]);
  const [, breaks] = sectionsOf('bosch');
  const dishwasher = breaks?.facts.find(({ label }) => label === 'Dishwasher');
  expect(dishwasher?.links?.map(({ path }) => path)).toContain('#recalls');
});

test('a fault that is the recall itself is told once, and a recall that lets the machine run stands before none', () => {
  expect(recalledBefore('admiral', 'Dishwasher')).toEqual([[undefined]]);
  expect(recalledBefore('amana', 'Refrigerator')).toEqual([[], [undefined]]);
});

test('a fault of a kind that no recall leaves off asks nothing, and says so only where some of the appliance are recalled', () => {
  expect(recalledBefore('miele', 'Dryer')).toEqual([[undefined], []]);
  expect(recalledBefore('ge', 'Washer').map(([first]) => first?.length)).toEqual([undefined, 3]);
  expect(recalledBefore('maytag', 'Washer').map((own) => own.map((lines) => lines?.length))).toEqual([
    [],
    [undefined, undefined, 1],
  ]);
  for (const brand of brands) {
    const { problems }: BrandWords = brandWords.en[brand.slug];
    for (const { service, isOtherKind, text } of problems)
      if (isOtherKind) expect(recalledFirst(service, brand, 'en'), text).toBeDefined();
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
    for (const { slug } of services)
      for (const line of recalledFirst(slug, brand, 'en')?.machines ?? [])
        expect(line, brand.slug).toMatch(/\b(?:19|20)\d\d\b/u);
});

test('who is asked about a recall finds the way to it once', () => {
  for (const brand of brands) {
    for (const { recalled, links = [] } of problemSections(brand, 'en').flatMap(({ facts }) => facts)) {
      const ways = [...links, ...(recalled === undefined ? [] : [recalled.link])];
      expect(ways.filter(({ path }) => path === '#recalls').length).toBeLessThanOrEqual(1);
      if (recalled !== undefined) expect(recalled.machines.length).toBeGreaterThan(0);
    }
  }
});
