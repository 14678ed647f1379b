// Facts of life in our places in Palm Beach County. Shape and rules: city-fact-shape.ts; sources: fact-sources.ts.
import type { CityFacts } from './city-fact-shape.ts';

export const palmBeachFacts = {
  'boca-raton': {
    intro: {
      en: 'Boca Raton is clubs, towers and well-kept houses, and many of its owners leave in spring. A refrigerator left running for an empty house, or an ice maker shut off wrongly, shows itself in October.',
    },
    electricity: { utilities: ['Florida Power & Light'], source: 'FPL' },
    water: {
      utilities: ['City of Boca Raton Utilities', 'Palm Beach County Water Utilities in the west'],
      origin: 'limestone wells',
      note: {
        en: "The city's Glades Road plant is among the largest membrane-softening plants anywhere, and its water leaves little scale.",
      },
      source: 'water quality report',
    },
    homes: {
      kinds: ['gated communities', 'high-rise condos', 'seasonal homes'],
      text: {
        en: 'Country-club communities fill the west, condos line A1A, and Old Floresta keeps 1920s houses.',
      },
      source: 'city or county website',
    },
    air: {
      text: { en: 'Salt is strong on A1A and hardly felt at the Turnpike, seven miles inland.' },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'Glades Road, Palmetto Park Road and Yamato Road run from the beach to the west.',
          'I-95 and the Turnpike are the north-south ways.',
          "Many Boca addresses west of the city are in unincorporated county, with the county's permits.",
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: {
        en: 'Country clubs commonly require vendors to register and keep weekday hours; ask your club before you book.',
      },
      source: 'association practice',
    },
  },
  'boynton-beach': {
    intro: {
      en: 'Boynton Beach spreads far west of its marina, into 55-plus developments with hundreds of near-identical kitchens. On the water side, apartments above the Intracoastal are newer and use stacked laundry.',
    },
    electricity: { utilities: ['Florida Power & Light'], source: 'FPL' },
    water: {
      utilities: ['City of Boynton Beach Utilities'],
      origin: 'limestone wells',
      note: {
        en: 'Its east plant softens with lime and the west plant with membranes; Palm Beach County serves the farther west.',
      },
      source: 'water quality report',
    },
    homes: {
      kinds: ['age-restricted communities', 'gated communities', 'low-rise condos'],
      text: {
        en: "Leisureville's small villas are from the 1970s; west of Congress Avenue and Military Trail lie dozens of gated lake communities.",
      },
      source: 'city or county website',
    },
    air: {
      text: { en: 'East of US 1 the Intracoastal gives a salty breeze, and beyond Congress Avenue none.' },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'Boynton Beach Boulevard, Woolbright Road and Gateway Boulevard cross it.',
          'Ocean Avenue leads over the bridge to the beach.',
          "Leisureville's streets loop, so the unit's lot number helps.",
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: {
        en: 'Communities west of the Turnpike typically want the vendor called in at the gate by the resident.',
      },
      source: 'association practice',
    },
  },
  'delray-beach': {
    intro: {
      en: 'In Delray Beach, cottages of the 1920s and 1930s have kitchens of ten by ten feet, and the newest townhouses have wine columns. It pays to measure before anything is ordered.',
    },
    electricity: { utilities: ['Florida Power & Light'], source: 'FPL' },
    water: {
      utilities: ['City of Delray Beach Utilities'],
      origin: 'limestone wells',
      note: { en: "Lime-softened at the city's plant." },
      source: 'water quality report',
    },
    homes: {
      kinds: ['historic homes', 'age-restricted communities', 'townhouses'],
      text: {
        en: 'Del-Ida Park, Marina and Nassau Park are historic districts; Kings Point and other 55-plus communities lie to the west.',
      },
      source: 'city or county website',
    },
    air: {
      text: {
        en: 'The island and the streets near the Intracoastal feel the salt most; past I-95 it fades.',
      },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'Atlantic Avenue is the center, and its drawbridge to the beach opens for boats through the day.',
          'I-95, Congress Avenue and Military Trail run north and south.',
          'Swinton Avenue divides the east and west numbers.',
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: {
        en: "In the historic districts, vents and units seen from the street go before the city's preservation board.",
      },
      source: 'city or county website',
    },
  },
  'west-palm-beach': {
    intro: {
      en: "West Palm Beach runs from Flagler's bungalows to lakefront towers to subdivisions beyond the Turnpike. Old houses have charming kitchens and few circuits; the towers have rules.",
    },
    electricity: { utilities: ['Florida Power & Light'], source: 'FPL' },
    water: {
      utilities: ['City of West Palm Beach Public Utilities'],
      origin: 'river or lake',
      note: {
        en: 'Unlike its neighbors it drinks surface water, from Grassy Waters Preserve by way of Lake Mangonia and Clear Lake, not from limestone wells.',
      },
      source: 'water quality report',
    },
    homes: {
      kinds: ['historic homes', 'high-rise condos', 'gated communities'],
      text: {
        en: 'El Cid, Flamingo Park, Northwood and Grandview Heights are historic districts; Ibis and the Villages lie west.',
      },
      source: 'city or county website',
    },
    air: {
      text: { en: 'Lake Worth Lagoon is salt, and Flagler Drive towers feel it daily.' },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'Okeechobee Boulevard leads downtown from the Turnpike.',
          'Flagler Drive follows the lagoon; three bridges go to Palm Beach.',
          'Dixie Highway and the tracks run the length of the old city.',
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: {
        en: 'Waterfront towers commonly ask for insurance papers. The historic districts have city review of outside changes, hood vents included.',
      },
      source: 'association practice',
    },
    storms: {
      text: {
        en: 'Hurricanes Frances and Jeanne came ashore north of here three weeks apart in 2004, and power was out for days in places.',
      },
      source: 'National Hurricane Center',
    },
  },
  jupiter: {
    intro: {
      en: "Boats, golf and winter residents shape Jupiter's homes: a garage refrigerator full of bait and beer, an ice maker on the lanai, a house closed until November.",
    },
    electricity: { utilities: ['Florida Power & Light'], source: 'FPL' },
    water: {
      utilities: ['Town of Jupiter Utilities'],
      origin: 'membrane-treated wells',
      note: {
        en: 'Reverse osmosis on Floridan wells does most of the work, with nanofiltered shallow water blended in; hardness is low.',
      },
      source: 'water quality report',
    },
    homes: {
      kinds: ['gated communities', 'seasonal homes', 'single-family houses'],
      text: {
        en: "Abacoa is new-urban streets, Admirals Cove and Jonathan's Landing are docks and gates, Jupiter Farms just west is acreage.",
      },
      source: 'city or county website',
    },
    air: {
      text: {
        en: 'The inlet lets the ocean in, and the tidal Loxahatchee carries salt well upstream.',
      },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'Indiantown Road crosses from the beach to the Farms.',
          'US 1, I-95 and the Turnpike give three ways south.',
          "The red lighthouse marks the inlet at the town's north end.",
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: {
        en: 'Gated clubs often have a service entrance with hours of its own; ask for them before you choose a time.',
      },
      source: 'association practice',
    },
    storms: {
      text: {
        en: 'The 2004 hurricanes Frances and Jeanne both came ashore north of here, and many homes were without power for days. A full freezer keeps about two days if its door stays shut.',
      },
      source: 'National Hurricane Center',
    },
  },
} as const satisfies Record<string, CityFacts>;
