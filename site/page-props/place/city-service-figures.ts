// Where the figures of a place stand on the page of an appliance: each where it changes what the reader does.
import { repairGuides } from '#content/catalogue/repair-guides.ts';
import type { Service, ServiceSlug } from '#content/catalogue/services.ts';
import type { Language } from '#content/language.ts';
import type { City } from '#content/places/cities.ts';
import { figureWhereWords, type FigureKind } from '#content/places/figures/figure-words.ts';
import type { ConditionRule, LocalConditions } from '#content/places/conditions/local-condition-form.ts';
import { localConditions } from '#content/places/conditions/local-conditions.ts';
import type { LocalCondition } from '#content/places/guides/local-fact-form.ts';
import { listPlaceFigures } from '#domain/places/place-figures.ts';
import { listCityFacts } from '#domain/repair/list-city-signs.ts';
import { localFacts, localSigns } from './city-service-sections.ts';

/** What else tells of the same as a figure does. */
const toldBy: Readonly<Record<FigureKind, readonly LocalCondition[]>> = {
  settled: [],
  rented: ['rented homes'],
  vacant: ['seasonal homes', 'vacation rentals'],
  mobile: ['mobile homes'],
  gas: ['gas mains', 'no gas mains'],
  storm: ['lightning'],
};

/** Their figures of mobile homes ask which gas it is. */
const toAskForGas: readonly ServiceSlug[] = ['oven', 'stove'];

/** Their years decide whether a repair is worth it. */
const toBeWeighed: readonly ServiceSlug[] = ['dishwasher', 'oven', 'stove', 'microwave'];

/** A page asks once for the flap of a dryer's vent, and once for propane. */
const asksAlike: Readonly<Partial<Record<FigureKind, ConditionRule['asks']>>> = {
  vacant: 'flap',
  mobile: 'propane',
};

function asksOf(condition: LocalCondition, service: ServiceSlug): ConditionRule['asks'] {
  const conditions: LocalConditions = localConditions;
  return conditions[condition][service]?.asks;
}

/** Rows before the signs at least, where the place has as many. */
const rowsAtLeast = 2;

/** Whom to ask and what to find out belongs to "Before we come", how old it is to "Repair or replace?", the rest to the place. */
function findSection(kind: FigureKind, service: ServiceSlug): 'place' | 'before' | 'replace' {
  if (kind === 'rented' || kind === 'gas') return 'before';
  if (kind === 'mobile' && toAskForGas.includes(service)) return 'before';
  const isWeighed = kind === 'settled' && toBeWeighed.includes(service) && repairGuides[service] !== null;
  return isWeighed ? 'replace' : 'place';
}

/** Figures of the place, each with what it changes for this appliance, by where they stand; and whose figures they are. */
export function localFigures(city: City, service: Service, language: Language) {
  const told = listCityFacts(city, service);
  const facts = localFacts(city, service, language);
  const shown = [
    ...facts.map(({ fact }) => fact),
    ...localSigns(city, service, language).map(({ here }) => here.because?.fact ?? ''),
  ];
  const asked = told.map(({ condition }) => asksOf(condition, service.slug));
  const isTold = (kind: FigureKind) => {
    const alike = asksAlike[kind];
    return (
      told.some(({ condition }) => toldBy[kind].includes(condition)) ||
      (alike !== undefined && asked.includes(alike))
    );
  };
  const figures = listPlaceFigures(city, service.slug, language, isTold, shown.join(' '));
  const ofPlace = figures.filter(({ kind }) => findSection(kind, service.slug) === 'place');
  const stay = facts.length + ofPlace.length < rowsAtLeast;
  const listIn = (section: 'before' | 'replace') =>
    figures
      .filter(({ kind }) => !stay && findSection(kind, service.slug) === section)
      .map(({ figure, advice }) => `${figure} ${advice}`);
  const rows = stay ? figures : ofPlace;
  const { shares, storms, advice } = figureWhereWords[language].sources;
  const ofShares = (shown: typeof figures) => (shown.some(({ kind }) => kind !== 'storm') ? [shares] : []);
  const sources = [...ofShares(rows), ...(rows.some(({ kind }) => kind === 'storm') ? [storms] : []), advice];
  const before = listIn('before');
  const below = sources.includes(shares) ? '' : ofShares(figures).join(' ');
  return {
    rows: rows.map(({ title, figure, advice: what }) => ({ title, fact: figure, advice: what })),
    source: sources.join(' '),
    before,
    replace: listIn('replace').join(' '),
    /** Said once, where the first share stands. */
    sourceBefore: before.length > 0 ? below : '',
    sourceReplace: before.length > 0 ? '' : below,
  };
}
