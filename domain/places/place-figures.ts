// Which figures of a place stand on the page of an appliance there: the three in which it stands out most.
import type { ServiceSlug } from '#content/catalogue/services.ts';
import type { Language } from '#content/language.ts';
import type { City } from '#content/places/cities.ts';
import {
  figureWhereWords,
  figureWords,
  type FigureKind,
  type FigureWords,
} from '#content/places/figures/figure-words.ts';
import {
  gasHeatedHomes,
  placeFigures,
  type HomeShares,
  type NearStorm,
} from '#content/places/figures/place-figures.ts';
import { fillText, formatList } from '#domain/words/wording.ts';

export type PlaceFigure = {
  readonly kind: FigureKind;
  readonly title: string;
  /** Ends in a colon: the advice goes on. */
  readonly figure: string;
  readonly advice: string;
};

const figuresOnPage = 3;

/** Below it a share changes nothing, in percent; and the median of the places it is held against. */
const shares = {
  settled: { least: 8, median: 20 },
  rented: { least: 12, median: 30 },
  vacant: { least: 10, median: 18 },
  mobile: { least: 8, median: 8 },
} as const satisfies Partial<Record<FigureKind, object>>;
type ShareKind = keyof typeof shares;
const shareKinds = ['settled', 'rented', 'vacant', 'mobile'] as const satisfies readonly ShareKind[];

/** How much piped gas weighs beside a share at its median, and a hurricane that came within 25 miles, or 50. */
const weights = { gas: 1, near: 1.3, far: 0.9 } as const;
const nearMiles = 25;

/** As many ZIP codes are named. */
const mostZips = 3;

/** Where a share holds, and the same said again in fewer words. */
type Where = { readonly where: string; readonly again: string };

function whereOf(city: City, { isOfPlace, zips = city.zips }: HomeShares, language: Language): Where {
  const words = figureWhereWords[language];
  const [values, count] = [{ city: city.name, zips: formatList(zips, language) }, zips.length];
  const place = fillText(words.place, values);
  if (isOfPlace) return { where: place, again: place };
  const again = fillText(words.again, values);
  if (count > mostZips)
    return { where: fillText(words.manyZips, { ...values, count: String(count) }), again };
  return { where: fillText(count === 1 ? words.zip : words.zips, values), again };
}

function distanceOf({ miles }: NearStorm, language: Language): string {
  const words = figureWhereWords[language];
  if (miles === 0) return words.right;
  return miles === 1 ? words.mile : fillText(words.near, { miles: String(miles) });
}

/** The last that came near, and if none did, the last at all. */
function findStorm(storms: readonly NearStorm[]): NearStorm | undefined {
  return storms.findLast(({ miles }) => miles <= nearMiles) ?? storms.at(-1);
}

/** A figure, and how much the place stands out by it. */
type Weighed = {
  readonly kind: FigureKind;
  readonly weight: number;
  readonly values: Readonly<Record<string, string>>;
};

function isShare({ values }: Weighed): boolean {
  return values.where !== undefined;
}

function listShares(city: City, homes: HomeShares, language: Language): readonly Weighed[] {
  const where = whereOf(city, homes, language);
  return shareKinds
    .filter((kind) => homes[kind] >= shares[kind].least)
    .map((kind) => ({
      kind,
      weight: homes[kind] / shares[kind].median,
      values: { share: String(homes[kind]), ...where },
    }));
}

function weighStorm(city: City, storm: NearStorm, language: Language): Weighed {
  const { name, year, miles } = storm;
  const values = { storm: name, year: String(year), city: city.name, distance: distanceOf(storm, language) };
  return { kind: 'storm', weight: miles <= nearMiles ? weights.near : weights.far, values };
}

/** Both end in the question for propane: who reads it of mobile homes is not asked again. */
const asksForPropane: readonly ServiceSlug[] = ['oven', 'stove'];

/**
 * At most three figures of a place that change something for an appliance, those in which it differs most first. What the page
 * tells already is left out: `isTold` says of a kind whether it does, and `toldTexts` are the page's own facts.
 */
export function listPlaceFigures(
  city: City,
  service: ServiceSlug,
  language: Language,
  isTold: (kind: FigureKind) => boolean,
  toldTexts: string,
): readonly PlaceFigure[] {
  const { homes, storms } = placeFigures[city.slug];
  const ofHomes = homes === undefined ? [] : listShares(city, homes, language);
  const storm = findStorm(storms.filter(({ name }) => !toldTexts.includes(`Hurricane ${name}`)));
  const gas = gasHeatedHomes[city.county];
  const ofCounty = { share: String(Math.round(gas ?? 0)), county: city.county, city: city.name };
  const isPropaneAsked =
    asksForPropane.includes(service) && (isTold('mobile') || ofHomes.some(({ kind }) => kind === 'mobile'));
  const all: readonly Weighed[] = [
    ...ofHomes,
    ...(gas === undefined || isPropaneAsked
      ? []
      : [{ kind: 'gas', weight: weights.gas, values: ofCounty } as const]),
    ...(storm === undefined ? [] : [weighStorm(city, storm, language)]),
  ];
  const words: Readonly<Record<FigureKind, FigureWords>> = figureWords[language];
  return all
    .filter(({ kind }) => !isTold(kind) && words[kind].advice[service] !== undefined)
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, figuresOnPage)
    .map(({ kind, values }, at, shown) => ({
      kind,
      title: words[kind].title,
      figure: fillText(words[kind].figure, {
        ...values,
        where: (shown.slice(0, at).some(isShare) ? values.again : values.where) ?? '',
      }),
      advice: fillText(words[kind].advice[service] ?? '', values),
    }));
}
