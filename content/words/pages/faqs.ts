// The six home-page questions. Line breaks in an answer are kept on the page.
import type { Localized } from '#content/language.ts';
import { moneyWords } from '#content/words/money/money-words.ts';
import { guideRangeLine } from '#content/words/money/repair-rule-words.ts';
import { safetyWords } from '#content/words/safety/safety-words.ts';

export type Faq = { readonly id: string; readonly question: string; readonly answer: string };

const safety = safetyWords.en;

export const faqsHeading = {
  en: 'FAQs: Expert Appliance Repair Services',
} as const satisfies Localized<string>;

export const faqs = {
  en: [
    {
      id: 'how-soon',
      question: 'How soon can someone come?',
      answer:
        'Ask before {cutoff}, and we’ll tell you on the phone whether a visit today is possible. After that, ask for the next day.\nFrom {opens} to {closes} we call back within {minutes} minutes.',
    },
    {
      id: 'what-does-it-cost',
      question: 'What does a repair cost?',
      answer: `A visit starts at {lowestPrice} to {highestPrice}, depending on the appliance.\n${moneyWords.en.repairPrice}\n${guideRangeLine.en}`,
    },
    {
      id: 'which-brands',
      question: 'Which brands do you repair?',
      answer:
        'The 31 brands on our Brands page. If yours is still under the maker’s warranty, call the maker first.',
    },
    {
      id: 'repair-or-replace',
      question: 'Is my appliance worth repairing?',
      answer:
        'It usually is, if it is under eight years old and the repair costs less than half the price of a new one.\nEach service page helps you work it out.',
    },
    {
      id: 'warranty',
      question: 'What does the {warrantyDays}-day warranty cover?',
      answer: moneyWords.en.warranty,
    },
    {
      id: 'before-the-visit',
      question: 'What should I do before the technician arrives?',
      answer: `Have the model number ready, and clear the space in front of the appliance.\n${safety['gas-smell'].line}`,
    },
  ],
} as const satisfies Localized<readonly Faq[]>;
