// What visitors may add to their request or do with it, and how staff read it.
import type { Localized } from '#content/language.ts';
import type { Texts } from '#content/words/texts.ts';

export type RequestChangeWords = Texts<(typeof requestChangeWords)['en']>;

export const requestChangeWords = {
  en: {
    add: {
      heading: 'Add what helps',
      text: 'The technician then brings the right parts, and finds the door. Fill in what you know.',
      sign: 'What it does',
      power: 'Gas or electric',
      powers: { gas: 'Gas', electric: 'Electric' },
      time: 'Preferred time',
      times: { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' },
      access: 'Floor, gate code, parking',
      unchanged: 'No change',
      button: 'Save',
    },
    correct: {
      heading: 'Correct phone, e-mail or ZIP code',
      text: 'Fill in only what is wrong. What you sent first stays with us, too.',
      phone: 'Phone',
      email: 'E-mail',
      zip: 'ZIP code',
      button: 'Save the correction',
    },
    cancel: {
      heading: 'Cancel the request',
      text: 'We will not call you about it any more. If a visit is agreed, we take it off.',
      reason: 'Why (optional)',
      button: 'Yes, cancel it',
    },
    erase: {
      heading: 'Erase everything',
      text: 'This deletes your request with your name, number, address and all you added, at once and for good. We then cannot call you or come. Copies in our backups go when the backups do.',
      button: 'Yes, erase everything',
    },
    /** Above the page when something could not be saved; the names of the fields follow. */
    problem: 'Not saved. Please check:',
    tooMany: 'This request was changed very often. Please call us with what is new.',
    /** Shown of a change whose text is not. */
    corrected: 'corrected',
    /** In the history on the board: who did it, and what it is called there. */
    operator: 'Customer',
    canceled: 'Canceled by the customer',
    held: 'Window held until we call',
    givenBack: 'Gave the window back',
  },
} as const satisfies Localized<unknown>;
