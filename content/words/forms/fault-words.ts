// What is wrong with a field and what to do about it. The browser says them too: this file imports no other words.
import type { Localized } from '#content/language.ts';

/** One sentence for each fault: what was wrong and what to do. Keys are the codes of the parsers. */
export const faultWords = {
  en: {
    missing: {
      name: 'Please tell us your name.',
      phone: 'Please give a phone number we can call.',
      email: 'Please give your email address.',
      zip: 'Please give the ZIP code of the home.',
      appliance: 'Please choose the appliance.',
      message: 'Please write a message.',
      preferredTime: 'Please choose a time.',
    },
    'too-long': 'That is longer than we can keep. Please shorten it.',
    unreadable: 'Some characters here cannot be read. Please type it again.',
    'not-a-phone-number': 'Please give a phone number with ten digits, like (305) 555-0199.',
    'no-such-phone-number':
      'Please check the phone number: no US area code starts with 0 or 1, and neither do the three digits after it.',
    'not-an-email': 'Please check the email address. It should look like name@example.com.',
    'not-a-zip': 'A ZIP code has exactly five digits.',
    'not-a-choice': 'Please choose one from the list.',
    'no-way-to-answer': 'Please leave an email address or a phone number, so we can answer.',
  },
} as const satisfies Localized<unknown>;
