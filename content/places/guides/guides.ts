// The guides of all places.
import type { CitySlug } from '../cities.ts';
import type { PlaceGuide } from './local-fact-form.ts';
import { browardGuides } from './broward.ts';
import { centralGuides } from './central.ts';
import { collierGuides } from './collier.ts';
import { duvalGuides } from './duval.ts';
import { gulfCoastGuides } from './gulf-coast.ts';
import { miamiDadeGuides } from './miami-dade.ts';
import { palmBeachGuides } from './palm-beach.ts';
import { pinellasGuides } from './pinellas.ts';
import { tampaBayGuides } from './tampa-bay.ts';

export const placeGuides: Readonly<Record<CitySlug, PlaceGuide>> = {
  ...browardGuides,
  ...centralGuides,
  ...collierGuides,
  ...duvalGuides,
  ...gulfCoastGuides,
  ...miamiDadeGuides,
  ...palmBeachGuides,
  ...pinellasGuides,
  ...tampaBayGuides,
};
