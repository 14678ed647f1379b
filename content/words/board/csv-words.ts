import type { Localized } from '#content/language.ts';
import { figuresWords } from '#content/words/board/figures-words.ts';
import { csvFieldWords } from '#content/words/forms/field-words.ts';

/** Words of the file of leads: its columns, and what stands in its cells. */
export const csvWords = {
  en: {
    yes: 'yes',
    no: 'no',
    kinds: { quote: 'Request', message: 'Message', 'missed-call': 'Missed call' },
    fields: csvFieldWords.en,
    received: 'Received',
    kind: 'Kind',
    status: 'Status',
    /** Whose request it was merged into, and when that came. */
    merged: 'Merged into {name} ({time})',
    result: 'Result of last visit',
    place: 'Place',
    region: 'Region',
    called: 'First called',
    inTime: 'Called in time',
    followUp: 'Follow up',
    attempts: 'Calls without answer',
    visitColumns: {
      next: { day: 'Next visit', window: 'Next window', technician: 'Next technician' },
      last: { day: 'Last visit', window: 'Last window', technician: 'Last technician' },
    },
    /** Of those that were not canceled. */
    visitCount: 'Visits',
    visits: 'All visits',
    history: 'History',
    takenBy: 'Taken by',
    canceled: 'Canceled by customer',
    erased: 'Erased by customer',
    /** As the figures name it, with those that came from nowhere else. */
    cameFrom: figuresWords.en.sources,
    direct: figuresWords.en.noSource,
    customerNote: 'Lasting note',
    customerLanguage: 'Language they prefer',
    doNotServe: 'Do not serve',
    /** Where it says more than the number: an extension. */
    phoneAsTyped: 'Phone as typed',
    id: 'ID',
    again: 'follow up {time}',
  },
} as const satisfies Localized<unknown>;
