// What is true of a whole region and changes something for an appliance there; what to do about it follows from the condition.
import type { LocalFact } from './local-fact-form.ts';
import type { RegionSlug } from '../regions.ts';

export const regionFacts: Readonly<Record<RegionSlug, readonly LocalFact[]>> = {
  'miami-dade': [
    {
      condition: 'salt air',
      fact: {
        en: 'From Golden Beach down to Key Biscayne the sea wind carries salt. Metal there rusts years sooner than in Doral or Miami Lakes.',
      },
      source: 'coast map',
    },
    {
      condition: 'towers',
      fact: {
        en: 'Condo towers line the ocean and the bay from Sunny Isles Beach to Brickell. Their front desks often want paperwork first.',
      },
      source: 'city or county website',
    },
    {
      condition: 'medium water',
      fact: {
        en: 'Most tap water in the county comes from limestone wells and is softened with lime, so part of the hardness stays in it.',
      },
      source: 'water quality report',
    },
    {
      condition: 'gas mains',
      fact: {
        en: 'Gas mains are common only in parts of Miami, Miami Beach and Hialeah.',
      },
      source: 'gas utility website',
    },
    {
      condition: 'flood water',
      fact: {
        en: 'High tides and storm rain put low streets under water, on the islands as well as on the mainland.',
      },
      source: 'National Weather Service',
    },
  ],
  'broward-county': [
    {
      condition: 'salt air',
      fact: {
        en: 'Fort Lauderdale, Hollywood, Hallandale Beach, Pompano Beach and Deerfield Beach face the ocean. West of I-95 there is little salt.',
      },
      source: 'coast map',
    },
    {
      condition: 'condo laundry',
      fact: {
        en: 'Tamarac, Sunrise, Lauderhill and Deerfield Beach have large condo communities with laundry closets or shared laundry rooms.',
      },
      source: 'city or county website',
    },
    {
      condition: 'shared water',
      fact: {
        en: 'In some older condo buildings in Broward one valve shuts off the water for several homes.',
      },
      source: 'association practice',
    },
    {
      condition: 'gated streets',
      fact: {
        en: 'Parkland, most of Weston and the west of Miramar and Pembroke Pines are gated communities.',
      },
      source: 'association practice',
    },
    {
      condition: 'medium water',
      fact: {
        en: 'Most Broward cities treat their own well water, each in its own way. Plantation and most of Parkland have soft water.',
      },
      source: 'water quality report',
    },
  ],
  'palm-beach-county': [
    {
      condition: 'seasonal homes',
      fact: { en: 'Many condos and club houses from Boca Raton to Jupiter are closed from May to October.' },
      source: 'city or county website',
    },
    {
      condition: 'gated streets',
      fact: {
        en: 'Most communities west of I-95 have a gate, and streets behind different gates can have the same name.',
      },
      source: 'association practice',
    },
    {
      condition: 'medium water',
      fact: {
        en: 'Delray Beach and Boynton Beach soften well water with lime. West Palm Beach has lake water; Jupiter and Boca Raton have soft water.',
      },
      source: 'water quality report',
    },
    {
      condition: 'large kitchens',
      fact: {
        en: 'Built-in refrigerators, wall ovens and wine coolers are common in the country clubs of the county.',
      },
      source: 'city or county website',
    },
    {
      condition: 'salt air',
      fact: {
        en: 'Salt is strong on A1A, along the Intracoastal and at the Jupiter inlet, and hardly felt at the Turnpike.',
      },
      source: 'coast map',
    },
  ],
  'southwest-florida': [
    {
      condition: 'seasonal homes',
      fact: { en: 'Many homes in Pelican Bay, Moorings and Marco Island are closed for half the year.' },
      source: 'city or county website',
    },
    {
      condition: 'salt air',
      fact: {
        en: 'Condos on the Gulf and everything on Marco Island get salt air. Vineyards gets little of it.',
      },
      source: 'coast map',
    },
    {
      condition: 'flood water',
      fact: {
        en: 'Hurricane Irma came ashore at Marco Island in 2017, and the surge of Ian filled ground floors near the Gulf in 2022.',
      },
      source: 'National Hurricane Center',
    },
    {
      condition: 'association rules',
      fact: {
        en: 'Condo and club offices in Collier County set the hours for work, and some keep loud work out of the winter season.',
      },
      source: 'association practice',
    },
    {
      condition: 'large kitchens',
      fact: {
        en: 'Built-in refrigerators, wall ovens and wine coolers are common in Pelican Bay, Port Royal and the golf communities.',
      },
      source: 'city or county website',
    },
    {
      condition: 'medium water',
      fact: {
        en: 'The plants of Naples and Collier County treat well water with lime or membranes, so some hardness is left.',
      },
      source: 'water quality report',
    },
  ],
  'central-florida': [
    {
      condition: 'lightning',
      fact: { en: 'Central Florida has more lightning than almost any other part of the country.' },
      source: 'National Weather Service',
    },
    {
      condition: 'hard water',
      fact: { en: 'From Orlando to Haines City the tap water comes out of limestone and is hard.' },
      source: 'water quality report',
    },
    {
      condition: 'vacation rentals',
      fact: { en: 'Around Kissimmee, Davenport and Lake Buena Vista many houses are rented by the week.' },
      source: 'city or county website',
    },
    {
      condition: 'gas mains',
      fact: {
        en: 'There are gas mains in parts of Orlando, Apopka and Clermont.',
      },
      source: 'gas utility website',
    },
    {
      condition: 'new homes',
      fact: { en: 'Large parts of Clermont, Davenport, St. Cloud and Lake Nona were built after 2000.' },
      source: 'city or county website',
    },
    {
      condition: 'private wells',
      fact: { en: 'Acre lots around Apopka, Bartow and Mims have their own wells.' },
      source: 'private well practice',
    },
  ],
  'west-central-florida': [
    {
      condition: 'salt air',
      fact: {
        en: 'The beach towns from Belleair Beach to St. Pete Beach are on a strip a few streets wide, and salt is in every breeze.',
      },
      source: 'coast map',
    },
    {
      condition: 'flood water',
      fact: {
        en: 'The surge of Hurricane Helene went through ground floors along the beaches and the low bayfront in September 2024.',
      },
      source: 'National Hurricane Center',
    },
    {
      condition: 'private wells',
      fact: { en: 'Many homes in Dover, Thonotosassa, Plant City, Wimauma and North Port have wells.' },
      source: 'private well practice',
    },
    {
      condition: 'mobile homes',
      fact: {
        en: 'Largo, Pinellas Park, Bradenton, Ellenton and Zephyrhills have large mobile-home parks.',
      },
      source: 'city or county website',
    },
    {
      condition: 'gas mains',
      fact: {
        en: 'There are gas mains in parts of Tampa, St. Petersburg, Clearwater, Largo, Dunedin, Safety Harbor, Belleair Bluffs and Sarasota.',
      },
      source: 'gas utility website',
    },
  ],
};
