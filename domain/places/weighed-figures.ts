// The figures we hold of a place, each with how much the place stands out by it.
import type { Language } from '#content/language.ts';
import { cities, type City } from '#content/places/cities.ts';
import { inPlace } from '#content/places/in-place.ts';
import { figureWhereWords, type FigureKind } from '#content/places/figures/figure-words.ts';
import { gasHeatedHomes, type HomeShares, type NearStorm } from '#content/places/figures/place-figures.ts';
import { fillText, formatList } from '#domain/words/wording.ts';

/** Below `least` a share changes nothing, in percent; the median of the places it is held against; from `strong` on it is high. */
const shares = {
  settled: { least: 8, median: 20, strong: 24 },
  rented: { least: 12, median: 30, strong: 45 },
  vacant: { least: 10, median: 18, strong: 30 },
  mobile: { least: 8, median: 8, strong: 30 },
} as const satisfies Partial<Record<FigureKind, object>>;
type ShareKind = keyof typeof shares;
const shareKinds = ['settled', 'rented', 'vacant', 'mobile'] as const satisfies readonly ShareKind[];

/** How much piped gas weighs beside a share at its median, and a hurricane that came near. */
const weights = { gas: 1, storm: 1.3 } as const;
const nearMiles = 25;
/** A hurricane that passed as close went over the place itself. */
const strongMiles = 6;

/** As many ZIP codes are named. */
const mostZips = 3;

/** Where a share holds, and the same said again in fewer words. */
type Where = { readonly where: string; readonly again: string };

function whereOf(city: City, homes: HomeShares, language: Language): Where {
  const { isOfPlace, sharedWith, zips = city.zips } = homes;
  const words = figureWhereWords[language];
  const [values, count] = [{ city: city.name, zips: formatList(zips, language) }, zips.length];
  const place = fillText(words.place, { inCity: inPlace(city.name) });
  if (isOfPlace) return { where: place, again: place };
  const again = fillText(words.again, values);
  const neighbor = cities.find(({ slug }) => slug === sharedWith)?.name;
  if (neighbor !== undefined) return { where: fillText(words.sharedZip, { ...values, neighbor }), again };
  if (count > mostZips)
    return { where: fillText(words.manyZips, { ...values, count: String(count) }), again };
  return { where: fillText(count === 1 ? words.zip : words.zips, values), again };
}

function distanceOf({ miles }: NearStorm, language: Language): string {
  const words = figureWhereWords[language];
  if (miles === 0) return words.right;
  return miles === 1 ? words.mile : fillText(words.near, { miles: String(miles) });
}

/** The one that came closest, the last of several; undefined where none came near. */
export function findStorm(storms: readonly NearStorm[]): NearStorm | undefined {
  const least = Math.min(nearMiles, ...storms.map(({ miles }) => miles));
  return storms.findLast(({ miles }) => miles === least);
}

/** A figure, and how much the place stands out by it. */
export type Weighed = {
  readonly kind: FigureKind;
  readonly weight: number;
  /** A high share, or a hurricane that passed close by: more follows from it. */
  readonly isStrong: boolean;
  readonly values: Readonly<Record<string, string>>;
};

/** Whether it is a share of the homes, told with where it holds. */
export function isShare({ values }: Weighed): boolean {
  return values.where !== undefined;
}

/** Shares of homes that are large enough to change something. */
export function listShares(city: City, homes: HomeShares, language: Language): readonly Weighed[] {
  const where = whereOf(city, homes, language);
  return shareKinds
    .filter((kind) => homes[kind] >= shares[kind].least && !(kind === 'mobile' && homes.isMostlyElsewhere))
    .map((kind) => ({
      kind,
      weight: homes[kind] / shares[kind].median,
      isStrong: homes[kind] >= shares[kind].strong,
      values: { share: String(homes[kind]), ...where },
    }));
}

/** A hurricane, how far it passed and when. */
export function weighStorm(city: City, storm: NearStorm, language: Language): Weighed {
  const { name, year } = storm;
  const values = { storm: name, year: String(year), city: city.name, distance: distanceOf(storm, language) };
  return { kind: 'storm', weight: weights.storm, isStrong: storm.miles <= strongMiles, values };
}

/** The homes of the county that heat with piped gas; none where we hold no figure. */
export function listGasHeat(city: City): readonly Weighed[] {
  const gas = gasHeatedHomes[city.county];
  if (gas === undefined) return [];
  const values = { share: String(Math.round(gas)), county: city.county, inCity: inPlace(city.name) };
  return [{ kind: 'gas', weight: weights.gas, isStrong: false, values }];
}
