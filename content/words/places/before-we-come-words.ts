// "Before we come": what to have ready for each appliance, and for gas, beside what its place asks for. Places of rating plates:
// docs/sources.md, Brands.
import type { ServiceSlug } from '#content/catalogue/services.ts';
import type { Localized } from '#content/language.ts';
import { safetyWords } from '#content/words/safety/safety-words.ts';

export const beforeWeComeWords = {
  en: {
    modelNumber: {
      refrigerator: 'Have the model number ready. Its label is inside, usually on a side wall.',
      washer: 'Have the model number ready. It is on a label at the door or under the lid.',
      dryer: 'Have the model number ready. It is on a label inside the door opening.',
      dishwasher: 'Have the model number ready. It is on a label on the edge of the door or the tub.',
      oven: 'Have the model number ready. It is on a label on the oven’s frame, inside the door or behind the bottom drawer.',
      stove:
        'Have the model number ready. It is on a label behind the bottom drawer or on the oven’s frame; on a cooktop, underneath. Hidden? Give us the brand.',
      'wine-cooler': 'Have the model number ready. It is usually on a label inside.',
      'range-hood':
        'With the hood off and the stove cool, look for the model number behind the filters. Clear the stove for the visit.',
      microwave:
        'Have the model number ready. Its label is inside the door opening or on the back. If the microwave hangs over a stove, clear the stove and the cabinet above.',
    },
    /** Its danger that a look answers before we come. */
    danger: {
      oven: safetyWords.en['anti-tip'].line,
      stove: safetyWords.en['anti-tip'].line,
    },
    /** For what may be gas, where no advice of the place asks for it. */
    gas: (name: string) =>
      `If your ${name} is gas, say which kind: a tank, even buried, means propane; a bill in therms, natural gas.`,
  },
} as const satisfies Localized<{
  readonly modelNumber: Readonly<Record<ServiceSlug, string>>;
  readonly danger: Readonly<Partial<Record<ServiceSlug, string>>>;
  readonly gas: (name: string) => string;
}>;
