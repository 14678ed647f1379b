// What every error code says. A code without words does not compile.
import type { Localized } from '#content/language.ts';
import type { WordsOfCodes } from '../codes/code-form.ts';
import type { errorCodes } from '../codes/error-codes.ts';
import { geCodeWords } from './ge.ts';
import { lgCodeWords } from './lg.ts';
import { otherCodeWords } from './other.ts';
import { samsungCodeWords } from './samsung.ts';
import { samsungServiceCodeWords } from './samsung-service.ts';
import { serviceGuideCodeWords } from './service-guide.ts';
import { whirlpoolKitchenCodeWords } from './whirlpool-kitchen.ts';
import { whirlpoolLaundryCodeWords } from './whirlpool-laundry.ts';
import { whirlpoolCodeWords } from './whirlpool.ts';

export const codeWords = {
  en: {
    ...samsungCodeWords.en,
    ...lgCodeWords.en,
    ...whirlpoolCodeWords.en,
    ...geCodeWords.en,
    ...otherCodeWords.en,
    ...whirlpoolLaundryCodeWords.en,
    ...whirlpoolKitchenCodeWords.en,
    ...samsungServiceCodeWords.en,
    ...serviceGuideCodeWords.en,
  },
} as const satisfies Localized<WordsOfCodes<typeof errorCodes>>;
