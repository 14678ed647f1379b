// The page that lists the 31 brands, in groups a homeowner would recognize.
import type { Localized } from '#content/language.ts';

export const brandsPageWords = {
  en: {
    head: {
      title: 'The 31 Appliance Brands We Repair in Florida',
      description:
        'From Whirlpool, GE and LG to Sub-Zero, Wolf and older names such as Kelvinator: which of nine appliances each brand makes, and which we repair.',
    },
    heading: '31 brands, and what each of them makes',
    intro:
      'The table shows which of the nine appliances we repair were sold under each name to US households. Choose a brand to see its usual faults, where the model number is and, for some brands, its error codes.',
    table: {
      caption: 'Which of nine appliances each of 31 brands makes or made',
      labels: { brand: 'Brand', made: 'Yes', notMade: 'No' },
      /** On a phone a row says it in words. */
      makesAll: 'All nine',
      makesAllBut: (others: string) => `All but ${others}`,
    },
    codes: 'For a code on the display:',
    groups: [
      {
        heading: 'The most common names',
        text: 'Parts for these are usually easy to get.',
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
        text: 'Most of these are built in, and taking them out is often part of the work.',
        brands: ['sub-zero', 'wolf', 'viking', 'thermador', 'miele', 'jenn-air'],
      },
      {
        heading: 'Specialists and smaller names',
        text: 'Known for laundry, undercounter cooling, microwaves or small machines.',
        brands: ['speed-queen', 'u-line', 'marvel', 'perlick', 'panasonic', 'sharp', 'magic-chef'],
      },
      {
        heading: 'Older names',
        text: 'A larger maker built them. Parts are found by that maker’s model number, not by the name on the door.',
        brands: ['admiral', 'estate', 'roper', 'gibson', 'kelvinator', 'tappan'],
      },
    ],
    /** Over the drawing of a washer with its rating plates. */
    number: 'Where to look for a model number, on a washer for example',
    independent: {
      heading: 'We are independent',
      paragraphs: [
        'No maker has authorized us or trained us under its name. Brand names belong to their owners. While the maker’s own warranty runs, call the maker first.',
      ],
    },
  },
} as const satisfies Localized<unknown>;
