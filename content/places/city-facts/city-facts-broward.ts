// Facts of life in our places in Broward County. Shape and rules: city-fact-shape.ts; sources: fact-sources.ts.
import type { CityFacts } from './city-fact-shape.ts';

export const browardFacts = {
  'fort-lauderdale': {
    intro: {
      en: 'Fort Lauderdale is laced with canals, and a house on one lives half at sea: dockside ice makers, outdoor refrigerators and laundry in ground-floor rooms. Downtown and on the beach the same family of machines hangs twenty floors up.',
    },
    electricity: { utilities: ['Florida Power & Light'], source: 'FPL' },
    gas: { utilities: ['Peoples Gas'], source: 'gas utility website' },
    water: {
      utilities: ['City of Fort Lauderdale'],
      origin: 'limestone wells',
      note: {
        en: 'Peele-Dixie in the southwest filters through membranes. Fiveash, the old lime-softening plant with the slight yellow tint, is being replaced by membranes at Prospect Lake.',
      },
      source: 'water quality report',
    },
    homes: {
      kinds: ['high-rise condos', 'single-family houses', 'historic homes'],
      text: {
        en: 'Las Olas Isles and Coral Ridge line the canals, Victoria Park and Sailboat Bend keep old cottages, and towers stand downtown and on the beach.',
      },
      source: 'city or county website',
    },
    air: {
      text: {
        en: 'Salt reaches well inland here because the tidal New River and the canals carry it there.',
      },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'Las Olas Boulevard, Sunrise Boulevard and the 17th Street Causeway lead over to the beach.',
          'US 1 dips under the New River in a tunnel.',
          'Drawbridges open for boats, so a visit east of them needs some slack.',
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: {
        en: 'Beach and downtown condos commonly ask for insurance certificates and set hours for deliveries.',
      },
      source: 'association practice',
    },
    storms: {
      text: {
        en: 'On April 12, 2023 about two feet of rain fell in a day, and ground-floor machines in Edgewood and other low neighborhoods drowned.',
      },
      source: 'National Weather Service',
    },
  },
  hollywood: {
    intro: {
      en: "Hollywood was laid out around circles and a broadwalk, and its houses range from 1920s bungalows to canal ranches. Short-term rentals near the beach wear out dishwashers and washers at twice a family's pace.",
    },
    electricity: { utilities: ['Florida Power & Light'], source: 'FPL' },
    water: {
      utilities: ['City of Hollywood'],
      origin: 'limestone wells',
      note: {
        en: 'One city plant runs three treatments side by side: lime softening, membrane softening, and reverse osmosis of Floridan water.',
      },
      source: 'water quality report',
    },
    homes: {
      kinds: ['historic homes', 'block houses', 'high-rise condos', 'vacation rentals'],
      text: {
        en: 'Old Hollywood lies around Young Circle, block houses go west to the Turnpike, and towers stand along the barrier island.',
      },
      source: 'city or county website',
    },
    air: {
      text: { en: 'North Beach and the lakes near the Intracoastal feel the sea; Hollywood Hills does not.' },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'Hollywood Boulevard runs from the Broadwalk to the west, with three traffic circles.',
          'Sheridan Street is the other way to the beach.',
          'Federal and Dixie Highways are a few blocks apart and easily confused.',
        ],
      },
      source: 'Florida road map',
    },
    storms: {
      text: {
        en: 'High autumn tides come up through drains in the Hollywood Lakes section. A washer on the ground floor there is better off on a raised base.',
      },
      source: 'National Weather Service',
    },
  },
  'cooper-city': {
    intro: {
      en: 'Planned for families, Cooper City has houses with two-car garages, a laundry room and a kitchen built around a breakfast counter. Many of the original ranges and dryers have been replaced once and are due again.',
    },
    electricity: { utilities: ['Florida Power & Light'], source: 'FPL' },
    water: {
      utilities: ['City of Cooper City Utilities'],
      origin: 'limestone wells',
      note: { en: 'The city runs a plant of its own on shallow Biscayne wells.' },
      source: 'water quality report',
    },
    homes: {
      kinds: ['single-family houses', 'gated communities'],
      text: {
        en: 'Subdivisions of the 1970s to 1990s, such as Embassy Lakes and Rock Creek, make up nearly all of it.',
      },
      source: 'city or county website',
    },
    air: {
      text: {
        en: 'Some ten miles of suburbs keep the ocean off; afternoon storms and their lightning are the nearer risk.',
      },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'Stirling Road, Griffin Road, Flamingo Road and Pine Island Road frame the city.',
          'Most blocks end in a cul-de-sac, so a street name matters more than a shortcut.',
          'There is no highway exit inside it: I-75 and the Turnpike lie to either side.',
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: {
        en: 'Subdivision associations control gates and street parking; few of them concern themselves with work inside a house.',
      },
      source: 'association practice',
    },
  },
  'pembroke-pines': {
    intro: {
      en: "Pembroke Pines stretches from old Hollywood fields to the Everglades dike, and its houses get newer with every avenue west. Century Village's thousands of condos have their own pattern: same floor plan, same closet, same machine.",
    },
    electricity: { utilities: ['Florida Power & Light'], source: 'FPL' },
    water: {
      utilities: ['City of Pembroke Pines'],
      origin: 'limestone wells',
      note: { en: 'Pumped from the Biscayne Aquifer and treated by the city.' },
      source: 'water quality report',
    },
    homes: {
      kinds: ['gated communities', 'single-family houses', 'age-restricted communities'],
      text: {
        en: 'Silver Lakes, Chapel Trail and Towngate are planned neighborhoods of the 1990s; Century Village is a condo community for people over 55.',
      },
      source: 'city or county website',
    },
    air: {
      text: {
        en: 'Salt does not reach this far west; heat is the wear that counts. Past Flamingo Road it is the heat of a closed garage.',
      },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'Pines Boulevard is the one road that crosses all of it.',
          'I-75 divides the newer west from the rest.',
          'Street numbers grow toward US 27 and the Everglades.',
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: {
        en: "Century Village has a staffed gate, and each building's board decides what contractors may bring along the catwalks.",
      },
      source: 'association practice',
    },
  },
  plantation: {
    intro: {
      en: 'Plantation is known for shade: acre lots, ranch houses and old hedges. Kitchens have been opened up over the years, and a built-in oven from before the remodel may be of a width no longer sold.',
    },
    electricity: { utilities: ['Florida Power & Light'], source: 'FPL' },
    water: {
      utilities: ['City of Plantation Utilities'],
      origin: 'limestone wells',
      note: {
        en: 'Plantation softens with membranes and not with lime, so little scale is left in its water.',
      },
      source: 'water quality report',
    },
    homes: {
      kinds: ['single-family houses', 'rural acreage', 'low-rise condos'],
      text: {
        en: 'Country Estates and Plantation Acres keep horses; Jacaranda is golf-course condos and villas.',
      },
      source: 'city or county website',
    },
    air: {
      text: {
        en: 'The shore is too far away for rust; dust and humidity do the wearing. A dryer vent here clogs long before it corrodes.',
      },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'Broward Boulevard, Sunrise Boulevard and University Drive make the center.',
          'Interstate 595 runs along the south.',
          'Pine Island and Nob Hill Roads lead to the newer west.',
        ],
      },
      source: 'Florida road map',
    },
    storms: {
      text: {
        en: "Hurricane Wilma's back side felled trees over most of these streets in 2005; many homes added generators and surge protection after that.",
      },
      source: 'National Hurricane Center',
    },
  },
  tamarac: {
    intro: {
      en: 'Whole neighborhoods of Tamarac were built for retirees, in villas with one bath, one small kitchen and a laundry in the carport closet. Compact machines and simple controls suit them best.',
    },
    electricity: { utilities: ['Florida Power & Light'], source: 'FPL' },
    water: {
      utilities: ['City of Tamarac Utilities'],
      origin: 'limestone wells',
      note: { en: 'Treated in the city from its own shallow wells.' },
      source: 'water quality report',
    },
    homes: {
      kinds: ['age-restricted communities', 'low-rise condos', 'townhouses'],
      text: {
        en: 'Kings Point and Mainlands are known 55-plus communities; younger families live in the west around Woodmont and newer infill.',
      },
      source: 'city or county website',
    },
    air: {
      text: {
        en: 'Its canals are fresh water, and sea air does not come this far. Outdoor laundry closets suffer from heat and ants.',
      },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'Commercial Boulevard and McNab Road cross the city; University Drive goes north and south.',
          'The Sawgrass Expressway is the west edge.',
          'Clubhouses are better landmarks than street numbers.',
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: {
        en: "In villa associations a shared wall may carry a neighbor's pipe, so shutting off water for a dishwasher can need notice.",
      },
      source: 'association practice',
    },
  },
  'pompano-beach': {
    intro: {
      en: 'Pompano Beach is mixed: oceanfront condos, canal houses, older block neighborhoods. Winter visitors come back to machines that have sat idle through the wettest months.',
    },
    electricity: { utilities: ['Florida Power & Light'], source: 'FPL' },
    water: {
      utilities: ['City of Pompano Beach'],
      origin: 'limestone wells',
      note: { en: 'Part is lime-softened, part run through membranes, then blended.' },
      source: 'water quality report',
    },
    homes: {
      kinds: ['high-rise condos', 'block houses', 'seasonal homes'],
      text: {
        en: "Towers and low motels-turned-condos face the ocean; Palm Aire's golf condos lie west of I-95.",
      },
      source: 'city or county website',
    },
    air: {
      text: {
        en: 'The beach side gets straight Atlantic wind, the Hillsboro Inlet at its north end included.',
      },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'Atlantic Boulevard goes from the pier to the Turnpike.',
          'The Fourteenth Street Causeway and the Atlantic bridge cross the Intracoastal.',
          'A1A is slow in winter season.',
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: {
        en: 'Older ocean condos often have a single freight elevator; reserve it before anything large has to go down.',
      },
      source: 'association practice',
    },
  },
  parkland: {
    intro: {
      en: 'Parkland is new, large and gated. Kitchens come with double ovens and warming drawers, laundries with full-size pairs upstairs, and a leak there finds the ceiling below.',
    },
    electricity: { utilities: ['Florida Power & Light'], source: 'FPL' },
    water: {
      utilities: ['North Springs Improvement District in most neighborhoods'],
      origin: 'limestone wells',
      note: { en: "The district's plant uses membranes, which take out most of the hardness." },
      source: 'water quality report',
    },
    homes: {
      kinds: ['gated communities', 'estates', 'new subdivisions'],
      text: {
        en: 'Heron Bay, Parkland Golf and Country Club and their like are behind gates; the Ranches keep acre lots from before the gates.',
      },
      source: 'city or county website',
    },
    air: {
      text: { en: 'The Everglades dike is the neighbor to the northwest; the air is damp, not salty.' },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'Holmberg, Hillsboro and University are the roads that matter.',
          'The Sawgrass Expressway passes on the south.',
          'There is next to no through traffic, and guards at each gate.',
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: {
        en: "Entry is by visitor list, often through the resident's phone app; put the company on it the evening before.",
      },
      source: 'association practice',
    },
  },
  'hallandale-beach': {
    intro: {
      en: 'Hallandale Beach is condominium country, with rows of 1970s towers whose owners have remodeled one kitchen at a time. No two apartments on a floor have the same machines, but all share the same risers and the same vents.',
    },
    electricity: { utilities: ['Florida Power & Light'], source: 'FPL' },
    water: {
      utilities: ['City of Hallandale Beach'],
      origin: 'limestone wells',
      note: {
        en: "The city's membrane plant treats Biscayne water and part of the supply comes from Broward County.",
      },
      source: 'water quality report',
    },
    homes: {
      kinds: ['high-rise condos', 'seasonal homes', 'mobile homes'],
      text: {
        en: 'Three Islands and the oceanfront are tower after tower; small houses and a few mobile-home parks lie west of US 1.',
      },
      source: 'city or county website',
    },
    air: { text: { en: 'Golden Isles and the beach stand in salt on both sides.' }, source: 'coast map' },
    orientation: {
      texts: {
        en: [
          'Hallandale Beach Boulevard is the way from I-95 to the ocean.',
          'The water tower painted like a beach ball shows where it ends.',
          'The racetrack and casino stand on US 1.',
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: {
        en: 'Older towers commonly ask every contractor for insurance papers, and for a permit before a circuit is moved.',
      },
      source: 'city or county website',
    },
    storms: {
      text: { en: 'Streets in the northeast flooded for days in June 2024.' },
      source: 'National Weather Service',
    },
  },
  miramar: {
    intro: {
      en: 'East Miramar is modest houses from the 1950s and 1960s; west of Palm Avenue it is lakes and gates. The first calls about old wiring and floor-level laundries, the second about smart refrigerators and steam dryers.',
    },
    electricity: { utilities: ['Florida Power & Light'], source: 'FPL' },
    water: {
      utilities: ['City of Miramar Utilities'],
      origin: 'limestone wells',
      note: { en: 'Two city plants, one for the east and one for the west, draw on the same aquifer.' },
      source: 'water quality report',
    },
    homes: {
      kinds: ['gated communities', 'single-family houses', 'new subdivisions'],
      text: {
        en: 'Silver Shores, Monarch Lakes and Riviera Isles are typical of the west; historic Miramar lies along State Road 7.',
      },
      source: 'city or county website',
    },
    air: {
      text: { en: 'Between US 441 and US 27 there is no salt in the air; humidity and heat do the wearing.' },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'Miramar Parkway runs the whole width.',
          'The Turnpike and I-75 cut it in three.',
          'The Miami-Dade line is its south edge, and County Line Road follows it.',
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: {
        en: 'Gated associations in the west list vendors by name; put ours on the list when you book.',
      },
      source: 'association practice',
    },
  },
  davie: {
    intro: {
      en: 'Davie is a place of hitching posts, and many of its houses come with a barn. Machines here see dust, and a feed-room refrigerator or a tack-room washer is nothing unusual.',
    },
    electricity: { utilities: ['Florida Power & Light'], source: 'FPL' },
    water: {
      utilities: ['Town of Davie Utilities', 'City of Sunrise Utilities'],
      origin: 'limestone wells',
      note: {
        en: "Who supplies you goes by neighborhood; Davie's newer plant runs reverse osmosis on Floridan water.",
      },
      source: 'water quality report',
    },
    homes: {
      kinds: ['rural acreage', 'single-family houses', 'mobile homes'],
      text: {
        en: 'Horse properties around Orange Drive, college-area apartments, mobile-home parks along State Road 84, and gated houses in Long Lake Ranches.',
      },
      source: 'city or county website',
    },
    air: {
      text: {
        en: 'This far from the ocean there is dust rather than salt, from paddocks and unpaved lanes. It clogs a machine long before its steel corrodes.',
      },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'Orange Drive follows the old canal.',
          'Griffin Road, University Drive and I-595 are the main roads.',
          "Nova Southeastern's campus is the landmark in the middle.",
        ],
      },
      source: 'Florida road map',
    },
    storms: {
      text: {
        en: 'Low pastures hold water after heavy rain, and a pump-house outlet is a common source of tripped breakers.',
      },
      source: 'National Weather Service',
    },
  },
  weston: {
    intro: {
      en: 'Weston was planned down to its hedges, and its kitchens were once all of an age. Three decades on, ovens and built-in refrigerators of the first generation are being repaired or replaced, street by street.',
    },
    electricity: { utilities: ['Florida Power & Light'], source: 'FPL' },
    water: {
      utilities: ['City of Sunrise Utilities'],
      origin: 'limestone wells',
      note: { en: 'Weston has no plant: its water is bought from neighboring Sunrise.' },
      source: 'water quality report',
    },
    homes: {
      kinds: ['gated communities', 'single-family houses', 'townhouses'],
      text: {
        en: 'Weston Hills, Savanna, The Ridges and Bonaventure are each a village with its own gate or clubhouse.',
      },
      source: 'city or county website',
    },
    air: {
      text: {
        en: 'This is the edge of the Everglades, without salt; on most summer afternoons lightning builds over the sawgrass, and surges can follow it.',
      },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'Bonaventure Boulevard, Arvida Parkway and Royal Palm Boulevard curve through it.',
          'I-75 turns west here for Alligator Alley.',
          'US 27 and the dike close the west side.',
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: {
        en: 'Each village has a gate and rules about street parking; leave our name with the guard and tell us where a van may stand.',
      },
      source: 'association practice',
    },
  },
  sunrise: {
    intro: {
      en: 'Sunrise Lakes alone holds thousands of condos of one era, with kitchens of one width. West of them are townhouses and lakes; east, the block houses that the city started from.',
    },
    electricity: { utilities: ['Florida Power & Light'], source: 'FPL' },
    water: {
      utilities: ['City of Sunrise Utilities'],
      origin: 'limestone wells',
      note: { en: "One of the county's large systems, it sells water to Weston and parts of Davie as well." },
      source: 'water quality report',
    },
    homes: {
      kinds: ['age-restricted communities', 'low-rise condos', 'townhouses'],
      text: {
        en: 'Sunrise Lakes, built in numbered phases, is retirement condos; near Sawgrass there are townhouses and newer apartments.',
      },
      source: 'city or county website',
    },
    air: {
      text: {
        en: 'Well inland, heat and not salt ages the machines here. Hot carports and screened porches are the hardest places for one.',
      },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'Oakland Park Boulevard and Sunset Strip cross the older city.',
          'Sawgrass Mills and the arena are at the west end.',
          'Its shape is odd: pieces of the city lie on both sides of Plantation and Lauderhill.',
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: {
        en: 'Some retirement buildings do not allow a washer in the unit; check the documents before you buy one.',
      },
      source: 'association practice',
    },
  },
  lauderhill: {
    intro: {
      en: "Lauderhill moves between two worlds: Inverrary's golf condos and the block houses near State Road 7. In both, machines are used until they stop, and it pays to know which part is still made.",
    },
    electricity: { utilities: ['Florida Power & Light'], source: 'FPL' },
    water: {
      utilities: ['City of Lauderhill'],
      origin: 'limestone wells',
      note: { en: 'The city treats water from its own shallow wells.' },
      source: 'water quality report',
    },
    homes: {
      kinds: ['low-rise condos', 'block houses', 'townhouses'],
      text: {
        en: "Inverrary's condo villages of the 1970s surround its golf courses; older houses lie to the southeast.",
      },
      source: 'city or county website',
    },
    air: {
      text: {
        en: 'Lauderhill is inland, so balconies stay free of salt. A laundry closet that faces a breezeway is damp all the same.',
      },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'University Drive, Inverrary Boulevard and Oakland Park Boulevard are the main ways.',
          'The Turnpike crosses the city from south to north.',
          'The Broward regional park with the cricket stadium is the landmark.',
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: {
        en: 'In Inverrary each condo village has its own board; the one for your building, not the club, decides on contractor hours.',
      },
      source: 'association practice',
    },
  },
  'deerfield-beach': {
    intro: {
      en: 'Deerfield Beach has a mile of public sand and, inland, one of the largest retirement communities in the county. Between the two lies every kind of laundry: shared, stacked, garaged.',
    },
    electricity: { utilities: ['Florida Power & Light'], source: 'FPL' },
    water: {
      utilities: ['City of Deerfield Beach'],
      origin: 'limestone wells',
      note: { en: 'The city uses both lime softening and membranes on its own wells.' },
      source: 'water quality report',
    },
    homes: {
      kinds: ['age-restricted communities', 'high-rise condos', 'block houses'],
      text: {
        en: 'Century Village East is thousands of condos for people over 55; The Cove has canal houses, and towers stand on A1A.',
      },
      source: 'city or county website',
    },
    air: {
      text: { en: 'The Cove and the island take the salt; west of the tracks there is little.' },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'Hillsboro Boulevard goes from the pier to the Turnpike.',
          'I-95 splits the beach side from Century Village.',
          'A1A and the fishing pier are the beach end.',
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: {
        en: "Century Village gates ask for a resident's call. Many buildings there have a shared laundry instead of hookups.",
      },
      source: 'association practice',
    },
  },
  'coral-springs': {
    intro: {
      en: 'Coral Springs has strict rules about signs and colors and generous rooms for laundry. Ranch houses of the 1970s still carry their first wall-oven openings, an odd size that decides many repairs.',
    },
    electricity: { utilities: ['Florida Power & Light'], source: 'FPL' },
    water: {
      utilities: [
        'City of Coral Springs',
        'Coral Springs Improvement District',
        'North Springs Improvement District',
      ],
      origin: 'limestone wells',
      note: { en: 'The bill tells which of the systems you are on.' },
      source: 'water quality report',
    },
    homes: {
      kinds: ['single-family houses', 'townhouses', 'gated communities'],
      text: {
        en: "Planned in the 1960s, it is houses around Ramblewood, Eagle Trace's gates, and townhouses along the Sawgrass.",
      },
      source: 'city or county website',
    },
    air: {
      text: { en: 'The Everglades lie at its back and the ocean ten miles ahead; machines here age by use.' },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'Sample Road, Atlantic Boulevard and University Drive make the grid.',
          'The covered bridge on NW 95th Avenue is the oldest thing in town.',
          'The Sawgrass Expressway wraps the west and north.',
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: {
        en: 'City code sets paint, roofs and where an outside unit may stand; indoors it asks only for the usual permits.',
      },
      source: 'city or county website',
    },
  },
} as const satisfies Record<string, CityFacts>;
