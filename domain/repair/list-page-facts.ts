// Which facts of a place stand on a city-and-appliance page: those that change something for the appliance.
import type { ServiceSlug } from '#content/catalogue/services.ts';
import { toldLast } from '#content/places/conditions/local-conditions.ts';
import type { LocalConditions } from '#content/places/conditions/local-condition-form.ts';
import type { LocalFact, ReadyLine } from '#content/places/guides/local-fact-form.ts';

/** Shown on a local page at most. */
const factsOnPage = 5;

/** Whether a fact of a place changes something for an appliance. */
export function concernsService(
  { condition, services, lines }: LocalFact,
  service: ServiceSlug,
  conditions: Partial<LocalConditions>,
): boolean {
  if (lines !== undefined) return lines[service] !== undefined;
  const isAbout = services === undefined || services.includes(service);
  return isAbout && conditions[condition]?.[service] !== undefined;
}

/** What to have ready for an appliance: the lines about it, and those about all. */
export function listReadyLines(service: ServiceSlug, lines: readonly ReadyLine[]): readonly ReadyLine[] {
  return lines.filter(({ services }) => services === undefined || services.includes(service));
}

/**
 * Two to five facts, those with a line for this appliance first, then those that help a machine that has just failed, else in the
 * place's own order, without the one that already stands beside a sign. Of those that ask the same of the reader one is shown.
 */
export function listPageFacts(
  service: ServiceSlug,
  facts: readonly LocalFact[],
  conditions: Partial<LocalConditions>,
  besideSign: LocalFact | undefined,
): readonly LocalFact[] {
  const asksOf = ({ condition }: LocalFact) => conditions[condition]?.[service]?.asks;
  const asked = new Set<string | undefined>(besideSign && [asksOf(besideSign)]);
  const isLined = ({ lines }: LocalFact) => lines?.[service] !== undefined;
  const lateness = ({ condition, lines }: LocalFact) =>
    lines?.[service]?.first === true ? -2 : toldLast.indexOf(condition);
  return facts
    .toSorted(
      (one, other) => Number(isLined(other)) - Number(isLined(one)) || lateness(one) - lateness(other),
    )
    .filter((fact) => {
      if (fact === besideSign || !concernsService(fact, service, conditions)) return false;
      const asks = asksOf(fact);
      if (asks === undefined) return true;
      const isNew = !asked.has(asks);
      asked.add(asks);
      return isNew;
    })
    .slice(0, factsOnPage);
}
