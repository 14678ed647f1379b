// The words of both forms: labels, choices, faults, toasts. The form and the server's answer pages show the same ones.
import type { Localized } from './language.ts';

export const quoteFormWords = {
  en: {
    heading: 'Get your free quote',
    name: 'Your name',
    phone: 'Phone',
    email: 'E-mail',
    zip: 'ZIP code',
    appliance: 'Appliance',
    chooseAppliance: 'Choose an appliance',
    preferredTime: 'Preferred time',
    anyTime: 'Any time',
    times: {
      morning: 'Morning (8am-12pm)',
      afternoon: 'Afternoon (12pm-5pm)',
      evening: 'Evening (5pm-8pm)',
    },
    urgent: 'Urgent: I need someone today',
    submit: 'Get Free Quote',
    submitting: 'Sending...',
    /** Kept with the lead, word for word, with `consentVersion`. */
    consent:
      'By sending this form you ask us to call or e-mail you about this repair. We do not add you to any marketing list.',
    consentVersion: '2026-11-21',
    missingToast: 'Please fill in all required fields',
    sentToast: 'Request received 🎉',
    sentToastUrgent: ' - URGENT SAME-DAY REQUEST',
    callWithin: "We'll call you within 15 minutes.",
    callAtOpening: "We'll call you at 7 am; for an emergency call now.",
    offline:
      'You are offline, so nothing was sent. Everything you typed is still here. Send it again when you are back, or call us.',
    trapLabel: 'Leave this field empty',
    requiredMark: 'required',
  },
} as const satisfies Localized<unknown>;

export const messageFormWords = {
  en: {
    heading: 'Send us a message',
    name: 'Your name',
    email: 'E-mail',
    phone: 'Phone',
    eitherHint: 'An e-mail address or a phone number is enough.',
    message: 'Message',
    submit: 'Send message',
    submitting: 'Sending...',
  },
} as const satisfies Localized<unknown>;

/** One sentence for each fault: what was wrong and what to do. Keys are the codes of the parsers. */
export const faultWords = {
  en: {
    missing: {
      name: 'Please tell us your name.',
      phone: 'Please give a phone number we can call.',
      email: 'Please give your e-mail address.',
      zip: 'Please give the ZIP code of the home.',
      appliance: 'Please choose the appliance.',
      message: 'Please write a message.',
      preferredTime: 'Please choose a time.',
    },
    'too-long': 'That is longer than we can keep. Please shorten it.',
    unreadable: 'Some characters here cannot be read. Please type it again.',
    'not-a-phone-number': 'Please give a phone number with ten digits, like (305) 555-0142.',
    'not-an-email': 'Please check the e-mail address. It should look like name@example.com.',
    'not-a-zip': 'A ZIP code has exactly five digits.',
    'not-a-choice': 'Please choose one from the list.',
    'no-way-to-answer': 'Please leave an e-mail address or a phone number, so we can answer.',
  },
} as const satisfies Localized<unknown>;
