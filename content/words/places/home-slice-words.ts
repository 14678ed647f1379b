// What Florida does to machines, drawn as a home cut open: five numbers, each with the part it wears and one thing to do. The first
// is salt, and far from salt water what else stops a vent there. Trade knowledge.
import type { Localized } from '#content/language.ts';
import { wetMachineLine } from '#content/words/safety/safety-words.ts';

/** The homes that are drawn (site/pictures/slices/), each with its five numbers in the same order. */
export type HomeKind = 'condo' | 'house' | 'mobile-home';

type Wear = {
  readonly by: string;
  readonly part: string;
  readonly advice: string;
};

type SliceWords = {
  readonly heading: string;
  readonly description: string;
  /** Near salt water, and far from it. */
  readonly vent: { readonly coast: Wear; readonly inland: Wear };
  readonly heat: Wear;
};

/** What the tap water of a place is: `medium` is neither soft nor hard. */
export type LimeKind = 'soft' | 'medium' | 'hard' | 'wells';

/** What is the same in every home. */
type SameWords = {
  readonly lime: Readonly<Record<LimeKind, Wear>>;
  readonly surge: Wear;
  /** Where the guide of a place tells what to do in a flood, and where none is told of. */
  readonly water: { readonly flood: Wear; readonly leak: Wear };
};

/** At a house and at a mobile home alike. */
const flap: SliceWords['vent'] = {
  coast: {
    by: 'Salt air',
    part: 'Near the sea, the dryer’s vent flap rusts first.',
    advice:
      'Do loads suddenly take two cycles? From the ground, see whether the flap still opens while the dryer runs on air only.',
  },
  inland: {
    by: 'Lint and nests',
    part: 'They can block the dryer’s vent flap outside.',
    advice: 'From the ground, check that the flap opens while the dryer runs.',
  },
};

export const sameInHomes = {
  en: {
    lime: {
      soft: {
        by: 'Soft water',
        part: 'Most tap water here is soft and leaves little lime.',
        advice: 'With it, a dishwasher seldom needs a cleaner for lime.',
      },
      medium: {
        by: 'Lime',
        part: 'Even water that is only medium hard leaves a little lime on heaters and valves.',
        advice: 'If your tea kettle is white inside, run the dishwasher once with dishwasher cleaner.',
      },
      hard: {
        by: 'Lime',
        part: 'The tap water here is hard, and its lime settles on heaters and valves.',
        advice:
          'A valve under the sink that is crusted white may not close. Have it replaced before you need it.',
      },
      wells: {
        by: 'Well water',
        part: 'Most well water is hard, and its lime settles on heaters and valves.',
        advice: 'Have yours tested. If you have a softener, set it by the result.',
      },
    },
    surge: {
      by: 'Surges',
      part: 'A control board has power even when the machine is off, so a surge can reach it.',
      advice: 'An electrician can add a surge protector at the panel.',
    },
    water: {
      flood: {
        by: 'Flood',
        part: 'Pumps and motors are at the bottom, where water gets in first.',
        advice: 'When you call, say how high the water came: it tells us which parts got wet.',
      },
      leak: {
        by: 'Leaks',
        part: 'Pumps and motors are at the bottom, where leaking water collects.',
        advice: wetMachineLine.en,
      },
    },
  },
} as const satisfies Localized<SameWords>;

export const homeSliceWords = {
  en: {
    condo: {
      heading: 'What Florida does to appliances in a condo',
      description: 'A condo apartment cut open, with its balcony, kitchen, laundry closet and garage.',
      vent: {
        coast: {
          by: 'Salt air',
          part: 'Hinges, screws and the vent flap near the balcony rust first.',
          advice: 'Wipe metal near the balcony door with fresh water.',
        },
        inland: {
          by: 'Lint',
          part: 'It settles in the long dryer vent of a condo.',
          advice: 'Ask the office when the vent was last cleaned.',
        },
      },
      heat: {
        by: 'Heat',
        part: 'Hoses wear out fast in a closet with a stacked washer and dryer.',
        advice: 'Leave the closet open while the dryer runs, and close both washer valves when you travel.',
      },
    },
    house: {
      heading: 'What Florida does to appliances in a house',
      description: 'A house cut open, with a laundry in the garage and a kitchen beside it.',
      vent: flap,
      heat: {
        by: 'Heat',
        part: 'Rubber hoses wear out fast in a hot garage.',
        advice: 'Use braided steel hoses, and close both washer valves when you travel.',
      },
    },
    'mobile-home': {
      heading: 'What Florida does to appliances in a mobile home',
      description: 'A mobile home cut open, on its piers, with laundry, kitchen and refrigerator.',
      vent: flap,
      heat: {
        by: 'Heat',
        part: 'Under a thin roof, the kitchen gets hot, and the refrigerator may run nonstop.',
        advice: 'Leave as much space around the refrigerator as its manual asks for.',
      },
    },
  },
} as const satisfies Localized<Readonly<Record<HomeKind, SliceWords>>>;
