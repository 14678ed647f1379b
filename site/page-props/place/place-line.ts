import type { Language } from '#content/language.ts';
import { cities, type City } from '#content/places/cities.ts';
import type { LocalCondition } from '#content/places/guides/local-fact-form.ts';
import { placeGuides } from '#content/places/guides/guides.ts';
import { ownWaterWords, regionPageWords } from '#content/places/region-words.ts';
import { regions, type County, type Region } from '#content/places/regions.ts';
import { gasLines, outageLines, utilities } from '#content/places/utilities.ts';
import { outageWords } from '#content/words/places/outage-words.ts';
import { tellLine } from '#domain/places/tell-power.ts';
import { formatAlternatives } from '#domain/words/wording.ts';
import { listCitiesOfCounty, listCitiesOfRegion, placeLink } from './county-places.ts';

function isToldOf({ slug }: City, ...conditions: readonly LocalCondition[]): boolean {
  return placeGuides[slug].facts.some(({ condition }) => conditions.includes(condition));
}

/** "hard water". Nothing of water that is neither hard nor soft, unless we have words of its own: how hard it is, the guides seldom know. */
function tellWater(city: City, language: Language): string | undefined {
  const { water } = regionPageWords[language];
  const own = ownWaterWords[language][city.slug];
  if (own !== undefined) return own;
  if (isToldOf(city, 'soft water')) return water.soft;
  return isToldOf(city, 'hard water') ? water.hard : undefined;
}

function tellWells(city: City, language: Language): string | undefined {
  const { wells } = regionPageWords[language];
  if (!isToldOf(city, 'private wells')) return undefined;
  return isToldOf(city, 'soft water', 'medium water', 'hard water') ? wells.some : wells.most;
}

/** The power companies of a place, whatever their order. */
function companiesOf({ slug }: City): string {
  return utilities[slug].power.names.toSorted().join();
}

/** Those of the places that are alike, if these are more than half of them. */
function listUsual(places: readonly City[], likeness: (city: City) => string | undefined): readonly City[] {
  const alike = [...Map.groupBy(places, likeness).values()];
  return alike.find((some) => some.length * 2 > places.length) ?? [];
}

function listUsualOfCounty(county: County): readonly City[] {
  return listUsual(listCitiesOfCounty(county), companiesOf);
}

/** The water of more than half of the places of a region. */
function usualWater(places: readonly City[], language: Language): string | undefined {
  const [city] = listUsual(places, (one) => tellWater(one, language));
  return city && tellWater(city, language);
}

/** What comes out of the taps of a place: its water, and its wells. */
function tellTaps(city: City, language: Language): readonly string[] {
  return [tellWater(city, language), tellWells(city, language)].filter((one) => one !== undefined);
}

function listCompanies(places: readonly City[], what: 'power' | 'gas'): readonly string[] {
  return [...new Set(places.flatMap(({ slug }) => utilities[slug][what]?.names ?? []))].toSorted();
}

function tellPower({ slug }: City, language: Language): string {
  return regionPageWords[language].power(formatAlternatives(utilities[slug].power.names, language));
}

/** Said once above the places of a region: the water of most of them, if they are alike, and what a place without a note has. Nothing where none has one. */
export function regionWater(region: Region, language: Language): string | undefined {
  const places = listCitiesOfRegion(region);
  const isNoted = (city: City) =>
    tellTaps(city, language).length > 0 || utilities[city.slug].gas !== undefined;
  if (!places.some(isNoted)) return undefined;
  const water = usualWater(places, language);
  const words = regionPageWords[language];
  return water === undefined ? words.noNote.all : `${words.usualWater(water)} ${words.noNote.wellsAndGas}`;
}

/** Whom to call in a power outage, below the places of a region: each company with its number, and which of two is one's own. */
export function regionOutage(region: Region, language: Language) {
  const { outage: name, whichever } = regionPageWords[language];
  const places = listCitiesOfRegion(region);
  const hasTwo = places.some(({ slug }) => utilities[slug].power.names.length > 1);
  return {
    name,
    note: hasTwo ? whichever : undefined,
    companies: listCompanies(places, 'power').map((company) =>
      tellLine(company, outageLines[company] ?? outageWords[language].onBill),
    ),
  };
}

/** Whom to call about natural gas, likewise; none in a region where no mains are known. */
export function regionGas(region: Region, language: Language) {
  const companies = listCompanies(listCitiesOfRegion(region), 'gas').map((company) =>
    tellLine(company, gasLines[company] ?? outageWords[language].gasUnknown),
  );
  return companies.length === 0 ? [] : [{ name: regionPageWords[language].gasNumbers, companies }];
}

/** The power companies of most of a county; undefined where no companies serve most of it, or where the whole region has one. */
export function countyPower(county: County, language: Language): string | undefined {
  const region = regions.find(({ counties }) => counties.some((one) => one === county));
  if (region !== undefined && listCompanies(listCitiesOfRegion(region), 'power').length === 1)
    return undefined;
  const [city] = listUsualOfCounty(county);
  return city && tellPower(city, language);
}

/** The link to the page of a place, with what its region and its county do not say already: water, wells, gas and power companies. */
export function placeLine(city: City, language: Language) {
  const neighbors = cities.filter(({ region }) => region === city.region);
  const usual = usualWater(neighbors, language);
  const taps = tellTaps(city, language).filter((one) => one !== usual);
  const gas = utilities[city.slug].gas?.names;
  const known = [
    ...(taps.length === 0 ? [] : [taps.join(', ')]),
    ...(gas === undefined ? [] : [regionPageWords[language].gas(formatAlternatives(gas, language))]),
    ...(listUsualOfCounty(city.county).includes(city) ? [] : [tellPower(city, language)]),
  ];
  return { ...placeLink(city, language), known: known.length === 0 ? undefined : known.join(' · ') };
}
