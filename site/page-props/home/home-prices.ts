import type { Language } from '#content/language.ts';
import { services } from '#content/catalogue/services.ts';
import { formatUsd } from '#domain/words/wording.ts';

/** The starting prices the home page names: the lowest, the highest, and the refrigerator's. */
export function homePrices(language: Language) {
  const prices = services.map(({ startingPriceUsd }) => startingPriceUsd);
  const refrigerator = services.find(({ slug }) => slug === 'refrigerator')?.startingPriceUsd ?? NaN;
  return {
    lowest: formatUsd(Math.min(...prices), language),
    highest: formatUsd(Math.max(...prices), language),
    price: formatUsd(refrigerator, language),
  };
}
