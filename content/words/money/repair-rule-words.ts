// The rule under "Repair or replace" on the page of a place. No price guide stands there: none was found that prints its own figure with
// its year (docs/sources.md), and a page that only quotes another is none.
import type { Localized } from '#content/language.ts';

type RepairRuleWords = {
  readonly rule: string;
  readonly ownNumbers: string;
  readonly doorsOff: (noun: string) => string;
  readonly allDoorsOff: string;
  readonly otherDoorsOff: string;
  readonly whyDoorsOff: (noun: string) => string;
};

/** What closes each of them, where it is not more than one door. */
const doorsOf: Readonly<Record<string, string>> = { washer: 'its door or lid', dryer: 'its door' };

export const repairRuleWords = {
  en: {
    /** The rule that the reader's own numbers are judged by. */
    rule: 'Consumer Reports advises against a repair that costs more than half the price of a new appliance.',
    /** Leads to the rule and the reader's own numbers. */
    ownNumbers: 'Work it out with your own numbers',
    /** For what closes tightly enough to trap a child: Florida Statutes, section 823.07 (docs/sources.md). */
    doorsOff: (noun: string) =>
      `Before an old ${noun} is left outside, take ${doorsOf[noun] ?? 'each door'} off, or lock the ${noun} from the outside. Florida law requires this, because a child can suffocate inside.`,
    /** The same where no one appliance is meant. */
    allDoorsOff:
      'Before a refrigerator, a washer or a dryer is left outside, take each door off or lock it from the outside. Florida law requires this, because a child can suffocate inside.',
    /** Beside the rule of a place for refrigerators, which leaves less of a choice. */
    otherDoorsOff:
      'Before a washer or a dryer is left outside, take its door off or lock it from the outside. Florida law requires this, because a child can suffocate inside.',
    /** Beside a rule of the place that its doors come off. */
    whyDoorsOff: (noun: string) => `A child can suffocate inside a closed ${noun}.`,
  },
} as const satisfies Localized<RepairRuleWords>;
