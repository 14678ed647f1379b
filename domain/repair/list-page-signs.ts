// Which signs a city-and-appliance page shows, and in which order: the commonest first, and one that a fact of the place makes
// likelier moved up, with its reason.
import type { ApplianceKind, SignFacts } from '#content/catalogue/signs/sign-form.ts';
import type { LocalConditions } from '#content/places/conditions/local-condition-form.ts';
import type { LocalFact } from '#content/places/guides/local-fact-form.ts';
import { concernsService, listPageFacts } from './list-page-facts.ts';
import type { ServiceSlug } from '#content/catalogue/services.ts';

/** Shown on a local page; a rarer one that the place makes likelier comes after them. */
const signsOnPage = 6;
/** These many stay the commonest of the catalogue, whatever the place. */
const fixedFirst = 2;

export type PageSign = {
  readonly sign: SignFacts;
  /** The fact of the place that makes this sign likelier; the page says it. */
  readonly because: LocalFact | undefined;
};

type Place = {
  readonly service: ServiceSlug;
  readonly signs: readonly SignFacts[];
  /** Whether a gas main is known there. */
  readonly hasGas: boolean;
  /** Those that the page tells. */
  readonly facts: readonly LocalFact[];
  readonly conditions: Partial<LocalConditions>;
};

function isOfGas({ kinds }: SignFacts): boolean {
  return kinds.some((kind: ApplianceKind) => kind === 'gas');
}

/** The signs in the catalogue's order; where no gas main is known those of gas come after the rest. */
function inOrder({ signs, hasGas }: Place): readonly SignFacts[] {
  const ranked = signs.toSorted((one, other) => one.rank - other.rank);
  if (hasGas) return ranked;
  return [...ranked.filter((sign) => !isOfGas(sign)), ...ranked.filter(isOfGas)];
}

/**
 * The first fact of the place that makes a sign of this appliance likelier, and does not say something else. The only one a page has
 * stays in the section of the place, where readers look for it.
 */
function findReason({ service, facts, conditions }: Place, ranked: readonly SignFacts[]) {
  for (const fact of facts.filter((candidate) => concernsService(candidate, service, conditions))) {
    if (fact.lines?.[service]?.apart === true) continue;
    const likelier = conditions[fact.condition]?.[service]?.likelier;
    const sign = ranked.find(({ slug }) => slug === likelier);
    if (sign !== undefined && listPageFacts(service, facts, conditions, fact).length > 0)
      return { fact, sign };
  }
  return undefined;
}

/**
 * The first six. Where no main is known, tanks may still be: the commonest sign of gas, if it is one of the commonest of all, keeps
 * the last place.
 */
function takeFirst(ordered: readonly SignFacts[]): readonly SignFacts[] {
  const first = ordered.slice(0, signsOnPage);
  const ofGas = ordered.find((sign) => isOfGas(sign) && sign.rank <= signsOnPage);
  if (ofGas === undefined || first.includes(ofGas)) return first;
  return [...first.slice(0, -1), ofGas];
}

function moveUp(first: readonly SignFacts[], likelier: SignFacts | undefined): readonly SignFacts[] {
  if (likelier === undefined) return first;
  if (!first.includes(likelier)) return [...first, likelier];
  if (first.indexOf(likelier) < fixedFirst) return first;
  const rest = first.filter((sign) => sign !== likelier);
  return [...rest.slice(0, fixedFirst), likelier, ...rest.slice(fixedFirst)];
}

/**
 * Six signs in the catalogue's order. One of them that the place makes likelier comes third, after the two commonest; a rarer one
 * comes seventh, so that it takes no place from a common one.
 */
export function listPageSigns(place: Place): readonly PageSign[] {
  const ranked = inOrder(place);
  const reason = findReason(place, ranked);
  return moveUp(takeFirst(ranked), reason?.sign).map((sign) => ({
    sign,
    because: sign === reason?.sign ? reason.fact : undefined,
  }));
}
