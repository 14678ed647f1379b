// The drawing of a home cut open, by the homes of a place, or by where an appliance usually is that it tells of.
import type { ServiceSlug } from '#content/catalogue/services.ts';
import type { Language } from '#content/language.ts';
import type { City } from '#content/places/cities.ts';
import { placeGuides } from '#content/places/guides/guides.ts';
import { homeSliceWords, type HomeKind } from '#content/words/places/home-slice-words.ts';
import { sliceDrawing } from '#site/pictures/drawings.ts';

const homeOfService: Readonly<Partial<Record<ServiceSlug, HomeKind>>> = {
  washer: 'house',
  dryer: 'house',
  refrigerator: 'mobile-home',
  dishwasher: 'tower',
};

function slice(kind: HomeKind, where: 'coast' | 'inland', language: Language) {
  const { vent, others, ...words } = homeSliceWords[language][kind];
  return { ...words, wears: [vent[where], ...others], drawing: sliceDrawing(kind) };
}

/** None for an appliance that none of its numbers names. */
export function serviceSlice(service: ServiceSlug, language: Language) {
  const kind = homeOfService[service];
  return kind && slice(kind, 'coast', language);
}

/** Towers or mobile homes where the guide of the place tells of them, whichever changes more; else a house. */
export function citySlice(city: City, language: Language) {
  const told = placeGuides[city.slug].facts.map(({ condition }) => condition);
  const where = told.includes('salt air') ? 'coast' : 'inland';
  const shared = told.find((condition) => condition === 'towers' || condition === 'mobile homes');
  if (shared === undefined) return slice('house', where, language);
  return slice(shared === 'towers' ? 'tower' : 'mobile-home', where, language);
}
