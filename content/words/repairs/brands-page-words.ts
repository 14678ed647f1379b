// The page that lists the 31 brands, in groups a homeowner would recognize.
import type { Localized } from '#content/language.ts';

export const brandsPageWords = {
  en: {
    head: {
      title: 'The 31 Appliance Brands We Repair in Florida',
      description:
        'From Whirlpool, GE and LG to Sub-Zero, Wolf and older names such as Kelvinator: which of nine appliances each brand makes, and which we repair.',
    },
    heading: '31 brands, and what each of them really makes',
    intro:
      'Under each name you find only the appliances that were sold under it to US households. Choose the brand for its usual faults and where to find the model number.',
    codes: 'For a code on the display:',
    groups: [
      {
        heading: 'In most Florida kitchens',
        text: 'Sold in every large store, with parts in regular supply.',
        brands: [
          'whirlpool',
          'ge',
          'samsung',
          'lg',
          'frigidaire',
          'kitchenaid',
          'maytag',
          'bosch',
          'electrolux',
          'amana',
          'hotpoint',
          'kenmore',
        ],
      },
      {
        heading: 'Built-in and high end',
        text: 'Cabinet-depth cooling and heavy cooking, where taking the appliance out is half the work.',
        brands: ['sub-zero', 'wolf', 'viking', 'thermador', 'miele', 'jenn-air'],
      },
      {
        heading: 'One thing, done well',
        text: 'Makers known for laundry, for undercounter cooling or for microwaves.',
        brands: ['speed-queen', 'u-line', 'marvel', 'perlick', 'panasonic', 'sharp', 'magic-chef'],
      },
      {
        heading: 'Older names',
        text: 'Built by a larger maker, often still running. Parts are found by the maker’s number, not the name on the door.',
        brands: ['admiral', 'estate', 'roper', 'gibson', 'kelvinator', 'tappan'],
      },
    ],
    independent: {
      heading: 'We are independent',
      paragraphs: [
        'No maker has authorized or trained us under its name, and we do not say so. Brand names belong to their owners. While the maker’s own warranty runs, call the maker first.',
      ],
    },
  },
} as const satisfies Localized<unknown>;
