// What stands under "Repair or replace": what a national guide prints for repairs, and on the page of a place the rule.
import type { Localized } from '#content/language.ts';

type RepairRuleWords = {
  readonly guidePrice: (repair: string, from: string, to: string) => string;
  readonly noGuidePrice: (repair: string) => string;
  readonly rule: string;
  readonly ownNumbers: string;
  readonly doorsOff: (noun: string) => string;
  readonly allDoorsOff: string;
  readonly otherDoorsOff: string;
  readonly whyDoorsOff: (noun: string) => string;
};

/** What closes each of them, where it is not more than one door. */
const doorsOf: Readonly<Record<string, string>> = { washer: 'its door or lid', dryer: 'its door' };

/** The guide's page names no year: the month is when it was read (docs/sources.md). */
const guidePuts = (repairs: string, range: string) =>
  `This Old House, a national home guide, puts ${repairs} at ${range} (as of November 2026). Those are its figures, not our prices.`;

/** What the national guide prints, where no one appliance is meant. */
export const guideRangeLine = {
  en: guidePuts('typical appliance repairs', '{guideRange}'),
} as const satisfies Localized<string>;

export const repairRuleWords = {
  en: {
    guidePrice: (repair: string, from: string, to: string) =>
      guidePuts(`a typical ${repair} repair`, `${from} to ${to}`),
    noGuidePrice: (repair: string) =>
      `We found no national price guide for ${repair} repairs. If our quote seems high, ask another company for one.`,
    /** The rule that the reader's own numbers are judged by. */
    rule: 'Consumer Reports advises against a repair that costs more than half the price of a new appliance.',
    /** Leads to the rule and the reader's own numbers. */
    ownNumbers: 'Work it out with your own numbers',
    /** For what closes tightly enough to trap a child: Florida Statutes, section 823.07 (docs/sources.md). */
    doorsOff: (noun: string) =>
      `Before you leave an old ${noun} outside, take ${doorsOf[noun] ?? 'each door'} off or lock it from the outside. Florida law requires this, because a child can suffocate inside.`,
    /** The same where no one appliance is meant. */
    allDoorsOff:
      'Before you leave a refrigerator, freezer, washer or dryer outside, take each door or lid off or lock it from the outside. Florida law requires this, because a child can suffocate inside.',
    /** Beside the rule of a place for refrigerators, which leaves less of a choice. */
    otherDoorsOff:
      'Before you leave a washer or dryer outside, take its door or lid off or lock it from the outside. Florida law requires this, because a child can suffocate inside.',
    /** Beside a rule of the place that its doors come off. */
    whyDoorsOff: (noun: string) => `A child can suffocate inside a closed ${noun}.`,
  },
} as const satisfies Localized<RepairRuleWords>;
