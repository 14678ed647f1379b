// What a figure of the place changes for an appliance there.
import type { Service } from '#content/catalogue/services.ts';
import type { Language } from '#content/language.ts';
import type { City } from '#content/places/cities.ts';
import type { FigureKind } from '#content/places/figures/figure-words.ts';
import type { ConditionRule, LocalConditions } from '#content/places/conditions/local-condition-form.ts';
import { localConditions } from '#content/places/conditions/local-conditions.ts';
import type { LocalCondition } from '#content/places/guides/local-fact-form.ts';
import { listPlaceFigures } from '#domain/places/place-figures.ts';
import { listCityFacts } from '#domain/repair/list-city-signs.ts';

/** What else tells of the same as a figure does. */
const toldBy: Readonly<Record<FigureKind, readonly LocalCondition[]>> = {
  vacant: ['seasonal homes', 'vacation rentals'],
  mobile: ['mobile homes'],
};

/** A page asks once for the flap of a dryer's vent, and once for propane. */
const asksAlike: Readonly<Partial<Record<FigureKind, ConditionRule['asks']>>> = {
  vacant: 'flap',
  mobile: 'propane',
};

/** Figures of the place, each with what it changes for this appliance. */
export function localFigures(city: City, service: Service, language: Language) {
  const told = listCityFacts(city, service).map(({ condition }) => condition);
  const conditions: LocalConditions = localConditions;
  const asked = told.map((condition) => conditions[condition][service.slug]?.asks);
  const isTold = (kind: FigureKind) => {
    const alike = asksAlike[kind];
    return (
      told.some((condition) => toldBy[kind].includes(condition)) ||
      (alike !== undefined && asked.includes(alike))
    );
  };
  const figures = listPlaceFigures(city, service.slug, language, isTold);
  return {
    kinds: figures.map(({ kind }) => kind),
    rows: figures.map(({ title, figure, advice }) => ({ title, fact: figure, advice })),
  };
}
