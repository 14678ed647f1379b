import { expect, test } from 'vitest';
import { brandServices } from '#content/catalogue/brand-services.ts';
import { brandWords } from '#content/catalogue/brand-words/brand-words.ts';
import { brands, type BrandSlug } from '#content/catalogue/brands.ts';
import { firstStops } from '#content/catalogue/first-stops.ts';
import type { ServiceSlug } from '#content/catalogue/services.ts';
import { fireElsewhere, safetyWords } from '#content/words/safety/safety-words.ts';
import { brandAlerts } from './brand-alerts.ts';

/** Whether the first thing its page tells of is a microwave. */
function leadsWithMicrowaves(slug: BrandSlug): boolean {
  return brandWords.en[slug].problems.at(0)?.service === 'microwave';
}

test('the first screen warns of gas and carbon monoxide where a machine of the brand may be gas, of a burning smell on every brand, of a wet floor where one has a water line', () => {
  for (const brand of brands.filter(({ slug }) => !leadsWithMicrowaves(slug))) {
    const made: readonly ServiceSlug[] = brandServices[brand.slug];
    const makes = (...some: readonly ServiceSlug[]) => some.some((one) => made.includes(one));
    const wanted = [
      ...(makes('dryer', 'oven', 'stove') ? [/^Smell gas\?/u, /^Carbon monoxide alarm/u] : []),
      /^Burning smell or hot plug\?/u,
      ...(makes('washer', 'dishwasher', 'refrigerator') ? [/^Stay off a wet floor near a plug\./u] : []),
      ...(makes('refrigerator') ? [/^Refrigerator warm\?/u] : []),
    ].slice(0, 4);
    const alerts = brandAlerts(brand, 'en');
    expect(alerts, brand.slug).toHaveLength(wanted.length);
    for (const [at, shape] of wanted.entries()) expect(alerts.at(at), brand.slug).toMatch(shape);
  }
});

test('no brand names more than four dangers, and one that makes refrigerators only names warm food', () => {
  for (const brand of brands) expect(brandAlerts(brand, 'en').length, brand.slug).toBeLessThanOrEqual(4);
  expect(brandAlerts({ slug: 'sub-zero' }, 'en').at(-1)).toMatch(/^Refrigerator warm\?/u);
  expect(brandAlerts({ slug: 'wolf' }, 'en')).toHaveLength(3);
  expect(brandAlerts({ slug: 'speed-queen' }, 'en')).toHaveLength(4);
});

test('a brand that leads with microwaves warns of all that a microwave’s own page names first', () => {
  const microwaves = brands.map(({ slug }) => slug).filter(leadsWithMicrowaves);
  expect(microwaves.toSorted()).toEqual(['panasonic', 'sharp']);
  const own = firstStops.microwave.map((stop) =>
    stop === 'burning-smell' ? fireElsewhere.en : safetyWords.en[stop].line,
  );
  expect(brandAlerts({ slug: 'panasonic' }, 'en')).toEqual(own);
  expect(brandAlerts({ slug: 'sharp' }, 'en')).toEqual([safetyWords.en['gas-smell'].line, ...own]);
  expect(own.at(-1)).toMatch(/^Never open the case of a microwave\./u);
});
