// The figures we hold of a place, each with how much the place stands out by it.
import type { Language } from '#content/language.ts';
import { cities, type City } from '#content/places/cities.ts';
import { inPlace } from '#content/places/in-place.ts';
import { figureWhereWords, type FigureKind } from '#content/places/figures/figure-words.ts';
import type { HomeShares } from '#content/places/figures/place-figures.ts';
import { outageLines, utilities } from '#content/places/utilities.ts';
import { fillText, formatAlternatives, formatList } from '#domain/words/wording.ts';

/** Below `least` a share is near Florida’s own and tells nothing of the place, in percent; from `strong` on it is high. */
const shares = {
  vacant: { least: 25, strong: 30 },
  mobile: { least: 15, strong: 30 },
} as const satisfies Partial<Record<FigureKind, object>>;
export type ShareKind = keyof typeof shares;
const shareKinds = ['vacant', 'mobile'] as const satisfies readonly ShareKind[];

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

/** A figure, and how much the place stands out by it. */
export type Weighed<Kind extends FigureKind = FigureKind> = {
  readonly kind: Kind;
  readonly weight: number;
  /** A high share: more follows from it. */
  readonly isStrong: boolean;
  readonly values: Readonly<Record<string, string>>;
};

/** Whether it is a share of the homes, told with where it holds. */
export function isShare({ values }: Weighed): boolean {
  return values.where !== undefined;
}

/** Shares of homes that are large enough to change something. */
export function listShares(city: City, homes: HomeShares, language: Language): readonly Weighed<ShareKind>[] {
  const where = whereOf(city, homes, language);
  return shareKinds
    .filter((kind) => homes[kind] >= shares[kind].least && !(kind === 'mobile' && homes.isMostlyElsewhere))
    .map((kind) => ({
      kind,
      weight: homes[kind] / shares[kind].least,
      isStrong: homes[kind] >= shares[kind].strong,
      values: { share: String(homes[kind]), ...where },
    }));
}

/** A company with its outage line: "Tampa Electric (TECO, 877-588-1010)". */
function tellLine(name: string, language: Language): string {
  const line = outageLines[name] ?? figureWhereWords[language].onBill;
  return name.endsWith(')') ? `${name.slice(0, -1)}, ${line})` : `${name} (${line})`;
}

/** Whom to call in an outage. */
export function tellPower({ slug }: City, language: Language): string {
  const { names } = utilities[slug].power;
  const all = formatAlternatives(
    names.map((name) => tellLine(name, language)),
    language,
  );
  return names.length > 1 ? fillText(figureWhereWords[language].whichever, { names: all }) : all;
}
