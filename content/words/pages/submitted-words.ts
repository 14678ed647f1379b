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
    /** Instead of when we call, to who left an email address only. */
    byEmail: 'You left an email address and no number, so we do not call.',
    /** Before when we call, to who is outside our places. */
    outside: 'Your ZIP code is not on our list. We’ll tell you on the phone whether someone can come.',
    /** Some open the page by hand. */
    nothingSent:
      'Opened this page without sending a form? Then we do not know of you yet. Call, or send the form.',
    next: {
      heading: 'What happens next',
      steps: [
        {
          title: 'We call you',
          text: 'We call from our own number, about this repair and nothing else. If we miss you, we try again and write.',
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
      heading: 'Good to have ready',
      items: [
        'The model number, if you can read its label without moving the appliance.',
        'The last thing it did: a noise, a code on the display, water on the floor.',
        'The gate code, where to park, or what the front desk asks for.',
      ],
    },
    urgent: 'If it cannot wait, call now. We answer the phone day and night.',
  },
} as const satisfies Localized<unknown>;
