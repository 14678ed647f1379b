// The figures of a place in words: all of them for its own page, and for the page of an appliance the three in which it stands out most.
import type { ServiceSlug } from '#content/catalogue/services.ts';
import type { Language } from '#content/language.ts';
import type { City } from '#content/places/cities.ts';
import { figureWords, type FigureKind, type FigureWords } from '#content/places/figures/figure-words.ts';
import { placeFigures } from '#content/places/figures/place-figures.ts';
import { fillText } from '#domain/words/wording.ts';
import { hasSharedBuildings } from './shared-buildings.ts';
import { findStorm, isShare, listShares, listGasHeat, weighStorm, type Weighed } from './weighed-figures.ts';

export type PlaceFigure = {
  readonly kind: FigureKind;
  readonly title: string;
  /** The advice goes on after it, in the same sentence. */
  readonly figure: string;
  readonly advice: string;
};

const figuresOnPage = 3;

/** The values of a figure: where shares hold is said in full by the first of them only. */
function valuesOf({ values }: Weighed, at: number, shown: readonly Weighed[]) {
  return { ...values, where: (shown.slice(0, at).some(isShare) ? values.again : values.where) ?? '' };
}

/** Nothing follows from them for a whole place: how long people stay, and what heats their homes, say nothing of one kitchen. */
const onlyOfAppliances: readonly FigureKind[] = ['settled', 'gas'];

/** The figures of a whole place as sentences, without what they change: whose homes they are, and each hurricane near by. */
export function listAllFigures(city: City, language: Language) {
  const { homes, storms } = placeFigures[city.slug];
  const words: Readonly<Record<FigureKind, FigureWords>> = figureWords[language];
  return [
    ...(homes === undefined ? [] : listShares(city, homes, language)).filter(
      ({ kind }) => !onlyOfAppliances.includes(kind),
    ),
    ...storms.toReversed().map((storm) => weighStorm(city, storm, language)),
  ].map((weighed, at, shown) => ({
    kind: weighed.kind,
    title: words[weighed.kind].title,
    sentence: fillText(words[weighed.kind].figure, valuesOf(weighed, at, shown)).replace(/(?::|, so)$/u, '.'),
  }));
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
  const isPropaneAsked =
    asksForPropane.includes(service) && (isTold('mobile') || ofHomes.some(({ kind }) => kind === 'mobile'));
  const all: readonly Weighed[] = [
    ...ofHomes,
    ...(isPropaneAsked ? [] : listGasHeat(city)),
    ...(storm === undefined ? [] : [weighStorm(city, storm, language)]),
  ];
  const words: Readonly<Record<FigureKind, FigureWords>> = figureWords[language];
  return all
    .filter(({ kind }) => !isTold(kind) && words[kind].advice[service] !== undefined)
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, figuresOnPage)
    .map((weighed, at, shown) => {
      const { title, ...usual } = words[weighed.kind];
      const { figure, beginnings, advice, besideTowers } =
        weighed.isStrong && usual.strong !== undefined ? usual.strong : usual;
      const beside = hasSharedBuildings(city) ? besideTowers?.[service] : undefined;
      return {
        kind: weighed.kind,
        title,
        figure: fillText(beginnings?.[service] ?? figure, valuesOf(weighed, at, shown)),
        advice: fillText(beside ?? advice[service] ?? '', weighed.values),
      };
    });
}
