// The page of a visitor's own request, from "thank you" to "fixed". {time}, {day}, {name} … are filled in by the server.
import type { Localized } from '#content/language.ts';
import type { Texts } from '#content/words/texts.ts';

export type RequestWords = Texts<(typeof requestWords)['en']>;

export const requestWords = {
  en: {
    head: {
      title: 'Your Request: What Happens Next',
      description: 'Your request as we have it, when we call you, and how to reach us before that.',
    },
    /** The server puts the first name behind it. */
    heading: 'Thank you',
    steps: {
      label: 'Where your request stands',
      received: 'Received',
      call: 'We call you',
      /** To who left no number. */
      answer: 'We answer',
      visit: 'Visit',
      fixed: 'Fixed',
    },
    sent: {
      heading: 'What you sent',
      appliance: 'Appliance',
      sign: 'Problem',
      code: 'Code on the display',
      zip: 'ZIP code',
      power: 'Gas or electric',
      also: 'Also',
      word: 'Your word to us',
      time: 'Preferred time',
      address: 'Street address',
      access: 'Gate, floor, parking',
      contact: 'Phone or email',
      at: 'Sent',
    },
    callLabel: 'Call now',
    emergency: 'If it cannot wait, call now. We answer the phone day and night.',
    refresh: 'Refresh',
    calendar: 'Put the visit into your calendar',
    close: {
      heading: 'Not you?',
      text: 'Close this request on this device. It stays with us, and other devices still show it.',
      button: 'Close it on this device',
    },
  },
} as const satisfies Localized<unknown>;

/** What the server says of how a request stands: the promise, and what to do meanwhile. */
export const requestStateWords = {
  en: {
    tried: 'We called you and did not reach you. We will try again. You can also call us.',
    called: 'We talked with you. If anything is open, call us.',
    booked: 'A visit is agreed with you. If the time no longer suits you, call us.',
    'visit-set': 'Your visit: {visit}.',
    'on-the-way': 'We are on the way to you. Your visit: {visit}.',
    /** Nobody has said yet what came of it. */
    visitPast:
      'Your visit was booked for {visit}, and that time is past. If nobody came, call us for a new time.',
    /** Beside the visit that is to come. */
    brings: 'This is the return visit. We bring the part: {part}.',
    /** While no visits are made, by a notice or while we are away, and theirs is at another time. */
    visitStands: 'No visits are made in your area right now. Yours is at another time and stays as booked.',
    /** A notice or a closed day takes its time. */
    visitMayMove: {
      state: 'Your visit is booked for {visit}, but it may have to move.',
      why: 'We may not make visits at that time: {reason}.',
      plain: 'We may not make visits at that time.',
      more: 'Nothing is canceled yet. Call us, or ask for another time below.',
    },
    /** With the first name of who comes. */
    named: {
      'visit-set': 'Your visit: {visit}. {technician} is your technician.',
      'on-the-way': '{technician} is on the way to you. Your visit: {visit}.',
    },
    done: 'The visit is done. If anything is not right, call us.',
    /** Settled on the phone, say. */
    doneWithoutVisit: 'This request is done. If anything is not right, call us.',
    /** We were there, and have to come again. */
    'waiting-for-part': {
      notOrdered: 'We need a part: {part}. We order it and call you to schedule the return visit.',
      ordered: 'We need a part: {part}, ordered {ordered}. We call you to schedule the return visit.',
      expected:
        'We need a part: {part}, ordered {ordered}, expected {expected}. We call you to schedule the return visit.',
    },
    'return-visit': 'We have to come once more. We call you to schedule the return visit.',
    missed: 'We came and did not meet you. Call us for a new time.',
    'visit-canceled': 'The visit was canceled. Call us for a new time.',
    /** A visit was agreed. */
    canceledVisit:
      'You canceled this request, and the visit with it: nobody comes {visit}. If you need us after all, call or send a new one.',
    canceled: 'You canceled this request. If you need us after all, call or send a new one.',
    closed: 'This request is closed. If you still need us, call or send a new one.',
  },
} as const satisfies Localized<unknown>;

/** The same address where there is no request to show. */
export const noRequestWords = {
  en: {
    head: {
      title: 'No Request to Show Here',
      description: 'This device shows no request. How to open yours, send one, or reach us by phone.',
    },
    none: {
      heading: 'There is no request to show here',
      text: 'On this device no request is open. If you sent one, open the link in our mail, or call us: we find it by your number.',
    },
    away: {
      heading: 'We cannot show your request right now',
      text: 'The fault is ours. If you sent a request, it is safe, and we’ll call you as promised. Try again in a minute, or call us.',
    },
    callLabel: 'Call now',
    again: 'Send a request',
    erased: {
      heading: 'Your request is erased',
      text: 'Nothing of you is left with us but copies in backups, until those go. A visit that was agreed is off. If you need us after all, call or send a new one.',
    },
  },
} as const satisfies Localized<unknown>;
