// Where the model number is, beside a drawing of the usual places. Of all appliances the pages say that places vary by model.
import type { NumberPlace } from '#content/catalogue/plates/number-places.ts';
import type { ServiceSlug } from '#content/catalogue/services.ts';
import type { Localized } from '#content/language.ts';

type NumberWords = {
  /** What is drawn: completes "The outline of …". */
  readonly machines: Readonly<Record<ServiceSlug, string>>;
  readonly places: { readonly [Service in ServiceSlug]: Readonly<Record<NumberPlace<Service>, string>> };
};

export const numberWords = {
  en: {
    heading: 'Where is the model number?',
    /** Where the drawing is folded away, below a line that says it. */
    open: 'Show the usual places',
    /** Before one fold for each appliance. */
    brands:
      'No label there? Open a drawing of the usual places. If you still find none, the brand and age are enough.',
    alt: (machine: string) =>
      `The outline of ${machine}, with the usual places of its model number highlighted`,
    note: 'The place varies by model. Do not move the machine or open a panel to find it.',
    /** Before the note, where the machine may be hot. */
    cold: 'Look when it is off and cold.',
    machines: {
      refrigerator: 'a refrigerator',
      washer: 'a washer',
      dryer: 'a dryer',
      dishwasher: 'a dishwasher',
      oven: 'a range with its oven door off',
      stove: 'a range with its oven door off',
      'wine-cooler': 'a wine cooler',
      'range-hood': 'a range hood with its inside showing',
      microwave: 'a microwave with its door off',
    },
    places: {
      refrigerator: {
        wall: 'On the side wall inside, most often at the left, near the top',
        ceiling: 'On the ceiling inside',
        drawers: 'On the wall beside the drawers',
      },
      washer: {
        opening: 'Front-loader: on the rim of the door opening',
        lid: 'Top-loader: under the lid, near the hinge',
        back: 'Top-loader: on the back, in the upper corner, if you can see it there',
      },
      dryer: {
        opening: 'On the lower edge of the door opening',
        frame: 'On the frame that the door closes against',
      },
      dishwasher: {
        door: 'On the edge of the open door, at the side or on top',
        tub: 'On the front rim of the tub, most often at the left',
      },
      oven: {
        opening: 'On the frame around the oven opening',
        drawer: 'On the frame behind the bottom drawer',
        top: 'Wall oven: at the top of the opening, below the control panel',
      },
      stove: {
        drawer: 'On the frame behind the bottom drawer',
        opening: 'On the frame around the oven opening',
        under: 'Cooktop: on its underside, seen from the cabinet below',
      },
      'wine-cooler': {
        wall: 'On the side wall inside, beside the top rack',
        ceiling: 'On the ceiling inside, near the light',
        grille: 'Under a counter: behind the grille at the bottom, if you can see it there',
      },
      'range-hood': {
        side: 'Behind the filters, on the side wall inside',
        back: 'Behind the filters, on the back wall inside',
      },
      microwave: {
        opening: 'On the frame of the door opening, most often at the left',
        back: 'Countertop: on the back, if you can see it there',
        under: 'Over the range, with the stove cold: on the underside, behind the filter',
      },
    },
  },
} as const satisfies Localized<NumberWords & Readonly<Record<string, unknown>>>;
