// The frame of the 106 city pages: labels, headings and the sentences that carry a city's own facts.
// What is true of one city alone stands in city-facts.ts.
import type { CityKind, Coast } from '#content/places/cities.ts';
import type { Localized } from '#content/language.ts';

const kinds = {
  city: 'City',
  town: 'Town',
  village: 'Village',
  'unincorporated community': 'Community',
  neighborhood: 'Neighborhood',
} as const satisfies Record<CityKind, string>;

const coasts = {
  'on the water': 'On the water',
  'near the coast': 'Near the coast',
  inland: 'Inland',
} as const satisfies Record<Coast, string>;

export const cityPageWords = {
  en: {
    kinds,
    coasts,
    serviceName: 'Home appliance repair',
    countyName: (county: string) => `${county} County`,
    title: (city: string, zip: string) => `Appliance Repair in ${city}, FL ${zip}`,
    heading: (city: string) => `Appliance Repair in ${city}, FL`,
    description: (city: string, county: string, zips: string) =>
      `Appliance repair in ${city}, ${county} County (${zips}): nine appliances, prices in plain sight.`,
    descriptionNear: (places: string) => `Also in ${places}.`,
    kindLabel: 'Place',
    countyLabel: 'County',
    regionLabel: 'Region',
    zipsLabel: 'ZIP codes',
    coastLabel: 'Coast',
    powerLabel: 'Electricity',
    waterLabel: 'Tap water',
    gasLabel: 'Gas',
    homesLabel: 'Homes',
    airLabel: 'Air',
    stormsLabel: 'Storms',
    rulesLabel: 'Before a visit',
    roadsLabel: 'The way here',
    factsHeading: (city: string) => `What we know of ${city}`,
    outsideRegion: 'Outside our six regions',
    outsideNote:
      'This place is about two hours by road from our nearest region. We take requests from here, but same-day visits are unlikely: please call before you count on a time.',
    servicesHeading: (city: string) => `What we repair in ${city}, and where prices start`,
    farHeading: 'The next places we serve',
    neighborsHeading: (city: string) => `Near ${city}`,
    neighborsIntro: 'Straight-line miles from the middle of town.',
    away: (miles: string, direction: string) => `${miles} mi ${direction}`,
    directions: {
      north: 'north',
      northeast: 'northeast',
      east: 'east',
      southeast: 'southeast',
      south: 'south',
      southwest: 'southwest',
      west: 'west',
      northwest: 'northwest',
    },
    mapDescription: (city: string, county: string, neighbors: string) =>
      `Map of the surroundings of ${city} in ${county} County, with dots for ${neighbors}.`,
    mapCaption: 'Outlines: US Census Bureau.',
    advicePrompt: 'Choose your appliance for what matters to it here.',
  },
} as const satisfies Localized<unknown>;
