// The thank-you page after the quote form or the message form. It is shown only after the request is kept.
import type { Localized } from '#content/language.ts';

export const submittedWords = {
  en: {
    head: {
      title: 'Thank You: Your Request Is With Us',
      description:
        'Your request has been kept. What happens next, when we call you, and what to have ready for the call.',
    },
    heading: 'Thank you. Your request is with us.',
    intro:
      'Sent between {opens} and {closes}, you hear from us within {minutes} minutes. Sent later, we call at {opens}.',
    next: {
      heading: 'What happens next',
      steps: [
        {
          title: 'We call you',
          text: 'From our own number, about this repair and nothing else. If we miss you, we try again and write.',
        },
        {
          title: 'We agree on a time',
          text: 'Ask before {cutoff}: if a visit today is possible, we say so when we call.',
        },
        {
          title: 'You hear the price first',
          text: 'The technician finds the fault, tells you the full price, and you decide.',
        },
      ],
    },
    ready: {
      heading: 'Good to have at hand',
      items: [
        'The model number, if you can reach the plate without moving the appliance.',
        'The last thing it did: a noise, a code on the display, water on the floor.',
        'Gate code, parking, or the name of the front desk.',
      ],
    },
    urgent: 'If it cannot wait, call now. The emergency line is answered day and night.',
  },
} as const satisfies Localized<unknown>;
