// What Florida does to machines, drawn as a home cut open: three numbers, each with the part it wears and one thing to do. Salt, lime
// and floods are not among them: the guide of a place tells of those. Trade knowledge.
import type { Localized } from '#content/language.ts';

/** The homes that are drawn (site/pictures/slices/), each with its three numbers in the same order: lint, surges, heat. */
export type HomeKind = 'condo' | 'house' | 'mobile-home';

type Wear = {
  readonly by: string;
  readonly part: string;
  readonly advice: string;
};

type SliceWords = {
  readonly heading: string;
  readonly description: string;
  readonly wears: readonly [Wear, Wear, Wear];
};

/** At a house and at a mobile home alike. */
const lint: Wear = {
  by: 'Lint',
  part: 'In humid air, lint sticks to the wall of the dryer’s vent.',
  advice: 'Have the vent cleaned once a year.',
};

const surges: Wear = {
  by: 'Surges',
  part: 'A control board has power even when the machine is off, so a surge can reach it.',
  advice: 'An electrician can add a surge protector at the panel.',
};

export const homeSliceWords = {
  en: {
    condo: {
      heading: 'What Florida does to appliances in a condo',
      description: 'A condo apartment cut open, with its balcony, kitchen, laundry closet and garage.',
      wears: [
        {
          by: 'Lint',
          part: 'Lint settles in the long dryer vent of a condo.',
          advice: 'If loads take two cycles, leave the dryer off until the office has had the vent checked.',
        },
        surges,
        {
          by: 'Heat',
          part: 'Hoses wear out fast in a closet with a stacked washer and dryer.',
          advice: 'Leave the closet open while the dryer runs, and close both washer valves when you travel.',
        },
      ],
    },
    house: {
      heading: 'What Florida does to appliances in a house',
      description: 'A house cut open, with a laundry in the garage and a kitchen beside it.',
      wears: [
        lint,
        surges,
        {
          by: 'Heat',
          part: 'Rubber hoses wear out fast in a hot garage.',
          advice: 'Use braided steel hoses, and close both washer valves when you travel.',
        },
      ],
    },
    'mobile-home': {
      heading: 'What Florida does to appliances in a mobile home',
      description: 'A mobile home cut open, on its piers, with laundry, kitchen and refrigerator.',
      wears: [
        lint,
        surges,
        {
          by: 'Heat',
          part: 'Under a thin roof, the kitchen gets hot, and the refrigerator may run nonstop.',
          advice: 'Leave as much space around the refrigerator as its manual asks for.',
        },
      ],
    },
  },
} as const satisfies Localized<Readonly<Record<HomeKind, SliceWords>>>;
