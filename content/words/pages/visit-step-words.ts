// How a visit goes, step by step, each with its drawing (site/pictures/visit/).
import type { Localized } from '#content/language.ts';

export const visitStepWords = {
  en: {
    heading: 'How a visit goes',
    steps: [
      {
        drawing: 'call',
        title: 'We agree on a time',
        text: 'Call, or send the short form: from {opens} to {closes} we’ll call you back within {minutes} minutes. You hear what the visit costs, and we agree on a day and a time window. We answer the phone day and night.',
      },
      {
        drawing: 'bell',
        title: 'The technician comes to your door',
        text: 'Before that, clear the way to the appliance and to the breaker panel, and put pets in another room.',
      },
      {
        drawing: 'meter',
        title: 'The technician finds the fault',
        text: 'The technician tests the appliance in your home to find what has failed.',
      },
      {
        drawing: 'price',
        title: 'You hear the full price, and decide',
        text: 'Before any work begins, you hear one price for parts and labor, plus tax where it applies. The repair begins only after you say yes. If you say no, you pay only the visit price we told you when you booked.',
      },
      {
        drawing: 'part',
        title: 'The technician makes the repair',
        text: 'If a part has to be ordered, we come back with it. Ask, and we’ll show you the old part and why it failed.',
      },
      {
        drawing: 'test',
        title: 'You see it run',
        text: 'We test the repair while you watch. You pay by cash, check, credit card or debit card, and your {warrantyDays}-day warranty begins.',
      },
    ],
  },
} as const satisfies Localized<unknown>;
