// Facts of life in our places in Pinellas County. Shape and rules: city-fact-shape.ts; sources: fact-sources.ts.
import type { CityFacts } from './city-fact-shape.ts';

export const pinellasFacts = {
  'st-petersburg': {
    intro: {
      en: 'A peninsula on a peninsula, St. Petersburg has bungalows on brick streets, mid-century block houses by the thousand and glass towers downtown. A 1920s kitchen here is ten feet wide with one window, and that decides the refrigerator.',
    },
    electricity: { utilities: ['Duke Energy Florida'], source: 'Duke Energy Florida' },
    gas: { utilities: ['Peoples Gas'], source: 'gas utility website' },
    water: {
      utilities: ['City of St. Petersburg Water Resources'],
      origin: 'regional blend',
      note: { en: "Tampa Bay Water is the source; the city's Cosme plant softens it with lime." },
      source: 'water quality report',
    },
    homes: {
      kinds: ['historic homes', 'block houses', 'high-rise condos'],
      text: {
        en: 'Old Northeast, Kenwood and Roser Park are bungalow districts, towers stand along Beach Drive, and canal houses fill Shore Acres and Snell Isle.',
      },
      source: 'city or county website',
    },
    air: {
      text: { en: 'Salt water on three sides; only Tyrone and the middle are spared.' },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'Central Avenue divides north from south, and Interstate 275 runs through.',
          'The Howard Frankland, Gandy and Skyway bridges are the ways off.',
          'Numbered avenues go east-west, numbered streets north-south.',
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: { en: 'Local historic districts ask for review of outside changes.' },
      source: 'city or county website',
    },
    storms: {
      text: {
        en: 'Shore Acres and Riviera Bay flooded again in Hurricane Helene, September 2024; many kitchens there are new for that reason.',
      },
      source: 'National Hurricane Center',
    },
  },
  clearwater: {
    intro: {
      en: 'Clearwater is three towns: a beach of towers and rentals, a bluff of old houses, and an inland of condos and mobile-home parks along US 19. Each has its own kind of laundry.',
    },
    electricity: { utilities: ['Duke Energy Florida'], source: 'Duke Energy Florida' },
    gas: { utilities: ['Clearwater Gas System'], source: 'gas utility website' },
    water: {
      utilities: ['City of Clearwater Public Utilities'],
      origin: 'regional blend',
      note: { en: 'City wells, part of them through reverse osmosis, and purchased regional water.' },
      source: 'water quality report',
    },
    homes: {
      kinds: ['high-rise condos', 'mobile homes', 'block houses', 'vacation rentals'],
      text: {
        en: 'Sand Key and the beach are high-rises, Harbor Oaks is historic, and Countryside is suburbs.',
      },
      source: 'city or county website',
    },
    air: {
      text: { en: 'On the beach and Sand Key rust never rests; in Countryside it is a small matter.' },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'Memorial Causeway leads to the beach from downtown.',
          'Gulf-to-Bay Boulevard becomes the Courtney Campbell Causeway to Tampa.',
          'US 19 is a limited-access road with frontage lanes.',
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: {
        en: 'Beach towers want insurance papers, and traffic over the causeway in March makes an early visit the better one.',
      },
      source: 'association practice',
    },
    storms: {
      text: { en: "Helene's surge in 2024 went through ground floors on Clearwater Beach." },
      source: 'National Hurricane Center',
    },
  },
  largo: {
    intro: {
      en: 'Largo has many mobile-home parks, and machines in them are narrower, lighter and vented through the floor. The rest is block ranches whose garage holds the laundry.',
    },
    electricity: { utilities: ['Duke Energy Florida'], source: 'Duke Energy Florida' },
    gas: { utilities: ['Clearwater Gas System'], source: 'gas utility website' },
    water: {
      utilities: ['Pinellas County Utilities'],
      origin: 'regional blend',
      note: { en: "The county pipes Tampa Bay Water's mix here." },
      source: 'water quality report',
    },
    homes: {
      kinds: ['mobile homes', 'block houses', 'age-restricted communities'],
      text: {
        en: 'Parks along Ulmerton, East Bay and Belcher, houses around Central Park and Taylor Park, and 55-plus condos such as Imperial Palms.',
      },
      source: 'city or county website',
    },
    air: {
      text: {
        en: 'The Intracoastal lies just west and the bay east; the middle of the city is sheltered from both.',
      },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'Ulmerton Road and East Bay Drive run coast to coast.',
          'Seminole Boulevard, Alternate US 19, goes north and south.',
          'Largo Central Park is the center.',
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: { en: 'Park managers in resident-owned communities set rules for work on carports and sheds.' },
      source: 'association practice',
    },
  },
  dunedin: {
    intro: {
      en: 'Dunedin is small lots, cottages and porches near the Gulf. Bungalow kitchens and converted garages hold machines a size below the usual, and a narrow doorway is checked before a refrigerator is ordered.',
    },
    electricity: { utilities: ['Duke Energy Florida'], source: 'Duke Energy Florida' },
    gas: { utilities: ['Clearwater Gas System'], source: 'gas utility website' },
    water: {
      utilities: ['City of Dunedin'],
      origin: 'membrane-treated wells',
      note: { en: 'Its own wells, taken through a membrane plant that removes hardness.' },
      source: 'water quality report',
    },
    homes: {
      kinds: ['historic homes', 'block houses', 'mobile homes'],
      text: { en: 'Bungalows around Main Street, ranches inland and condos along the causeway.' },
      source: 'city or county website',
    },
    air: {
      text: { en: 'St. Joseph Sound is calm but salt; hinges and screws on the marina side rust first.' },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'Main Street and Alternate US 19 cross in the center by the Pinellas Trail.',
          'The causeway leads to Honeymoon Island.',
          'US 19 and Curlew Road bound the east.',
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: {
        en: 'Cottage lots leave little room for a new vent outlet; ask the city about setbacks before one is moved.',
      },
      source: 'association practice',
    },
    storms: {
      text: { en: 'Marina-side streets took water in both Idalia, 2023, and Helene, 2024.' },
      source: 'National Hurricane Center',
    },
  },
  'tarpon-springs': {
    intro: {
      en: 'Sponge docks, bayous and Victorian houses: Tarpon Springs is older and wetter than its neighbors. A machine in a low utility room by a bayou is the first thing to flood.',
    },
    electricity: { utilities: ['Duke Energy Florida'], source: 'Duke Energy Florida' },
    water: {
      utilities: ['City of Tarpon Springs'],
      origin: 'membrane-treated wells',
      note: {
        en: 'The city desalts its own brackish groundwater by reverse osmosis and blends in fresh well water.',
      },
      source: 'water quality report',
    },
    homes: {
      kinds: ['historic homes', 'block houses', 'mobile homes', 'gated communities'],
      text: {
        en: 'Frame houses near Spring Bayou, ranches to the east, and newer gates by Lake Tarpon and in 34688.',
      },
      source: 'city or county website',
    },
    air: {
      text: { en: 'Bayou water backs up to the middle of the town, and salt with it.' },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'Alternate US 19 is Pinellas Avenue.',
          'Dodecanese Boulevard is the sponge-dock street.',
          'US 19 and Keystone Road lead east to Lake Tarpon.',
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: { en: 'Homes in the historic district need city approval for outside work.' },
      source: 'city or county website',
    },
    storms: {
      text: {
        en: 'Streets around the Sponge Docks flooded in Hurricane Idalia in 2023 and again in Helene in 2024.',
      },
      source: 'National Hurricane Center',
    },
  },
  'pinellas-park': {
    intro: {
      en: 'Away from beaches and cheaper for it, Pinellas Park is block houses, workshops and parks of manufactured homes. Practical machines, practical repairs.',
    },
    electricity: { utilities: ['Duke Energy Florida'], source: 'Duke Energy Florida' },
    water: {
      utilities: ['City of Pinellas Park'],
      origin: 'regional blend',
      note: { en: 'The city buys county water and delivers it.' },
      source: 'water quality report',
    },
    homes: {
      kinds: ['mobile homes', 'block houses', 'townhouses'],
      text: {
        en: 'Mainlands and other parks for people over 55, 1960s houses off Park Boulevard, and a few horse lots.',
      },
      source: 'city or county website',
    },
    air: {
      text: { en: 'Neither coast is more than six miles away, yet neither is felt much.' },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'Park Boulevard, 66th Street and US 19 cross it.',
          'Gandy Boulevard leads to Tampa.',
          'City hall and England Brothers Park are the center.',
        ],
      },
      source: 'Florida road map',
    },
    storms: {
      text: { en: 'Flat and drained by ditches, the city holds water on its streets in long rains.' },
      source: 'National Weather Service',
    },
  },
  'safety-harbor': {
    intro: {
      en: 'Mineral springs gave Safety Harbor a spa, and a Main Street that kept its oaks. Cottages, ranches and newer bluff houses all have their laundries in tight places.',
    },
    electricity: { utilities: ['Duke Energy Florida'], source: 'Duke Energy Florida' },
    gas: { utilities: ['Clearwater Gas System'], source: 'gas utility website' },
    water: {
      utilities: ['City of Safety Harbor'],
      origin: 'regional blend',
      note: { en: 'The city buys its water from Pinellas County.' },
      source: 'water quality report',
    },
    homes: {
      kinds: ['historic homes', 'single-family houses', 'townhouses'],
      text: { en: 'Cottages near Main Street and Philippe Parkway; subdivisions west of McMullen Booth.' },
      source: 'city or county website',
    },
    air: {
      text: { en: 'Upper Tampa Bay is shallow and mild, with salt for the bayfront blocks only.' },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'Main Street and Philippe Parkway meet at the marina.',
          'McMullen Booth Road is the fast way north and south.',
          "Philippe Park's shell mound is the landmark.",
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: {
        en: 'Large old trees are protected here; a new outside vent or unit has to keep clear of them.',
      },
      source: 'city or county website',
    },
  },
  oldsmar: {
    intro: {
      en: 'Ransom Olds planned Oldsmar in the 1910s; most houses came in the 1980s and later. Kitchens of that age were fitted as sets, and their built-ins are now due for care.',
    },
    electricity: { utilities: ['Tampa Electric (TECO)', 'Duke Energy Florida'], source: 'Tampa Electric' },
    water: {
      utilities: ['City of Oldsmar'],
      origin: 'membrane-treated wells',
      note: { en: "Since 2013 from the city's own reverse-osmosis plant, whose water is soft." },
      source: 'water quality report',
    },
    homes: {
      kinds: ['single-family houses', 'gated communities', 'townhouses'],
      text: {
        en: 'Subdivisions around Forest Lakes and the bayfront grid of the old plan, plus mobile homes off Tampa Road.',
      },
      source: 'city or county website',
    },
    air: {
      text: {
        en: 'Its southern edge is Old Tampa Bay, low and marshy: humid everywhere, salty near the shore.',
      },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'Tampa Road, State Road 580, and Forest Lakes Boulevard make its frame.',
          'R. E. Olds Park is on the bay.',
          'Tampa Bay Downs, the racetrack, is at its border with Hillsborough County.',
        ],
      },
      source: 'Florida road map',
    },
    storms: {
      text: { en: 'Streets south of State Road 580 are low, and the surge of Helene entered some.' },
      source: 'National Hurricane Center',
    },
  },
  seminole: {
    intro: {
      en: 'Seminole grew by annexing, so its map has holes and its kitchens every age. Ranch houses and 55-plus condos make up the core, and repairs here are usually about the third machine in the same spot.',
    },
    electricity: { utilities: ['Duke Energy Florida'], source: 'Duke Energy Florida' },
    water: {
      utilities: ['Pinellas County Utilities'],
      origin: 'regional blend',
      note: { en: "The county's mains and the regional mix." },
      source: 'water quality report',
    },
    homes: {
      kinds: ['block houses', 'age-restricted communities', 'mobile homes'],
      text: {
        en: 'Seminole Gardens and Lake Seminole condos, ranches off 113th Street, and parks along Park Boulevard.',
      },
      source: 'city or county website',
    },
    air: {
      text: { en: 'Long Bayou and the Intracoastal reach its edges; most houses are a mile or two in.' },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'Park Boulevard, Seminole Boulevard and 113th Street frame it.',
          'Lake Seminole is fresh.',
          'The Pinellas Trail crosses at the city center.',
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: {
        en: "Some older condo buildings share one water heater; a dishwasher that runs cold may be the building's matter, not yours.",
      },
      source: 'association practice',
    },
  },
  'st-pete-beach': {
    intro: {
      en: "On a long sand key of hotels, condos and old beach cottages, St. Pete Beach machines rarely reach old age. Pass-a-Grille's houses have kitchens upstairs and storage below, for a reason.",
    },
    electricity: { utilities: ['Duke Energy Florida'], source: 'Duke Energy Florida' },
    water: {
      utilities: ['Pinellas County Utilities'],
      origin: 'regional blend',
      note: { en: 'It comes over the bridges from the county.' },
      source: 'water quality report',
    },
    homes: {
      kinds: ['vacation rentals', 'low-rise condos', 'historic homes'],
      text: {
        en: 'Pass-a-Grille is a historic district; Vina del Mar, Belle Vista and Don CeSar Place are houses, many on canals.',
      },
      source: 'city or county website',
    },
    air: {
      text: {
        en: 'The Gulf in front, Boca Ciega Bay behind, and salt on everything between. An outdoor refrigerator needs a cover and a rinse.',
      },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'Gulf Boulevard is the one long road.',
          'The Corey Causeway and the Pinellas Bayway are the ways in.',
          'The pink Don CeSar is visible from everywhere.',
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: {
        en: 'After a flood, federal rules may limit what can be rebuilt at ground level; ask the city before you replace a ground-floor kitchen.',
      },
      source: 'city or county website',
    },
    storms: {
      text: { en: "Helene's surge went through ground floors all over the city in September 2024." },
      source: 'National Hurricane Center',
    },
  },
  gulfport: {
    intro: {
      en: 'Cottages in lively colors and an old casino ballroom: Gulfport is easy-going, and its wiring often is too. Look at the outlet first, then at the oven.',
    },
    electricity: { utilities: ['Duke Energy Florida'], source: 'Duke Energy Florida' },
    water: {
      utilities: ['City of Gulfport'],
      origin: 'regional blend',
      note: { en: 'The city buys its water from St. Petersburg and sells it on.' },
      source: 'water quality report',
    },
    homes: {
      kinds: ['historic homes', 'block houses', 'age-restricted communities'],
      text: {
        en: "Frame bungalows around Beach Boulevard, block houses north of them, and Town Shores' condos for people over 55 on the bay.",
      },
      source: 'city or county website',
    },
    air: {
      text: { en: "Boca Ciega Bay meets the town's front street; four blocks up, it is a breeze." },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'Beach Boulevard and Shore Boulevard lead to the casino.',
          '49th Street and Gulfport Boulevard bound it with St. Petersburg.',
          "Stetson's law campus is a landmark.",
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: { en: 'Town Shores has a gatehouse and building-by-building rules on when water can be shut.' },
      source: 'association practice',
    },
    storms: {
      text: { en: 'The waterfront flooded in Hurricane Helene in 2024, ground floors included.' },
      source: 'National Hurricane Center',
    },
  },
  'south-pasadena': {
    intro: {
      en: 'Most people in South Pasadena live in condominiums for retirement, one road from the beaches. Galley kitchens, narrow wall ovens and shared laundry rooms are the pattern.',
    },
    electricity: { utilities: ['Duke Energy Florida'], source: 'Duke Energy Florida' },
    homes: {
      kinds: ['age-restricted communities', 'low-rise condos'],
      text: { en: 'Bay Island, Causeway Village and Pasadena Cove are typical names; houses are few.' },
      source: 'city or county website',
    },
    air: {
      text: {
        en: 'Boca Ciega Bay laps at its west side, and canals behind the buildings carry the salt in.',
      },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'Pasadena Avenue is the main road, and Corey Causeway its end.',
          'Gulfport Boulevard meets it.',
          'The hospital on it is the landmark.',
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: {
        en: 'In a stacked building one valve may serve a whole riser; shutting it for a dishwasher needs the office and some notice.',
      },
      source: 'association practice',
    },
    storms: {
      text: {
        en: 'Much of it is in the first evacuation level; on a ground floor, unplug the machines before you leave.',
      },
      source: 'National Hurricane Center',
    },
  },
  'kenneth-city': {
    intro: {
      en: 'A builder named Kenneth City for his son and filled it with block houses in the late 1950s. Their kitchens are small and alike, and so are the limits of their first wiring.',
    },
    electricity: { utilities: ['Duke Energy Florida'], source: 'Duke Energy Florida' },
    homes: {
      kinds: ['block houses'],
      text: { en: 'Nearly all of it is one-story block houses on small lots.' },
      source: 'city or county website',
    },
    air: {
      text: { en: "Joe's Creek and Long Bayou bring brackish water within a mile or two, but not spray." },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          '58th Street North and 54th Avenue North cross in town.',
          '66th Street is the west side.',
          'St. Petersburg surrounds most of it.',
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: {
        en: 'Old panels here may lack room for a new circuit, which calls for a licensed electrician and a permit.',
      },
      source: 'city or county website',
    },
    storms: {
      text: {
        en: "Joe's Creek has left its banks in heavy storms. Garages near it are where laundry machines stand.",
      },
      source: 'National Weather Service',
    },
  },
  'madeira-beach': {
    intro: {
      en: 'Fishing boats and cottages on a narrow key, and since 2024 a good deal that is new. In Madeira Beach the question is often whether a machine under a raised house should be there at all.',
    },
    electricity: { utilities: ['Duke Energy Florida'], source: 'Duke Energy Florida' },
    water: {
      utilities: ['Pinellas County Utilities'],
      origin: 'regional blend',
      note: { en: 'The county supplies the beach towns.' },
      source: 'water quality report',
    },
    homes: {
      kinds: ['vacation rentals', 'low-rise condos', 'block houses'],
      text: { en: 'Crystal Island and other finger canals have block houses; condos line Gulf Boulevard.' },
      source: 'city or county website',
    },
    air: { text: { en: "Salt from the Gulf and from John's Pass, every day." }, source: 'coast map' },
    orientation: {
      texts: {
        en: [
          'Gulf Boulevard runs through, with the Tom Stuart Causeway as 150th Avenue.',
          "John's Pass Village is the southern end.",
          'Redington Beach begins at the north.',
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: {
        en: 'Flood rules decide what may stand below the living floor; ask the city before you put a laundry there.',
      },
      source: 'city or county website',
    },
    storms: {
      text: { en: "Helene's surge flooded most ground floors in September 2024." },
      source: 'National Hurricane Center',
    },
  },
  'belleair-beach': {
    intro: {
      en: 'Belleair Beach is houses with docks on a narrow barrier island, the bay at one end of the street and the Gulf at the other. Kitchens are renovated and well equipped, and salt works on all of them alike.',
    },
    electricity: { utilities: ['Duke Energy Florida'], source: 'Duke Energy Florida' },
    water: {
      utilities: ['Pinellas County Utilities'],
      origin: 'regional blend',
      note: { en: 'It is piped across from the mainland.' },
      source: 'water quality report',
    },
    homes: {
      kinds: ['single-family houses', 'low-rise condos', 'seasonal homes'],
      text: {
        en: 'Ranch houses of the 1950s to 1970s, many replaced by tall new ones, and a few condo buildings on the Gulf side.',
      },
      source: 'city or county website',
    },
    air: {
      text: { en: 'The island is narrow enough that the same wind salts front and back.' },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'Gulf Boulevard is the road, the Belleair Causeway the bridge.',
          "Clearwater's Sand Key lies north, Belleair Shore along the beach side.",
          'There are no shops: parts come from the mainland.',
        ],
      },
      source: 'Florida road map',
    },
    storms: {
      text: { en: "Helene's surge in 2024 went through ground floors on the island." },
      source: 'National Hurricane Center',
    },
  },
  'belleair-bluffs': {
    intro: {
      en: 'Up on its bluff, Belleair Bluffs is a few quiet streets with antique shops on the edge. Condominiums above the Intracoastal share it with brick and block houses.',
    },
    electricity: { utilities: ['Duke Energy Florida'], source: 'Duke Energy Florida' },
    gas: { utilities: ['Clearwater Gas System'], source: 'gas utility website' },
    water: {
      utilities: ['Pinellas County Utilities'],
      origin: 'regional blend',
      note: { en: "County mains with Tampa Bay Water's mix." },
      source: 'water quality report',
    },
    homes: {
      kinds: ['block houses', 'low-rise condos', 'high-rise condos'],
      text: { en: 'Houses from the 1950s and 1960s on small lots, condos on the waterside.' },
      source: 'city or county website',
    },
    air: { text: { en: 'Most of it stands above the floods, and in the sea wind.' }, source: 'coast map' },
    orientation: {
      texts: {
        en: [
          'Indian Rocks Road and West Bay Drive meet here.',
          'The Belleair Causeway starts from its western end.',
          'Largo surrounds it on the land side, and Belleair is the next town.',
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: { en: 'Condominiums above the water commonly ask for a certificate of insurance.' },
      source: 'association practice',
    },
  },
  'redington-beach': {
    intro: {
      en: 'Redington Beach has houses, some condos and hardly anything else, between Boca Ciega Bay and the Gulf. Most families live here all year, with a laundry that used to be at street level.',
    },
    electricity: { utilities: ['Duke Energy Florida'], source: 'Duke Energy Florida' },
    water: {
      utilities: ['Pinellas County Utilities'],
      origin: 'regional blend',
      note: { en: 'As in the other beach towns, the county is the supplier.' },
      source: 'water quality report',
    },
    homes: {
      kinds: ['single-family houses', 'low-rise condos'],
      text: { en: 'Ranch houses on the bay side, larger ones replacing them, and condos on Gulf Boulevard.' },
      source: 'city or county website',
    },
    air: {
      text: {
        en: 'Spray on one side and brackish canals on the other reach every house, and any outlet outdoors.',
      },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'Gulf Boulevard between 155th and 164th avenues is all of it.',
          'Madeira Beach is south.',
          'The nearest bridge is the Tom Stuart Causeway.',
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: {
        en: 'A repair needs no permit. Moving a washer above flood level, with a new drain and wiring, does.',
      },
      source: 'city or county website',
    },
    storms: {
      text: { en: "Helene's surge in 2024 stood in ground floors across the town." },
      source: 'National Hurricane Center',
    },
  },
  'indian-shores': {
    intro: {
      en: 'Long and hardly wider than its one road, Indian Shores is condos and rentals. Machines serve new guests each week and rest in September, in salt air all the while.',
    },
    electricity: { utilities: ['Duke Energy Florida'], source: 'Duke Energy Florida' },
    water: {
      utilities: ['Pinellas County Utilities'],
      origin: 'regional blend',
      note: { en: 'From the mainland, through the county.' },
      source: 'water quality report',
    },
    homes: {
      kinds: ['vacation rentals', 'low-rise condos', 'seasonal homes'],
      text: {
        en: 'Mid-rise condos on the Gulf side, and townhouses and a few cottages on the Intracoastal.',
      },
      source: 'city or county website',
    },
    air: {
      text: {
        en: 'Gulf wind carries salt across the whole width of the town. Balcony closets with a dryer face it directly; look at their louvers first.',
      },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'Gulf Boulevard, and nothing parallel to it, is the way.',
          "Park Boulevard's bridge comes over from Seminole.",
          'The seabird sanctuary is the landmark.',
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: {
        en: "Rental managers and associations both have a say; ask your manager for the elevator's hours.",
      },
      source: 'association practice',
    },
    storms: {
      text: {
        en: "Helene's surge in 2024 filled parking levels along the whole of this island. Storage and laundry rooms on that level went with them.",
      },
      source: 'National Hurricane Center',
    },
  },
} as const satisfies Record<string, CityFacts>;
