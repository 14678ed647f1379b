// Guides to the places of central: what is true of each and changes something for an appliance. Sources: docs/sources.md.
import type { CitySlug } from '../cities.ts';
import type { PlaceGuide } from './local-fact-form.ts';
import { laundry, mayBurnGas, outOfDoors, toCookWith, withWater } from './service-groups.ts';

export const centralGuides = {
  orlando: {
    facts: [
      {
        condition: 'hard water',
        fact: { en: 'OUC gives the hardness of Orlando’s water as about 8 grains a gallon (130 ppm).' },
        source: 'OUC water',
      },
      {
        condition: 'gas mains',
        fact: {
          en: 'Peoples Gas (emergencies: 877-832-6747) has mains in parts of Orlando, so older houses and some new ones have gas stoves and dryers.',
        },
        source: 'gas utility website',
      },
      {
        condition: 'older homes',
        fact: { en: 'Lake Eola Heights and College Park have frame and brick houses from the 1920s.' },
        source: 'city or county website',
      },
      {
        condition: 'new homes',
        fact: { en: 'Baldwin Park and Lake Nona were built after 2000.' },
        source: 'city or county website',
      },
      {
        condition: 'towers',
        fact: { en: 'Downtown Orlando has apartment towers around Lake Eola and Orange Avenue.' },
        source: 'city or county website',
      },
      {
        condition: 'city power',
        fact: {
          en: 'OUC supplies the power in most of the city, and Duke Energy supplies the outer streets.',
        },
        source: 'OUC',
      },
      {
        condition: 'flood water',
        fact: { en: 'Hurricane Ian flooded homes by the lakes and along the Little Econ in 2022.' },
        source: 'National Hurricane Center',
      },
      {
        condition: 'rented homes',
        fact: { en: 'Renters live in about 51% of homes in Orlando (US Census, 2019–2023).' },
        source: 'ACS tenure',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Many Orlando addresses are outside the city: give the ZIP code and the subdivision.' } },
      { line: { en: 'Downtown, tell us the garage height and where deliveries park.' } },
      { services: laundry, line: { en: 'In Lake Nona, say whether the laundry is upstairs.' } },
    ],
  },
  'altamonte-springs': {
    facts: [
      {
        condition: 'hard water',
        fact: {
          en: 'City wells in Altamonte Springs reach the limestone, so the water is hard and leaves scale.',
        },
        source: 'water quality report',
      },
      {
        condition: 'condo laundry',
        fact: {
          en: 'Condo complexes of the 1970s and 1980s near the mall and Cranes Roost have laundry closets without a window.',
        },
        source: 'city or county website',
      },
      {
        condition: 'laundry rules',
        services: ['washer'],
        fact: {
          en: 'Condo associations commonly ask for a drain pan and burst-proof hoses under an upstairs washer, in Altamonte Springs too.',
        },
        source: 'association practice',
      },
      {
        condition: 'older homes',
        fact: {
          en: 'Spring Oaks and other streets have houses of the 1970s, some with their original breaker panels.',
        },
        source: 'city or county website',
      },
      {
        condition: 'rented homes',
        fact: { en: 'Renters live in about 51% of homes in Altamonte Springs (US Census, 2019–2023).' },
        source: 'ACS tenure',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Tell us the building number and the floor, and whether there is an elevator.' } },
      { line: { en: 'Traffic near I-4 can slow us on Altamonte Drive, and we’ll call if we run late.' } },
      { services: laundry, line: { en: 'Clear the shelf above the machine in the laundry closet.' } },
    ],
  },
  clermont: {
    facts: [
      {
        condition: 'hard water',
        fact: { en: 'Clermont’s water comes out of the limestone hard: the spots on glasses are calcium.' },
        source: 'water quality report',
      },
      {
        condition: 'gas mains',
        fact: {
          en: 'Lake Apopka Natural Gas serves newer subdivisions in Clermont, so some homes there have gas ranges and dryers.',
        },
        source: 'gas utility website',
      },
      {
        condition: 'new homes',
        fact: { en: 'Large subdivisions along Hartwood Marsh Road and US 27 were built after 2000.' },
        source: 'city or county website',
      },
      {
        condition: 'gated streets',
        fact: { en: 'Kings Ridge and other 55-plus communities are behind a gate.' },
        source: 'association practice',
      },
      {
        condition: 'inland damp',
        services: outOfDoors,
        fact: { en: 'A closed garage in Clermont is hot and damp in summer.' },
        source: 'coast map',
      },
      {
        condition: 'garage refrigerator',
        fact: { en: 'Many Clermont houses keep a second refrigerator or freezer in the garage.' },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      { line: { en: 'At Kings Ridge, ask the gate to put us on its list.' } },
      { line: { en: 'Give the name of the subdivision with the street.' } },
    ],
  },
  'st-cloud': {
    facts: [
      {
        condition: 'hard water',
        fact: { en: 'Toho Water pumps hard groundwater for St. Cloud.' },
        source: 'water quality report',
      },
      { condition: 'city power', fact: { en: 'OUC supplies the power in St. Cloud.' }, source: 'OUC' },
      {
        condition: 'mobile homes',
        fact: { en: 'St. Cloud has manufactured homes in parks and on lots of their own.' },
        source: 'city or county website',
      },
      {
        condition: 'new homes',
        fact: { en: 'Subdivisions along Narcoossee Road and Canoe Creek are new.' },
        source: 'city or county website',
      },
      {
        condition: 'older homes',
        services: ['refrigerator', 'oven', 'stove', 'wine-cooler', 'microwave'],
        fact: {
          en: 'Frame houses near Tenth Street and the lakefront may still have old electrical panels.',
        },
        source: 'city or county website',
      },
      {
        condition: 'no gas mains',
        services: toCookWith,
        fact: { en: 'Some lots in St. Cloud have propane.' },
        source: 'trade knowledge',
      },
      {
        condition: 'flood water',
        fact: { en: 'Ian’s rain kept the lake and the creeks of St. Cloud high for weeks in 2022.' },
        source: 'National Hurricane Center',
      },
    ],
    beforeWeCome: [
      { line: { en: 'On Canoe Creek Road, give us the name of the subdivision too.' } },
      {
        line: {
          en: 'A manufactured home in St. Cloud can have two panels: a main breaker on a post outside, and the appliance breakers indoors: find both.',
        },
      },
      {
        services: laundry,
        line: { en: 'In an old frame house, clear the way to the back porch where the laundry is.' },
      },
    ],
  },
  'haines-city': {
    facts: [
      {
        condition: 'hard water',
        fact: { en: 'Haines City’s water comes from the limestone below the ridge, and scale is common.' },
        source: 'water quality report',
      },
      {
        condition: 'mobile homes',
        fact: {
          en: 'Haines City has mobile-home parks on both sides of US 27.',
        },
        source: 'CDC SVI',
      },
      {
        condition: 'new homes',
        fact: { en: 'Haines City has new subdivisions where citrus groves used to be.' },
        source: 'city or county website',
      },
      {
        condition: 'no gas mains',
        services: toCookWith,
        fact: { en: 'Some mobile-home parks in Haines City use propane.' },
        source: 'trade knowledge',
      },
      {
        condition: 'dust',
        fact: { en: 'Sand hills and groves surround Haines City, and they make dust in the dry months.' },
        source: 'trade knowledge',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Many park homes around Haines City are used from November to April.' },
        source: 'city or county website',
      },
      {
        condition: 'gated streets',
        fact: { en: '55-plus villages near US 27 have gates.' },
        source: 'association practice',
      },
    ],
    beforeWeCome: [
      { line: { en: 'In a park, give the lot number and ask the office whether vendors must check in.' } },
      {
        services: ['dryer'],
        line: { en: 'Look under the home before we come: leaves and lint can block a dryer vent there.' },
      },
      { line: { en: 'Say whether you are north or south of US 17-92.' } },
    ],
  },
  titusville: {
    facts: [
      {
        condition: 'medium water',
        fact: {
          en: 'Titusville gives the hardness of its water as about 80 mg/L (4.7 grains a gallon), moderately hard, in 2018.',
        },
        source: 'Titusville water',
      },
      {
        condition: 'older homes',
        fact: { en: 'Houses from the Apollo years are west of US 1, many with breaker panels of that time.' },
        source: 'city or county website',
      },
      {
        condition: 'condo laundry',
        fact: { en: 'Condos on the lagoon in Titusville often have laundry closets.' },
        source: 'city or county website',
      },
      {
        condition: 'mobile homes',
        fact: { en: 'Titusville has mobile-home parks off State Road 50.' },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: {
          en: 'The Indian River lagoon is wide and salty, so metal rusts at riverside condos but not out on Cheney Highway.',
        },
        source: 'coast map',
      },
      {
        condition: 'flood water',
        fact: { en: 'A hurricane’s wind can push the lagoon onto the riverfront.' },
        source: 'National Weather Service',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'On launch days the riverfront fills early: choose another day, or tell us another way in.',
        },
      },
      { line: { en: 'For a riverside condo, ask which elevator we may use for an appliance.' } },
      {
        services: ['refrigerator', 'dryer', 'dishwasher', 'wine-cooler', 'microwave'],
        line: { en: 'In a house of the 1960s, check whether it has fuses instead of breakers.' },
      },
    ],
  },
  kissimmee: {
    facts: [
      {
        condition: 'vacation rentals',
        fact: {
          en: 'West of Kissimmee many villas are rented by the week, with guests changing on Saturdays.',
        },
        source: 'city or county website',
      },
      {
        condition: 'hard water',
        fact: { en: 'Toho Water pumps its water for Kissimmee from limestone, and it is hard.' },
        source: 'water quality report',
      },
      {
        condition: 'mobile homes',
        fact: { en: 'Kissimmee has mobile-home parks along US 192 and toward Poinciana.' },
        source: 'city or county website',
      },
      {
        condition: 'city power',
        fact: {
          en: 'Kissimmee Utility Authority supplies the power in the city, and Duke Energy supplies the area around it.',
        },
        source: 'KUA',
      },
      {
        condition: 'inland damp',
        services: ['washer', 'dishwasher'],
        fact: { en: 'A villa closed between guests soon smells damp.' },
        source: 'coast map',
      },
      {
        condition: 'flood water',
        fact: { en: 'Shingle Creek and the lakes spread into streets after Hurricane Ian in 2022.' },
        source: 'National Hurricane Center',
      },
    ],
    beforeWeCome: [
      { line: { en: 'For a rental, name the manager who can approve a part, and send the door code.' } },
      { line: { en: 'Tell us the hours between guests when the villa is empty.' } },
      { line: { en: 'Give the resort’s name: many streets near US 192 sound alike.' } },
    ],
  },
  apopka: {
    facts: [
      {
        condition: 'hard water',
        fact: { en: 'Apopka’s water is hard, from the same limestone that feeds Wekiwa and Rock Springs.' },
        source: 'water quality report',
      },
      {
        condition: 'gas mains',
        fact: {
          en: 'Lake Apopka Natural Gas has mains in parts of Apopka, so some homes have gas ranges and dryers.',
        },
        source: 'gas utility website',
      },
      {
        condition: 'new homes',
        fact: { en: 'New subdivisions follow the beltway, State Road 429.' },
        source: 'city or county website',
      },
      {
        condition: 'private wells',
        fact: { en: 'Homes on an acre or more toward Zellwood have their own wells.' },
        source: 'private well practice',
      },
      {
        condition: 'dust',
        fact: { en: 'Pollen from nurseries and yards settles on coils and grilles in Apopka.' },
        source: 'trade knowledge',
      },
      {
        condition: 'older homes',
        fact: { en: 'Errol Estate has houses of the 1970s and 1980s among its fairways.' },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      { services: ['washer'], line: { en: 'Tell us if the laundry drains to a septic tank.' } },
      { line: { en: 'On acreage toward Zellwood, send the gate code.' } },
      { line: { en: 'Name the exit of State Road 429 that is nearest to you.' } },
      {
        services: mayBurnGas,
        line: { en: 'Check whether the house has gas from the street or a propane tank.' },
      },
    ],
  },
  'lake-buena-vista': {
    facts: [
      {
        condition: 'vacation rentals',
        fact: {
          en: 'Lake Buena Vista has few private houses. Management companies run its villas and condo hotels.',
        },
        source: 'city or county website',
      },
      {
        condition: 'hard water',
        fact: { en: 'Water here is pumped from the Floridan Aquifer and is hard.' },
        source: 'water quality report',
      },
      {
        condition: 'city power',
        fact: {
          en: 'The tourism district has its own power and water; just outside it, Duke Energy supplies the power and Orange County the water.',
        },
        source: 'CFTOD',
      },
      {
        condition: 'association rules',
        fact: {
          en: 'Management offices in Lake Buena Vista order most repairs and open the gate for the technician.',
        },
        source: 'association practice',
      },
      {
        condition: 'condo laundry',
        fact: { en: 'Villas here have a stacked washer and dryer in a closet off the hall.' },
        source: 'city or county website',
      },
      {
        condition: 'inland damp',
        services: ['washer', 'dishwasher'],
        fact: {
          en: 'Villas in Lake Buena Vista are closed and cooled all year, and damp settles in corners without air.',
        },
        source: 'coast map',
      },
    ],
    beforeWeCome: [
      {
        line: { en: 'Have the management order the visit, with the unit number and an hour between guests.' },
      },
      { line: { en: 'Tell us which entrance and which bell desk handle contractors.' } },
      { line: { en: 'Hotel Plaza Boulevard is slow in the evening, so choose a morning if you can.' } },
    ],
  },
  davenport: {
    facts: [
      {
        condition: 'vacation rentals',
        fact: {
          en: 'Pool homes and townhouse resorts off US 27 and toward ChampionsGate are rented by the week.',
        },
        source: 'city or county website',
      },
      {
        condition: 'hard water',
        fact: { en: 'Davenport and Polk County both pump from limestone, and the water is hard.' },
        source: 'water quality report',
      },
      {
        condition: 'mobile homes',
        fact: {
          en: 'Davenport has mobile-home parks all around it.',
        },
        source: 'CDC SVI',
      },
      {
        condition: 'new homes',
        fact: { en: 'Most resort homes were built after 2000.' },
        source: 'city or county website',
      },
      {
        condition: 'gated streets',
        fact: { en: 'Rental resorts in Davenport open their gates by a day code.' },
        source: 'association practice',
      },
      {
        condition: 'seasonal homes',
        fact: {
          en: 'In ZIP codes 33837, 33896 and 33897 about 39% of homes were vacant or used only part of the year (US Census, 2014–2018).',
        },
        source: 'ACS housing',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Send the day code of the gate with the booking.' } },
      { line: { en: 'Name who may approve a part, and the hours when no guests are in.' } },
      { line: { en: 'Give the resort and the county: four counties meet here.' } },
    ],
  },
  mims: {
    facts: [
      {
        condition: 'private wells',
        fact: { en: 'Beyond a small county system, houses in Mims have wells, often with a softener.' },
        source: 'private well practice',
      },
      {
        condition: 'mobile homes',
        fact: { en: 'Manufactured homes on their own land are common in Mims.' },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: { en: 'Metal near the lagoon in Mims rusts sooner than it does a few miles inland.' },
        source: 'coast map',
      },
      {
        condition: 'no gas mains',
        services: toCookWith,
        fact: { en: 'Some Mims homes cook with propane from a tank.' },
        source: 'trade knowledge',
      },
      {
        condition: 'older homes',
        services: ['refrigerator', 'oven', 'stove', 'wine-cooler', 'microwave'],
        fact: { en: 'Some old grove houses in Mims still have small breaker panels.' },
        source: 'city or county website',
      },
      {
        condition: 'garage refrigerator',
        fact: { en: 'Refrigerators and freezers in Mims are often on a porch or in a shed.' },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      { line: { en: 'In Mims, give the nearest cross street and the gate code, and keep dogs in.' } },
      { services: withWater, line: { en: 'Tell us where the well pump and the softener are.' } },
      {
        line: {
          en: 'A manufactured home in Mims can have two panels: a main breaker on a post outside, and the appliance breakers indoors: find both.',
        },
      },
    ],
  },
  sanford: {
    facts: [
      {
        condition: 'hard water',
        fact: { en: 'Sanford’s city wells supply hard water.' },
        source: 'water quality report',
      },
      {
        condition: 'gas mains',
        fact: {
          en: 'Florida Public Utilities has a franchise for natural gas in Sanford, so some homes there have gas stoves and dryers.',
        },
        source: 'gas franchise',
      },
      {
        condition: 'older homes',
        fact: {
          en: 'Houses on the brick streets near First Street and Park Avenue are a hundred years old.',
        },
        source: 'city or county website',
      },
      {
        condition: 'new homes',
        fact: { en: 'Townhouses toward Rinehart Road and subdivisions toward the airport are new.' },
        source: 'city or county website',
      },
      {
        condition: 'outside changes',
        fact: { en: 'In Sanford’s historic district a preservation board reviews changes outside.' },
        source: 'city or county website',
      },
      {
        condition: 'flood water',
        fact: { en: 'Lake Monroe came over its seawall after Hurricane Ian in 2022.' },
        source: 'National Hurricane Center',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Downtown, tell us where a van may park.' } },
      { line: { en: 'In the historic district, show us where the breaker panel and the main valves are.' } },
      { line: { en: 'In a new townhouse, send the gate code.' } },
      { services: laundry, line: { en: 'Say whether the laundry of your townhouse is upstairs.' } },
    ],
  },
  bartow: {
    facts: [
      {
        condition: 'city power',
        fact: { en: 'The City of Bartow sells both the power and the water.' },
        source: 'City of Bartow',
      },
      {
        condition: 'hard water',
        fact: { en: 'Bartow’s wells are in the limestone, so its water is hard.' },
        source: 'water quality report',
      },
      {
        condition: 'older homes',
        fact: { en: 'Frame and Mediterranean houses near South Broadway are a century old.' },
        source: 'city or county website',
      },
      {
        condition: 'no gas mains',
        services: toCookWith,
        fact: { en: 'Homes on acreage outside Bartow may have propane.' },
        source: 'trade knowledge',
      },
      {
        condition: 'dust',
        fact: { en: 'Dust and lovebugs settle on condenser coils in Bartow.' },
        source: 'trade knowledge',
      },
      {
        condition: 'private wells',
        fact: { en: 'Homes beyond the city limit have wells.' },
        source: 'private well practice',
      },
      {
        condition: 'garage refrigerator',
        fact: {
          en: 'Freezers and second refrigerators in Bartow are often in a garage or an outbuilding.',
        },
        source: 'city or county website',
      },
      {
        condition: 'mobile homes',
        fact: { en: 'About 15% of homes in Bartow are mobile homes (US Census, 2014–2018).' },
        source: 'ACS housing',
      },
    ],
    beforeWeCome: [
      { line: { en: 'After an outage, call the City of Bartow first: it is your power company.' } },
      {
        services: ['refrigerator', 'dryer', 'dishwasher', 'wine-cooler', 'microwave'],
        line: { en: 'In an old house, check whether it has fuses instead of breakers.' },
      },
      { line: { en: 'On acreage around Bartow, send the gate code.' } },
    ],
  },
  'winter-springs': {
    facts: [
      {
        condition: 'hard water',
        fact: { en: 'Winter Springs pumps from hard limestone.' },
        source: 'water quality report',
      },
      {
        condition: 'gas mains',
        fact: {
          en: 'Winter Springs gave Florida Public Utilities a gas franchise in 2001, so some homes there have gas.',
        },
        source: 'gas franchise',
      },
      {
        condition: 'older homes',
        fact: {
          en: 'The Highlands and parts of Tuscawilla have houses of the 1970s, some with their original breaker panels.',
        },
        source: 'city or county website',
      },
      {
        condition: 'lightning',
        fact: { en: 'In summer storms oaks fall on the power lines in Winter Springs.' },
        source: 'National Weather Service',
      },
      {
        condition: 'garage laundry',
        fact: { en: 'Many Winter Springs houses have the laundry in the garage or next to it.' },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      { line: { en: 'In Tuscawilla, give the cross street: the roads curve under the oaks.' } },
      { services: laundry, line: { en: 'Clear the way through the garage to the machines.' } },
      {
        services: ['dryer'],
        line: { en: 'Trim back what covers the dryer’s outside flap, if you can reach it from the ground.' },
      },
    ],
  },
} as const satisfies Partial<Record<CitySlug, PlaceGuide>>;
