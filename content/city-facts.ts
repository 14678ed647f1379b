// What is true of each place, for its pages. The rows are in one file a county or group of counties.
import type { CitySlug } from '#content/cities.ts';
import type { CityFacts } from '#content/city-fact-shape.ts';
import { browardFacts } from '#content/city-facts-broward.ts';
import { centralFacts } from '#content/city-facts-central.ts';
import { gulfCoastFacts } from '#content/city-facts-gulf-coast.ts';
import { hillsboroughFacts } from '#content/city-facts-hillsborough.ts';
import { miamiDadeFacts } from '#content/city-facts-miami-dade.ts';
import { northeastFacts } from '#content/city-facts-northeast.ts';
import { palmBeachFacts } from '#content/city-facts-palm-beach.ts';
import { pinellasFacts } from '#content/city-facts-pinellas.ts';
import { southwestFacts } from '#content/city-facts-southwest.ts';

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
