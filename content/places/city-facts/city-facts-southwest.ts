// Facts of life in our places in Collier County. Shape and rules: city-fact-shape.ts; sources: fact-sources.ts.
import type { CityFacts } from './city-fact-shape.ts';

export const southwestFacts = {
  naples: {
    intro: {
      en: 'Naples empties in summer and fills by Christmas. Machines that stood idle for half a year dry out at their seals, collect standing water in their sumps, and fail in the first week of the season.',
    },
    electricity: { utilities: ['Florida Power & Light'], source: 'FPL' },
    water: {
      utilities: ['City of Naples Utilities', 'Collier County Water-Sewer District'],
      origin: 'limestone wells',
      note: {
        en: 'City water comes from inland wellfields and is lime-softened; north and east of the city the county serves.',
      },
      source: 'water quality report',
    },
    homes: {
      kinds: ['seasonal homes', 'high-rise condos', 'gated communities'],
      text: {
        en: 'Beachfront condos, cottages and estates around Fifth Avenue South and Port Royal, and golf communities north to Immokalee Road.',
      },
      source: 'city or county website',
    },
    air: {
      text: {
        en: 'Gulf air is warm and wet nine months of the year, and salt settles on every lanai kitchen west of US 41.',
      },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'US 41, Goodlette-Frank and Airport-Pulling are the north-south ways.',
          'Fifth Avenue South and the pier are the center.',
          'I-75 comes no closer than the east side of town.',
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: {
        en: 'Condo and club rules often set a season for loud work; ask before you plan anything with a saw between January and Easter.',
      },
      source: 'association practice',
    },
    storms: {
      text: { en: "Hurricane Ian's surge filled ground floors near the Gulf in September 2022." },
      source: 'National Hurricane Center',
    },
  },
  moorings: {
    intro: {
      en: 'Moorings is a small Naples neighborhood between the Gulf and Moorings Bay, with mid-rise condos on Gulf Shore Boulevard and single houses on the bay. Most of its homes are second homes, and quiet ones.',
    },
    electricity: { utilities: ['Florida Power & Light'], source: 'FPL' },
    water: {
      utilities: ['City of Naples Utilities'],
      origin: 'limestone wells',
      note: { en: 'City of Naples water, softened by lime before it gets here.' },
      source: 'water quality report',
    },
    homes: {
      kinds: ['low-rise condos', 'seasonal homes', 'single-family houses'],
      text: {
        en: 'Condo buildings of the 1970s and 1980s look on the Gulf; bayfront houses are torn down and rebuilt bigger year by year.',
      },
      source: 'city or county website',
    },
    air: {
      text: {
        en: 'Spray from the Gulf on one side, a salt bay on the other. Door gaskets and condenser fins need wiping down more often here.',
      },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'Harbour Drive is the way in from US 41.',
          'Gulf Shore Boulevard North is the condo street.',
          'Park Shore lies next to the north and Coquina Sands to the south.',
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: {
        en: "When the owner is away, the building's manager is the one to let a technician in; give the office the appointment in writing.",
      },
      source: 'association practice',
    },
    storms: {
      text: { en: "Low-lying bayfront streets took Hurricane Ian's surge in 2022." },
      source: 'National Hurricane Center',
    },
  },
  lely: {
    intro: {
      en: 'Lely is fairways, villas and condos with winter owners, on the way to Marco Island. A drip tray, a water-supply valve shut at departure and a yearly look at the hoses save more money here than any repair.',
    },
    electricity: { utilities: ['Florida Power & Light'], source: 'FPL' },
    water: {
      utilities: ['Collier County Water-Sewer District'],
      origin: 'membrane-treated wells',
      note: { en: 'County water is a blend from freshwater wells and reverse osmosis.' },
      source: 'water quality report',
    },
    homes: {
      kinds: ['gated communities', 'seasonal homes', 'low-rise condos'],
      text: {
        en: 'Lely Country Club has houses from the 1970s; Lely Resort is newer, with villas and coach homes by the golf courses.',
      },
      source: 'city or county website',
    },
    air: {
      text: {
        en: 'Mangroves and the Tamiami Trail lie between Lely and the Gulf, so it is damp more than salty.',
      },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'US 41 East and Rattlesnake Hammock Road bound it.',
          'Collier Boulevard is the road to Marco.',
          'Grand Lely Drive loops through the resort.',
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: {
        en: 'Coach-home associations share attic and lanai spaces; duct work above a ceiling may be theirs to approve.',
      },
      source: 'association practice',
    },
  },
  vineyards: {
    intro: {
      en: 'Vineyards centers on two golf courses, with villas, carriage homes and houses that were mostly built in the 1990s. Kitchens of that age have wall-oven openings that new models fit with small changes.',
    },
    electricity: { utilities: ['Florida Power & Light'], source: 'FPL' },
    water: {
      utilities: ['Collier County Water-Sewer District'],
      origin: 'membrane-treated wells',
      note: { en: "The county's northern plant supplies it with softened and membrane-treated water." },
      source: 'water quality report',
    },
    homes: {
      kinds: ['gated communities', 'single-family houses', 'seasonal homes'],
      text: {
        en: 'Each village inside has its own name and its own association; owners are a mix of year-round and winter.',
      },
      source: 'city or county website',
    },
    air: {
      text: {
        en: 'About four miles from the beach there is little salt left in the air. Outside vents and units last as they do inland.',
      },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'Vanderbilt Beach Road on the north and Pine Ridge Road on the south are its edges.',
          'Interstate 75 passes on its western side, Logan Boulevard on the east.',
          'Vineyards Boulevard is the main way through.',
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: {
        en: "The guard needs the resident's call; each village also has its own rules about where a van may stand.",
      },
      source: 'association practice',
    },
  },
  'marco-island': {
    intro: {
      en: 'Marco Island is salt water behind nearly every house, by canal if not by beach. Machines stand in homes that close for hurricane season, and a second trip to the island is a long one.',
    },
    electricity: { utilities: ['Lee County Electric Cooperative (LCEC)'], source: 'LCEC' },
    water: {
      utilities: ['City of Marco Island Utilities'],
      origin: 'river or lake',
      note: { en: 'Marco Lakes on the mainland and reverse-osmosis wells on the island feed two plants.' },
      source: 'water quality report',
    },
    homes: {
      kinds: ['seasonal homes', 'high-rise condos', 'vacation rentals'],
      text: {
        en: 'Gulf-front towers along Collier Boulevard, and single houses with docks on nearly every other street.',
      },
      source: 'city or county website',
    },
    air: {
      text: { en: 'Gulf, bay and canals on all sides make this as salty an address as Florida has.' },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'The Jolley Bridge brings in most traffic, the Goodland bridge the rest.',
          'Collier Boulevard and Bald Eagle Drive meet near the center.',
          'Goodland, the fishing village, lies at the far end.',
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: {
        en: 'Towers on the beach commonly set hours and ask for insurance papers and floor protection; some close to contractors on Saturdays.',
      },
      source: 'association practice',
    },
    storms: {
      text: { en: 'Hurricane Irma came ashore at Marco Island in September 2017.' },
      source: 'National Hurricane Center',
    },
  },
  'east-naples': {
    intro: {
      en: 'East Naples is where working Naples lives all year: block houses, mobile-home parks, villas and new apartments near Bayshore. A washer here does its full week, season or not.',
    },
    electricity: { utilities: ['Florida Power & Light'], source: 'FPL' },
    water: {
      utilities: ['Collier County Water-Sewer District', 'City of Naples Utilities'],
      origin: 'limestone wells',
      note: { en: "Streets near the city are on Naples water, the rest on the county's." },
      source: 'water quality report',
    },
    homes: {
      kinds: ['mobile homes', 'block houses', 'low-rise condos'],
      text: {
        en: 'Older parks and modest houses lie off US 41 and Bayshore Drive; golf condos such as Glades are from the 1970s.',
      },
      source: 'city or county website',
    },
    air: {
      text: {
        en: 'The western side drains to Naples Bay and Haldeman Creek, with brackish air on calm mornings.',
      },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'Davis Boulevard, US 41 and Airport-Pulling Road meet at its corner.',
          'The county government center is there.',
          'Bayshore Drive leads to the botanical garden.',
        ],
      },
      source: 'Florida road map',
    },
    storms: {
      text: {
        en: 'Low streets toward the bay flooded in Hurricane Ian in 2022. Machines in ground-level sheds were lost.',
      },
      source: 'National Hurricane Center',
    },
  },
  'pelican-bay': {
    intro: {
      en: 'Pelican Bay lies behind mangroves, with boardwalks and trams to the beach. Its high-rises and villas are mainly from the 1980s and 1990s, and a good many keep their first built-in refrigerators.',
    },
    electricity: { utilities: ['Florida Power & Light'], source: 'FPL' },
    water: {
      utilities: ['Collier County Water-Sewer District'],
      origin: 'membrane-treated wells',
      note: { en: "From the county's north plant, where freshwater wells and reverse osmosis are blended." },
      source: 'water quality report',
    },
    homes: {
      kinds: ['high-rise condos', 'seasonal homes', 'gated communities'],
      text: {
        en: 'Towers stand on the Gulf side; villas and single houses stand along Pelican Bay Boulevard.',
      },
      source: 'city or county website',
    },
    air: {
      text: { en: 'A belt of mangroves shields the villas; the towers rise over it into the Gulf breeze.' },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'Vanderbilt Beach Road and Seagate Drive are its ends.',
          'Pelican Bay Boulevard runs between.',
          'US 41 passes at its eastern side, by the Artis hall.',
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: {
        en: "Owners pay for services through the foundation and their building; the building's office decides on contractor parking.",
      },
      source: 'association practice',
    },
  },
} as const satisfies Record<string, CityFacts>;
