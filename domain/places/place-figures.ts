// The figures of a place in words, for the page of an appliance: those that change something for it.
import type { ServiceSlug } from '#content/catalogue/services.ts';
import type { Language } from '#content/language.ts';
import type { City } from '#content/places/cities.ts';
import { figureWords, type FigureKind, type FigureWords } from '#content/places/figures/figure-words.ts';
import { placeFigures } from '#content/places/figures/place-figures.ts';
import { fillText } from '#domain/words/wording.ts';
import { hasSharedBuildings } from './shared-buildings.ts';
import { isShare, listShares, type ShareKind, type Weighed } from './weighed-figures.ts';

export type PlaceFigure = {
  readonly kind: FigureKind;
  readonly title: string;
  /** The advice goes on after it, in the same sentence. */
  readonly figure: string;
  readonly advice: string;
};

/** The values of a figure: where shares hold is said in full by the first of them only. */
function valuesOf({ values }: Weighed, at: number, shown: readonly Weighed[]) {
  return { ...values, where: (shown.slice(0, at).some(isShare) ? values.again : values.where) ?? '' };
}

function sharesOf(city: City, language: Language): readonly Weighed<ShareKind>[] {
  const { homes } = placeFigures[city.slug];
  return homes === undefined ? [] : listShares(city, homes, language);
}

/**
 * The figures of a place that change something for an appliance, those in which it stands out most first. What the page tells
 * already is left out: `isTold` says of a kind whether it does.
 */
export function listPlaceFigures(
  city: City,
  service: ServiceSlug,
  language: Language,
  isTold: (kind: FigureKind) => boolean,
): readonly PlaceFigure[] {
  const words: Readonly<Record<FigureKind, FigureWords>> = figureWords[language];
  return sharesOf(city, language)
    .filter(({ kind }) => !isTold(kind) && words[kind].advice[service] !== undefined)
    .toSorted((one, other) => other.weight - one.weight)
    .map((weighed, at, shown) => {
      const { title, ...usual } = words[weighed.kind];
      const { figure, advice, besideTowers } =
        weighed.isStrong && usual.strong !== undefined ? usual.strong : usual;
      const beside = hasSharedBuildings(city) ? besideTowers?.[service] : undefined;
      return {
        kind: weighed.kind,
        title,
        figure: fillText(figure, valuesOf(weighed, at, shown)),
        advice: fillText(beside ?? advice[service] ?? '', weighed.values),
      };
    });
}
