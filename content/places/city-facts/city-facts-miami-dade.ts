// Facts of life in our places in Miami-Dade County. Shape and rules: city-fact-shape.ts; sources: fact-sources.ts.
import type { CityFacts } from './city-fact-shape.ts';

export const miamiDadeFacts = {
  miami: {
    intro: {
      en: 'A repair in Miami may happen in a 1920s bungalow or on the fiftieth floor of a bayfront tower, and the two have little in common. In Brickell, Edgewater and Downtown the machines are compact, built in and stacked in closets; in Shenandoah or Allapattah they stand in a kitchen or a utility porch with room to work.',
    },
    electricity: { utilities: ['Florida Power & Light'], source: 'FPL' },
    gas: { utilities: ['Florida City Gas', 'Peoples Gas'], source: 'gas utility website' },
    water: {
      utilities: ['Miami-Dade Water and Sewer Department'],
      origin: 'limestone wells',
      note: {
        en: 'Most homes here drink from the Alexander Orr and Hialeah-Preston systems, where lime takes out part of the hardness that the limestone put in.',
      },
      source: 'water quality report',
    },
    homes: {
      kinds: ['high-rise condos', 'historic homes', 'block houses'],
      text: {
        en: 'Towers line the bay from Brickell to Edgewater, while Little Havana, Shenandoah and the Upper Eastside keep houses and walk-ups from the first half of the last century.',
      },
      source: 'city or county website',
    },
    air: {
      text: {
        en: 'Salt is strongest on the bay; a few miles west, around the airport, rust is much slower. Vents that open on a balcony feel it first.',
      },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'Interstate 95 runs the length of the city and ends at US 1 south of downtown.',
          'The Rickenbacker, MacArthur, Venetian and Julia Tuttle causeways leave from its shore.',
          'The Miami River cuts downtown from Brickell; an opened drawbridge can hold a van for several minutes.',
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: {
        en: 'High-rise managers commonly want a certificate of insurance and a reserved service elevator before a technician brings a machine up.',
      },
      source: 'association practice',
    },
    storms: {
      text: {
        en: 'Brickell and Edgewater streets took in bay water during Hurricane Irma in 2017. In a ground-floor laundry there, have the outlets looked at.',
      },
      source: 'National Hurricane Center',
    },
  },
  'miami-beach': {
    intro: {
      en: 'Much of Miami Beach was built before central laundry was an idea, so kitchens are narrow and a washer often shares a closet or a hall. Salt is the other resident: it reaches every balcony compressor, range-hood cap and dryer vent on the island.',
    },
    electricity: { utilities: ['Florida Power & Light'], source: 'FPL' },
    gas: { utilities: ['Peoples Gas'], source: 'gas utility website' },
    water: {
      utilities: ['City of Miami Beach Public Works'],
      origin: 'limestone wells',
      note: {
        en: 'The city buys treated water from Miami-Dade County and pipes it over the bay, so it comes already lime-softened.',
      },
      source: 'water quality report',
    },
    homes: {
      kinds: ['high-rise condos', 'historic homes', 'low-rise condos'],
      text: {
        en: 'Art Deco apartment houses fill South Beach, MiMo buildings stand in North Beach, and towers and waterfront houses share the middle of the island.',
      },
      source: 'city or county website',
    },
    air: {
      text: {
        en: 'With the Atlantic on one side and Biscayne Bay on the other, nothing in the city is much more than a mile from salt water.',
      },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'Collins Avenue and Alton Road are the two long streets; 41st Street leads to the Julia Tuttle Causeway.',
          'The MacArthur Causeway lands at Fifth Street, and the 79th Street Causeway serves North Beach.',
          'Loading zones are scarce in South Beach, so arrivals before mid-morning are easiest.',
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: {
        en: 'Contributing buildings in the historic districts need city review for changes seen from outside, a new hood vent through a facade included.',
      },
      source: 'city or county website',
    },
    storms: {
      text: {
        en: 'King tides reach some low western streets on sunny days; the city has raised roads and set pumps, with Sunset Harbour among the first.',
      },
      source: 'National Weather Service',
    },
  },
  'coral-gables': {
    intro: {
      en: 'Coral Gables planned its houses in the 1920s and still looks after how they look. Inside them, remodeled kitchens hold paneled refrigerators and pro ranges within walls that were never drawn for them, which makes access and ventilation half of the job.',
    },
    electricity: { utilities: ['Florida Power & Light'], source: 'FPL' },
    water: {
      utilities: ['Miami-Dade Water and Sewer Department'],
      origin: 'limestone wells',
      note: { en: 'County water, softened with lime at the Alexander Orr plant before it reaches the city.' },
      source: 'water quality report',
    },
    homes: {
      kinds: ['historic homes', 'estates'],
      text: {
        en: 'Mediterranean Revival houses, coral-rock cottages and themed villages such as the Chinese and French ones stand beside canal-front estates in Gables Estates and Cocoplum.',
      },
      source: 'city or county website',
    },
    air: {
      text: {
        en: 'North of Bird Road the banyans keep the breeze off; along the waterway and in the bayfront enclaves, metal ages as it does by the sea.',
      },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'Miracle Mile, US 1 and LeJeune Road frame the center.',
          'The University of Miami lies along US 1 at the south of it.',
          'Old Cutler Road leads under the trees to the southern enclaves.',
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: {
        en: 'A Board of Architects reviews outside work in this city, and an exhaust cap that shows from the street counts.',
      },
      source: 'city or county website',
    },
    storms: {
      text: {
        en: "Tree cover is the city's pride and, in a storm, its power lines' trouble; outages bring the surges that end control boards.",
      },
      source: 'National Hurricane Center',
    },
  },
  hialeah: {
    intro: {
      en: 'Hialeah is a city of owners who keep machines running. Three generations may share one house, the washer rarely rests, and a second refrigerator in the garage or on the terrace is the rule more than the exception.',
    },
    electricity: { utilities: ['Florida Power & Light'], source: 'FPL' },
    gas: { utilities: ['Florida City Gas'], source: 'gas utility website' },
    water: {
      utilities: ['City of Hialeah Public Works'],
      origin: 'limestone wells',
      note: {
        en: 'Hialeah buys lime-softened county water and shares a reverse-osmosis plant with the county that draws on the brackish Upper Floridan Aquifer.',
      },
      source: 'water quality report',
    },
    homes: {
      kinds: ['block houses', 'low-rise condos', 'townhouses'],
      text: {
        en: 'Concrete-block houses from after the Second World War, many with an addition at the back, alternate with low apartment buildings; townhouses fill the newer west.',
      },
      source: 'city or county website',
    },
    air: {
      text: {
        en: 'Miles of city lie between Hialeah and the bay, so heat on a covered patio wears a machine here more than salt does.',
      },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'Okeechobee Road, West 49th Street and the Palmetto Expressway carry most traffic.',
          "Streets follow Hialeah's own grid, not Miami's: East and West Avenues are counted from Palm Avenue.",
          "Hialeah Park's old racetrack lies near its eastern side.",
        ],
      },
      source: 'Florida road map',
    },
    storms: {
      text: {
        en: 'A flat city with many paved yards drains slowly after a summer cloudburst. Water can stand in carports where laundry machines are kept.',
      },
      source: 'National Weather Service',
    },
  },
  homestead: {
    intro: {
      en: 'South of the suburbs Homestead opens into nurseries and groves, and houses have garages, laundry rooms and yards. Many kitchens date from after Hurricane Andrew, and heat in an uninsulated garage is what shortens the life of a second refrigerator.',
    },
    electricity: {
      utilities: ['Homestead Public Services', 'Florida Power & Light'],
      source: 'City of Homestead',
    },
    water: {
      utilities: ['City of Homestead'],
      origin: 'limestone wells',
      note: {
        en: 'The city pumps its own shallow wells, one of the few places in the county that does not live on county water.',
      },
      source: 'water quality report',
    },
    homes: {
      kinds: ['new subdivisions', 'block houses', 'rural acreage'],
      text: {
        en: 'Subdivisions from the rebuilding and the boom that followed lie around a small old downtown; the Redland to the west is farmhouses and groves.',
      },
      source: 'city or county website',
    },
    air: {
      text: {
        en: 'Biscayne Bay is several miles east over flat farmland, so salt is a small matter and humidity a large one.',
      },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          "The Turnpike's southern extension ends at Florida City next door.",
          'Krome Avenue is the old main street; Campbell Drive crosses it to the race track.',
          'It is the last mainland city before US 1 leaves for the Keys, and gate to two national parks.',
        ],
      },
      source: 'Florida road map',
    },
    storms: {
      text: {
        en: 'Hurricane Andrew came ashore here in August 1992, and much of what stands today was built under the stricter codes that followed.',
      },
      source: 'National Hurricane Center',
    },
  },
  doral: {
    intro: {
      en: 'Most Doral homes were built after 1990, so their laundries are upstairs or in proper rooms and their kitchens came as sets. Machines bought in one year tend to reach their first failures in one year, too.',
    },
    electricity: { utilities: ['Florida Power & Light'], source: 'FPL' },
    water: {
      utilities: ['Miami-Dade Water and Sewer Department'],
      origin: 'limestone wells',
      note: {
        en: "It is served by the county's Hialeah-Preston system, whose plants stand a short way east.",
      },
      source: 'water quality report',
    },
    homes: {
      kinds: ['gated communities', 'townhouses', 'new subdivisions'],
      text: {
        en: 'Gated villages around lakes and golf, rows of townhouses, and a downtown of new mid-rise condos that was offices and lots twenty years ago.',
      },
      source: 'city or county website',
    },
    air: {
      text: {
        en: 'Doral lies inland, west of the airport; its machines breathe heat and the dust of a city still building.',
      },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'The Palmetto Expressway marks the east side, the Turnpike the west.',
          'NW 36th and 41st Streets are one road under two names at different points.',
          'Warehouses fill the southeast quarter, and truck hours are worth avoiding.',
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: {
        en: "Guards at the gated villages let in only names on the list; a call to the gate with the technician's name saves both of you time.",
      },
      source: 'association practice',
    },
  },
  aventura: {
    intro: {
      en: 'Aventura lives upward. Laundry here is a stacked pair in a closet behind bifold doors, the refrigerator is counter-depth, and the way to both is a service elevator with a schedule.',
    },
    electricity: { utilities: ['Florida Power & Light'], source: 'FPL' },
    water: {
      utilities: ['City of North Miami Beach Water'],
      origin: 'limestone wells',
      note: {
        en: "NMB Water's Norwood plant treats by lime softening and membranes, and blends in reverse-osmosis water from the Floridan Aquifer.",
      },
      source: 'water quality report',
    },
    homes: {
      kinds: ['high-rise condos', 'seasonal homes', 'gated communities'],
      text: {
        en: 'Towers ring the Turnberry golf course and Williams Island; owners from the north and from Latin America are away for months at a time.',
      },
      source: 'city or county website',
    },
    air: {
      text: {
        en: 'The Intracoastal runs along its whole eastern side, and ocean air crosses Sunny Isles to it without trouble.',
      },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'Biscayne Boulevard and Ives Dairy Road are the ways in.',
          'The Lehman Causeway crosses to the beach at 192nd Street.',
          "The mall's traffic swells from Thanksgiving to New Year's.",
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: {
        en: 'Condo offices commonly ask for a certificate of insurance naming the association, and close the service elevator on weekends.',
      },
      source: 'association practice',
    },
    storms: {
      text: { en: 'Roads around the mall went under water in the rains of June 2024.' },
      source: 'National Weather Service',
    },
  },
  'north-miami': {
    intro: {
      en: 'North Miami houses are mostly modest, solid and old enough that an appliance circuit may predate the appliance. It pays to check the outlet and the vent run before blaming the machine.',
    },
    electricity: { utilities: ['Florida Power & Light'], source: 'FPL' },
    water: {
      utilities: ['City of North Miami Water'],
      origin: 'limestone wells',
      note: {
        en: 'Its own Winson plant softens Biscayne water with lime, and Miami-Dade County supplies the rest.',
      },
      source: 'water quality report',
    },
    homes: {
      kinds: ['block houses', 'low-rise condos', 'high-rise condos'],
      text: {
        en: 'One-story block houses from the late 1940s and 1950s cover the middle; Keystone Islands has canal lots, and newer towers face Biscayne Bay.',
      },
      source: 'city or county website',
    },
    air: {
      text: {
        en: 'East of Biscayne Boulevard docks and seawalls mean salt; at NW 7th Avenue it is hardly noticed.',
      },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'NE 125th Street is the main street.',
          'West Dixie Highway slants across the grid.',
          "Florida International University's bayside campus and Oleta River State Park lie at its northeast corner.",
        ],
      },
      source: 'Florida road map',
    },
    storms: {
      text: {
        en: 'Arch Creek gathers storm water from a wide area, and houses near it have a record of repeated flooding.',
      },
      source: 'National Weather Service',
    },
  },
  'miami-lakes': {
    intro: {
      en: 'Laid out by one family from a dairy farm, Miami Lakes curves where the rest of the county runs straight. Homes tend to be well kept, and many kitchens are on their second or third set of machines in the original cabinet openings.',
    },
    electricity: { utilities: ['Florida Power & Light'], source: 'FPL' },
    water: {
      utilities: ['Miami-Dade Water and Sewer Department'],
      origin: 'limestone wells',
      note: { en: 'County mains, lime-softened.' },
      source: 'water quality report',
    },
    homes: {
      kinds: ['single-family houses', 'townhouses', 'gated communities'],
      text: {
        en: 'Ranch houses and townhouses from the 1960s on surround small lakes; newer sections have gates.',
      },
      source: 'city or county website',
    },
    air: {
      text: { en: 'No salt to speak of: the bay is ten miles off, and the lakes are fresh.' },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'Main Street is the walkable center.',
          'The Palmetto Expressway bends around the town, at what drivers call the Big Curve.',
          'Miami Lakes Drive is NW 154th Street on older maps.',
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: {
        en: 'Homeowner groups here are many and small; their rules cover fences, paint and outside units, not machines indoors.',
      },
      source: 'association practice',
    },
  },
  surfside: {
    intro: {
      en: 'Only about eight blocks long, Surfside packs towers on Collins and small houses behind them. For a machine the difference is the wind: on the ocean side, screws and hinges show rust in a few seasons.',
    },
    electricity: { utilities: ['Florida Power & Light'], source: 'FPL' },
    water: {
      utilities: ['Town of Surfside'],
      origin: 'limestone wells',
      note: { en: 'The town resells water that Miami-Dade County has softened with lime.' },
      source: 'water quality report',
    },
    homes: {
      kinds: ['high-rise condos', 'block houses'],
      text: {
        en: 'Oceanfront condos line Collins Avenue; west of Harding stand one-story houses of the 1940s and 1950s, many now rebuilt taller.',
      },
      source: 'city or county website',
    },
    air: {
      text: { en: 'No house in town is a mile from the surf, and the towers stand on it.' },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'Harding Avenue carries the shops and southbound traffic, Collins runs north.',
          '96th Street is the border with Bal Harbour and leads to the Broad Causeway.',
          'To the south the street numbers run on into Miami Beach.',
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: {
        en: "Buildings here look closely at contractors' papers; have the association's form for the certificate of insurance sent ahead.",
      },
      source: 'association practice',
    },
  },
  'golden-beach': {
    intro: {
      en: 'Golden Beach is houses only: no towers, no shops, and guards at the side streets. Kitchens are large, and what stands outside them, an ice maker or a wine cooler by the pool, breathes ocean air.',
    },
    electricity: { utilities: ['Florida Power & Light'], source: 'FPL' },
    water: {
      utilities: ['City of North Miami Beach Water'],
      origin: 'limestone wells',
      note: { en: 'Treated at Norwood with lime softening, membranes and reverse osmosis.' },
      source: 'water quality report',
    },
    homes: {
      kinds: ['estates', 'seasonal homes'],
      text: {
        en: 'Oceanfront estates lie east of Ocean Boulevard, and houses on canals west of it have docks on the Intracoastal.',
      },
      source: 'city or county website',
    },
    air: {
      text: {
        en: 'Oceanfront kitchens stand within reach of the spray, and even stainless steel needs rinsing with fresh water here.',
      },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'It is the northernmost town of the county, between Sunny Isles Beach and Hallandale Beach.',
          'State Road A1A is the only public road through it.',
          'Visitors are checked at the gatehouses.',
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: {
        en: "Leave the crew's names at the gatehouse before the visit, as for any guest.",
      },
      source: 'association practice',
    },
  },
  pinecrest: {
    intro: {
      en: 'Acre lots and deep shade give Pinecrest kitchens at a scale rare in the county: double ovens, column refrigerators, laundry rooms with two pairs. When one of several machines fails, a household can wait for the right part and not the quick one.',
    },
    electricity: { utilities: ['Florida Power & Light'], source: 'FPL' },
    water: {
      utilities: ['Miami-Dade Water and Sewer Department'],
      origin: 'limestone wells',
      note: {
        en: "Water comes from the county's Alexander Orr plant nearby; some older lots still irrigate from wells, which leave rust on walls but not in machines.",
      },
      source: 'water quality report',
    },
    homes: {
      kinds: ['estates', 'single-family houses'],
      text: {
        en: 'Ranch houses of the 1950s and 1960s on large lots stand beside the big new houses that replace them.',
      },
      source: 'city or county website',
    },
    air: {
      text: {
        en: 'Biscayne Bay is close, but canopy and distance blunt it; only the eastern streets feel a sea wind.',
      },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'US 1 is the western edge and Red Road the eastern.',
          'Kendall Drive bounds it on the north.',
          'Pinecrest Gardens, on Red Road, is the landmark for anyone lost among the numbered streets.',
        ],
      },
      source: 'Florida road map',
    },
    storms: {
      text: {
        en: 'Wind-blown limbs take down the lines that feed these streets, and a whole-house generator is a common answer.',
      },
      source: 'National Weather Service',
    },
  },
  kendall: {
    intro: {
      en: 'Kendall grew house by house and then condo by condo from the 1960s to the 1990s, and its laundry often stands in the garage. A dryer there pulls in hot, damp air all summer, and takes longer for it.',
    },
    electricity: { utilities: ['Florida Power & Light'], source: 'FPL' },
    water: {
      utilities: ['Miami-Dade Water and Sewer Department'],
      origin: 'limestone wells',
      note: { en: 'The Alexander Orr system serves the area with lime-softened water.' },
      source: 'water quality report',
    },
    homes: {
      kinds: ['single-family houses', 'townhouses', 'low-rise condos'],
      text: {
        en: 'Ranch houses fill the older east, while townhouse and garden-condo complexes run west along Kendall Drive and Sunset.',
      },
      source: 'city or county website',
    },
    air: {
      text: { en: 'Sea air fades by the Palmetto; most of Kendall feels only the humidity.' },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'Kendall Drive, SW 88th Street, is the spine, with Dadeland Mall at its eastern end.',
          'The Don Shula Expressway and the Turnpike cross it.',
          'Unincorporated Kendall has no city hall: permits come from Miami-Dade County.',
        ],
      },
      source: 'Florida road map',
    },
    storms: {
      text: {
        en: 'Hurricane Andrew damaged many roofs here in 1992; kitchens rebuilt then are old enough for a second set of machines.',
      },
      source: 'National Hurricane Center',
    },
  },
  'miami-gardens': {
    intro: {
      en: 'Miami Gardens is a city of family houses and hard-working machines. Freestanding ranges, top-load washers and vented dryers are the usual set, plain machines that are built to be opened and mended.',
    },
    electricity: { utilities: ['Florida Power & Light'], source: 'FPL' },
    water: {
      utilities: ['Miami-Dade Water and Sewer Department', 'City of North Miami Beach Water'],
      origin: 'limestone wells',
      note: {
        en: 'Which of them sends the bill depends on the street; both treat water from the Biscayne Aquifer.',
      },
      source: 'water quality report',
    },
    homes: {
      kinds: ['block houses', 'townhouses'],
      text: {
        en: 'Block houses of the 1950s to 1970s in Carol City, Norland and Scott Lake make up most of the city.',
      },
      source: 'city or county website',
    },
    air: {
      text: {
        en: 'The sea is too far off to rust anything quickly; damp is the constant. A carport laundry never quite dries out.',
      },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'Hard Rock Stadium stands near its middle: on game days NW 199th Street is to be avoided.',
          'The Turnpike, I-95 and the Palmetto meet at the Golden Glades, at its southeast corner.',
          'NW 27th Avenue runs through from end to end.',
        ],
      },
      source: 'Florida road map',
    },
  },
  'key-biscayne': {
    intro: {
      en: 'One causeway leads to this island village, so the part on the van matters: a forgotten one means the causeway twice more. Salt works on every outside fitting, and many homes stand closed for part of the year.',
    },
    electricity: { utilities: ['Florida Power & Light'], source: 'FPL' },
    water: {
      utilities: ['Miami-Dade Water and Sewer Department'],
      origin: 'limestone wells',
      note: { en: 'Mainland water, lime-softened, is piped over to the island.' },
      source: 'water quality report',
    },
    homes: {
      kinds: ['high-rise condos', 'estates', 'seasonal homes'],
      text: {
        en: 'Ocean-side condos such as those at Key Colony face single-family streets; few of the low Mackle houses of the 1950s are left among larger new ones.',
      },
      source: 'city or county website',
    },
    air: {
      text: { en: 'No spot in the village is more than about half a mile from the sea or the bay.' },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'The Rickenbacker Causeway is the only road in, with a toll.',
          'Crandon Boulevard is the one main street.',
          'Parks lie at both ends: Crandon to the north and Bill Baggs Cape Florida to the south.',
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: {
        en: 'The large condos schedule deliveries and contractors on weekdays and want insurance papers first.',
      },
      source: 'association practice',
    },
    storms: {
      text: {
        en: 'Barrier islands are ordered out early when a hurricane nears. A refrigerator left full for days without power is the usual loss.',
      },
      source: 'National Weather Service',
    },
  },
  'bal-harbour': {
    intro: {
      en: 'Bal Harbour kitchens tend to be built in: integrated refrigerators, steam ovens, wine columns. Repair means taking panels off and putting them back without a mark.',
    },
    electricity: { utilities: ['Florida Power & Light'], source: 'FPL' },
    water: {
      utilities: ['Bal Harbour Village'],
      origin: 'limestone wells',
      note: { en: 'The village buys its water from Miami-Dade County; it comes lime-softened.' },
      source: 'water quality report',
    },
    homes: {
      kinds: ['high-rise condos', 'seasonal homes', 'gated communities'],
      text: {
        en: 'Oceanfront towers stand east of Collins, and the gated residential section of houses lies to the west on the bay.',
      },
      source: 'city or county website',
    },
    air: {
      text: {
        en: 'Haulover Inlet and the open Atlantic put salt on both the north and the east faces of the towers.',
      },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'The Shops at 96th Street and Collins are the landmark everyone knows.',
          'Haulover bridge leads north to the beach park.',
          'The Broad Causeway is the straight way from I-95 by 125th Street.',
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: {
        en: 'Concierge desks here want a certificate of insurance, floor protection and a booked freight elevator; weekend work is commonly refused.',
      },
      source: 'association practice',
    },
  },
  'sunny-isles-beach': {
    intro: {
      en: "Few places in Florida stand taller. In Sunny Isles Beach a dryer may exhaust through a long shared or booster-assisted duct, and a laundry complaint is as often about the building's vent as about the machine.",
    },
    electricity: { utilities: ['Florida Power & Light'], source: 'FPL' },
    water: {
      utilities: ['City of North Miami Beach Water'],
      origin: 'limestone wells',
      note: { en: 'From Norwood: softened by lime and membranes, part of it from brackish Floridan wells.' },
      source: 'water quality report',
    },
    homes: {
      kinds: ['high-rise condos', 'seasonal homes'],
      text: {
        en: 'Ocean towers with imported kitchens rise beside 1970s condo blocks on the Intracoastal side, and Golden Shores and Atlantic Island keep small houses.',
      },
      source: 'city or county website',
    },
    air: {
      text: {
        en: 'Wind carries salt to the upper floors as well as the lower. Terraces get the most of it, and the summer kitchens and wine coolers that stand on them.',
      },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'Collins Avenue is the one long road.',
          'Sunny Isles Boulevard, 163rd Street, and the Lehman Causeway at 192nd are the two ways to the mainland.',
          'Valet ramps leave little room for a van, so ask the desk where the service entrance is.',
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: {
        en: 'Many buildings allow work only on weekdays in office hours, and the certificate of insurance must carry the right legal name of the association.',
      },
      source: 'association practice',
    },
  },
  'north-bay-village': {
    intro: {
      en: 'Three small islands in the bay make up North Bay Village, two of them with condos and one of houses only. Bay humidity and older building wiring explain many of the faults found here.',
    },
    electricity: { utilities: ['Florida Power & Light'], source: 'FPL' },
    water: {
      utilities: ['North Bay Village'],
      origin: 'limestone wells',
      note: { en: 'County water, already softened, is resold by the village.' },
      source: 'water quality report',
    },
    homes: {
      kinds: ['low-rise condos', 'high-rise condos', 'single-family houses'],
      text: {
        en: 'North Bay Island is single-family houses; Treasure and Harbor Islands mix mid-century apartment blocks with newer towers.',
      },
      source: 'city or county website',
    },
    air: {
      text: {
        en: 'Salt water on every side, though the bay is calmer than the ocean and throws less spray.',
      },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'The 79th Street Causeway, named for John F. Kennedy, is the only road through.',
          'Galleon Street leads off it on Treasure Island, East and West Drives on Harbor Island.',
          'Guest parking is thin, so leave word with the building.',
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: {
        en: "In the older mid-rises, a shared laundry room may be the association's to repair, not the owner's; it is worth asking before you book.",
      },
      source: 'association practice',
    },
  },
  'cutler-bay': {
    intro: {
      en: 'In Cutler Bay the houses are mostly family-size with a garage laundry, and many were rebuilt within a few years of each other after 1992. Machines in those garages face long hot afternoons.',
    },
    electricity: { utilities: ['Florida Power & Light'], source: 'FPL' },
    water: {
      utilities: ['Miami-Dade Water and Sewer Department'],
      origin: 'limestone wells',
      note: { en: 'County water, drawn from shallow limestone wells.' },
      source: 'water quality report',
    },
    homes: {
      kinds: ['single-family houses', 'townhouses', 'new subdivisions'],
      text: {
        en: 'Older ranch houses of Cutler Ridge and Saga Bay stand west and east of Old Cutler Road; Lakes by the Bay is newer.',
      },
      source: 'city or county website',
    },
    air: {
      text: {
        en: 'Mangroves and not beaches lie along the bay here, which keeps spray down near the eastern lakes but not the damp.',
      },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'The Turnpike runs along the west side.',
          'Old Cutler Road and US 1 are the north-south ways.',
          'The cultural arts center on SW 211th Street is the landmark from the highway.',
        ],
      },
      source: 'Florida road map',
    },
    storms: {
      text: {
        en: 'Hurricane Andrew in 1992 drove its highest surge onto this stretch of the bay and rebuilt half the town.',
      },
      source: 'National Hurricane Center',
    },
  },
  'bay-harbor': {
    intro: {
      en: 'Bay Harbor Islands has two faces: on the east island, small mid-century apartment buildings; on the west, houses with docks. In the apartments, machines fit openings that no modern size quite matches.',
    },
    electricity: { utilities: ['Florida Power & Light'], source: 'FPL' },
    water: {
      utilities: ['Town of Bay Harbor Islands'],
      origin: 'limestone wells',
      note: { en: 'The town delivers county water; the softening is done on the mainland.' },
      source: 'water quality report',
    },
    homes: {
      kinds: ['low-rise condos', 'single-family houses'],
      text: {
        en: 'The east island is known for its MiMo buildings of two to four stories, now joined by new boutique condos; the west island is single-family.',
      },
      source: 'city or county website',
    },
    air: {
      text: {
        en: "Bay water surrounds both islands, and Bal Harbour's towers stand between them and the ocean spray.",
      },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'The Broad Causeway, 96th Street on the island, is a toll road to North Miami.',
          'Kane Concourse is the shopping street.',
          'The town shares its ZIP code with Surfside and Bal Harbour.',
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: {
        en: 'Small associations here often have no manager on site, so someone must be home to open the meter or panel room.',
      },
      source: 'association practice',
    },
  },
  'biscayne-park': {
    intro: {
      en: 'A village of houses and trees, Biscayne Park has scarcely a shop. Its older homes may keep a gas line to the range and a laundry in a small utility room or porch, built before dryers were common.',
    },
    electricity: { utilities: ['Florida Power & Light'], source: 'FPL' },
    water: {
      utilities: ['City of North Miami Water'],
      origin: 'limestone wells',
      note: { en: "North Miami's mains serve the village, with lime-softened water." },
      source: 'water quality report',
    },
    homes: {
      kinds: ['single-family houses', 'historic homes'],
      text: {
        en: 'Mission and Art Deco cottages from before the war mix with block houses from after it, along wide medians.',
      },
      source: 'city or county website',
    },
    air: {
      text: { en: 'The bay is less than two miles away, but oaks and houses lie between.' },
      source: 'coast map',
    },
    orientation: {
      texts: {
        en: [
          'Griffing Boulevard curves through the village.',
          'The railway and West Dixie Highway run at its eastern side.',
          'NE 6th Avenue is the through road, and the log-cabin village hall stands on NE 114th Street.',
        ],
      },
      source: 'Florida road map',
    },
    buildingRules: {
      text: {
        en: 'Permits for gas or new circuits go through the village. It also reviews what is seen from the street.',
      },
      source: 'city or county website',
    },
  },
} as const satisfies Record<string, CityFacts>;
