// Facts of life in our places in Hernando, Pasco, Manatee, Sarasota and Charlotte counties. Shape and rules: city-fact-shape.ts; sources: fact-sources.ts.
import type { CityFacts } from './city-fact-shape.ts';

export const gulfCoastFacts = {
  brooksville: {
    intro: {
      en: 'On its hills Brooksville has a courthouse square, oaks, and houses with porches, and around it farms and 55-plus subdivisions. Wells and septic tanks are part of a repair outside the city.',
    },
    electricity: {
      utilities: ['Duke Energy Florida', 'Withlacoochee River Electric Cooperative'],
      source: 'Duke Energy Florida',
    },
    water: {
      utilities: ['City of Brooksville', 'Hernando County Utilities', 'private wells'],
      origin: 'limestone wells',
      note: { en: 'All of it hard limestone groundwater.' },
      source: 'water quality report',
    },
    homes: {
      kinds: ['historic homes', 'mobile homes', 'rural acreage'],
      text: {
        en: 'Victorian and craftsman houses by the square, High Point and other retirement parks, acreage to the east.',
      },
      source: 'city or county website',
    },
    air: {
      text: { en: 'High and inland: frost in January, heat in July, and no salt.' },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'US 41, US 98 and State Road 50 meet here.',
          'Interstate 75 is ten miles east, the Suncoast Parkway west.',
          'The red-brick courthouse square is the center.',
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: {
        en: 'The city and the county issue permits separately; the line runs oddly, so give the full address.',
      },
      source: 'city or county website',
    },
  },
  'spring-hill': {
    intro: {
      en: 'Streets loop for miles in Spring Hill, in what began as a large planned development for retirees. One-story houses with a laundry in the garage are the rule, and their machines meet sulfur, sand and summer.',
    },
    electricity: {
      utilities: ['Withlacoochee River Electric Cooperative', 'Duke Energy Florida'],
      source: 'WREC',
    },
    water: {
      utilities: ['Hernando County Utilities'],
      origin: 'limestone wells',
      note: { en: 'The county pumps limestone groundwater, and it is hard.' },
      source: 'water quality report',
    },
    homes: {
      kinds: ['single-family houses', 'age-restricted communities', 'mobile homes'],
      text: {
        en: 'One-story houses from the 1970s on, Timber Pines for people over 55, and newer Sterling Hill.',
      },
      source: 'city or county website',
    },
    air: {
      text: {
        en: 'The Gulf lies miles away, west of Weeki Wachee, and salt comes this far only in a storm. Garages are hot and dusty instead.',
      },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'US 19 and the Suncoast Parkway are the north-south roads.',
          'Spring Hill Drive and Northcliffe wind between.',
          'Weeki Wachee Springs is at the northwest corner.',
        ],
      },
      source: 'Florida road map',
    },
    storms: {
      text: {
        en: 'This is sinkhole country, and a slab can settle. A washer that suddenly walks may be the first sign of it.',
      },
      source: 'Florida Geological Survey',
    },
  },
  zephyrhills: {
    intro: {
      en: 'Zephyrhills fills up in winter, when park models and manufactured homes in dozens of parks are lived in again. Apartment-size machines, propane ranges and long-closed refrigerators are what such homes hold.',
    },
    electricity: {
      utilities: ['Duke Energy Florida', 'Withlacoochee River Electric Cooperative'],
      source: 'Duke Energy Florida',
    },
    water: {
      utilities: ['City of Zephyrhills'],
      origin: 'limestone wells',
      note: { en: "The city's name is on bottled spring water; its taps draw from limestone wells." },
      source: 'water quality report',
    },
    homes: {
      kinds: ['mobile homes', 'seasonal homes', 'new subdivisions'],
      text: {
        en: 'Parks on every side, older houses near Fifth Avenue, and new subdivisions to the south and west.',
      },
      source: 'city or county website',
    },
    air: {
      text: {
        en: 'Thirty miles from the Gulf, corrosion is rare; mice in a trailer shut for the summer are not.',
      },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'US 301 is Gall Boulevard, the main street.',
          'State Road 54 leads west to Wesley Chapel and I-75.',
          'The municipal airport is known for skydiving.',
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: {
        en: 'Park offices have rules on who may work on a lot; snowbirds should leave a written permission.',
      },
      source: 'association practice',
    },
  },
  sarasota: {
    intro: {
      en: 'Sarasota asks for quiet and exact work: condos by the bay with European built-ins, modernist houses with no standard opening, and old bungalows. Many owners are away in August.',
    },
    electricity: { utilities: ['Florida Power & Light'], source: 'FPL' },
    gas: { utilities: ['Peoples Gas'], source: 'gas utility website' },
    water: {
      utilities: ['City of Sarasota', 'Sarasota County Public Utilities'],
      origin: 'membrane-treated wells',
      note: {
        en: 'City water is from wells, part through reverse osmosis; outside the limits the county supplies.',
      },
      source: 'water quality report',
    },
    homes: {
      kinds: ['high-rise condos', 'historic homes', 'seasonal homes', 'single-family houses'],
      text: {
        en: 'Laurel Park and Gillespie Park are cottages; bayfront towers, Sarasota School houses and inland subdivisions complete it.',
      },
      source: 'city or county website',
    },
    air: {
      text: { en: 'The bay front and the keys are salty; east of Tuttle Avenue there is little of it.' },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'Tamiami Trail and Fruitville Road meet downtown.',
          'The Ringling Causeway leads to St. Armands.',
          'Bee Ridge, Clark and University roads go to I-75.',
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: {
        en: 'Downtown towers commonly want an insurance certificate and a padded elevator.',
      },
      source: 'association practice',
    },
    storms: {
      text: { en: 'Hurricane Milton came ashore on Siesta Key next door on October 9, 2024.' },
      source: 'National Hurricane Center',
    },
  },
  venice: {
    intro: {
      en: 'Venice was designed by a city planner in the 1920s, and many of its houses were built for winters. They still fill in January, with machines that have waited since April.',
    },
    electricity: { utilities: ['Florida Power & Light'], source: 'FPL' },
    water: {
      utilities: ['City of Venice Utilities', 'Sarasota County Public Utilities'],
      origin: 'membrane-treated wells',
      note: {
        en: 'City water goes through reverse osmosis, which takes out hardness along with salt.',
      },
      source: 'water quality report',
    },
    homes: {
      kinds: ['seasonal homes', 'mobile homes', 'historic homes', 'age-restricted communities'],
      text: {
        en: 'Mediterranean houses on the island, Bay Indies and other big parks, and golf communities out Jacaranda.',
      },
      source: 'city or county website',
    },
    air: {
      text: { en: 'The island and the streets by the beach get salt off the Gulf; Jacaranda gets little.' },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'Venice Avenue leads to the beach over a drawbridge.',
          'US 41 splits into bypass and business.',
          'Jacaranda Boulevard and I-75 serve the east.',
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: {
        en: 'In the historic districts, an architectural board reviews outside changes.',
      },
      source: 'city or county website',
    },
    storms: {
      text: { en: 'The surges of Helene and then Milton in 2024 flooded low streets on the island.' },
      source: 'National Hurricane Center',
    },
  },
  'north-port': {
    intro: {
      en: 'North Port is large and young, on streets laid out long before there were houses: quarter-acre lots, canals, a house, then pines. Many homes have a two-car garage with the laundry indoors next to it.',
    },
    electricity: { utilities: ['Florida Power & Light'], source: 'FPL' },
    water: {
      utilities: ['North Port Utilities', 'private wells'],
      origin: 'river or lake',
      note: {
        en: 'Myakkahatchee Creek and the regional Peace River supply feed the city. Many lots have wells and softeners, and softened water needs less detergent.',
      },
      source: 'water quality report',
    },
    homes: {
      kinds: ['new subdivisions', 'single-family houses', 'age-restricted communities'],
      text: {
        en: 'Houses on scattered lots by the thousand, and planned communities such as Wellen Park, Heron Creek and Talon Bay.',
      },
      source: 'city or county website',
    },
    air: {
      text: {
        en: 'Its canals are fresh water and its air is humid; well water is harder on a machine than any breeze.',
      },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'Sumter, Toledo Blade and Price boulevards are the long roads.',
          'I-75 crosses the north, US 41 the south.',
          'Warm Mineral Springs is the landmark.',
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: {
        en: 'The gated communities keep a visitor list; put our name on it when you book.',
      },
      source: 'association practice',
    },
    storms: {
      text: { en: 'Ian in 2022 cut roads when the Myakkahatchee and the Myakka rose.' },
      source: 'National Hurricane Center',
    },
  },
  'punta-gorda': {
    intro: {
      en: "Charley took many of Punta Gorda's roofs in 2004 and the city rebuilt with care; Ian tested it in 2022. Kitchens are thus newer than the streets, and in the Isles most houses have a dock.",
    },
    electricity: { utilities: ['Florida Power & Light'], source: 'FPL' },
    water: {
      utilities: ['City of Punta Gorda Utilities'],
      origin: 'river or lake',
      note: { en: 'Shell Creek reservoir, with a reverse-osmosis plant on brackish wells since 2020.' },
      source: 'water quality report',
    },
    homes: {
      kinds: ['single-family houses', 'historic homes', 'seasonal homes', 'mobile homes'],
      text: {
        en: 'Punta Gorda Isles is houses on sailboat canals, the old district tin-roof cottages; mobile-home parks line US 17 and US 41.',
      },
      source: 'city or county website',
    },
    air: {
      text: { en: "Charlotte Harbor's water is in front and behind most of the city." },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'US 41 crosses the Peace River here in two one-way bridges.',
          'Marion Avenue and Olympia Avenue are the pair downtown.',
          'US 17 and I-75 go inland.',
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: {
        en: "The old district has a historic board for outside work; inside, the city's ordinary permits apply.",
      },
      source: 'city or county website',
    },
    storms: {
      text: {
        en: 'Hurricane Charley hit in August 2004, Ian in 2022, and Helene and Milton wet the streets in 2024.',
      },
      source: 'National Hurricane Center',
    },
  },
  'port-charlotte': {
    intro: {
      en: 'Canals and one-story houses, laid out by General Development for retirees, make Port Charlotte. Garages have washers, lanais have freezers, and both are wet-season risks.',
    },
    electricity: { utilities: ['Florida Power & Light'], source: 'FPL' },
    water: {
      utilities: ['Charlotte County Utilities'],
      origin: 'river or lake',
      note: {
        en: 'The county buys from the regional authority on the Peace River, so the tap runs river water and not limestone wells.',
      },
      source: 'water quality report',
    },
    homes: {
      kinds: ['single-family houses', 'mobile homes', 'seasonal homes'],
      text: { en: 'Houses of the 1960s to 1980s on canal or dry lots, and villas for winter owners.' },
      source: 'city or county website',
    },
    air: {
      text: {
        en: 'Canals near the harbor and the river are salty or brackish, and docks and outdoor outlets show it.',
      },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'US 41 is the commercial strip.',
          'Kings Highway and Harborview go to I-75.',
          "Murdock is the county's center.",
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: { en: "No city here: Charlotte County's permit office in Murdock is the place." },
      source: 'city or county website',
    },
    storms: {
      text: {
        en: 'Charley in 2004 and Ian in 2022 both passed over it, and rain came in through damaged roofs.',
      },
      source: 'National Hurricane Center',
    },
  },
  bradenton: {
    intro: {
      en: 'Bradenton is riverfront and old cottages, big mobile-home parks and, out east, all-new subdivisions. A machine in Palma Sola sees salt; the same one near Lakewood Ranch sees only use.',
    },
    electricity: { utilities: ['Florida Power & Light'], source: 'FPL' },
    water: {
      utilities: ['City of Bradenton', 'Manatee County Utilities'],
      origin: 'river or lake',
      note: {
        en: 'The city drinks from the Bill Evers Reservoir on the Braden River, the county from Lake Manatee.',
      },
      source: 'water quality report',
    },
    homes: {
      kinds: ['mobile homes', 'historic homes', 'block houses', 'gated communities'],
      text: {
        en: 'Village of the Arts cottages, big 55-plus parks on Cortez Road and US 41, riverfront houses, golf gates.',
      },
      source: 'city or county website',
    },
    air: {
      text: { en: 'Palma Sola Bay and the mouth of the Manatee give the western half a sea climate.' },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'Manatee Avenue and Cortez Road lead to the islands.',
          'US 41 crosses the Manatee River, as does US 301.',
          'State Road 64 and I-75 are the eastern way.',
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: { en: 'Large parks here are co-ops owned by residents; the office signs for exterior work.' },
      source: 'association practice',
    },
    storms: {
      text: {
        en: 'River blocks and Cortez took surge in Helene in 2024; Milton took roofs two weeks later.',
      },
      source: 'National Hurricane Center',
    },
  },
  palmetto: {
    intro: {
      en: 'Palmetto, across the bridge, has small-town streets, Riverside cottages and marinas. In its frame homes a 240-volt range outlet is not a given.',
    },
    electricity: { utilities: ['Florida Power & Light'], source: 'FPL' },
    water: {
      utilities: ['City of Palmetto'],
      origin: 'river or lake',
      note: { en: 'Manatee County treats Lake Manatee water and the city resells it.' },
      source: 'water quality report',
    },
    homes: {
      kinds: ['historic homes', 'mobile homes', 'new subdivisions'],
      text: { en: 'Cottages near the river, parks at Terra Ceia Bay and US 41, and new houses north.' },
      source: 'city or county website',
    },
    air: { text: { en: 'River and Terra Ceia Bay to three sides bring it mild salt.' }, source: 'coast map' },
    orientation: {
      texts: {
        en: [
          'US 41 and Business 41 each have a bridge to Bradenton.',
          '10th Street leads to Snead Island and Emerson Point.',
          'I-275 and the Skyway are ten minutes north.',
        ],
      },
      source: 'Florida road map',
    },
    storms: {
      text: { en: 'Riverside Drive went under when the Manatee rose in Hurricane Helene in 2024.' },
      source: 'National Hurricane Center',
    },
  },
  ellenton: {
    intro: {
      en: 'Parks and villas for winter visitors surround an old plantation and an outlet mall in Ellenton. Small kitchens with apartment-size ranges are common; so is a refrigerator left shut and warm since spring.',
    },
    electricity: { utilities: ['Florida Power & Light'], source: 'FPL' },
    water: {
      utilities: ['Manatee County Utilities'],
      origin: 'river or lake',
      note: { en: 'Lake Manatee, with wells as a second source.' },
      source: 'water quality report',
    },
    homes: {
      kinds: ['mobile homes', 'seasonal homes', 'single-family houses'],
      text: {
        en: 'Colony Cove is the large park on the river; Covered Bridge Estates and others are houses.',
      },
      source: 'city or county website',
    },
    air: {
      text: { en: 'The Manatee River is tidal here: a little salt, and a good deal of damp.' },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'US 301 is the main road, with an I-75 exit.',
          'The Gamble mansion is the landmark.',
          "The outlet mall's Saturdays slow the exit.",
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: { en: 'Parks for people over 55 commonly set quiet hours and ask vendors to check in.' },
      source: 'association practice',
    },
    storms: {
      text: {
        en: 'Low lots along the river have flooded in past storms; ask how high the water came in your park before you buy a machine that stands on the floor.',
      },
      source: 'National Weather Service',
    },
  },
} as const satisfies Record<string, CityFacts>;
