// The words of both forms: labels, choices, faults, toasts. The form and the server's answer pages show the same ones.
import { consentWordings, shownConsent } from '#content/company/consent-wordings.ts';
import type { Localized } from '#content/language.ts';
import type { Texts } from '#content/words/texts.ts';
import { formFieldWords } from './field-words.ts';
import { moneyWords } from '#content/words/money/money-words.ts';

export type QuoteFormWords = Texts<(typeof quoteFormWords)['en']>;
export type MessageFormWords = Texts<(typeof messageFormWords)['en']>;
export type SameDayWords = Texts<(typeof sameDayWords)['en']>;

const everyForm = {
  en: {
    offline:
      'You are offline, so nothing was sent. Everything you typed is still here. Send it again when you are back, or call us.',
    trapLabel: 'Leave this field empty',
    optionalMark: 'optional',
    /** Read out, never shown: the field has something in it that we can use. */
    filledMark: 'looks right',
    callInstead: 'Call',
  },
} as const satisfies Localized<unknown>;

export const quoteFormWords = {
  en: {
    heading: 'Get your free quote',
    ...formFieldWords.en,
    /** What is free, and when each price is told. */
    quoteMeans: `Asking is free. ${moneyWords.en.repairPrice}`,
    submit: 'Get Free Quote',
    submitting: 'Sending...',
    consent: consentWordings[shownConsent.quote].en,
    /** Kept with the lead; `consent` is found by it. */
    consentVersion: shownConsent.quote,
    missingToast: 'Please fill in all required fields',
    sentToast: 'Request received 🎉',
    sentToastUrgent: ' - URGENT SAME-DAY REQUEST',
    /** Said while the form is filled in, and again when it is sent. */
    zipNotes: {
      outside: '{zip} is not on our list. We call and tell you whether someone can come.',
      away: 'We cannot come to {zip} now: {reason}. Your request is kept, and we’ll call you when we are back.',
    },
    ...everyForm.en,
  },
} as const satisfies Localized<unknown>;

export const messageFormWords = {
  en: {
    heading: 'Send us a message',
    name: 'Your name',
    email: 'Email',
    phone: 'Phone',
    eitherHint: 'An email address or a phone number is enough.',
    message: 'Message',
    submit: 'Send message',
    submitting: 'Sending...',
    consent: consentWordings[shownConsent.message].en,
    consentVersion: shownConsent.message,
    missingToast: 'Please fill in all required fields',
    sentToast: 'Message received 🎉',
    /** In front of what is promised to who leaves a number, and to who leaves an email address only. */
    byPhone: 'Left a phone number?',
    byEmail: 'Left only an email address?',
    ...everyForm.en,
  },
} as const satisfies Localized<unknown>;

/** The time left for a visit today. {hoursLeft} and {minutesLeft} are filled in by the browser; without script the rule stands. */
export const sameDayWords = {
  en: {
    rule: 'Same-day visits: ask before {cutoff}',
    leftToday: 'For a visit today, ask before {cutoff} ({hoursLeft}\u00a0h {minutesLeft}\u00a0min left)',
    leftTomorrow:
      'For a visit tomorrow, ask before {cutoff} tomorrow ({hoursLeft}\u00a0h {minutesLeft}\u00a0min left)',
    /** What is said while there are none begins so: nothing is counted down over it. */
    off: 'No same-day visits now',
  },
} as const satisfies Localized<unknown>;
