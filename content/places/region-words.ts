// The words of the six regional pages. What is true of a region stands in guides/regions.ts. Sources: docs/sources.md.
import type { Localized } from '#content/language.ts';
import type { CitySlug } from './cities.ts';
import type { RegionSlug } from './regions.ts';

export type RegionWords = {
  /** "Miami-Dade County": as it stands in a heading. */
  readonly fullName: string;
  /** "Serving Tampa Bay": where we are, on the pages of the region and its places. */
  readonly serving: string;
  readonly head: { readonly title: string; readonly description: string };
  readonly heading: string;
  /** Where in the region we come to. */
  readonly intro: string;
};

export const regionPageWords = {
  en: {
    mapDescription: (region: string, places: string) =>
      `Map of ${region} with its coast, its lakes and county lines. Named on it: ${places}.`,
    placesHeading: { one: 'Places we serve', other: 'Places we serve, by county' },
    countiesLabel: { one: 'County', other: 'Counties' },
    placesLabel: 'Places served',
    /** Beside a place. */
    water: { soft: 'soft water', hard: 'hard water' },
    wells: { some: 'some private wells', most: 'mostly private wells, so the water varies' },
    /** Beside a place: whose gas mains are in parts of it. */
    gas: (companies: string) => `some gas mains (${companies})`,
    /** Under a county, or after a place that has other companies than most of its county. */
    power: (companies: string) => `Power: ${companies}`,
    /** Above all counties of a region, so that no line has to say it again. */
    usualWater: (water: string) => `These towns have ${water} unless their line says otherwise.`,
    /** There: what a place without a note has; without the water, where that is said. */
    noNote: {
      all: 'If a town has no note on water, wells or gas, we found nothing we could be sure of.',
      wellsAndGas: 'If a town has no note on wells or gas, we found nothing we could be sure of.',
    },
    /** Below all counties: whom to call, with the numbers. */
    outage: 'Power outage',
    gasNumbers: 'Natural gas, emergencies',
    whichever: 'Where a line above names two companies, your bill says which is yours.',
    factsHeading: (region: string) => `Good to know in ${region}`,
    servicesHeading: (region: string) => `What we repair in ${region}, and what a visit costs`,
    otherRegions: 'Other regions',
  },
} as const satisfies Localized<unknown>;

/** Tap water of which soft or hard is not true everywhere in the place, or all year, or of which we have read that it is in between. */
export const ownWaterWords: Localized<Readonly<Partial<Record<CitySlug, string>>>> = {
  en: {
    'boca-raton': 'soft water inside the city limits',
    'boynton-beach': 'softer water in the west than in the east',
    'delray-beach': 'softened water, some hardness left',
    parkland: 'soft water in most of the city',
    tampa: 'medium to very hard water',
    titusville: 'moderately hard water',
  },
};

export const regionWords = {
  en: {
    'miami-dade': {
      fullName: 'Miami-Dade County',
      serving: 'Serving Miami-Dade County',
      head: {
        title: 'Appliance Repair in Miami-Dade County, FL',
        description:
          'Appliance repair from Golden Beach to Homestead: nine appliances, starting prices, and what salt air, towers and tap water change there.',
      },
      heading: 'Appliance Repair in Miami-Dade County',
      intro:
        'We come to homes on the barrier islands, in the towers on the bay and in the suburbs down to Homestead. If your town is not on the list, call and ask.',
    },
    'broward-county': {
      fullName: 'Broward County',
      serving: 'Serving Broward County',
      head: {
        title: 'Appliance Repair in Broward County, FL',
        description:
          'Appliance repair in Fort Lauderdale, Hollywood, Pembroke Pines, Weston, Coral Springs and the rest of Broward: nine appliances, starting prices.',
      },
      heading: 'Appliance Repair in Broward County',
      intro:
        'We come to homes from the ocean to the Everglades, in Fort Lauderdale and Hollywood as well as in Weston and Parkland. If your town is not on the list, call and ask.',
    },
    'palm-beach-county': {
      fullName: 'Palm Beach County',
      serving: 'Serving Palm Beach County',
      head: {
        title: 'Appliance Repair in Palm Beach County, FL',
        description:
          'Appliance repair in Boca Raton, Delray Beach, Boynton Beach, West Palm Beach and Jupiter: nine appliances, starting prices, and what to know there.',
      },
      heading: 'Appliance Repair in Palm Beach County',
      intro:
        'We come to homes in Boca Raton, Delray Beach, Boynton Beach, West Palm Beach and Jupiter. If your town is not on the list, call and ask.',
    },
    'southwest-florida': {
      fullName: 'Southwest Florida',
      serving: 'Serving Naples and Southwest Florida',
      head: {
        title: 'Appliance Repair in Southwest Florida: Naples Area',
        description:
          'Appliance repair in Naples, Marco Island, Pelican Bay, the Moorings, Lely, Vineyards and East Naples, also for homes that are closed in summer.',
      },
      heading: 'Appliance Repair in Naples and Southwest Florida',
      intro:
        'We come to homes in Naples, in the communities around it and on Marco Island. For North Port, Port Charlotte and Punta Gorda, see the page “West Central Florida.” We list no towns in Lee County. If you live in Bonita Springs, Fort Myers or another place not on the list, call us, and we’ll tell you whether someone can come.',
    },
    'central-florida': {
      fullName: 'Central Florida',
      serving: 'Serving Orlando and Central Florida',
      head: {
        title: 'Appliance Repair in Central Florida: Orlando Area',
        description:
          'Appliance repair in Orlando, Kissimmee, Clermont, Sanford, Titusville and more: nine appliances, starting prices, and what hard water changes.',
      },
      heading: 'Appliance Repair in Orlando and Central Florida',
      intro:
        'We come to homes in and around Orlando, north to Sanford, west to Clermont, south to Bartow and east to Titusville and Mims. If your town is not on the list, call and ask.',
    },
    'west-central-florida': {
      fullName: 'West Central Florida',
      serving: 'Serving Tampa Bay and the Gulf Coast to Punta Gorda',
      head: {
        title: 'Appliance Repair in West Central Florida: Tampa Bay',
        description:
          'Appliance repair in Tampa, St. Petersburg, Clearwater, Brandon, Bradenton, Sarasota and down to Punta Gorda: nine appliances, starting prices.',
      },
      heading: 'Appliance Repair in Tampa Bay and West Central Florida',
      intro:
        'We come to homes all around Tampa Bay, north to Brooksville and down the Gulf Coast. North Port, Port Charlotte and Punta Gorda are on this page, even if you think of them as Southwest Florida. If your town is not on the list, call and ask.',
    },
  },
} as const satisfies Localized<Readonly<Record<RegionSlug, RegionWords>>>;
