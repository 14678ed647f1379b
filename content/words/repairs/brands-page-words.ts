// The page that lists the 31 brands, in groups a homeowner would recognize.
import type { Localized } from '#content/language.ts';

export const brandsPageWords = {
  en: {
    head: {
      title: 'The 31 Appliance Brands We Repair in Florida',
      description:
        'From Whirlpool, GE and LG to Sub-Zero, Wolf and older names such as Kelvinator: which of nine appliances carry each name.',
    },
    heading: '31 brands, and a page for each',
    intro:
      'Choose your brand to see what usually fails, where the model number is and, for some brands, what the error codes mean. If yours is not among the 31, call with the model number, and we’ll tell you whether we can repair it.',
    names: 'All 31 brands, A to Z',
    table: {
      heading: 'Which appliances were sold under each name?',
      intro: (appliances: string) =>
        `We repair nine kinds of appliances: ${appliances}. The list shows which of them were sold for U.S. homes under each name, as far as we know.`,
      caption: 'Which of the nine appliances were sold under each of the 31 names',
      labels: { brand: 'Brand', made: 'Yes', notMade: 'No' },
      /** On a phone a row says it in words. */
      makesAll: 'All nine',
    },
    codes: 'For a code on the display:',
    groups: [
      {
        heading: 'The most common names',
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
        brands: ['sub-zero', 'wolf', 'viking', 'thermador', 'miele', 'jenn-air'],
      },
      {
        heading: 'Specialists and smaller names',
        brands: ['speed-queen', 'u-line', 'marvel', 'perlick', 'panasonic', 'sharp', 'magic-chef'],
      },
      {
        heading: 'Older names',
        brands: ['admiral', 'estate', 'roper', 'gibson', 'kelvinator', 'tappan'],
      },
    ],
    /** Over the brands that make a few of the nine appliances. */
    fewKinds: 'For these brands, we repair only the kinds listed:',
    /** Over the drawing of a washer with its rating plates, and below it the other appliances. */
    number: {
      heading: 'Where the model number is',
      text: 'The picture shows a washer, and the list below it the other machines. Each brand’s page shows where to look on that brand’s machines.',
      others: [
        { label: 'Refrigerator', text: 'Inside, usually on a side wall' },
        { label: 'Dryer', text: 'Inside the door opening' },
        { label: 'Dishwasher', text: 'On the edge of the door or the tub' },
        {
          label: 'Oven or range',
          text: 'With the oven off and cool, open the door or the bottom drawer and look on the frame',
        },
        { label: 'Cooktop', text: 'Underneath, out of sight. To book, the brand is enough' },
        { label: 'Wine cooler', text: 'Inside, on a wall' },
        { label: 'Range hood', text: 'Behind the filters, with the hood off and the stove cool' },
        { label: 'Microwave', text: 'Inside the door opening, or on the back if you can see it there' },
      ],
    },
    facts: {
      heading: 'Before you choose',
      rows: [
        {
          label: 'Kenmore',
          text: 'Several makers built Kenmore appliances. The first three digits of the model number tell which one built yours. For example, 110 is Whirlpool and 795 is LG.',
          link: { text: 'Who built your Kenmore?', brand: 'kenmore', section: 'built-by' },
        },
        {
          label: 'Older names',
          text: 'Most Admiral, Estate, Roper, Gibson, Kelvinator and Tappan appliances still in use were built by a larger company. We find parts by the model number on the label, not by the name on the door.',
        },
        {
          label: 'Built in',
          text: 'Many Sub-Zero, Wolf, Viking, Thermador, Miele and JennAir appliances are built in. When you call, say whether yours is built in or freestanding.',
        },
        {
          label: 'Recalls',
          text: 'Some machines were recalled because they could start a fire or hurt somebody. Where we know of a recall, the brand’s page lists it. No list is complete: look up your model at cpsc.gov/recalls. If yours is recalled, stop using it until you have read the recall notice, then do what the notice says.',
        },
        {
          label: 'Independent',
          text: 'We are not authorized by any maker. If your appliance is still under the maker’s warranty, call the maker first. Brand names belong to their owners.',
        },
      ],
    },
  },
} as const satisfies Localized<unknown>;
