import type { Localized } from '#content/language.ts';

/** Words of the panel of figures. */
export const figuresWords = {
  en: {
    periods: { today: 'Today', week: 'Last 7 days', month: 'Last 30 days', quarter: 'Last 13 weeks' },
    leads: 'Leads',
    median: 'Median call-back',
    /** Without a number: the time that was promised then may differ from what is promised now. */
    kept: 'Called in time',
    booked: 'Booked',
    done: 'Done',
    notOurs: 'Not ours',
    spam: 'Spam',
    heldBack: 'Acknowledgements held back',
    noCalls: 'No calls yet',
    share: '{kept} of {owed}, {percent}%',
    ofLeads: '{count}, {percent}%',
    tallies: 'Where requests come from',
    choosePeriod: 'Period',
    sources: 'Source',
    places: 'Place',
    appliances: 'Appliance',
    signs: 'Sign',
    pages: 'Page',
    signOf: '{appliance}: {sign}',
    noSource: 'Came by themselves',
    noPlace: 'No ZIP code',
    noAppliance: 'Not said',
    noPage: 'Not known',
    nothing: 'No requests in this time.',
    showAll: 'Show all {count}',
    showFewer: 'Show fewer',
  },
} as const satisfies Localized<unknown>;
