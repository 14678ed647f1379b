// The words of the call board: short, for people with a phone in one hand.
import type { Texts } from './form-words.ts';
import type { Localized } from './language.ts';

export type BoardWords = Texts<(typeof boardWords)['en']>;
export type BoardSignInWords = Texts<(typeof boardSignInWords)['en']>;

export const boardWords = {
  en: {
    head: {
      title: 'Call Board for Staff',
      description:
        'Where our dispatchers see who waits for a call, and for how long. For staff, who sign in by a link.',
    },
    heading: 'Call board',
    lists: {
      open: 'To call',
      suspects: 'Suspects',
      done: 'Done',
      failed: 'Failed notices',
      figures: 'Figures',
    },
    search: 'Search name, phone, ZIP or words',
    clock: {
      scheduled: 'Call from',
      waiting: 'Waiting',
      late: 'Late',
      kept: 'Kept in',
      missed: 'Called after',
      none: 'No call',
    },
    states: {
      open: 'Open',
      called: 'Called',
      'no-answer': 'No answer',
      booked: 'Booked',
      'not-ours': 'Not ours',
    },
    actions: {
      open: 'Reopen',
      called: 'Called',
      'no-answer': 'No answer',
      booked: 'Booked',
      'not-ours': 'Not ours',
      note: 'Note',
    },
    urgent: 'Urgent',
    outsideArea: 'Outside area',
    suspect: 'Suspect: filled a hidden field',
    messageKind: 'Message',
    call: 'Call',
    write: 'Write to',
    times: { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' },
    more: 'Details and notes',
    less: 'Close details',
    details: {
      email: 'E-mail',
      typed: 'Phone as typed',
      page: 'Sent from',
      language: 'Language',
      subject: 'Subject',
      consent: 'Consent text of',
      suspicions: 'Noted',
      history: 'What was done',
      nothingDone: 'Nothing yet.',
      source: 'Where they came from',
      again: 'Sent again with other words',
      notices: 'Notices',
      noNotices: 'No notices were owed.',
      noteLabel: 'Add a note',
      saveNote: 'Save note',
    },
    empty: {
      open: 'Nobody waits for a call. New requests appear here by themselves.',
      suspects: 'No suspects.',
      done: 'Nothing done yet.',
      failed: 'Every notice was delivered, or is on its way.',
      found: 'Nothing found.',
    },
    loading: 'Loading…',
    signedOut: 'You are signed out.',
    signedOutHint: 'Ask the owner for a sign-in link: npm run operators -- add NAME',
    lost: 'No connection since {time}. What you see may be old.',
    failedToMark: 'That was not saved. Please press again.',
    failedToRead: 'This cannot be read now. It is tried again by itself.',
    soundOn: 'Sound is on',
    soundOff: 'Sound is off',
    signOut: 'Sign out',
    export: 'Export CSV',
    replayAll: 'Send all again',
    figures: {
      today: 'Today',
      month: 'Last 30 days',
      leads: 'Leads',
      median: 'Median call-back',
      kept: 'Within 15 minutes',
      noCalls: 'No calls yet',
      places: 'By place',
      appliances: 'By appliance',
      pages: 'By page',
      share: '{kept} of {owed}, {percent}%',
    },
    needsScript: 'The call board needs JavaScript.',
  },
} as const satisfies Localized<unknown>;

export const boardSignInWords = {
  en: {
    head: {
      title: 'Sign In to the Call Board',
      description:
        'For staff with a sign-in link from the owner. A link signs in once and stops working after a day.',
    },
    heading: 'Sign in to the call board',
    text: 'This link signs you in once, on this phone or computer.',
    button: 'Sign in',
    signingIn: 'Signing in…',
    noLink: 'This address lacks its key. Open the whole link you were given.',
    refused: 'This link was used already, or is older than a day. Ask the owner for a new one.',
    unreachable: 'The server cannot be reached. Please try again.',
  },
} as const satisfies Localized<unknown>;
