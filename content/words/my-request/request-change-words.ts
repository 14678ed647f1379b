// What visitors may add to their request or do with it, and how staff read it.
import type { Localized } from '#content/language.ts';
import type { Texts } from '#content/words/texts.ts';

export type RequestChangeWords = Texts<(typeof requestChangeWords)['en']>;

export const requestChangeWords = {
  en: {
    add: {
      heading: 'Add what helps',
      text: 'The technician then brings the right parts. Fill in what you know.',
      sign: 'Problem',
      code: 'Code on the display',
      codeHint:
        'The letters and numbers it shows while it stands still, such as E24. If they blink in turn, write them in that order.',
      allCodes: 'Codes and what they mean',
      power: 'Gas or electric',
      powers: { gas: 'Gas', electric: 'Electric' },
      time: 'Preferred time',
      times: { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' },
      word: 'A word for the technician or the desk',
      wordHint: 'Such as a dog, a door that sticks, or when not to call. What you write last counts.',
      unchanged: 'No change',
      button: 'Save',
    },
    texts: {
      offer: { heading: 'Get texts about your visit', button: 'Text me' },
      agreed: {
        heading: 'You get texts about your visit',
        text: 'They go to the number of this request. You can end them here, or reply STOP to any of them.',
        button: 'No more texts',
      },
      stopped: {
        heading: 'You get no texts',
        text: 'You replied STOP. To get texts about your visit again, reply START to the last of them.',
      },
      /** For staff. */
      noted: 'Agreed to texts about the visit',
      endNoted: 'Wants no more texts',
    },
    address: {
      heading: 'Where do we come?',
      text: 'The street address, and how to get to the door. Fill in what is new; the rest stays. The city is that of your ZIP code.',
      street: 'Street address',
      unit: 'Apartment or unit',
      access: 'Gate code, floor, parking',
      button: 'Save the address',
    },
    correct: {
      heading: 'Correct phone, email or ZIP code',
      text: 'Fill in only what is wrong. What you sent first stays with us, too.',
      phone: 'Phone',
      email: 'Email',
      zip: 'ZIP code',
      button: 'Save the correction',
    },
    again: {
      heading: 'Request another repair',
      text: 'A new request, to the name, phone and email that we have from you. Correct below what is not so any more.',
      appliance: 'Appliance',
      sign: 'Problem, if it is the same appliance',
      time: 'Preferred time',
      zip: 'ZIP code',
      phone: 'Phone, if it is another one now',
      email: 'Email, if it is another one now',
      message: 'What we should know',
      unchanged: 'Not chosen',
      button: 'Send a new request',
    },
    cancel: {
      heading: 'Cancel the request',
      text: 'We will not call you about it any more. If a visit is scheduled, no one will be coming, and the desk sees it at once.',
      reason: 'Why (optional)',
      button: 'Yes, cancel it',
    },
    erase: {
      heading: 'Erase everything',
      text: 'This deletes your request with your name, phone number, email address, ZIP code, photos and all you added, at once and for good. We then cannot call you; if a visit is scheduled, no one will be coming.',
      stays:
        'What stays is a number without a name: that a request about this appliance came on that day from your part of Florida, and when we called. It is erased with the other requests of its day. Copies in our backups go when the backups do.',
      button: 'Yes, erase everything',
    },
    /** Asked of who comes by a link that is older than thirty days; {phone} is ours. */
    digits: {
      label: 'Last four digits of your phone number',
      hint: 'The link you came by is older than thirty days. For this we ask for the number you gave us.',
      missing: 'Not done yet. Please give the last four digits of your phone number, or call us at {phone}.',
      wrong:
        'Not done: these are not the last four digits of the phone number we have from you. Check them, or call us at {phone}.',
      tooOften: 'Not done: this was tried too often. Try again in an hour, or call us at {phone}.',
    },
    /** Where a change is kept; no technician is told an email address. */
    saved: 'Saved. The desk sees it, and the technician sees what the visit needs.',
    /** In the place of a word, which whoever holds the link could read. */
    wordKept: 'We have it: {time}',
    /** Above the page when something could not be saved; the names of the fields follow. */
    problem: 'Not saved. Please check:',
    tooMany: 'This request was changed very often. Please call us with what is new.',
    /** Shown of a change whose text is not. */
    corrected: 'corrected',
    /** On the board, beside a code that the catalogue knows. */
    codeMeans: 'The code means',
    /** In the history on the board: who did it, and what it is called there. */
    operator: 'Customer',
    canceled: 'Canceled by customer',
    held: 'Window held until we call',
    anotherTime: 'Asks for another time',
    givenBack: 'Gave the window back',
    erased: 'Erased by customer',
  },
} as const satisfies Localized<unknown>;
