import { expect, test } from 'vitest';
import { brandServices } from '#content/catalogue/brand-services.ts';
import { brandWords } from '#content/catalogue/brand-words/brand-words.ts';
import { brands, type BrandSlug } from '#content/catalogue/brands.ts';
import { firstStops } from '#content/catalogue/first-stops.ts';
import { fireElsewhere, safetyWords } from '#content/words/safety/safety-words.ts';
import { brandAlerts } from './brand-alerts.ts';

/** Whether the first thing its page tells of is a microwave. */
function leadsWithMicrowaves(slug: BrandSlug): boolean {
  return brandWords.en[slug].problems.at(0)?.service === 'microwave';
}

test('the first screen warns of gas where a machine of the brand may burn it, and of a burning smell on every brand', () => {
  const [gas, burning] = [/^Smell gas\?/u, /^Burning smell or hot plug\?/u];
  for (const brand of brands.filter(({ slug }) => !leadsWithMicrowaves(slug))) {
    const mayBurnGas = brandServices[brand.slug].some((one) => ['dryer', 'oven', 'stove'].includes(one));
    const alerts = brandAlerts(brand, 'en');
    expect(alerts, brand.slug).toHaveLength(mayBurnGas ? 2 : 1);
    expect(alerts.at(0), brand.slug).toMatch(mayBurnGas ? gas : burning);
    expect(alerts.at(-1), brand.slug).toMatch(burning);
  }
  expect(brandAlerts({ slug: 'perlick' }, 'en')).toHaveLength(1);
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
