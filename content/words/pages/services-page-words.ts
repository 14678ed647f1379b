// The page that lists the nine services.
import type { Localized } from '#content/language.ts';
import { moneyWords } from '#content/words/money/money-words.ts';
import { guideRangeLine } from '#content/words/money/repair-rule-words.ts';
import { safetyWords } from '#content/words/safety/safety-words.ts';

const safety = safetyWords.en;

export const servicesPageWords = {
  en: {
    head: {
      title: 'Appliance Repair Services and Starting Prices',
      description:
        'Nine appliances, each with its starting price, {lowestPrice} to {highestPrice} plus tax where it applies: refrigerators, washers, dryers, dishwashers, ovens and four others.',
    },
    heading: 'Nine appliances, and what a visit costs for each',
    intro:
      'We visit from {hours}, every day. Visits start at {lowestPrice} to {highestPrice}, depending on the appliance, plus tax where it applies. Pick yours: its page tells you what usually fails, what you can check safely before you call, and what to do first if something is dangerous.',
    /** Asked on the home page, too. */
    whatBroke: {
      heading: 'What broke?',
      text: 'Pick the machine, then what it is doing. You’ll see what you can check and what not to touch.',
    },
    /** Before the machines. */
    dangers: [
      safety['gas-smell'].line,
      safety['carbon-monoxide'].line,
      safety['burning-smell'].line,
      safety['water-near-power'].line,
    ],
    learnMore: 'Learn More',
    from: 'From',
    codes: 'For a code on the display:',
    groups: [
      {
        heading: 'Cold',
        text: 'If a refrigerator gets warm, keep its doors shut: each opening lets the cold out.',
        services: ['refrigerator', 'wine-cooler'],
      },
      {
        heading: 'Laundry and dishes',
        text: 'If something leaks and the floor is dry where you stand, close the machine’s water valves or the main valve.',
        services: ['washer', 'dryer', 'dishwasher'],
      },
      {
        heading: 'Cooking',
        text: 'We repair gas and electric appliances. If your oven, stove or dryer runs on propane, say so when you call, and we’ll tell you whether we can send someone licensed for propane. For a range, pick Oven for its oven and Stove for its burners.',
        services: ['oven', 'stove', 'microwave', 'range-hood'],
      },
    ],
    price: {
      heading: 'What the starting price is',
      paragraphs: [
        `A starting price here is for a visit, not for a repair. We tell you the exact visit price on the phone, before you book.`,
        `${moneyWords.en.visitPrice} ${moneyWords.en.repairPrice}`,
        `${guideRangeLine.en} Each service page helps you judge whether a repair is worth it.`,
        'In Florida the whole repair is taxable when any part is supplied, so prices here say “plus tax where it applies.”',
      ],
    },
  },
} as const satisfies Localized<unknown>;
