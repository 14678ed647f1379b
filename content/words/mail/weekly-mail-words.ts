import type { Localized } from '#content/language.ts';

/** Words of the owner's weekly mail. */
export const weeklyMailWords = {
  en: {
    subject: 'Last week: {leads} requests, {booked} booked',
    subjectOfOne: 'Last week: 1 request, {booked} booked',
    heading: 'Your week, {from} to {to}',
    lastWeek: 'Last week',
    weekBefore: 'Week before',
    leads: 'Requests',
    kept: 'Called in time',
    share: '{kept} of {owed} ({percent}%)',
    median: 'Median call-back',
    reached: 'Reached',
    booked: 'Booked',
    visited: 'Visited',
    done: 'Done',
    notOurs: 'Not a fit',
    spam: 'Spam',
    withPhoto: 'With a photo',
    withSign: 'Problem picked',
    canceled: 'Canceled by customer',
    part: '{count} ({percent}%)',
    none: 'none',
    lists: {
      places: 'Places',
      appliances: 'Appliances',
      signs: 'What fails',
      sources: 'Where they come from',
    },
    noSource: 'Direct',
    noPlace: 'No ZIP code',
    noAppliance: 'Appliance not said',
    nothing: 'No request came last week. If that surprises you, send yourself one from the site.',
    open: 'Open the figures',
    end: 'This mail comes every Monday. To end it, open Figures on the call board and turn it off.',
  },
} as const satisfies Localized<unknown>;
