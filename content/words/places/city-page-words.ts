// The frame of the 106 city pages: labels, headings and the sentences around a city's own facts (content/places/).
import type { Localized } from '#content/language.ts';
import { inPlace, namePlace } from '#content/places/in-place.ts';

export const cityPageWords = {
  en: {
    serviceName: 'Home appliance repair',
    countyName: (county: string) => `${county} County`,
    title: (city: string, zip: string) => `Appliance Repair in ${city}, FL ${zip}`,
    heading: (city: string) => `Appliance Repair in ${city}, FL`,
    description: (city: string, county: string, zips: string) =>
      `Appliance repair ${inPlace(city)}, ${county} County (${zips}). Visits from {lowestPrice} plus tax where it applies.`,
    descriptionNear: (places: string) => `Also in ${places}.`,
    countyLabel: 'County',
    waterLabel: 'Tap water',
    wells: 'some homes have private wells',
    /** What cannot wait for a visit: a sentence about each danger (safety-words.ts), then whom to call about it in the place. */
    urgent: {
      heading: (city: string) => `If it can’t wait: ${city}`,
      fire: 'Burning smell or fire',
      power: 'Power trouble',
      callPower: (companies: string) => `For this or an outage, call ${companies}.`,
      gas: 'Gas smell',
      gasCompany: (companies: string) => `The natural gas company here is ${companies}.`,
      carbonMonoxide: 'Carbon monoxide',
      water: 'Water on the floor',
      refrigerator: 'Warm refrigerator',
    },
    factsHeading: (city: string) => `Good to know ${inPlace(city)}`,
    /** Of two suppliers of a place. */
    eitherOnBill: (names: string) => `${names}: your bill says which`,
    /** What becomes of the machine then: who collects it, and what to do first. */
    oldMachine: 'Not worth fixing?',
    homes: {
      stormLabel: 'Closest hurricane, 2000 to 2024',
      storm: (name: string, year: number, miles: string) =>
        `${name}, ${year}: its center passed about ${miles} away`,
      stormOver: (name: string, year: number) => `${name}, which passed over the city in ${year}`,
      miles: { one: 'mile', other: 'miles' },
      mobileLabel: 'Mobile homes',
      rentedLabel: 'Rented',
      vacantLabel: 'Vacant or seasonal',
      ofAll: (share: string) => `${share} of all homes (2014–2018)`,
      /** The Census counts renters among the homes that people live in. */
      ofOccupied: (share: string) => `${share} of occupied homes (2019–2023)`,
      meaning: {
        storm:
          'Before a hurricane, turn off the breakers for the washer, dryer, dishwasher and range: power can come back with a surge. If you leave and your floor may flood, empty the refrigerator and turn off the main breaker before you go, while the floor is dry. Otherwise, leave the refrigerator on.',
        mobile: 'In a mobile home, use only a dryer whose manual allows it there.',
        rented:
          'If you rent and a machine breaks, call your landlord first: the lease says who repairs what came with the home.',
        vacant:
          'If your home is empty for months, close the water valves for the washer, dishwasher and ice maker before you leave.',
      },
      storms: 'The National Hurricane Center recorded the hurricane’s path.',
      shares: 'Shares of homes are from US Census surveys.',
      zips: (city: string, count: number) =>
        `They cover ${count === 1 ? 'the whole ZIP code, which reaches' : 'whole ZIP codes, which reach'} beyond ${namePlace(city)}.`,
    },
    beforeHeading: 'Before we come',
    modelNumber: 'Have the model number of the appliance ready, if you can read it.',
    /** Where we are, for a place outside the regions. */
    servingOutside: (city: string) => `We take requests from ${city}`,
    whenOutside: (city: string) =>
      `We take requests from ${city}, about two hours’ drive from our other towns. Please call first: we tell you whether and when we can come.`,
    servicesHeading: (city: string) => `What we repair ${inPlace(city)}, and what a visit costs`,
    advicePrompt: 'Choose your appliance: its page lists common problems and what to try.',
    farHeading: 'Our nearest other towns',
    /** Where no time is promised, nobody is asked whether it has to be right now. */
    closingOutside: 'Need Appliance Repair?',
    neighborsHeading: (city: string) => `Near ${namePlace(city)}`,
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
      `Map of the land and water around ${namePlace(city)} in ${county} County.`,
    mapNames: (names: string) => `Named on it: ${names}.`,
  },
} as const satisfies Localized<unknown>;
