// The dangers on the first screen of a brand's page.
import { brandWords } from '#content/catalogue/brand-words/brand-words.ts';
import type { Brand } from '#content/catalogue/brands.ts';
import type { Language } from '#content/language.ts';
import { brandServices } from '#content/catalogue/brand-services.ts';
import { firstStops } from '#content/catalogue/first-stops.ts';
import type { SafetyStopId } from '#content/catalogue/safety-stops.ts';
import { fireElsewhere, safetyWords } from '#content/words/safety/safety-words.ts';

/** The dangers that many machines share; those of one machine are on its own page. */
const sharedStops: readonly SafetyStopId[] = ['gas-smell', 'burning-smell'];

/**
 * The dangers of the first screen: gas where a machine of the brand may burn it, and all of a microwave where the page leads with one:
 * no other machine must never be opened.
 */
export function brandStops({ slug }: Pick<Brand, 'slug'>, language: Language): readonly SafetyStopId[] {
  const first = new Set<SafetyStopId>(brandServices[slug].flatMap((service) => [...firstStops[service]]));
  const leads = brandWords[language][slug].problems.at(0)?.service;
  const named: readonly SafetyStopId[] =
    leads === 'microwave' ? ['gas-smell', ...firstStops.microwave] : sharedStops;
  return named.filter((stop) => first.has(stop));
}

/** The lines of those dangers: beside a fire inside, the line of a burning smell speaks of any other fire. */
export function brandAlerts(brand: Pick<Brand, 'slug'>, language: Language): readonly string[] {
  const told = brandStops(brand, language);
  const tellsFire = told.includes('fire-inside');
  return told.map((stop) =>
    tellsFire && stop === 'burning-smell' ? fireElsewhere[language] : safetyWords[language][stop].line,
  );
}
