// Guides to the places of gulf coast: what is true of each and changes something for an appliance. Sources: docs/sources.md.
import type { CitySlug } from '../cities.ts';
import type { PlaceGuide } from './local-fact-form.ts';
import { laundry, toCookWith, withWater } from './service-groups.ts';

export const gulfCoastGuides = {
  sarasota: {
    facts: [
      {
        condition: 'medium water',
        fact: {
          en: 'The City of Sarasota runs part of its well water through reverse osmosis. Homes outside the city have county water.',
        },
        source: 'water quality report',
      },
      {
        condition: 'gas mains',
        fact: {
          en: 'Peoples Gas (emergencies: 877-832-6747) has mains in parts of Sarasota, so some homes have gas ranges and dryers.',
        },
        source: 'gas utility website',
      },
      {
        condition: 'towers',
        fact: { en: 'Sarasota has towers on the downtown bayfront and condos on the keys next door.' },
        source: 'city or county website',
      },
      {
        condition: 'older homes',
        fact: { en: 'Laurel Park and Gillespie Park have cottages from the 1920s.' },
        source: 'city or county website',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Many Sarasota condos are closed from May to October.' },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: { en: 'The bayfront and the keys are salty; east of Tuttle Avenue there is little of it.' },
        source: 'coast map',
      },
      {
        condition: 'flood water',
        fact: { en: 'Milton came ashore at Siesta Key in October 2024 and flooded low streets in Sarasota.' },
        source: 'National Hurricane Center',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'Downtown towers ask for our insurance certificate and a padded elevator: send us their form, and have the office reserve the elevator.',
        },
      },
      {
        line: {
          en: 'Tell us which side of Tamiami Trail you are on, and whether we have to cross a bridge.',
        },
      },
      { line: { en: 'If you are away from Sarasota, name who opens the door.' } },
    ],
  },
  venice: {
    facts: [
      {
        condition: 'medium water',
        fact: {
          en: 'The City of Venice takes the hardness out of its water by reverse osmosis. Outside the city, Sarasota County supplies it.',
        },
        source: 'water quality report',
      },
      {
        condition: 'mobile homes',
        fact: { en: 'Venice has large mobile-home parks, Bay Indies among them.' },
        source: 'city or county website',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Park homes and condos in Venice are mostly used in winter.' },
        source: 'city or county website',
      },
      {
        condition: 'older homes',
        fact: { en: 'The island of Venice has Mediterranean houses from the 1920s.' },
        source: 'city or county website',
      },
      {
        condition: 'no gas mains',
        services: toCookWith,
        fact: { en: 'Some mobile-home parks in Venice have propane.' },
        source: 'trade knowledge',
      },
      {
        condition: 'salt air',
        fact: { en: 'The island and the streets by the beach get salt off the Gulf; Jacaranda gets little.' },
        source: 'coast map',
      },
      {
        condition: 'flood water',
        fact: { en: 'Helene and then Milton flooded low streets on the island in 2024.' },
        source: 'National Hurricane Center',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'In Bay Indies, give us the street and the lot number, and let the office know that we are coming.',
        },
      },
      { line: { en: 'The Venice Avenue bridge opens for boats, so allow some extra time on the island.' } },
      { line: { en: 'US 41 splits into the bypass and the business road, so say which is nearer.' } },
    ],
  },
  bradenton: {
    facts: [
      {
        condition: 'medium water',
        fact: {
          en: 'Bradenton’s water comes from the Bill Evers Reservoir, and the county’s comes from Lake Manatee.',
        },
        source: 'water quality report',
      },
      {
        condition: 'mobile homes',
        fact: {
          en: 'Bradenton has large mobile-home parks along Cortez Road and US 41, and about one home in seven in Manatee County is a mobile home (CDC, 2022).',
        },
        source: 'CDC SVI',
      },
      {
        condition: 'older homes',
        services: ['refrigerator', 'oven', 'stove', 'wine-cooler', 'microwave'],
        fact: { en: 'Cottages in the Village of the Arts have old electrical panels.' },
        source: 'city or county website',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Many park homes in Bradenton are empty in summer.' },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: {
          en: 'Palma Sola Bay and the mouth of the Manatee River put salt in the air of western Bradenton.',
        },
        source: 'coast map',
      },
      {
        condition: 'flood water',
        fact: { en: 'Helene’s surge reached river blocks and Cortez in 2024.' },
        source: 'National Hurricane Center',
      },
    ],
    beforeWeCome: [
      { line: { en: 'In a park, give the lot number and ask the office about outside work.' } },
      { line: { en: 'Tell us which side of the Manatee River you are on.' } },
      { line: { en: 'In a golf community, leave our name at the gate.' } },
    ],
  },
  'north-port': {
    facts: [
      {
        condition: 'medium water',
        fact: { en: 'Myakkahatchee Creek and the Peace River supply feed North Port’s city water.' },
        source: 'water quality report',
      },
      {
        condition: 'private wells',
        fact: { en: 'Many lots in North Port have wells, often with a softener.' },
        source: 'private well practice',
      },
      {
        condition: 'new homes',
        fact: { en: 'North Port has new houses on scattered lots and in Wellen Park.' },
        source: 'city or county website',
      },
      {
        condition: 'gated streets',
        fact: { en: 'Heron Creek, Talon Bay and parts of Wellen Park are gated.' },
        source: 'association practice',
      },
      {
        condition: 'flood water',
        fact: {
          en: 'Myakkahatchee Creek and the Myakka River flooded streets in North Port after Hurricane Ian in 2022.',
        },
        source: 'National Hurricane Center',
      },
      {
        condition: 'mobile homes',
        fact: { en: 'About 13% of homes in North Port are mobile homes (US Census, 2014–2018).' },
        source: 'ACS housing',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Give the nearest long road: Sumter, Toledo Blade or Price.' } },
      {
        services: withWater,
        line: { en: 'Tell us whether you are on city water or a well, and where the softener is.' },
      },
    ],
  },
  palmetto: {
    facts: [
      {
        condition: 'medium water',
        fact: {
          en: 'Palmetto buys Manatee County water, about two thirds from Lake Manatee and one third from wells.',
        },
        source: 'Palmetto water',
      },
      {
        condition: 'mobile homes',
        fact: {
          en: 'Palmetto has mobile-home parks at Terra Ceia Bay and along US 41, and about one home in seven in Manatee County is a mobile home (CDC, 2022).',
        },
        source: 'CDC SVI',
      },
      {
        condition: 'older homes',
        services: ['refrigerator', 'oven', 'stove', 'wine-cooler', 'microwave'],
        fact: { en: 'Cottages near the river in Palmetto have electrical panels of their age.' },
        source: 'city or county website',
      },
      {
        condition: 'new homes',
        fact: { en: 'Subdivisions north of the city are new.' },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: { en: 'The river and Terra Ceia Bay put a little salt in the air on three sides of Palmetto.' },
        source: 'coast map',
      },
      {
        condition: 'flood water',
        fact: { en: 'Riverside Drive went under water in Hurricane Helene in 2024.' },
        source: 'National Hurricane Center',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Say whether you live toward Snead Island or toward the interstate.' } },
      { line: { en: 'In a park at Terra Ceia Bay or along US 41, give the lot number.' } },
      {
        services: ['refrigerator', 'dryer', 'dishwasher', 'wine-cooler', 'microwave'],
        line: { en: 'In an older house, check whether it has fuses instead of breakers.' },
      },
    ],
  },
  ellenton: {
    facts: [
      {
        condition: 'mobile homes',
        fact: {
          en: 'Colony Cove on the river is a large mobile-home park, and Ellenton has others around it.',
        },
        source: 'city or county website',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Many Ellenton park homes are used from November to April.' },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        fact: { en: 'Lake Manatee supplies Ellenton, with wells as a second source.' },
        source: 'water quality report',
      },
      {
        condition: 'no gas mains',
        fact: { en: 'Some park homes in Ellenton have propane.' },
        source: 'trade knowledge',
      },
      {
        condition: 'flood water',
        fact: { en: 'Low lots along the river at Ellenton have flooded in past storms.' },
        source: 'National Weather Service',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Parks ask vendors to check in: tell the office we are coming.' } },
      { line: { en: 'Saturdays at the outlet mall slow the I-75 exit, so choose a weekday if you can.' } },
      { line: { en: 'Have a neighbor hold the key if you are up north.' } },
    ],
  },
  'punta-gorda': {
    facts: [
      {
        condition: 'medium water',
        fact: { en: 'Shell Creek and brackish wells treated by reverse osmosis supply Punta Gorda.' },
        source: 'water quality report',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Many houses on the canals of Punta Gorda Isles are winter homes.' },
        source: 'city or county website',
      },
      {
        condition: 'older homes',
        fact: { en: 'Punta Gorda has tin-roof cottages in the old district near the harbor.' },
        source: 'city or county website',
      },
      {
        condition: 'mobile homes',
        fact: { en: 'Mobile-home parks line US 17 and US 41 around Punta Gorda.' },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: { en: 'Most of Punta Gorda is close to Charlotte Harbor or one of its canals.' },
        source: 'coast map',
      },
      {
        condition: 'flood water',
        fact: { en: 'Charley in 2004, Ian in 2022, and Helene and Milton in 2024 all reached Punta Gorda.' },
        source: 'National Hurricane Center',
      },
    ],
    beforeWeCome: [
      {
        line: { en: 'US 41 is two one-way bridges here: tell us which side of the Peace River you are on.' },
      },
      { line: { en: 'For a closed winter home, name the watch service with the key.' } },
      { line: { en: 'In a park off US 17 or US 41, give the lot number.' } },
    ],
  },
  'port-charlotte': {
    facts: [
      {
        condition: 'medium water',
        fact: { en: 'Port Charlotte’s water comes from the Peace River and not from limestone wells.' },
        source: 'water quality report',
      },
      {
        condition: 'older homes',
        fact: { en: 'Port Charlotte has houses of the 1960s to 1980s on canal lots and dry lots.' },
        source: 'city or county website',
      },
      {
        condition: 'mobile homes',
        fact: {
          en: 'Port Charlotte has mobile-home parks in every part of town, and about one home in nine in Charlotte County is a mobile home (CDC, 2022).',
        },
        source: 'CDC SVI',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Many villas in Port Charlotte are closed in summer.' },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: { en: 'Port Charlotte’s canals near the harbor and the river are salty or brackish.' },
        source: 'coast map',
      },
      {
        condition: 'garage laundry',
        fact: { en: 'The laundry is in the garage of most Port Charlotte houses.' },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Give the nearest section road, such as Harborview or Kings Highway.' } },
      { services: laundry, line: { en: 'Clear the way through the garage to the washer and dryer.' } },
      { line: { en: 'If you are up north, name who has the key.' } },
    ],
  },
} as const satisfies Partial<Record<CitySlug, PlaceGuide>>;
