import type { Localized } from '#content/language.ts';

/** Words of the panel of figures. */
export const figuresWords = {
  en: {
    today: 'Today',
    month: 'Last 30 days',
    leads: 'Leads',
    median: 'Median call-back',
    kept: 'Within {minutes} minutes',
    heldBack: 'Acknowledgements held back',
    noCalls: 'No calls yet',
    places: 'By place',
    appliances: 'By appliance',
    pages: 'By page',
    share: '{kept} of {owed}, {percent}%',
  },
} as const satisfies Localized<unknown>;
