// Which pages of a place tell which of its facts: none is told on more than four, so that the nine pages are not one page nine times.
import { services, type ServiceSlug } from '#content/catalogue/services.ts';
import type { LocalConditions } from '#content/places/conditions/local-condition-form.ts';
import type { LocalFact } from '#content/places/guides/local-fact-form.ts';
import { concernsService } from './list-page-facts.ts';

/** Pages of one place that may tell the same fact in the same words. */
export const pagesOfFact = 4;

/**
 * The facts of a place for each appliance, in the place's own order. A fact goes first where none is told yet, then where it makes
 * a sign likelier, then where the fewest others are told, and of those where the fewest could be; what concerns few appliances is allotted first.
 * A fact with a line of its own for an appliance is told there in any case.
 */
export function allotFacts(
  facts: readonly LocalFact[],
  conditions: Partial<LocalConditions>,
): ReadonlyMap<ServiceSlug, readonly LocalFact[]> {
  const told = services.map(({ slug }) => ({
    slug,
    facts: new Set<LocalFact>(),
    /** How many it could tell. */
    of: facts.filter((fact) => concernsService(fact, slug, conditions)).length,
  }));
  const concerned = facts
    .map((fact) => ({ fact, pages: told.filter(({ slug }) => concernsService(fact, slug, conditions)) }))
    .toSorted(
      (one, other) =>
        Number(one.fact.lines === undefined) - Number(other.fact.lines === undefined) ||
        one.pages.length - other.pages.length,
    );
  for (const { fact, pages } of concerned) {
    const makesLikelier = (slug: ServiceSlug) => conditions[fact.condition]?.[slug]?.likelier !== undefined;
    pages
      .toSorted(
        (one, other) =>
          Number(other.facts.size === 0) - Number(one.facts.size === 0) ||
          Number(makesLikelier(other.slug)) - Number(makesLikelier(one.slug)) ||
          one.facts.size - other.facts.size ||
          one.of - other.of,
      )
      .slice(0, fact.lines === undefined ? pagesOfFact : pages.length)
      .forEach((page) => page.facts.add(fact));
  }
  return new Map(told.map(({ slug, facts: ofPage }) => [slug, facts.filter((fact) => ofPage.has(fact))]));
}
