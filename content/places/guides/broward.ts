// Guides to the places of broward: what is true of each and changes something for an appliance. Sources: docs/sources.md.
import type { CitySlug } from '../cities.ts';
import type { PlaceGuide } from './local-fact-form.ts';
import { laundry, outOfDoors, toCookWith, withWater } from './service-groups.ts';

export const browardGuides = {
  'fort-lauderdale': {
    facts: [
      {
        condition: 'towers',
        fact: {
          en: 'Condo towers line the New River downtown and the beach side of the Intracoastal.',
        },
        source: 'city or county website',
      },
      {
        condition: 'older homes',
        fact: { en: 'Victoria Park and Sailboat Bend have cottages from the 1920s to the 1950s.' },
        source: 'city or county website',
      },
      {
        condition: 'gas mains',
        fact: {
          en: 'Peoples Gas (emergencies: 877-832-6747) serves parts of Fort Lauderdale, so some older houses and large homes have gas stoves and dryers.',
        },
        source: 'gas utility website',
      },
      {
        condition: 'medium water',
        fact: {
          en: 'The southwest gets membrane-filtered water from the Peele-Dixie plant. In 2025 the rest came from Fiveash, which softens with lime.',
        },
        source: 'water quality report',
      },
      {
        condition: 'salt air',
        fact: { en: 'The sea wind carries salt over the beach side of Fort Lauderdale.' },
        source: 'coast map',
      },
      {
        condition: 'flood water',
        fact: {
          en: 'About two feet of rain fell on Fort Lauderdale on April 12, 2023, and water filled houses in Edgewood.',
        },
        source: 'Sun Sentinel',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'On the beach and downtown, ask the condo office for its insurance form and its hours for contractors.',
        },
      },
      { line: { en: 'East of the drawbridges, allow some extra time: they open for boats.' } },
      { line: { en: 'On the Las Olas Isles, tell us where a van may park on your street.' } },
    ],
  },
  hollywood: {
    facts: [
      {
        condition: 'condo laundry',
        fact: {
          en: 'In the low buildings near the Broadwalk, apartments with machines often have a small stacked pair.',
        },
        source: 'city or county website',
      },
      {
        condition: 'towers',
        fact: { en: 'Hollywood has condo towers on its barrier island and around Young Circle.' },
        source: 'city or county website',
      },
      {
        condition: 'vacation rentals',
        fact: { en: 'Many cottages and apartments near Hollywood Beach are rented by the week.' },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        fact: {
          en: 'One city plant treats the water three ways: lime softening, membranes and reverse osmosis.',
        },
        source: 'water quality report',
      },
      {
        condition: 'salt air',
        fact: { en: 'North Beach and the streets around the lakes feel the sea. Hollywood Hills does not.' },
        source: 'coast map',
      },
      {
        condition: 'flood water',
        fact: { en: 'High autumn tides come up through the drains in the Hollywood Lakes section.' },
        source: 'National Weather Service',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'Federal and Dixie Highways are a few blocks apart, so say which one is nearer to you.',
        },
      },
      { line: { en: 'For a rental, name the person who may approve a part.' } },
      { line: { en: 'Near the Broadwalk, tell us which garage or lot a van can use.' } },
    ],
  },
  'cooper-city': {
    facts: [
      {
        condition: 'medium water',
        fact: { en: 'Cooper City treats water from its own shallow wells.' },
        source: 'water quality report',
      },
      {
        condition: 'gated streets',
        fact: { en: 'Embassy Lakes and other subdivisions have gates; most streets end in a cul-de-sac.' },
        source: 'association practice',
      },
      {
        condition: 'garage laundry',
        fact: { en: 'In many Cooper City houses the laundry is in the garage or beside it.' },
        source: 'city or county website',
      },
      {
        condition: 'inland damp',
        services: outOfDoors,
        fact: { en: 'Closed garages in Cooper City stay damp.' },
        source: 'coast map',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'Give us the name of the subdivision: a street name alone can be hard to find behind the cul-de-sacs.',
        },
      },
      { line: { en: 'Say where a van may park.' } },
      { services: outOfDoors, line: { en: 'Move the car out of the garage if the machine is there.' } },
    ],
  },
  'pembroke-pines': {
    facts: [
      {
        condition: 'shared laundry',
        fact: {
          en: 'Century Village is a large community of 55-plus condos, with shared laundry rooms in many of its buildings.',
        },
        source: 'city or county website',
      },
      {
        condition: 'gated streets',
        fact: { en: 'Silver Lakes, Chapel Trail and Towngate are gated neighborhoods of the 1990s.' },
        source: 'association practice',
      },
      {
        condition: 'medium water',
        fact: { en: 'Pembroke Pines pumps and treats its own water from the Biscayne Aquifer.' },
        source: 'water quality report',
      },
      {
        condition: 'garage machines',
        fact: {
          en: 'West of Flamingo Road many houses keep the laundry or a second refrigerator in a closed garage.',
        },
        source: 'city or county website',
      },
      {
        condition: 'new homes',
        fact: { en: 'West of Flamingo Road, most of Pembroke Pines was built in the 1990s or later.' },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      { line: { en: 'At Century Village the gate calls you, so answer your phone.' } },
      { line: { en: 'In a condo building, ask the office when contractors may work.' } },
      { line: { en: 'Street numbers go up toward US 27, so give us the neighborhood as well.' } },
    ],
  },
  plantation: {
    facts: [
      {
        condition: 'soft water',
        fact: { en: 'Plantation softens its water with membranes, so little hardness is left in it.' },
        source: 'water quality report',
      },
      {
        condition: 'condo laundry',
        fact: { en: 'The golf condos and villas of Jacaranda have laundry closets, often without a window.' },
        source: 'city or county website',
      },
      {
        condition: 'no gas mains',
        fact: { en: 'Some homes on acreage in Plantation have propane.' },
        source: 'trade knowledge',
      },
      {
        condition: 'older homes',
        fact: {
          en: 'Streets near Broward Boulevard have houses of the 1960s and 1970s with breaker panels of that age.',
        },
        source: 'city or county website',
      },
      {
        condition: 'private wells',
        fact: { en: 'Some homes in Plantation Acres have their own wells.' },
        source: 'private well practice',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'In Plantation Acres, tell us the gate code and keep horses and dogs away from the drive.',
        },
      },
      { line: { en: 'In Jacaranda, say which condo village you live in.' } },
      {
        services: laundry,
        line: { en: 'Clear the closet around the washer or dryer: villas have little room in the hall.' },
      },
    ],
  },
  tamarac: {
    facts: [
      {
        condition: 'condo laundry',
        fact: {
          en: 'Many condos at Kings Point and elsewhere in Tamarac have stacked machines in a closet.',
        },
        source: 'city or county website',
      },
      {
        condition: 'shared water',
        fact: { en: 'In the villa associations of Tamarac one valve may shut off the water for two homes.' },
        source: 'association practice',
      },
      {
        condition: 'medium water',
        fact: { en: 'Tamarac treats water from its own shallow wells.' },
        source: 'water quality report',
      },
      {
        condition: 'outdoor laundry',
        fact: { en: 'Outdoor laundry closets on patios are common in Tamarac villas.' },
        source: 'city or county website',
      },
      {
        condition: 'association rules',
        fact: { en: 'Kings Point and the villa associations of Tamarac set hours for work in a home.' },
        source: 'association practice',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'Name the clubhouse or the section: in Kings Point and Mainlands it helps more than a street number.',
        },
      },
      {
        services: withWater,
        line: { en: 'Ask a neighbor or the office before water is shut off in an attached villa.' },
      },
      { line: { en: 'The gate calls you, so answer your phone.' } },
    ],
  },
  'pompano-beach': {
    facts: [
      {
        condition: 'towers',
        fact: { en: 'Towers face the ocean along A1A in Pompano Beach.' },
        source: 'city or county website',
      },
      {
        condition: 'shared laundry',
        fact: {
          en: 'Palm Aire’s golf condos and the low buildings near the beach often share laundry rooms.',
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        fact: { en: 'Part of Pompano Beach’s water is softened with lime and part runs through membranes.' },
        source: 'water quality report',
      },
      {
        condition: 'salt air',
        fact: { en: 'The beach side gets Atlantic wind straight on, up to the Hillsboro Inlet.' },
        source: 'coast map',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Many condos on the ocean and in Palm Aire are closed from May to November.' },
        source: 'city or county website',
      },
      {
        condition: 'older homes',
        fact: { en: 'Pompano Beach has block houses of the 1950s and 1960s west of US 1.' },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Reserve the freight elevator: older ocean condos often have only one.' } },
      {
        line: {
          en: 'In winter A1A is slow, so give us a phone number that someone answers while we look for parking.',
        },
      },
      { line: { en: 'At Palm Aire, tell us the building number and where guests park.' } },
    ],
  },
  parkland: {
    facts: [
      {
        condition: 'soft water',
        fact: {
          en: 'The North Springs plant that serves most of Parkland uses membranes, which take out most of the hardness.',
        },
        source: 'water quality report',
      },
      {
        condition: 'gated streets',
        fact: {
          en: 'Heron Bay, Parkland Golf and Country Club and most other neighborhoods are behind guarded gates.',
        },
        source: 'association practice',
      },
      {
        condition: 'large kitchens',
        services: ['refrigerator', 'oven', 'stove'],
        fact: {
          en: 'Parkland houses often have built-in refrigerators, double wall ovens and cooktops on an island.',
        },
        source: 'city or county website',
      },
      {
        condition: 'new homes',
        fact: {
          en: 'Most of Parkland was built after 1990; the Ranches, with an acre or more each, are older.',
        },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Put us on the visitor list, often in an app on your phone, the evening before.' } },
      {
        services: ['oven', 'refrigerator'],
        line: { en: 'If yours is built in, tell us when you call.' },
      },
      { line: { en: 'In the Ranches, send the gate code and keep animals in.' } },
    ],
  },
  'hallandale-beach': {
    facts: [
      {
        condition: 'towers',
        fact: { en: 'Hallandale Beach has condo towers on Three Islands and along the ocean.' },
        source: 'city or county website',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Many apartments in Hallandale Beach are lived in from November to April only.' },
        source: 'city or county website',
      },
      {
        condition: 'mobile homes',
        fact: { en: 'Hallandale Beach has a few mobile-home parks west of US 1.' },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        fact: {
          en: 'The city’s membrane plant treats well water, and part of the supply comes from Broward County.',
        },
        source: 'water quality report',
      },
      {
        condition: 'salt air',
        fact: { en: 'Golden Isles and the beach have salt water on both sides.' },
        source: 'coast map',
      },
      {
        condition: 'flood water',
        fact: { en: 'Streets in the northeast of Hallandale Beach flooded for days in June 2024.' },
        source: 'National Weather Service',
      },
      {
        condition: 'rented homes',
        fact: { en: 'Renters live in about 46% of homes in Hallandale Beach (US Census, 2019–2023).' },
        source: 'ACS tenure',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'Older towers want an insurance certificate from every contractor: have the office send us its form.',
        },
      },
      { line: { en: 'Ask which elevator we may use for an appliance, and at what hours.' } },
      { line: { en: 'In a park west of US 1, tell us the lot number.' } },
    ],
  },
  miramar: {
    facts: [
      {
        condition: 'gated streets',
        fact: {
          en: 'Silver Shores, Monarch Lakes and Riviera Isles are gated communities in the west of Miramar.',
        },
        source: 'association practice',
      },
      {
        condition: 'new homes',
        fact: { en: 'Western Miramar was built after 1990.' },
        source: 'city or county website',
      },
      {
        condition: 'older homes',
        fact: { en: 'Historic Miramar along State Road 7 has block houses of the 1950s.' },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        fact: { en: 'Two city plants, one in the east and one in the west, treat Miramar’s water.' },
        source: 'water quality report',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Gated associations list vendors by name: put ours on the list when you book.' } },
      { line: { en: 'Tell us which side of I-75 you are on.' } },
      {
        services: laundry,
        line: { en: 'If the laundry is upstairs, say so: a machine may have to come down.' },
      },
    ],
  },
  davie: {
    facts: [
      {
        condition: 'mobile homes',
        fact: { en: 'Davie has mobile-home parks along State Road 84 and in other parts of town.' },
        source: 'city or county website',
      },
      {
        condition: 'private wells',
        fact: { en: 'Horse properties in Davie often have a well for the barn or the whole house.' },
        source: 'private well practice',
      },
      {
        condition: 'medium water',
        fact: { en: 'Davie’s own plants or the City of Sunrise supply you, depending on the neighborhood.' },
        source: 'water quality report',
      },
      {
        condition: 'no gas mains',
        services: toCookWith,
        fact: { en: 'Some homes on an acre or more in Davie have propane tanks.' },
        source: 'trade knowledge',
      },
      {
        condition: 'dust',
        fact: { en: 'Paddocks and unpaved lanes in Davie make dust in the dry months.' },
        source: 'trade knowledge',
      },
      {
        condition: 'flood water',
        services: outOfDoors,
        fact: { en: 'Low land around Orange Drive in Davie holds water after heavy rain.' },
        source: 'National Weather Service',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Send the gate code, and keep horses and dogs away from the drive.' } },
      {
        line: {
          en: 'In a mobile-home park, give the lot number, and find both panels: a main breaker on a post outside, and the appliance breakers indoors.',
        },
      },
      { services: outOfDoors, line: { en: 'Say whether the machine is in the house, the barn or a shed.' } },
    ],
  },
  weston: {
    facts: [
      {
        condition: 'gated streets',
        fact: { en: 'Weston Hills, Savanna, The Ridges and other villages each have their own gate.' },
        source: 'association practice',
      },
      {
        condition: 'medium water',
        fact: { en: 'Weston buys its water from the neighboring City of Sunrise.' },
        source: 'water quality report',
      },
      {
        condition: 'large kitchens',
        services: ['refrigerator', 'oven'],
        fact: { en: 'Houses in Weston Hills often have double wall ovens and built-in refrigerators.' },
        source: 'city or county website',
      },
      {
        condition: 'condo laundry',
        fact: { en: 'Townhouses and the condos of Bonaventure have laundry closets upstairs or in a hall.' },
        source: 'city or county website',
      },
      {
        condition: 'new homes',
        fact: { en: 'Most of Weston was built in the 1990s and the early 2000s.' },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Tell us where a van may park: street parking is restricted in most villages.' } },
      { line: { en: 'In Weston Hills, Savanna or The Ridges, leave our name at the gate of your village.' } },
      { services: laundry, line: { en: 'For an upstairs laundry, say whether the stairs have a turn.' } },
    ],
  },
  sunrise: {
    facts: [
      {
        condition: 'shared laundry',
        fact: { en: 'Many condos in Sunrise Lakes share a laundry room.' },
        source: 'city or county website',
      },
      {
        condition: 'laundry rules',
        services: ['washer'],
        fact: { en: 'Some retirement buildings in Sunrise do not allow a washer inside the apartment.' },
        source: 'association practice',
      },
      {
        condition: 'medium water',
        fact: { en: 'Sunrise runs one of the large water systems of Broward County from its own wells.' },
        source: 'water quality report',
      },
      {
        condition: 'association rules',
        fact: { en: 'Condo associations in Sunrise Lakes often want paperwork from a contractor.' },
        source: 'association practice',
      },
      {
        condition: 'garage refrigerator',
        fact: { en: 'Second refrigerators in Sunrise are often on a screened porch or in a carport.' },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Give us the phase and building number in Sunrise Lakes.' } },
      { line: { en: 'Tell us on which floor you live and whether there is an elevator.' } },
    ],
  },
  lauderhill: {
    facts: [
      {
        condition: 'condo laundry',
        fact: { en: 'Inverrary’s condo villages of the 1970s often have laundry closets on breezeways.' },
        source: 'city or county website',
      },
      {
        condition: 'association rules',
        fact: {
          en: 'Each condo village in Inverrary has its own board, which sets the hours for contractors.',
        },
        source: 'association practice',
      },
      {
        condition: 'medium water',
        fact: { en: 'Lauderhill treats water from its own shallow wells.' },
        source: 'water quality report',
      },
      {
        condition: 'older homes',
        fact: {
          en: 'Houses in the southeast of Lauderhill are from the 1960s, some with panels of that age.',
        },
        source: 'city or county website',
      },
      {
        condition: 'inland damp',
        services: laundry,
        fact: { en: 'A laundry closet that faces a breezeway stays damp in Lauderhill.' },
        source: 'coast map',
      },
      {
        condition: 'rented homes',
        fact: {
          en: 'Renters live in about 45% of homes in ZIP codes 33313 and 33319 (US Census, 2019–2023).',
        },
        source: 'ACS tenure',
      },
    ],
    beforeWeCome: [
      { line: { en: 'In Inverrary, ask your building’s board about contractor hours.' } },
      { line: { en: 'Give us the building number and the nearest gate.' } },
      { services: laundry, line: { en: 'Clear the breezeway closet so that the machine can come forward.' } },
    ],
  },
  'deerfield-beach': {
    facts: [
      {
        condition: 'shared laundry',
        fact: {
          en: 'Century Village East has thousands of 55-plus condos. Many of its buildings share a laundry.',
        },
        source: 'city or county website',
      },
      {
        condition: 'towers',
        fact: { en: 'Towers line A1A at the beach in Deerfield Beach.' },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        fact: { en: 'Deerfield Beach uses lime softening and membranes on water from its own wells.' },
        source: 'water quality report',
      },
      {
        condition: 'salt air',
        fact: { en: 'The Cove and the island take the salt; west of the railroad there is little.' },
        source: 'coast map',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Many Century Village condos are closed in summer.' },
        source: 'city or county website',
      },
      {
        condition: 'older homes',
        fact: { en: 'Block houses in The Cove date from the 1950s and 1960s.' },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      {
        line: { en: 'Century Village gates want the resident to call, so tell the gate that we are coming.' },
      },
      { line: { en: 'Give us the building name and letter: Century Village sorts its buildings that way.' } },
      { services: laundry, line: { en: 'If the laundry is shared, tell us whose machine it is.' } },
    ],
  },
  'coral-springs': {
    facts: [
      {
        condition: 'medium water',
        fact: {
          en: 'Three systems serve Coral Springs: the city, the Coral Springs district and the North Springs district.',
        },
        source: 'water quality report',
      },
      {
        condition: 'condo laundry',
        fact: {
          en: 'Townhouses along the Sawgrass Expressway have laundry closets upstairs or off the kitchen.',
        },
        source: 'city or county website',
      },
      {
        condition: 'gated streets',
        fact: { en: 'Eagle Trace and some other parts of Coral Springs are behind gates.' },
        source: 'association practice',
      },
      {
        condition: 'garage laundry',
        fact: { en: 'Garage laundries are common in the Ramblewood area.' },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Name the nearest crossing, such as Sample Road and University Drive.' } },
      { line: { en: 'Give the guard at Eagle Trace our company name.' } },
      { services: laundry, line: { en: 'Clear a path through the garage to the washer and dryer.' } },
    ],
  },
} as const satisfies Partial<Record<CitySlug, PlaceGuide>>;
