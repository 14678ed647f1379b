import type { Language } from '#content/language.ts';
import type { City } from '#content/places/cities.ts';
import { homeSliceWords } from '#content/words/places/home-slice-words.ts';
import { mainHome } from '#domain/places/main-home.ts';
import { sliceDrawing } from '#site/pictures/drawings.ts';

/** The drawing of a home cut open, by the homes of a place, and what its numbers say. */
export function citySlice(city: City, language: Language) {
  const kind = mainHome(city);
  return { ...homeSliceWords[language][kind], drawing: sliceDrawing(kind) };
}
