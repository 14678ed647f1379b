import { expect, test } from 'vitest';
import { brandWords, type BrandWords } from '#content/catalogue/brand-words/brand-words.ts';
import { brands, type Brand } from '#content/catalogue/brands.ts';
import type { MayRun } from '#content/catalogue/signs/sign-form.ts';
import { problemSections } from './brand-problems.ts';

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
