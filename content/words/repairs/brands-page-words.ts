// The page that lists the 31 brands, in groups a homeowner would recognize.
import type { Localized } from '#content/language.ts';

export const brandsPageWords = {
  en: {
    head: {
      title: 'The 31 Appliance Brands We Repair in Florida',
      description:
        'From Whirlpool, GE and LG to Sub-Zero, Wolf and older names such as Kelvinator: which of nine appliances carry each name.',
    },
    heading: '31 brands, and which appliances carry each name',
    intro:
      'Choose your brand to see what usually fails, where the model number is and, for some brands, what the error codes mean.',
    names: 'All 31 brands, A to Z',
    table: {
      heading: 'What was sold under each name',
      intro: (appliances: string) =>
        `We repair nine kinds of appliances: ${appliances}. The list shows which of them have been sold to U.S. households under each name. If yours is not among the 31, call with the model number, and we’ll tell you whether we can repair it.`,
      caption: 'Which of the nine appliances were sold under each of the 31 names',
      labels: { brand: 'Brand', made: 'Yes', notMade: 'No' },
      /** On a phone a row says it in words. */
      makesAll: 'All nine',
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
        text: 'Many of these appliances are built in. When you call, say how yours is installed.',
        brands: ['sub-zero', 'wolf', 'viking', 'thermador', 'miele', 'jenn-air'],
      },
      {
        heading: 'Specialists and smaller names',
        text: 'Most are known for one thing: laundry, undercounter cooling or microwaves, for example.',
        brands: ['speed-queen', 'u-line', 'marvel', 'perlick', 'panasonic', 'sharp', 'magic-chef'],
      },
      {
        heading: 'Older names',
        text: 'Most of those still in use were built by a larger company. We find parts by the model number on the label, not by the name on the door.',
        brands: ['admiral', 'estate', 'roper', 'gibson', 'kelvinator', 'tappan'],
      },
    ],
    /** Over the drawing of a washer with its rating plates. */
    number: {
      heading: 'Where to look for the model number on a washer',
      text: 'The pages of the other appliances and of each brand show where theirs is.',
    },
    independent: {
      heading: 'We are independent',
      paragraphs: [
        'We are not authorized by any maker. Brand names belong to their owners. If your appliance is still under the maker’s warranty, call the maker first.',
      ],
    },
  },
} as const satisfies Localized<unknown>;
