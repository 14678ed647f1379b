// The dangers on the first screen of a brand's page.
import { brandWords } from '#content/catalogue/brand-words/brand-words.ts';
import type { Brand } from '#content/catalogue/brands.ts';
import type { Language } from '#content/language.ts';
import { brandServices } from '#content/catalogue/brand-services.ts';
import { firstStops } from '#content/catalogue/first-stops.ts';
import type { SafetyStopId } from '#content/catalogue/safety-stops.ts';
import type { ServiceSlug } from '#content/catalogue/services.ts';
import { fireElsewhere, leakLines, safetyWords } from '#content/words/safety/safety-words.ts';

/** More than these are no longer read. */
const mostAlerts = 4;

/** The dangers that many machines share, the gravest first; those of one machine are on its own page. */
const sharedStops = [
  'gas-smell',
  'carbon-monoxide',
  'burning-smell',
  'water-near-power',
  'food-warm',
] as const satisfies readonly SafetyStopId[];

/** Whether a machine is named with a danger on its own first screen: its gas brings carbon monoxide, its water line the wet floor. */
function hasStop(service: ServiceSlug, stop: SafetyStopId, language: Language): boolean {
  const first: readonly SafetyStopId[] = firstStops[service];
  if (stop === 'carbon-monoxide') return first.includes('gas-smell');
  return stop === 'water-near-power' ? service in leakLines[language] : first.includes(stop);
}

/**
 * The dangers of the first screen, four at most: gas and carbon monoxide where a machine of the brand may be gas, a burning smell, a wet
 * floor where one has a water line, and warm food where there is room. All of a microwave where the page leads with one: no other machine
 * must never be opened.
 */
export function brandStops({ slug }: Pick<Brand, 'slug'>, language: Language): readonly SafetyStopId[] {
  const made: readonly ServiceSlug[] = brandServices[slug];
  const leads = brandWords[language][slug].problems.at(0)?.service;
  const named: readonly SafetyStopId[] =
    leads === 'microwave' ? ['gas-smell', ...firstStops.microwave] : sharedStops;
  return named
    .filter((stop) => made.some((service) => hasStop(service, stop, language)))
    .slice(0, mostAlerts);
}

/**
 * The lines of those dangers: beside a fire inside, the line of a burning smell speaks of any other fire, and a wet floor asks for the
 * main water valve, too.
 */
export function brandAlerts(brand: Pick<Brand, 'slug'>, language: Language): readonly string[] {
  const told = brandStops(brand, language);
  const tellsFire = told.includes('fire-inside');
  return told.map((stop) => {
    if (stop === 'water-near-power') return leakLines[language].washer;
    return tellsFire && stop === 'burning-smell' ? fireElsewhere[language] : safetyWords[language][stop].line;
  });
}
