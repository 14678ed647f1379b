// Facts of life in our places in Hillsborough County. Shape and rules: city-fact-shape.ts; sources: fact-sources.ts.
import type { CityFacts } from './city-fact-shape.ts';

export const hillsboroughFacts = {
  tampa: {
    intro: {
      en: "Tampa keeps bungalows in Seminole Heights, condos on Bayshore and new two-stories in New Tampa, each with its own weak point: old wiring, salt, or a builder's cheapest hoses.",
    },
    electricity: { utilities: ['Tampa Electric (TECO)'], source: 'Tampa Electric' },
    gas: { utilities: ['Peoples Gas'], source: 'gas utility website' },
    water: {
      utilities: ['City of Tampa Water Department'],
      origin: 'river or lake',
      note: {
        en: 'The city takes most of its water from the Hillsborough River and treats it at the Tippin plant; in dry months it buys from Tampa Bay Water.',
      },
      source: 'water quality report',
    },
    homes: {
      kinds: ['historic homes', 'high-rise condos', 'single-family houses'],
      text: {
        en: 'Hyde Park, Ybor City and Seminole Heights have porches from before 1930; Channelside and Bayshore have towers; the north is subdivisions.',
      },
      source: 'city or county website',
    },
    air: {
      text: {
        en: 'South of Kennedy Boulevard the bay is on three sides; north of Busch Boulevard it no longer matters.',
      },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'Interstates 4 and 275 meet downtown, the Selmon Expressway passes south of them.',
          'Dale Mabry is the long street.',
          'Three bridges cross Old Tampa Bay.',
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: {
        en: 'In Hyde Park, Ybor City and Tampa Heights, historic boards review changes to the exterior.',
      },
      source: 'city or county website',
    },
    storms: {
      text: {
        en: "Davis Islands and other low bayfront streets took Hurricane Helene's surge in September 2024.",
      },
      source: 'National Hurricane Center',
    },
  },
  'temple-terrace': {
    intro: {
      en: 'Citrus groves and a golf course came first in Temple Terrace, then ranch houses with wide kitchens under live oaks. The first cabinets are often still there, so a new wall oven must fit an old hole.',
    },
    electricity: { utilities: ['Tampa Electric (TECO)'], source: 'Tampa Electric' },
    water: {
      utilities: ['City of Temple Terrace'],
      origin: 'limestone wells',
      note: { en: 'The city has wells of its own in the limestone; its water is hard.' },
      source: 'water quality report',
    },
    homes: {
      kinds: ['historic homes', 'single-family houses', 'low-rise condos'],
      text: {
        en: 'Mediterranean Revival houses of the 1920s stand around the course, with mid-century ranches along the river.',
      },
      source: 'city or county website',
    },
    air: {
      text: { en: 'Moss and river fog, not salt: rust grows in a crawl space first.' },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          '56th Street and Fletcher, Fowler and Busch are its roads.',
          'The University of South Florida is the neighbor.',
          'The Hillsborough River loops along the east side.',
        ],
      },
      source: 'Florida road map',
    },
    storms: {
      text: { en: "Milton's rain put the Hillsborough River among its houses in October 2024." },
      source: 'National Hurricane Center',
    },
  },
  'plant-city': {
    intro: {
      en: "Strawberries pay many bills in Plant City, and farmhouses come with chest freezers that matter. Downtown's older houses are being restored; Walden Lake's are reaching the second kitchen.",
    },
    electricity: { utilities: ['Tampa Electric (TECO)'], source: 'Tampa Electric' },
    water: {
      utilities: ['City of Plant City'],
      origin: 'limestone wells',
      note: { en: 'City wells; on the farms, private ones.' },
      source: 'water quality report',
    },
    homes: {
      kinds: ['rural acreage', 'historic homes', 'single-family houses'],
      text: {
        en: 'Walden Lake is planned and green; old streets lie by the depot; manufactured homes stand on land.',
      },
      source: 'city or county website',
    },
    air: {
      text: { en: 'Field dust and frost-night pumping are local conditions; salt is not.' },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'Interstate 4 and Park Road, State Roads 39 and 60 frame the city.',
          'The Strawberry Festival grounds are on the west.',
          'The train depot is the center.',
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: {
        en: 'New circuits need a permit: from the city inside its limits, from Hillsborough County outside. A freezer in an outbuilding should have a circuit of its own.',
      },
      source: 'city or county website',
    },
    storms: {
      text: { en: "Hurricane Milton's rain in October 2024 flooded neighborhoods here far from any river." },
      source: 'National Hurricane Center',
    },
  },
  'sun-city-center': {
    intro: {
      en: 'Golf carts, not cars, stand in the driveways of Sun City Center. Nearly all of it is for people over 55, most kitchens are compact, and laundry is in the garage beside the cart charger.',
    },
    electricity: { utilities: ['Tampa Electric (TECO)'], source: 'Tampa Electric' },
    water: {
      utilities: ['Hillsborough County Water Resources'],
      origin: 'regional blend',
      note: { en: "County water from Tampa Bay Water's mix of wells, rivers and desalted seawater." },
      source: 'water quality report',
    },
    homes: {
      kinds: ['age-restricted communities', 'single-family houses', 'low-rise condos'],
      text: {
        en: "Ranch houses by the golf courses and Kings Point's condos and duplex villas behind a gate.",
      },
      source: 'city or county website',
    },
    air: {
      text: {
        en: 'Five or six miles from Tampa Bay, heat matters more than salt. A closed garage feels it most.',
      },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'State Road 674 is the one main road.',
          'I-75 is a short drive west.',
          'North and South Pebble Beach boulevards loop among the fairways.',
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: { en: 'At Kings Point a guard admits vendors; in the rest the streets are open.' },
      source: 'association practice',
    },
  },
  ruskin: {
    intro: {
      en: 'Tomato country with a waterfront, Ruskin mixes river cottages, canal houses, mobile homes and subdivisions built since the turn of the century. Plumbing, wiring and the age of machines differ just as much.',
    },
    electricity: { utilities: ['Tampa Electric (TECO)'], source: 'Tampa Electric' },
    water: {
      utilities: ['Hillsborough County Water Resources'],
      origin: 'regional blend',
      note: { en: 'Supplied by the county from the regional blend; some acreage still has wells.' },
      source: 'water quality report',
    },
    homes: {
      kinds: ['mobile homes', 'new subdivisions', 'block houses'],
      text: {
        en: 'Little Harbor and Bahia Beach look on the bay, older Ruskin lies along US 41, and new houses around Shell Point and 19th Avenue.',
      },
      source: 'city or county website',
    },
    air: {
      text: { en: 'Tampa Bay and the Little Manatee make the west of it salty and the east merely humid.' },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'US 41 is the main street, crossed by State Road 674.',
          'Shell Point Road leads west to the marinas.',
          'I-75 lies to the east.',
        ],
      },
      source: 'Florida road map',
    },
    storms: {
      text: {
        en: 'Coastal lots are in the first evacuation zones. Laundry sheds under stilt houses are often lost.',
      },
      source: 'National Hurricane Center',
    },
  },
  riverview: {
    intro: {
      en: 'Riverview grew from river road to boom suburb in one generation. A newer two-story here has its laundry upstairs, and the drain pan under the washer is the part nobody checks.',
    },
    electricity: { utilities: ['Tampa Electric (TECO)'], source: 'Tampa Electric' },
    water: {
      utilities: ['Hillsborough County Water Resources'],
      origin: 'regional blend',
      note: {
        en: 'Wells, the Alafia and Hillsborough rivers and desalted bay water are mixed by Tampa Bay Water.',
      },
      source: 'water quality report',
    },
    homes: {
      kinds: ['new subdivisions', 'townhouses', 'mobile homes'],
      text: {
        en: 'Panther Trace, South Fork, Summerfield and other new subdivisions; older places stand by the Alafia River.',
      },
      source: 'city or county website',
    },
    air: {
      text: {
        en: 'It is near the bay yet sheltered; storms build over it from both sides most summer days.',
      },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'US 301 and Big Bend Road are the roads, both often full.',
          'I-75 has exits at Gibsonton Drive and Big Bend.',
          'Boyette Road leads east to FishHawk.',
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: {
        en: 'Community development districts and associations are separate here; the gate belongs to one, the rules to the other.',
      },
      source: 'association practice',
    },
    storms: {
      text: { en: 'The Alafia leaves its banks in great rains, as after Milton in 2024.' },
      source: 'National Hurricane Center',
    },
  },
  thonotosassa: {
    intro: {
      en: "Beside the county's largest natural lake, Thonotosassa is acreage and wells. Iron stains a washer drum orange, and water from a failing pressure tank starves an ice maker.",
    },
    electricity: { utilities: ['Tampa Electric (TECO)'], source: 'Tampa Electric' },
    water: {
      utilities: ['private wells', 'Hillsborough County Water Resources'],
      origin: 'private wells',
      note: { en: 'Most lots pump their own from the limestone, so hardness differs house by house.' },
      source: 'water quality report',
    },
    homes: {
      kinds: ['rural acreage', 'mobile homes', 'single-family houses'],
      text: { en: 'Ranch houses on acres, manufactured homes, and a few lake houses under oaks.' },
      source: 'city or county website',
    },
    air: {
      text: { en: 'Swamp and pasture surround it; damp, gentle, and free of salt.' },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'US 301 and Interstate 4 pass it.',
          'Fowler Avenue leads out to it from Tampa.',
          'The name is Seminole for flint.',
        ],
      },
      source: 'Florida road map',
    },
    storms: {
      text: {
        en: 'The Hillsborough River and Baker Creek spread over the low land after Hurricane Milton in 2024.',
      },
      source: 'National Hurricane Center',
    },
  },
  brandon: {
    intro: {
      en: 'Brandon is the established suburb: ranch houses from the 1970s and 1980s, big trees, garages full. Its first dishwashers are long gone, but the cabinet that held them sets the size.',
    },
    electricity: { utilities: ['Tampa Electric (TECO)'], source: 'Tampa Electric' },
    water: {
      utilities: ['Hillsborough County Water Resources'],
      origin: 'regional blend',
      note: { en: "County mains with Tampa Bay Water's blend." },
      source: 'water quality report',
    },
    homes: {
      kinds: ['single-family houses', 'townhouses', 'low-rise condos'],
      text: { en: 'Houses around Bloomingdale Avenue and Lumsden Road, apartments by the mall.' },
      source: 'city or county website',
    },
    air: { text: { en: 'The bay is beyond Gibsonton, and what it sends is humidity.' }, source: 'coast map' },
    orientation: {
      texts: {
        en: [
          'State Road 60 is Brandon Boulevard.',
          'The Selmon Expressway and I-75 lead to Tampa.',
          'Bloomingdale Avenue is the southern edge.',
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: { en: 'No city, no city hall: Hillsborough County issues the permits.' },
      source: 'city or county website',
    },
    storms: {
      text: {
        en: "Lightning is this county's summer weather, and a surge protector at the panel is the cheap part.",
      },
      source: 'National Hurricane Center',
    },
  },
  'apollo-beach': {
    intro: {
      en: 'Canals were dug through mangroves for Apollo Beach, so a boat lift is next to the bait freezer. Salt is at the back door, dust from building at the front.',
    },
    electricity: { utilities: ['Tampa Electric (TECO)'], source: 'Tampa Electric' },
    water: {
      utilities: ['Hillsborough County Water Resources'],
      origin: 'regional blend',
      note: {
        en: "The county delivers Tampa Bay Water's blend; the desalination plant that is part of it stands next to the power station here.",
      },
      source: 'water quality report',
    },
    homes: {
      kinds: ['single-family houses', 'new subdivisions', 'gated communities'],
      text: { en: 'Canal houses west of US 41, and MiraBay, Waterset and others inland.' },
      source: 'city or county website',
    },
    air: {
      text: { en: 'On the canals and along the bay, stainless steel must be wiped as on a boat.' },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'US 41 and Apollo Beach Boulevard meet at the center.',
          'Big Bend Road leads to I-75.',
          "The power station's stacks and the manatee viewing center mark the north end.",
        ],
      },
      source: 'Florida road map',
    },
    storms: {
      text: { en: "Hurricane Helene's surge came up the canals in 2024." },
      source: 'National Hurricane Center',
    },
  },
  gibsonton: {
    intro: {
      en: 'Show people settled Gibsonton, and its zoning let them keep rides and trailers in the yard. Today mobile homes, block houses and new subdivisions share its streets.',
    },
    electricity: { utilities: ['Tampa Electric (TECO)'], source: 'Tampa Electric' },
    water: {
      utilities: ['Hillsborough County Water Resources'],
      origin: 'regional blend',
      note: { en: 'County water, blended by Tampa Bay Water.' },
      source: 'water quality report',
    },
    homes: {
      kinds: ['mobile homes', 'block houses', 'new subdivisions'],
      text: {
        en: 'Manufactured homes near US 41, older houses by the Alafia, and subdivisions east toward I-75.',
      },
      source: 'city or county website',
    },
    air: {
      text: { en: "Hillsborough Bay and the Alafia's mouth are next door, with port industry between." },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'US 41 is the old road; Gibsonton Drive leads to I-75.',
          'The Alafia bridge is its north edge.',
          'Apollo Beach is the next place south.',
        ],
      },
      source: 'Florida road map',
    },
    storms: {
      text: { en: 'Low lots near the bay are in evacuation zone A.' },
      source: 'National Hurricane Center',
    },
  },
  seffner: {
    intro: {
      en: "Old groves became Seffner's deep lots, and many houses have a shed with a second freezer. Wells are still common enough to mention when you book.",
    },
    electricity: { utilities: ['Tampa Electric (TECO)'], source: 'Tampa Electric' },
    water: {
      utilities: ['Hillsborough County Water Resources', 'private wells'],
      origin: 'regional blend',
      note: { en: 'County mains along the main roads, wells on the rest.' },
      source: 'water quality report',
    },
    homes: {
      kinds: ['single-family houses', 'rural acreage', 'mobile homes'],
      text: { en: 'Ranch houses around Lake Weeks, mobile homes, and small new subdivisions.' },
      source: 'city or county website',
    },
    air: {
      text: {
        en: 'The bay is far enough west that salt plays no part; heat does. A shed in the sun is the worst place for a machine.',
      },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'Martin Luther King Boulevard and US 92 are its cross-country roads.',
          'Parsons Avenue leads south to Brandon.',
          'Interstate 4 and I-75 meet to the west.',
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: {
        en: 'A new circuit needs a county permit, in an outbuilding as in the house. A freezer on an extension cord is a hazard.',
      },
      source: 'city or county website',
    },
  },
  wimauma: {
    intro: {
      en: "Wimauma is church camp, farm workers' houses, and lately, some of the county's largest building sites. One street has original ranges, the next has machines still under the builder's warranty.",
    },
    electricity: { utilities: ['Tampa Electric (TECO)'], source: 'Tampa Electric' },
    water: {
      utilities: ['Hillsborough County Water Resources', 'private wells'],
      origin: 'regional blend',
      note: { en: 'New subdivisions are on county water, older lots on wells.' },
      source: 'water quality report',
    },
    homes: {
      kinds: ['new subdivisions', 'mobile homes', 'age-restricted communities'],
      text: {
        en: 'Valencia Lakes and others for people over 55, Southshore Bay with its lagoon, and old Wimauma by State Road 674.',
      },
      source: 'city or county website',
    },
    air: {
      text: { en: 'Some nine miles inland, fields around it make dust in spring.' },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'State Road 674 and US 301 cross here.',
          'Balm is to the northeast.',
          'Sun City Center is the next place west.',
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: {
        en: "In a new house the builder's or the maker's warranty may still run: look at the papers before you pay for a repair.",
      },
      source: 'association practice',
    },
  },
  dover: {
    intro: {
      en: 'In Dover a farm stand is on the way to nearly every house. Refrigerators work for the family and the fields, and outdoor sinks drain where they can.',
    },
    electricity: { utilities: ['Tampa Electric (TECO)'], source: 'Tampa Electric' },
    water: {
      utilities: ['private wells'],
      origin: 'private wells',
      note: { en: 'Well water from the Floridan limestone, hard, sometimes with sulfur.' },
      source: 'private well practice',
    },
    homes: {
      kinds: ['rural acreage', 'mobile homes', 'single-family houses'],
      text: { en: 'Farmhouses and homes on acreage among strawberry fields.' },
      source: 'city or county website',
    },
    air: {
      text: { en: 'Far from salt, near to field dust: filters and coils clog sooner here than in town.' },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'State Road 60, US 92 and Interstate 4 pass it on south and north.',
          'Dover Road and Sydney Road are the local ways.',
          'Plant City is the next town east.',
        ],
      },
      source: 'Florida road map',
    },
    storms: {
      text: {
        en: 'On freeze nights growers pump for their berries, and neighboring wells have run low, as in January 2010.',
      },
      source: 'National Weather Service',
    },
  },
} as const satisfies Record<string, CityFacts>;
