// Facts of life in our places in Hernando, Pasco, Manatee, Sarasota and Charlotte counties. Shape and rules: city-fact-shape.ts; sources: fact-sources.ts.
import type { CityFacts } from '#content/city-fact-shape.ts';

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
        en: 'Deltona-built houses from the 1970s on, Timber Pines for people over 55, and newer Sterling Hill.',
      },
      source: 'city or county website',
    },
    air: {
      text: { en: 'The Gulf lies west of Weeki Wachee; garages here feel it only in a storm.' },
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
      text: { en: 'This is sinkhole country; a cracked slab tilts a washer before it shows elsewhere.' },
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
      note: { en: "The town's name is on bottled spring water; its taps draw from limestone wells too." },
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
    air: { text: { en: 'Bay and keys are salty; east of Tuttle Avenue air is soft.' }, source: 'coast map' },
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
        en: 'Downtown towers want insurance certificates, protected elevators and no hammering in season.',
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
      en: 'Venice was designed by a city planner in the 1920s, and many of its houses were built for winters. They still fill in January, with machines that waited since April.',
    },
    electricity: { utilities: ['Florida Power & Light'], source: 'FPL' },
    water: {
      utilities: ['City of Venice Utilities', 'Sarasota County Public Utilities'],
      origin: 'membrane-treated wells',
      note: {
        en: 'One of the early cities with reverse osmosis for its water: softened along with the salt.',
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
      text: { en: 'The island and Golden Beach streets get it off the Gulf; Jacaranda gets little.' },
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
        en: 'In the historic districts, an architectural board watches roofs, walls and what hangs on them.',
      },
      source: 'city or county website',
    },
    storms: {
      text: { en: 'Surge of Helene and then Milton in 2024 filled garages on the island.' },
      source: 'National Hurricane Center',
    },
  },
  'north-port': {
    intro: {
      en: 'North Port is huge, young and platted long before it was built: quarter-acre lots, canals, a house, then pines. Homes have a two-car garage with the laundry indoors next to it.',
    },
    electricity: { utilities: ['Florida Power & Light'], source: 'FPL' },
    water: {
      utilities: ['North Port Utilities', 'private wells'],
      origin: 'river or lake',
      note: {
        en: 'Myakkahatchee Creek and the Peace River supplier feed the city; many lots have wells and softeners.',
      },
      source: 'water quality report',
    },
    homes: {
      kinds: ['new subdivisions', 'single-family houses', 'age-restricted communities'],
      text: {
        en: 'Scattered lots by the thousand, and planned communities such as Wellen Park, Heron Creek and Talon Bay.',
      },
      source: 'city or county website',
    },
    air: {
      text: { en: 'Its canals are fresh, its air humid; well water is harder on a machine than any breeze.' },
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
        en: 'On a well, softened water needs less detergent, and a high-efficiency washer foams when it gets the usual dose.',
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
        en: 'Punta Gorda Isles is sailboat canals, the old district is tin-roof cottages, parks line US 17 and 41.',
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
        en: 'Charley in 2004 and Ian in 2022 both came over it; tarped roofs meant soaked walls and machines.',
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
      text: { en: 'Riverside Drive went under the Manatee in Helene.' },
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
      text: { en: 'The Manatee River is tidal here, its salt thin and its damp not.' },
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
        en: "Low lots along the river have flooded in past storms; ask where your park's water rises before buying a floor-level machine.",
      },
      source: 'National Weather Service',
    },
  },
} as const satisfies Record<string, CityFacts>;
