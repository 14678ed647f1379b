// The words of the call board: short, for people with a phone in one hand.
import type { Texts } from '#content/words/texts.ts';
import type { Localized } from '#content/language.ts';
import { boardFieldWords, sourceFieldWords } from '#content/words/forms/field-words.ts';
import { plateFrameWords } from '#content/words/repairs/plate-frame-words.ts';
import { figuresWords } from './figures-words.ts';
import { answersWords, noticesWords } from './notices-words.ts';
import { openingWords } from './opening-words.ts';
import { sourceWords } from './source-words.ts';
import { teamWords } from './team-words.ts';
import { visitsWords } from './visits-words.ts';
import { workWords } from './work-words.ts';

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
      work: 'Work list',
      visits: 'Visits',
      done: 'Booked & closed',
      suspects: 'Possible spam',
      failed: 'Failed emails',
      figures: 'Figures',
      opening: 'Hours & notices',
      team: 'Team',
    },
    /** Where all lists do not fit, the rest of them is behind this. */
    moreLists: 'More',
    work: workWords.en,
    visits: visitsWords.en,
    figures: figuresWords.en,
    sourceList: sourceWords.en,
    opening: openingWords.en,
    team: teamWords.en,
    notices: noticesWords.en,
    answers: answersWords.en,
    search: 'Search name, phone, ZIP or words',
    clock: {
      kept: 'Called in',
      missed: 'Called after',
      none: 'No call',
    },
    states: {
      open: 'Open',
      called: 'Called',
      'no-answer': 'No answer',
      booked: 'Booked',
      'not-ours': 'Not a fit',
      spam: 'Spam',
      done: 'Done',
      canceled: 'Canceled',
    },
    /** Above the list of what needs no call: booked, or closed and why. */
    closed: { label: 'Show', all: 'All' },
    actions: {
      open: 'Reopen',
      called: 'Called',
      'no-answer': 'No answer',
      booked: 'Booked',
      'not-ours': 'Not a fit',
      spam: 'Spam',
      done: 'Done',
      note: 'Note',
      corrected: 'Details corrected',
      calling: 'Calling',
      undone: 'Undone',
      merged: 'Merged into another request',
      joined: 'Another request merged into this one',
      'visit-set': 'Visit scheduled',
      'visit-moved': 'Visit moved',
      'visit-canceled': 'Visit canceled',
      'visit-on-the-way': 'Technician on the way',
      'visit-done': 'Visit done',
      'visit-needs-part': 'Needs a part',
      'visit-needs-return': 'Needs a return visit',
      'visit-no-show': 'No-show',
      'visit-kept': 'Visit kept all the same',
      'visit-part': 'Part changed',
    },
    urgent: 'Urgent',
    outsideArea: 'Outside area',
    suspect: 'Possible spam: filled in a hidden field',
    messageKind: 'Message',
    missedCallKind: 'Missed call',
    call: 'Call',
    write: 'Email',
    times: { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' },
    photos: {
      heading: 'Photos',
      photo: 'Photo {number} of {count}',
      enlarge: 'Enlarge',
      previous: 'Previous',
      next: 'Next',
      close: 'Close',
    },
    details: {
      wrote: 'What they wrote',
      ...boardFieldWords.en,
      page: 'Sent from',
      language: 'Language of the form',
      subject: 'Subject',
      consent: 'Consent',
      consentGiven: 'Consent given',
      texts: 'Texts about the visit',
      textsGiven: 'Agreed to texts',
      textsStopped: 'Replied STOP',
      /** When, and which wording stood there. */
      wordingOf: '{time}, wording of {day}',
      onPhone: '{time}, on the phone',
      languages: { en: 'English' },
      /** Why it might be no customer. */
      suspected: {
        'trap-filled': 'A hidden field was filled in, as machines do',
        'no-origin': 'The browser did not say which page it was sent from',
      },
      cameFrom: 'Came from',
      suspicions: 'Noted',
      history: 'What was done',
      nothingDone: 'Nothing yet.',
      source: 'Where they came from',
      again: 'Updated by customer',
      joined: 'What they wrote {time}, merged into this request',
      /** Of a call that nobody answered: nothing was written. */
      joinedCall: 'They called {time}. The call was merged into this request.',
      same: 'The same words.',
      yes: 'Yes',
      zip: 'ZIP code',
      sign: 'Problem',
      added: 'What they added since',
      sentFirst: 'What they sent first, before it was corrected',
      notices: 'Notices',
      noNotices: 'No notices were owed.',
    },
    /** What the catalogue of repairs says of the sign somebody asked about. */
    advice: {
      mayRun: 'Tell them',
      ask: 'Ask them',
      causes: 'Likely causes and parts',
      visit: 'The visit',
      look: plateFrameWords.en.open,
    },
    ...sourceFieldWords.en,
    empty: {
      open: 'Nobody waits for a call. New requests appear here by themselves.',
      suspects: 'Nothing that looks like spam.',
      done: 'Nothing booked or closed yet.',
      failed: 'Every email, text and webhook was delivered, or is on its way.',
      found: 'Nothing found.',
    },
    /** Beside a link that is shown once. */
    once: { copy: 'Copy link', copied: 'Copied', done: 'Done' },
    pages: { label: 'Pages', page: 'Page {page}', earlier: 'Page before', later: 'Next page' },
    /** Many requests marked at once as not a fit. */
    many: {
      label: 'Mark several at once',
      start: 'Mark several',
      choose: 'Select',
      all: 'Select all {count} shown here',
      chosen: '{count} selected',
      stop: 'Cancel',
      question: 'Mark {count} as not a fit? Nobody is reminded to call them any more.',
      confirm: 'Yes, mark {count}',
      back: 'Go back',
      marked: 'Marked as not a fit: {count}.',
      undone: 'Back on the list: {count}.',
      left: 'Left as they are, for somebody has dealt with them: {count}.',
      undo: 'Undo',
      close: 'Close',
    },
    loading: 'Loading…',
    signedOut: 'You are signed out.',
    signedOutHint: 'Ask the owner for a new link. Owners make links on the board, under Team.',
    lost: 'No connection since {time}. What you see may be old.',
    away: 'Leads cannot be read since {time}: their database does not answer. What you see may be old, and what you press is not saved until this line is gone.',
    clockDoubted:
      'The server’s clock has jumped. The times shown here may be wrong, and no old request is erased, until whoever runs the server has set the clock or confirmed it.',
    failedToMark: 'That was not saved. Please press again.',
    awayToMark:
      'That was not saved: the database does not answer. Press again when the red line at the top is gone.',
    failedToRead: 'This cannot be read now. It is tried again by itself.',
    signOut: 'Sign out',
    exportBusy:
      'Another export of leads is under way. Please wait half a minute, go back and press the button again.',
    replayAll: 'Send all given up again',
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
    noLink:
      'This address lacks its key. Open the whole link you were given, or ask the owner for a new link.',
    refused: 'This link was used already, or is older than a day. Ask the owner for a new link.',
    unreachable: 'The server cannot be reached. Please try again.',
  },
} as const satisfies Localized<unknown>;
