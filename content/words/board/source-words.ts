import type { Localized } from '#content/language.ts';

/** Words of the owner's list of where people heard of the company. */
export const sourceWords = {
  en: {
    heading: 'Your “Came from” list',
    lead: 'What you choose from when you add a caller and when you filter. A new name shows on old requests and in these figures, too.',
    earlier: 'Up',
    later: 'Down',
    rename: 'Rename',
    retire: 'Retire',
    back: 'Bring back',
    save: 'Save',
    cancel: 'Cancel',
    nameOf: '{action}: {name}',
    newName: 'New name for {name}',
    add: 'Add',
    added: 'New entry',
    retired: 'Retired ({count})',
    retiredNote: 'Not offered any more. Requests that have one keep its name.',
    faults: {
      taken: 'There is an entry of that name already. If it is retired, bring it back.',
      full: 'There are thirty entries in use. Retire one first.',
      faulty: 'Type a name of up to 40 characters, with a letter or a number in it.',
      'not found': 'This entry is not there any more.',
      'owners only': 'Only owners can do this. Ask an owner.',
      lost: 'Not saved. The server cannot be reached. Try again.',
    },
  },
} as const satisfies Localized<unknown>;
