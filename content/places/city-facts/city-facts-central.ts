// Facts of life in our places in Central Florida. Shape and rules: city-fact-shape.ts; sources: fact-sources.ts.
import type { CityFacts } from './city-fact-shape.ts';

export const centralFacts = {
  orlando: {
    intro: {
      en: 'Orlando houses go from College Park bungalows with their first plumbing to Lake Nona homes that were wired for smart laundries. In all of them hard water is the silent partner, and lightning the loud one.',
    },
    electricity: { utilities: ['OUC (Orlando Utilities Commission)', 'Duke Energy Florida'], source: 'OUC' },
    gas: { utilities: ['Peoples Gas'], source: 'gas utility website' },
    water: {
      utilities: ['OUC (Orlando Utilities Commission)'],
      origin: 'limestone wells',
      note: {
        en: 'Deep limestone wells, treated with ozone against the sulfur smell; the hardness of the limestone stays in it.',
      },
      source: 'water quality report',
    },
    homes: {
      kinds: ['historic homes', 'new subdivisions', 'single-family houses', 'high-rise condos'],
      text: {
        en: 'Lake Eola Heights and College Park keep old frame and brick houses, Baldwin Park and Lake Nona are newer, and towers stand downtown.',
      },
      source: 'city or county website',
    },
    air: {
      text: { en: 'No salt here, but summer thunderstorms nearly every afternoon.' },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'Interstate 4 runs through downtown; State Road 408 crosses it east to west.',
          'Colonial Drive and Orange Avenue are the long surface streets.',
          'Many Orlando addresses lie outside the city, in Orange County, under its permits.',
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: {
        en: "The city's six historic districts have a board that reviews outside work.",
      },
      source: 'city or county website',
    },
    storms: {
      text: { en: 'Hurricane Ian flooded neighborhoods by its lakes and the Little Econ in 2022.' },
      source: 'National Hurricane Center',
    },
  },
  'altamonte-springs': {
    intro: {
      en: 'Altamonte Springs is condos and apartments by the acre, with ranch streets between its lakes. Stacked washers in closets and original coil ranges are common here.',
    },
    electricity: { utilities: ['Duke Energy Florida'], source: 'Duke Energy Florida' },
    water: {
      utilities: ['City of Altamonte Springs'],
      origin: 'limestone wells',
      note: { en: 'City wells reach the limestone, so scale grows in kettles and dishwashers alike.' },
      source: 'water quality report',
    },
    homes: {
      kinds: ['low-rise condos', 'single-family houses', 'townhouses'],
      text: {
        en: 'Condo complexes of the 1970s and 1980s cluster around the mall and Cranes Roost; Spring Oaks and others are houses.',
      },
      source: 'city or county website',
    },
    air: {
      text: {
        en: 'Inland air without salt, humid from May to October. Condo laundry closets without a window suffer from their own moisture.',
      },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'Altamonte Drive, State Road 436, is the spine, busy from I-4 east.',
          'Cranes Roost lake and Uptown are the center.',
          'Maitland lies south, Longwood north.',
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: {
        en: 'Upper-floor condos often require a drain pan and burst-proof hoses for a washer; ask your association before you replace one.',
      },
      source: 'association practice',
    },
  },
  clermont: {
    intro: {
      en: "On hills that are real by Florida's measure, Clermont fills with new houses. Builders put the same range and dishwasher in street after street, so one model number may fit a whole block.",
    },
    electricity: { utilities: ['Duke Energy Florida', 'SECO Energy'], source: 'Duke Energy Florida' },
    gas: { utilities: ['Lake Apopka Natural Gas District'], source: 'gas utility website' },
    water: {
      utilities: ['City of Clermont', 'county and private utilities outside it'],
      origin: 'limestone wells',
      note: { en: 'Hard limestone water: the spots on the glasses are calcium.' },
      source: 'water quality report',
    },
    homes: {
      kinds: ['new subdivisions', 'age-restricted communities', 'single-family houses'],
      text: {
        en: 'Kings Ridge and other 55-plus communities, large subdivisions along Hartwood Marsh and US 27, and an old center by Lake Minneola.',
      },
      source: 'city or county website',
    },
    air: {
      text: { en: 'Summer lightning, not salt, is what ends a control board on these hills.' },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'State Road 50 and US 27 cross here.',
          'The Citrus Tower is the landmark on the ridge.',
          'The Turnpike passes to the north, by Minneola.',
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: {
        en: 'In new subdivisions the association often wants an outside unit or vent approved in writing.',
      },
      source: 'association practice',
    },
  },
  'st-cloud': {
    intro: {
      en: 'Founded for Union veterans, St. Cloud has a grid of small wooden houses by the lake and thousands of new ones toward Narcoossee. The old ones lack a laundry room; the new ones have it upstairs.',
    },
    electricity: { utilities: ['OUC (Orlando Utilities Commission)'], source: 'OUC' },
    water: {
      utilities: ['Toho Water Authority'],
      origin: 'limestone wells',
      note: { en: 'Toho has run the former city system since October 2022; the water is groundwater.' },
      source: 'water quality report',
    },
    homes: {
      kinds: ['historic homes', 'new subdivisions', 'mobile homes'],
      text: {
        en: 'Frame houses near Tenth Street and the lakefront, and subdivisions along Narcoossee Road and Canoe Creek.',
      },
      source: 'city or county website',
    },
    air: {
      text: {
        en: 'East Lake Tohopekaliga is fresh water, so its breeze carries gnats and damp but no salt. Gnats collect in the grille of a porch freezer.',
      },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'US 192 is the way to Kissimmee and to Melbourne.',
          'New York Avenue is the old main street.',
          "The Turnpike's Canoe Creek stretch passes southwest.",
        ],
      },
      source: 'Florida road map',
    },
    storms: {
      text: {
        en: "Ian's rain in 2022 raised lake and creek for weeks, and wells and ground-level outlets with them.",
      },
      source: 'National Hurricane Center',
    },
  },
  'haines-city': {
    intro: {
      en: 'Haines City sits at the top of the ridge, half retirement parks, half new commuter streets. Appliances in manufactured homes have their own sizes and vents, so mention the make of the home when you book.',
    },
    electricity: { utilities: ['Duke Energy Florida'], source: 'Duke Energy Florida' },
    water: {
      utilities: ['City of Haines City Utilities'],
      origin: 'limestone wells',
      note: { en: 'From the limestone below the ridge, so scale is common.' },
      source: 'water quality report',
    },
    homes: {
      kinds: ['mobile homes', 'new subdivisions', 'age-restricted communities'],
      text: {
        en: 'Parks and 55-plus villages near US 27, brick and frame houses by the old center, and new subdivisions wherever groves were.',
      },
      source: 'city or county website',
    },
    air: {
      text: {
        en: 'Sand hills and groves, no sea air, and dust in the dry months. Under a mobile home, leaves and lint close a dryer vent.',
      },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'US 27 and US 17-92 cross in the city.',
          'Interstate 4 is a few miles north.',
          'Lake Eva Park is the center.',
        ],
      },
      source: 'Florida road map',
    },
    storms: {
      text: { en: 'In 2004 Charley, Frances and Jeanne all crossed Polk County within six weeks.' },
      source: 'National Hurricane Center',
    },
  },
  titusville: {
    intro: {
      en: 'Titusville looks over the Indian River to the launch pads, and its block houses were largely built for the people who worked there in the 1960s. Kitchens from that time are short of outlets, and garages hold the washer.',
    },
    electricity: { utilities: ['Florida Power & Light'], source: 'FPL' },
    water: {
      utilities: ['City of Titusville'],
      origin: 'limestone wells',
      note: {
        en: 'The city draws on wellfields of its own and treats the water at its Mourning Dove plant.',
      },
      source: 'water quality report',
    },
    homes: {
      kinds: ['block houses', 'low-rise condos', 'mobile homes'],
      text: {
        en: 'Apollo-era houses lie west of US 1; condos line the lagoon and parks lie off State Road 50.',
      },
      source: 'city or county website',
    },
    air: {
      text: {
        en: 'The lagoon is wide and salty, so riverside condos rust while houses out on Cheney Highway do not.',
      },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'US 1 follows the river, I-95 the west.',
          'Garden Street leads to the Brewer bridge and the beach.',
          'Launch days fill the riverfront from early on.',
        ],
      },
      source: 'Florida road map',
    },
    storms: {
      text: {
        en: "A hurricane's wind can pile the lagoon against the riverfront; lightning off the river is the everyday risk.",
      },
      source: 'National Weather Service',
    },
  },
  kissimmee: {
    intro: {
      en: "Kissimmee's houses work like hotels: many are rented by the week, and their washers, dishwashers and refrigerators see more hands than any family's. Full-time homes from old downtown to Buenaventura Lakes make up the rest.",
    },
    electricity: { utilities: ['Kissimmee Utility Authority (KUA)', 'Duke Energy Florida'], source: 'KUA' },
    water: {
      utilities: ['Toho Water Authority'],
      origin: 'limestone wells',
      note: { en: 'Groundwater, hard enough that coffee machines and steam ovens ask for descaling.' },
      source: 'water quality report',
    },
    homes: {
      kinds: ['vacation rentals', 'mobile homes', 'new subdivisions'],
      text: {
        en: 'Short-term rental villas to the west, frame houses around Broadway, and subdivisions south toward Poinciana.',
      },
      source: 'city or county website',
    },
    air: {
      text: {
        en: 'Inland and humid, without salt; a rental shut between guests soon smells of it. Damp gathers first in a front-load washer.',
      },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'US 192 and Osceola Parkway lead to the theme parks.',
          'The Turnpike crosses east of downtown.',
          'Lake Tohopekaliga closes the southern side of downtown.',
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: {
        en: 'Rental managers hold codes to gates and doors; when you book, name the one who can approve a part.',
      },
      source: 'association practice',
    },
    storms: {
      text: { en: 'Shingle Creek and the lakes spread into streets after Hurricane Ian in 2022.' },
      source: 'National Hurricane Center',
    },
  },
  apopka: {
    intro: {
      en: 'Apopka called itself the indoor foliage capital, and greenhouses still stand among its new roofs. House ages vary block by block, and so does whether a home has gas.',
    },
    electricity: { utilities: ['Duke Energy Florida'], source: 'Duke Energy Florida' },
    gas: { utilities: ['Lake Apopka Natural Gas District'], source: 'gas utility website' },
    water: {
      utilities: ['City of Apopka'],
      origin: 'limestone wells',
      note: { en: 'Hard spring-country water, from the same limestone that feeds Wekiwa and Rock Springs.' },
      source: 'water quality report',
    },
    homes: {
      kinds: ['single-family houses', 'new subdivisions', 'rural acreage'],
      text: {
        en: 'Errol Estate is golf and trees, newer subdivisions follow the beltway, and acreage lies toward Zellwood.',
      },
      source: 'city or county website',
    },
    air: {
      text: { en: 'Pollen and damp instead of salt. Condenser coils here are clogged rather than rusted.' },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'US 441 is Main Street.',
          'State Roads 429 and 414 meet south of the center.',
          'Welch Road and Wekiwa Springs Road go east.',
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: {
        en: 'Around the Wekiva River rules for septic systems are strict; tell us if your laundry drains to a septic tank.',
      },
      source: 'association practice',
    },
  },
  'lake-buena-vista': {
    intro: {
      en: "Almost everyone in Lake Buena Vista is a guest, and the homes in its ZIP code are timeshares, villas and condos at the resort's edge. Work is scheduled between check-out and check-in.",
    },
    electricity: {
      utilities: ['Central Florida Tourism Oversight District', 'Duke Energy Florida outside it'],
      source: 'CFTOD',
    },
    water: {
      utilities: ['Central Florida Tourism Oversight District', 'Orange County Utilities outside it'],
      origin: 'limestone wells',
      note: {
        en: "The district has a utility of its own; just outside it, Orange County's mains take over. Both pump from the Floridan Aquifer.",
      },
      source: 'water quality report',
    },
    homes: {
      kinds: ['vacation rentals', 'low-rise condos'],
      text: { en: 'Few private houses exist here; villas and condo-hotels are managed as one.' },
      source: 'city or county website',
    },
    air: {
      text: {
        en: 'Far from any coast, the villas are sealed and cooled all year, and damp settles where air does not move. Condensation behind a refrigerator is the usual sign.',
      },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'Interstate 4 and State Road 535 meet by Disney Springs.',
          'Hotel Plaza Boulevard is the way in.',
          'Apopka-Vineland Road leads to the condos outside.',
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: {
        en: 'The management company, not the guest, usually has to order the work and open the gate for it.',
      },
      source: 'association practice',
    },
  },
  davenport: {
    intro: {
      en: "Davenport is where central Florida's vacation pools are. Owners often live abroad, their managers call, and a washer that breaks on a change-over day has to run before the next guests arrive.",
    },
    electricity: { utilities: ['Duke Energy Florida'], source: 'Duke Energy Florida' },
    water: {
      utilities: ['City of Davenport', 'Polk County Utilities'],
      origin: 'limestone wells',
      note: { en: 'Both pump from limestone, so the water is hard.' },
      source: 'water quality report',
    },
    homes: {
      kinds: ['vacation rentals', 'new subdivisions', 'mobile homes'],
      text: {
        en: 'Pool homes and townhouse resorts off US 27 and toward ChampionsGate, retirement parks, and a small old town.',
      },
      source: 'city or county website',
    },
    air: {
      text: { en: 'Far from the coast, machines here wear out by use and not by weather.' },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'US 27 and Interstate 4 meet at Posner.',
          'ChampionsGate is one exit east.',
          'Four counties meet to the north, at what locals call Four Corners.',
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: { en: 'Gates at rental resorts open by a day code; send it with the booking.' },
      source: 'association practice',
    },
  },
  mims: {
    intro: {
      en: 'Country begins at Mims: houses on acreage, groves, river cottages. On a private well, iron and sulfur come with the water, and a dishwasher or ice maker shows it before the taste does.',
    },
    electricity: { utilities: ['Florida Power & Light'], source: 'FPL' },
    water: {
      utilities: ['Brevard County Utilities', 'private wells'],
      origin: 'private wells',
      note: { en: 'The county has a small Mims system; beyond it houses have wells and often softeners.' },
      source: 'water quality report',
    },
    homes: {
      kinds: ['rural acreage', 'mobile homes', 'block houses'],
      text: { en: 'Old grove houses, manufactured homes on land, and a few streets by the Indian River.' },
      source: 'city or county website',
    },
    air: {
      text: {
        en: 'Streets close to the lagoon get mildew and some rust; a few miles off there is only the damp. A porch freezer near the water shows it first.',
      },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'US 1 goes through; I-95 has the State Road 46 exit.',
          'Scottsmoor is north and Titusville south.',
          'The Brewer bridge in Titusville is the way to the wildlife refuge.',
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: { en: 'Unincorporated, it takes its permits from Brevard County at Viera, not from Titusville.' },
      source: 'city or county website',
    },
  },
  sanford: {
    intro: {
      en: 'Sanford has Victorian porches on one side of the tracks and cul-de-sacs on the other. In the historic houses kitchens were added later, with floors that slope, so leveling a washer is a skill.',
    },
    electricity: { utilities: ['Florida Power & Light', 'Duke Energy Florida'], source: 'FPL' },
    water: {
      utilities: ['City of Sanford Utilities'],
      origin: 'limestone wells',
      note: { en: 'City wells, hard water.' },
      source: 'water quality report',
    },
    homes: {
      kinds: ['historic homes', 'new subdivisions', 'townhouses'],
      text: {
        en: 'Brick streets near First Street and Park Avenue, townhouses toward Rinehart Road, and newer subdivisions toward the airport.',
      },
      source: 'city or county website',
    },
    air: {
      text: {
        en: 'Lake Monroe is fresh water, so the wind off it is damp but not salty. In summer it drives midges into outside vents.',
      },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'Interstate 4, State Road 417 and US 17-92 meet round the city.',
          'First Street is the old downtown on the lake.',
          'The SunRail and Auto Train stations are separate.',
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: { en: 'A preservation board looks after outside changes in the historic district.' },
      source: 'city or county website',
    },
    storms: {
      text: { en: 'Lake Monroe came over its seawall after Ian in 2022.' },
      source: 'National Hurricane Center',
    },
  },
  'winter-springs': {
    intro: {
      en: "Tuscawilla's larger houses may have cooktops built into islands with downdraft fans, a kind of ventilation that few new ranges come with. Elsewhere in Winter Springs kitchens are smaller and simpler.",
    },
    electricity: { utilities: ['Duke Energy Florida'], source: 'Duke Energy Florida' },
    water: {
      utilities: ['City of Winter Springs'],
      origin: 'limestone wells',
      note: { en: 'City wells in hard limestone.' },
      source: 'water quality report',
    },
    homes: {
      kinds: ['single-family houses', 'townhouses', 'mobile homes'],
      text: {
        en: 'Tuscawilla lies in oaks in the east; The Highlands and smaller subdivisions lie west, toward US 17-92.',
      },
      source: 'city or county website',
    },
    air: {
      text: { en: 'Oaks keep kitchens cool and roofs damp, and the ocean is too far off to matter.' },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'State Road 434 is the spine and Tuskawilla Road the cross street.',
          'State Road 417 passes on the east.',
          'Lake Jesup bounds it to the north.',
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: { en: 'In Tuscawilla the neighborhood association reviews exteriors only.' },
      source: 'association practice',
    },
    storms: {
      text: { en: 'Creeks such as Gee and Howell ran over roads in Hurricane Ian.' },
      source: 'National Hurricane Center',
    },
  },
  bartow: {
    intro: {
      en: 'Bartow is a courthouse town with big oaks and wooden porches, in a county of phosphate and groves. Homes are long-owned, and so are ranges worth repairing.',
    },
    electricity: { utilities: ['City of Bartow Electric'], source: 'City of Bartow' },
    water: {
      utilities: ['City of Bartow'],
      origin: 'limestone wells',
      note: { en: 'The city owns water and power both; its wells are in the limestone.' },
      source: 'water quality report',
    },
    homes: {
      kinds: ['historic homes', 'block houses', 'rural acreage'],
      text: {
        en: 'Frame and Mediterranean houses near South Broadway and block houses around; acreage beyond the city limit.',
      },
      source: 'city or county website',
    },
    air: {
      text: { en: 'No sea air comes this far inland. Dust and lovebugs end in condenser coils.' },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'US 98, US 17 and State Road 60 meet in the city.',
          'The old courthouse, now a museum, is the center.',
          'Lakeland is northwest, Winter Haven northeast.',
        ],
      },
      source: 'Florida road map',
    },
    storms: {
      text: {
        en: 'Bartow went through Charley, Frances and Jeanne in the late summer of 2004: three hurricanes and three outages within six weeks.',
      },
      source: 'National Hurricane Center',
    },
  },
} as const satisfies Record<string, CityFacts>;
