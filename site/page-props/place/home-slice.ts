// The drawing of a home cut open, by the homes of a place, or by where an appliance usually is that it tells of.
import type { ServiceSlug } from '#content/catalogue/services.ts';
import type { Language } from '#content/language.ts';
import type { City } from '#content/places/cities.ts';
import { mainHome } from '#domain/places/main-home.ts';
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

export function citySlice(city: City, language: Language) {
  const isCoast = placeGuides[city.slug].facts.some(({ condition }) => condition === 'salt air');
  return slice(mainHome(city), isCoast ? 'coast' : 'inland', language);
}
