// The Contact page: the quote form, the message form, the phone, the hours and the emergency rule.
import type { Localized } from '#content/language.ts';
import { safetyWords } from '#content/words/safety/safety-words.ts';

const safety = safetyWords.en;

export const contactWords = {
  en: {
    head: {
      title: 'Contact Us or Schedule a Repair Online',
      description:
        'Call, send the quote form or write a message. Called back within {minutes} minutes between {opens} and {closes}, every day; emergency line by phone at any hour.',
    },
    heading: 'Call, or tell us here and we call you',
    intro:
      'The quote form takes a minute. Between {opens} and {closes} you hear from us within {minutes} minutes; later requests are called at {opens}.',
    callPlate: 'Call-back',
    callMinutes: 'within {minutes} minutes',
    hoursPlate: 'Visits and call-backs',
    hours: '{hours}, every day',
    emergencyPlate: 'Emergency line',
    emergency: 'By phone, day and night',
    sameDayPlate: 'Same-day visits',
    sameDay: 'Ask before {cutoff}',
    paymentPlate: 'Payment',
    emailPlate: 'About a repair, by e-mail',
    scheduleHeading: 'Schedule Online',
    danger: {
      heading: 'If something is dangerous right now',
      paragraphs: [
        safety['gas-smell'].line,
        safety['burning-smell'].line,
        safety['water-near-power'].line,
        'Call us after that. We repair appliances; we do not replace the fire department or the gas company.',
      ],
    },
    message: {
      heading: 'Something else?',
      text: 'A question about a past repair, an invoice, a builder’s order or the site itself: write a few lines. For a repair, the quote form above is faster.',
    },
  },
} as const satisfies Localized<unknown>;
