import type { Language } from '#content/language.ts';
import type { City } from '#content/places/cities.ts';
import { placeGuides } from '#content/places/guides/guides.ts';
import { ownWaterWords, regionPageWords } from '#content/places/region-words.ts';
import type { County } from '#content/places/regions.ts';
import { utilities } from '#content/places/utilities.ts';
import { tellPower } from '#domain/places/tell-power.ts';
import { listCitiesOfCounty, placeLink } from './county-places.ts';

/** "hard water, some private wells". Nothing of water that is neither: how hard it is, the guides seldom know. */
function tellWater({ slug }: City, language: Language): string | undefined {
  const { water, wells } = regionPageWords[language];
  const told = new Set(placeGuides[slug].facts.map(({ condition }) => condition));
  const hasPlant = told.has('soft water') || told.has('medium water') || told.has('hard water');
  const parts = [
    ...(told.has('soft water') ? [water.soft] : []),
    ...(told.has('hard water') ? [water.hard] : []),
    ...(told.has('private wells') ? [hasPlant ? wells.some : wells.most] : []),
  ];
  return ownWaterWords[language][slug] ?? (parts.length === 0 ? undefined : parts.join(', '));
}

/** The power companies of a place, whatever their order. */
function companiesOf({ slug }: City): string {
  return utilities[slug].power.names.toSorted().join();
}

/** The places of a county that have the same power companies, if these are more than half of it. */
function listUsual(county: County): readonly City[] {
  const places = listCitiesOfCounty(county);
  const alike = [...Map.groupBy(places, companiesOf).values()];
  return alike.find((some) => some.length * 2 > places.length) ?? [];
}

/** Whom to call in a power outage in most of a county, with the number; undefined where no companies serve most of it. */
export function countyPower(county: County, language: Language): string | undefined {
  const [city] = listUsual(county);
  return city && regionPageWords[language].power(tellPower(city, language));
}

/** The link to the page of a place, with its power companies, unless its county tells them, and what is known of its tap water. */
export function placeLine(city: City, language: Language) {
  const power = listUsual(city.county).includes(city)
    ? undefined
    : regionPageWords[language].power(tellPower(city, language));
  const known = [tellWater(city, language), power].filter((one) => one !== undefined);
  return { ...placeLink(city, language), known: known.length === 0 ? undefined : known.join(' · ') };
}
