// The words of both forms: labels, choices, faults, toasts. The form and the server's answer pages show the same ones.
import { consentWordings, shownConsent } from '#content/company/consent-wordings.ts';
import type { Localized } from '#content/language.ts';
import { moneyWords } from '#content/words/money/money-words.ts';

/** Every text as plain text, nested as it is written. A language that lacks one, or adds one, does not compile. */
export type Texts<Shape> = {
  readonly [Key in keyof Shape]: Shape[Key] extends string ? string : Texts<Shape[Key]>;
};

export type QuoteFormWords = Texts<(typeof quoteFormWords)['en']>;
export type MessageFormWords = Texts<(typeof messageFormWords)['en']>;
export type FaultWords = Texts<(typeof faultWords)['en']>;
export type SameDayWords = Texts<(typeof sameDayWords)['en']>;

export const quoteFormWords = {
  en: {
    heading: 'Get your free quote',
    name: 'Your name',
    phone: 'Phone',
    email: 'E-mail',
    zip: 'ZIP code',
    appliance: 'Appliance',
    chooseAppliance: 'Choose one',
    preferredTime: 'Preferred time',
    anyTime: 'Any time',
    times: {
      morning: 'Morning ({morning})',
      afternoon: 'Afternoon ({afternoon})',
      evening: 'Evening ({evening})',
    },
    urgent: 'Urgent: I need someone today',
    /** What is free, and when each price is told. */
    quoteMeans: `Asking is free. On the phone you hear what a visit costs. ${moneyWords.en.repairPrice}`,
    submit: 'Get Free Quote',
    submitting: 'Sending...',
    consent: consentWordings[shownConsent.quote].en,
    /** Kept with the lead; `consent` is found by it. */
    consentVersion: shownConsent.quote,
    missingToast: 'Please fill in all required fields',
    sentToast: 'Request received 🎉',
    sentToastUrgent: ' - URGENT SAME-DAY REQUEST',
    callWithin: "We'll call you within {minutes} minutes.",
    callAtOpening: "We'll call you at {opens}; for an emergency call now.",
    offline:
      'You are offline, so nothing was sent. Everything you typed is still here. Send it again when you are back, or call us.',
    trapLabel: 'Leave this field empty',
    optionalMark: 'optional',
    /** Read out, never shown: the field has something in it that we can use. */
    filledMark: 'looks right',
    callInstead: 'Call',
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
    consent: consentWordings[shownConsent.message].en,
    consentVersion: shownConsent.message,
    missingToast: 'Please fill in all required fields',
    sentToast: 'Message received 🎉',
    answerSoon: 'We answer between {opens} and {closes}, every day.',
    offline:
      'You are offline, so nothing was sent. Everything you typed is still here. Send it again when you are back, or call us.',
    trapLabel: 'Leave this field empty',
    optionalMark: 'optional',
    filledMark: 'looks right',
    callInstead: 'Call',
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
    'not-a-phone-number': 'Please give a phone number with ten digits, like (305) 555-0199.',
    'no-such-phone-number':
      'Please check the phone number: no US area code starts with 0 or 1, and neither do the three digits after it.',
    'not-an-email': 'Please check the e-mail address. It should look like name@example.com.',
    'not-a-zip': 'A ZIP code has exactly five digits.',
    'not-a-choice': 'Please choose one from the list.',
    'no-way-to-answer': 'Please leave an e-mail address or a phone number, so we can answer.',
  },
} as const satisfies Localized<unknown>;

/** The time left for a visit today. {hoursLeft} and {minutesLeft} are filled in by the browser; without script the rule stands. */
export const sameDayWords = {
  en: {
    rule: 'Same-day visits: ask before {cutoff}',
    leftToday: 'Same-day visits: {hoursLeft}\u00a0h {minutesLeft}\u00a0min left today',
    leftTomorrow: 'Next same-day visits: {hoursLeft}\u00a0h {minutesLeft}\u00a0min left to ask',
  },
} as const satisfies Localized<unknown>;
