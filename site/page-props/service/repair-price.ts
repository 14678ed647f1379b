import type { ServiceSlug } from '#content/catalogue/services.ts';
import { faultPrices, type FaultPrice } from '#content/company/fault-prices.ts';
import type { Language } from '#content/language.ts';
import { moneyWords } from '#content/words/money/money-words.ts';
import { servicePageWords } from '#content/words/repairs/service-page-words.ts';
import { listWordedSigns } from '#domain/repair/catalogue-signs.ts';
import { formatUsd } from '#domain/words/wording.ts';

/** The range of a sign, in whole US dollars before tax, or undefined while the owner has given none: pages then show none. */
export function findFaultPrice(
  prices: readonly FaultPrice[] | null,
  service: ServiceSlug,
  sign: string,
): { readonly fromUsd: number; readonly toUsd: number } | undefined {
  return prices?.find((row) => row.service === service && row.sign === sign);
}

/** When we say the price of a repair, and the owner's ranges by fault; without any, that there are none. */
export function repairPrice(
  service: ServiceSlug,
  language: Language,
  prices: readonly FaultPrice[] | null = faultPrices,
) {
  const frame = servicePageWords[language];
  const rows = listWordedSigns(service, language).flatMap(({ facts, words }) => {
    const range = findFaultPrice(prices, service, facts.slug);
    if (range === undefined) return [];
    const [from, to] = [range.fromUsd, range.toUsd].map((usd) => formatUsd(usd, language));
    return [{ label: words.label, text: frame.faultPrice(from ?? '', to ?? '') }];
  });
  return {
    heading: frame.priceHeading,
    statement: moneyWords[language].repairPrice,
    about: rows.length > 0 ? frame.faultPrices : frame.noFaultPrices,
    rows,
  };
}
