// The mail that tells staff of a lead, and the same words where a webhook carries them.
import type { Localized } from '#content/language.ts';
import { mailFieldWords } from '#content/words/forms/field-words.ts';

export const staffMailWords = {
  en: {
    openings: {
      dispatch: 'New request',
      amendment: 'Updated by customer',
      canceled: 'Canceled by customer',
      reminder: 'Not called yet',
      alarm: 'OVERDUE, nobody called',
      acknowledgement: 'Confirmation',
      visit: 'Visit',
      'on-the-way': 'On the way',
      booking: 'Visit',
    },
    /** In place of 'New request'. */
    missedCall: 'Missed call',
    /** Of a lead that was to be called again. */
    callAgain: { reminder: 'Follow up', alarm: 'OVERDUE, nobody followed up' },
    /** Why, after a visit. The part is named behind its own. */
    callAgainAfter: {
      'visit-no-show': 'No-show',
      'visit-needs-part': 'Part',
      'visit-needs-return': 'Return visit needed',
      'visit-canceled': 'Visit canceled',
    },
    /** In front of the subject and the heading. */
    urgent: 'URGENT: ',
    callBy: 'call by {time} ({left})',
    /** Of a time that was said for the call: nothing is late yet. */
    callAt: 'call at {time}',
    left: {
      some: '{count} min left',
      none: 'time is up',
      late: 'OVERDUE by {count} min',
      afterOpening: 'after opening',
    },
    place: {
      city: '{city}, {county} County',
      county: '{county} County, {region}',
      outside: 'outside our area',
    },
    labels: {
      ...mailFieldWords.en,
      canceledVisit: 'Canceled visit',
      knownName: 'Known by this number as',
      page: 'Sent from',
      source: 'Came from',
    },
    mark: 'Mark it on the call board.',
    markAt: 'Mark it on the call board: {address}',
    open: 'Open it on the call board',
  },
} as const satisfies Localized<unknown>;
