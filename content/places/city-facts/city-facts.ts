// What is true of each place, for its pages. The rows are in one file a county or group of counties.
import type { CitySlug } from '#content/places/cities.ts';
import type { CityFacts } from './city-fact-shape.ts';
import { browardFacts } from './city-facts-broward.ts';
import { centralFacts } from './city-facts-central.ts';
import { gulfCoastFacts } from './city-facts-gulf-coast.ts';
import { hillsboroughFacts } from './city-facts-hillsborough.ts';
import { miamiDadeFacts } from './city-facts-miami-dade.ts';
import { northeastFacts } from './city-facts-northeast.ts';
import { palmBeachFacts } from './city-facts-palm-beach.ts';
import { pinellasFacts } from './city-facts-pinellas.ts';
import { southwestFacts } from './city-facts-southwest.ts';

export const cityFacts: Readonly<Record<CitySlug, CityFacts>> = {
  ...miamiDadeFacts,
  ...browardFacts,
  ...palmBeachFacts,
  ...southwestFacts,
  ...centralFacts,
  ...hillsboroughFacts,
  ...pinellasFacts,
  ...gulfCoastFacts,
  ...northeastFacts,
};
