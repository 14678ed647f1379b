// The six home-page questions. Line breaks in an answer are kept on the page.
import type { Localized } from '#content/language.ts';
import { moneyWords } from '#content/words/money/money-words.ts';
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
        'Ask before {cutoff} and we try for the same day; later requests usually get the next morning.\nSend the quote form between {opens} and {closes} and we call you back within {minutes} minutes. Outside those hours the emergency line is answered by phone at any time.',
    },
    {
      id: 'what-does-it-cost',
      question: 'What does a repair cost?',
      answer: `Each appliance has a starting price for a repair visit, shown on its page, from {lowestPrice} to {highestPrice}, plus tax where it applies. ${moneyWords.en.visitPrice}\nParts and longer work cost more. ${moneyWords.en.repairPrice}`,
    },
    {
      id: 'which-brands',
      question: 'Which brands do you repair?',
      answer:
        'The 31 brands on our Brands page, from Whirlpool, GE, Samsung and LG to Sub-Zero, Wolf, Miele and Thermador, and older names such as Kelvinator and Tappan.\nWe are an independent company. Brand names belong to their owners, and for a repair under the maker’s own warranty you should call the maker first.',
    },
    {
      id: 'repair-or-replace',
      question: 'Is my appliance worth repairing?',
      answer:
        'As a rule of thumb, yes when it is in the first half of its expected life and the fault is one part. Near the end of that life, a failed compressor, drum bearing or control board can tip the scale toward a new one.\nEach service page gives the usual life of that appliance and where the figure comes from. The technician tells you plainly which way it leans.',
    },
    {
      id: 'warranty',
      question: 'What does the {warrantyDays}-day warranty cover?',
      answer: `${moneyWords.en.warranty}\nA different part that fails later, or damage from a later storm, is a new repair.`,
    },
    {
      id: 'before-the-visit',
      question: 'What should I do before the technician arrives?',
      answer: `Stop using the appliance if it leaks, sparks or trips its breaker. ${safety['burning-smell'].line} ${safety['gas-smell'].line}\nHave the model number ready if you can find it, clear the space in front, and in a condo or gated community tell the desk or gate we are coming.`,
    },
  ],
} as const satisfies Localized<readonly Faq[]>;
