// The drawing of a home cut open, by the homes of a place, or by where an appliance usually is.
import type { ServiceSlug } from '#content/catalogue/services.ts';
import type { Language } from '#content/language.ts';
import type { City } from '#content/places/cities.ts';
import { placeGuides } from '#content/places/guides/guides.ts';
import { homeSliceWords, type HomeKind } from '#content/words/places/home-slice-words.ts';
import { sliceDrawing } from '#site/pictures/drawings.ts';

const homeOfService = {
  washer: 'house',
  dryer: 'house',
  refrigerator: 'mobile-home',
  dishwasher: 'tower',
  oven: 'house',
  stove: 'mobile-home',
  microwave: 'tower',
  'range-hood': 'tower',
  'wine-cooler': 'tower',
} as const satisfies Readonly<Record<ServiceSlug, HomeKind>>;

function slice(kind: HomeKind, language: Language) {
  return { ...homeSliceWords[language][kind], drawing: sliceDrawing(kind) };
}

export function serviceSlice(service: ServiceSlug, language: Language) {
  return slice(homeOfService[service], language);
}

/** Towers or mobile homes where the guide of the place tells of them, whichever changes more; else a house. */
export function citySlice(city: City, language: Language) {
  const told = placeGuides[city.slug].facts.find(
    ({ condition }) => condition === 'towers' || condition === 'mobile homes',
  );
  if (told === undefined) return slice('house', language);
  return slice(told.condition === 'towers' ? 'tower' : 'mobile-home', language);
}
