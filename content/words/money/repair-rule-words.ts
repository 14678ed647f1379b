// The rule under "Repair or replace" on the page of a place. No price guide stands there: none was found that prints its own figure with
// its year (docs/sources.md), and a page that only quotes another is none.
import type { Localized } from '#content/language.ts';

export const repairRuleWords = {
  en: {
    /** The rule that the reader's own numbers are judged by. */
    rule: 'Consumer Reports advises against a repair that costs more than half the price of a new one.',
    /** Leads to the rule and the reader's own numbers. */
    ownNumbers: 'Work it out with your own numbers',
  },
} as const satisfies Localized<{ readonly rule: string; readonly ownNumbers: string }>;
