// The frame of the 106 city pages: labels, headings and the sentences around a city's own facts (content/places/).
import type { Localized } from '#content/language.ts';
import { inPlace } from '#content/places/in-place.ts';

export const cityPageWords = {
  en: {
    serviceName: 'Home appliance repair',
    countyName: (county: string) => `${county} County`,
    title: (city: string, zip: string) => `Appliance Repair in ${city}, FL ${zip}`,
    heading: (city: string) => `Appliance Repair in ${city}, FL`,
    description: (city: string, county: string, zips: string) =>
      `Appliance repair in ${city}, ${county} County (${zips}). Visits from {lowestPrice} plus tax where it applies.`,
    descriptionNear: (places: string) => `Also in ${places}.`,
    countyLabel: 'County',
    powerLabel: 'Power outages',
    waterLabel: 'Tap water',
    wells: 'private wells',
    gasLabel: 'Gas',
    factsHeading: (city: string) => `Good to know ${inPlace(city)}`,
    /** Of two suppliers of a place. */
    eitherOnBill: (names: string) => `${names}: your bill says which`,
    /** What becomes of the machine then: who collects it, and what to do first. */
    oldMachine: 'Not worth fixing?',
    homes: {
      stormLabel: 'Nearest hurricane since 2000',
      storm: (name: string, year: number, miles: string) => `${name}, about ${miles} away in ${year}`,
      stormOver: (name: string, year: number) => `${name}, which passed over the city in ${year}`,
      miles: { one: 'mile', other: 'miles' },
      mobileLabel: 'Mobile homes',
      rentedLabel: 'Rented homes',
      vacantLabel: 'Vacant or seasonal homes',
      meaning: {
        storm:
          'Before a hurricane, turn off the breakers for the washer, dryer, dishwasher and range: power can come back with a surge.',
        mobile: 'In a mobile home, use only a dryer whose manual allows it there.',
        rented:
          'If you rent and a machine breaks, call your landlord first: the lease says who repairs what came with the home.',
        vacant:
          'If your home is empty for months, close the water valves for the washer, dishwasher and ice maker before you leave.',
      },
      storms: 'The hurricane’s path is from the National Hurricane Center.',
      shares: (years: string) => `Shares of homes are from US Census surveys (${years}).`,
      yearsOfRented: '2019–2023',
      yearsOfOthers: '2014–2018',
      zips: (city: string, count: number) =>
        `They cover ${count === 1 ? 'the whole ZIP code, which reaches' : 'whole ZIP codes, which reach'} beyond ${city}.`,
    },
    beforeHeading: 'Before we come',
    modelNumber: 'Have the model number of the appliance ready, if you can read it.',
    /** Where we are, for a place outside the regions. */
    servingOutside: (city: string) => `We take requests from ${city}`,
    whenOutside: (city: string) =>
      `${city} is about two hours’ drive from the nearest towns we serve, so please call to find out when we can come.`,
    servicesHeading: (city: string) => `What we repair ${inPlace(city)}, and what a visit costs`,
    advicePrompt: 'Choose your appliance: its page lists common problems and what to try.',
    farHeading: 'The nearest places we serve',
    neighborsHeading: (city: string) => `Near ${city}`,
    neighborsIntro:
      'Distances are in a straight line, usually from the middle of one town to the middle of the next.',
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
    mapDescription: (city: string, county: string) =>
      `Map of the land and water around ${city} in ${county} County.`,
    mapNames: (names: string) => `Named on it: ${names}.`,
  },
} as const satisfies Localized<unknown>;
