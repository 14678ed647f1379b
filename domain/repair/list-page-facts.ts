// Which facts of a place stand on a city-and-appliance page: those that change something for the appliance.
import type { ServiceSlug } from '#content/catalogue/services.ts';
import type { LocalConditions } from '#content/places/conditions/local-condition-form.ts';
import type { LocalFact } from '#content/places/guides/local-fact-form.ts';

/** Shown on a local page at most. */
const factsOnPage = 4;

/** Whether a fact of a place changes something for an appliance. */
export function concernsService(
  { condition }: LocalFact,
  service: ServiceSlug,
  conditions: Partial<LocalConditions>,
): boolean {
  return conditions[condition]?.[service] !== undefined;
}

/** Two to four facts in the place's own order, without the one that already stands beside a sign. */
export function listPageFacts(
  service: ServiceSlug,
  facts: readonly LocalFact[],
  conditions: Partial<LocalConditions>,
  told: LocalFact | undefined,
): readonly LocalFact[] {
  return facts
    .filter((fact) => fact !== told && concernsService(fact, service, conditions))
    .slice(0, factsOnPage);
}
