import type { Language } from '#content/language.ts';
import type { City } from '#content/places/cities.ts';
import { placeGuides } from '#content/places/guides/guides.ts';
import { ownWaterWords, regionPageWords } from '#content/places/region-words.ts';
import { placeLink } from './county-places.ts';

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

/** The link to the page of a place, with what is known of its tap water. */
export function waterLink(city: City, language: Language) {
  return { ...placeLink(city, language), water: tellWater(city, language) };
}
