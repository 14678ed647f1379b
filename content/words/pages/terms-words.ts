// The Terms of Service, in plain words; counsel confirms them before launch.
import type { Localized } from '#content/language.ts';
import { moneyWords } from '#content/words/money/money-words.ts';

export const termsWords = {
  en: {
    head: {
      title: 'Terms of Service: Prices, Visits and Warranty',
      description:
        'The terms in plain words: what a request commits you to (nothing), what the starting price is, when you pay, and what the {warrantyDays}-day warranty covers.',
    },
    heading: 'Terms of Service',
    intro: 'Plain words for what you can expect from us, and what we ask of you.',
    updated: 'Last changed November 29, 2026',
    sections: [
      {
        heading: 'A request is not an order',
        paragraphs: [
          'Sending a form or calling commits you to nothing. Work begins only after you have heard the full price and agreed to it.',
        ],
      },
      {
        heading: 'Prices',
        paragraphs: [
          moneyWords.en.visitPrice,
          moneyWords.en.repairPrice,
          'The starting price shown for each appliance is where a repair visit for it begins, before tax. Parts and longer work cost more. When any part is supplied, Florida taxes the whole repair, and the tax is added.',
          'You pay when the work is done, by cash, check, credit card or debit card.',
        ],
      },
      {
        heading: 'Times',
        paragraphs: [
          'Regular visits are from {hours}, every day. The {minutes}-minute callback applies within those hours; if you send a request later, we call at {opens}. We answer the phone day and night, and tell you then whether a technician can come outside these hours. Such a visit is arranged only by phone and costs the same.',
          'Same-day visits are for requests before {cutoff} and depend on the day and the distance. A storm, a closed bridge or a missing part can move a visit. We tell you as soon as we know.',
        ],
      },
      {
        heading: 'At your home',
        paragraphs: [
          'An adult who can agree to the work should be there. Please clear the space in front of the appliance and tell a gate or front desk that we are coming.',
          'Building rules come first: some associations require a certificate of insurance or a booked service elevator, or allow work only on weekdays. Please ask yours before the visit.',
          'We may decline work that would be unsafe, such as on an appliance whose safety switch was bypassed, or on gas piping that the gas utility has not approved.',
        ],
      },
      {
        heading: 'Warranty',
        paragraphs: [
          moneyWords.en.warranty,
          'The warranty does not cover other parts, damage by surge, flood, pests or misuse, or a repair that someone else has since altered. A maker’s warranty on a part, if there is one, is the maker’s to honor.',
          moneyWords.en.satisfaction,
        ],
      },
      {
        heading: 'Brands',
        paragraphs: [
          'We are an independent company. Brand names belong to their owners and are used only to say what we repair.',
        ],
      },
      {
        heading: 'What you read here',
        paragraphs: [
          'The pages of this site are general advice and no substitute for a technician who has seen the appliance. Never open a microwave, a sealed refrigerant circuit or a gas line yourself.',
        ],
      },
      {
        heading: 'Law',
        paragraphs: [
          'Florida law applies. Nothing here takes away a right that the law gives you as a consumer.',
        ],
      },
    ],
  },
} as const satisfies Localized<unknown>;
