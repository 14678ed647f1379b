// The dangers on the first screen of a brand's page.
import { brandWords } from '#content/catalogue/brand-words/brand-words.ts';
import type { Brand } from '#content/catalogue/brands.ts';
import type { Language } from '#content/language.ts';
import { brandServices } from '#content/catalogue/brand-services.ts';
import { firstStops } from '#content/catalogue/first-stops.ts';
import type { SafetyStopId } from '#content/catalogue/safety-stops.ts';
import { safetyWords } from '#content/words/safety/safety-words.ts';

/** The dangers that many machines share; those of one machine are on its own page. */
const sharedStops: readonly SafetyStopId[] = ['gas-smell', 'burning-smell'];

/**
 * The dangers of the first screen: gas where a machine of the brand may burn it, and all of a microwave where the page leads with one:
 * no other machine must never be opened.
 */
export function brandAlerts({ slug }: Pick<Brand, 'slug'>, language: Language): readonly string[] {
  const first = new Set<SafetyStopId>(brandServices[slug].flatMap((service) => [...firstStops[service]]));
  const leads = brandWords[language][slug].problems.at(0)?.service;
  const named: readonly SafetyStopId[] =
    leads === 'microwave' ? ['gas-smell', ...firstStops.microwave] : sharedStops;
  const told = named.filter((stop) => first.has(stop));
  return told.map((stop) => safetyWords[language][stop].line);
}
