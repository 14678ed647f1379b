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
    bars: {
      heading: 'Calls in time, week by week',
      legend:
        'Solid: called in time. Striped: late or never called. The number is the share in time, in percent.',
      summary: 'Bars of {kept} calls in time of {owed} in thirteen weeks. The table below has them all.',
      table: 'Show the weeks as a table',
      week: 'Week of',
    },
    hours: {
      heading: 'When requests come',
      hour: 'Hour',
      days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
      none: 'none',
      nothing: 'No request came in the last 13 weeks.',
      caption: 'Requests of the last 13 weeks, up to {most} in an hour of the week.',
    },
    map: {
      summary: 'Map of Florida with a dot for each of {count} places. The table beside it has them all.',
      dot: '{place}: {count}',
      elsewhere: 'Not on the map: {count}, with a ZIP code from elsewhere or none.',
    },
    mail: {
      heading: 'Weekly mail',
      switch: 'Mail me these figures every Monday at opening',
      to: 'It goes to {addresses}.',
      nobody: 'No mail is set up on the server, so it goes to nobody yet.',
    },
    showAll: 'Show all {count}',
    showFewer: 'Show fewer',
  },
} as const satisfies Localized<unknown>;
