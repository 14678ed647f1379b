// Guides to the places of palm beach: what is true of each and changes something for an appliance. Sources: docs/sources.md.
import type { CitySlug } from '../cities.ts';
import type { PlaceGuide } from './local-fact-form.ts';
import {} from './service-groups.ts';

export const palmBeachGuides = {
  'boca-raton': {
    facts: [
      {
        condition: 'soft water',
        fact: {
          en: 'Boca Raton’s Glades Road plant softens the water with membranes, so it leaves little scale. West of the city, where the county’s water may be harder, this does not hold.',
        },
        source: 'water quality report',
      },
      {
        condition: 'gated streets',
        fact: {
          en: 'Country-club communities fill the west of Boca Raton, each with its own gate and rules.',
        },
        source: 'association practice',
      },
      {
        condition: 'towers',
        fact: { en: 'Condo towers line A1A on the beach side.' },
        source: 'city or county website',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Many Boca Raton condos and country-club homes are empty in summer.' },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: { en: 'Salt is strong on A1A and hardly felt at the Turnpike, seven miles inland.' },
        source: 'coast map',
      },
      {
        condition: 'large kitchens',
        services: ['refrigerator', 'oven', 'wine-cooler'],
        fact: { en: 'Built-in refrigerators, wall ovens and wine coolers are common in the country clubs.' },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Ask your club whether vendors must register and what hours they may work.' } },
      {
        line: { en: 'Many Boca addresses are outside the city: give the community’s name with the street.' },
      },
      { line: { en: 'For a beach condo, book the elevator and send us the building’s insurance form.' } },
    ],
  },
  'boynton-beach': {
    facts: [
      {
        condition: 'medium water',
        fact: {
          en: 'Boynton Beach’s east plant softens with lime and its west plant with membranes. The county serves the far west.',
        },
        source: 'water quality report',
      },
      {
        condition: 'gated streets',
        fact: { en: 'Dozens of gated lake communities are west of Congress Avenue and Military Trail.' },
        source: 'association practice',
      },
      {
        condition: 'condo laundry',
        fact: { en: 'Many of Leisureville’s small villas of the 1970s have laundry closets.' },
        source: 'city or county website',
      },
      {
        condition: 'seasonal homes',
        fact: {
          en: 'Residents of Leisureville and the western communities are often away from May to October.',
        },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: {
          en: 'The breeze from the Intracoastal is salty east of US 1 in Boynton Beach and fades toward Congress Avenue.',
        },
        source: 'coast map',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'West of the Turnpike, only the resident can put us on the gate list, so please call the gate before we come.',
        },
      },
      { line: { en: 'Streets in Leisureville loop, so give us the lot number.' } },
      { line: { en: 'If you are leaving for the summer, arrange who lets us in later with a part.' } },
    ],
  },
  'delray-beach': {
    facts: [
      {
        condition: 'older homes',
        fact: {
          en: 'Del-Ida Park, Marina and Nassau Park are historic districts with cottages from the 1920s and 1930s.',
        },
        source: 'city or county website',
      },
      {
        condition: 'condo laundry',
        fact: {
          en: 'Many condos at Kings Point and in other 55-plus communities of Delray Beach have laundry closets.',
        },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        fact: { en: 'Delray Beach softens its water with lime at the city’s plant.' },
        source: 'water quality report',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Many condos in the west of Delray Beach are winter homes.' },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: {
          en: 'The island and the streets near the Intracoastal feel the salt most; past I-95 it fades.',
        },
        source: 'coast map',
      },
      {
        condition: 'outside changes',
        fact: {
          en: 'In the historic districts, the city’s preservation board reviews vents that can be seen from the street.',
        },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'Atlantic Avenue’s drawbridge opens for boats, so allow some extra time if you live on the island.',
        },
      },
      { line: { en: 'At Kings Point, give the section name and building letter.' } },
      {
        line: { en: 'Say whether you are east or west of Swinton Avenue: house numbers start again there.' },
      },
    ],
  },
  'west-palm-beach': {
    facts: [
      {
        condition: 'medium water',
        fact: {
          en: 'West Palm Beach has surface water: it runs from Grassy Waters Preserve to Lake Mangonia and Clear Lake, next to the plant.',
        },
        source: 'water quality report',
      },
      {
        condition: 'older homes',
        fact: {
          en: 'El Cid, Flamingo Park, Northwood and Grandview Heights are historic districts with houses from the early 1900s.',
        },
        source: 'city or county website',
      },
      {
        condition: 'towers',
        fact: { en: 'Condo towers line Flagler Drive on the lagoon.' },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: { en: 'Lake Worth Lagoon is salt water, and the towers on Flagler Drive face it.' },
        source: 'coast map',
      },
      {
        condition: 'outside changes',
        fact: { en: 'The city reviews outside changes in its historic districts, outside vents included.' },
        source: 'city or county website',
      },
      {
        condition: 'gated streets',
        fact: { en: 'Ibis and the Villages in the west are gated.' },
        source: 'association practice',
      },
    ],
    beforeWeCome: [
      {
        line: { en: 'Waterfront towers ask for an insurance certificate: have the office send us its form.' },
      },
      { line: { en: 'In Flamingo Park or Northwood, show us where the breaker panel is.' } },
      { line: { en: 'For Ibis, leave our name at the gate.' } },
    ],
  },
  jupiter: {
    facts: [
      {
        condition: 'soft water',
        fact: {
          en: 'Jupiter treats most of its water by reverse osmosis (Town of Jupiter Utilities), so it is soft.',
        },
        source: 'water quality report',
      },
      {
        condition: 'gated streets',
        fact: {
          en: 'Admirals Cove, Jonathan’s Landing and other clubs have a gate list, often with its own service entrance.',
        },
        source: 'association practice',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Many Jupiter houses are closed from May until November.' },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: { en: 'The inlet lets the ocean in, and the tidal Loxahatchee carries salt far upstream.' },
        source: 'coast map',
      },
      {
        condition: 'gas mains',
        fact: {
          en: 'Peoples Gas (emergencies: 877-832-6747) serves parts of Jupiter. Elsewhere, as in Jupiter Farms, gas usually means a propane tank.',
        },
        source: 'gas utility website',
      },
      {
        condition: 'garage refrigerator',
        fact: { en: 'Many Jupiter houses keep a second refrigerator or freezer in the garage.' },
        source: 'city or county website',
      },
      {
        condition: 'large kitchens',
        services: ['refrigerator', 'wine-cooler'],
        fact: { en: 'Country-club homes in Jupiter often have built-in refrigerators and wine coolers.' },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'When we call, tell us whose name to give at the gate and when the service entrance is open.',
        },
      },
      { line: { en: 'Jupiter Farms is acreage: send the gate code and keep dogs in.' } },
      { line: { en: 'If the house is closed for the season, name the caretaker who opens it.' } },
    ],
  },
} as const satisfies Partial<Record<CitySlug, PlaceGuide>>;
