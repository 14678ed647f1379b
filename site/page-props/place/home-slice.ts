// The drawing of a home cut open, by the homes of a place.
import type { Language } from '#content/language.ts';
import type { City } from '#content/places/cities.ts';
import { mainHome } from '#domain/places/main-home.ts';
import { placeGuides } from '#content/places/guides/guides.ts';
import {
  homeSliceWords,
  sameInHomes,
  type HomeKind,
  type LimeKind,
} from '#content/words/places/home-slice-words.ts';
import { sliceDrawing } from '#site/pictures/drawings.ts';

/** What is true where the home is. */
type Where = {
  readonly vent: 'coast' | 'inland';
  readonly lime: LimeKind;
  readonly water: 'flood' | 'leak';
};

function slice(kind: HomeKind, where: Where, language: Language) {
  const { vent, heat, ...words } = homeSliceWords[language][kind];
  const same = sameInHomes[language];
  return {
    ...words,
    wears: [vent[where.vent], same.lime[where.lime], same.surge, same.water[where.water], heat],
    drawing: sliceDrawing(kind),
  };
}

/** Each number says only what the guide of the place says, too: salt, soft or hard water, floods. */
export function citySlice(city: City, language: Language) {
  const told = new Set(placeGuides[city.slug].facts.map(({ condition }) => condition));
  const lime = told.has('soft water')
    ? 'soft'
    : told.has('hard water')
      ? 'hard'
      : told.has('medium water')
        ? 'medium'
        : 'wells';
  return slice(
    mainHome(city),
    {
      vent: told.has('salt air') ? 'coast' : 'inland',
      lime,
      water: told.has('flood water') ? 'flood' : 'leak',
    },
    language,
  );
}
