import { expect, test } from 'vitest';
import { brandServices } from '#content/catalogue/brand-services.ts';
import { brandWords } from '#content/catalogue/brand-words/brand-words.ts';
import { brands } from '#content/catalogue/brands.ts';
import { firstStops } from '#content/catalogue/first-stops.ts';
import { safetyWords } from '#content/words/safety/safety-words.ts';
import { listBrandCodes } from '#domain/repair/list-codes.ts';
import { brandAlerts, brandHero } from './brand-hero.ts';
import { canShow } from './display-bars.ts';

test('the display shows the code that the first words of its page name', () => {
  const named = brands.flatMap((brand) => {
    const words = brandWords.en[brand.slug].intro.split(/[^\w-]+/u);
    const codes = listBrandCodes(brand.slug, 'en').flatMap(({ codes: listed }) =>
      listed.filter(({ facts }) => facts.isStatus !== true).flatMap(({ facts }) => facts.codes),
    );
    const code = words.find((word) => codes.includes(word) && canShow(word));
    return code === undefined ? [] : [{ brand, code }];
  });
  expect(named.map(({ brand, code }) => `${brand.slug} ${code}`)).toContain('bosch E24');
  for (const { brand, code } of named) {
    expect(brandHero(brand, 'en').fact.value, brand.slug).toMatch(new RegExp(`^${code}: `, 'u'));
  }
});

test('the first screen warns of gas where a machine of the brand may burn it, and of a burning smell on every brand', () => {
  const [gas, burning] = [/^Smell gas\?/u, /^Burning smell or hot plug\?/u];
  for (const brand of brands.filter(({ slug }) => brandServices[slug].length > 1)) {
    const mayBurnGas = brandServices[brand.slug].some((one) => ['dryer', 'oven', 'stove'].includes(one));
    const alerts = brandAlerts(brand, 'en');
    expect(alerts, brand.slug).toHaveLength(mayBurnGas ? 2 : 1);
    expect(alerts.at(0), brand.slug).toMatch(mayBurnGas ? gas : burning);
    expect(alerts.at(-1), brand.slug).toMatch(burning);
  }
  expect(brandAlerts({ slug: 'perlick' }, 'en')).toHaveLength(1);
});

test('a brand of one machine warns of all that the machine’s own page names first', () => {
  expect(brands.filter(({ slug }) => brandServices[slug].length === 1).map(({ slug }) => slug)).toEqual([
    'panasonic',
  ]);
  const alerts = brandAlerts({ slug: 'panasonic' }, 'en');
  expect(alerts).toEqual(firstStops.microwave.map((stop) => safetyWords.en[stop].line));
  expect(alerts.at(-1)).toMatch(/^Never open the case of a microwave\./u);
});
