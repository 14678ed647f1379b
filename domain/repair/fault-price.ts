// The owner's price range of one fault, where there is one.
import type { FaultPrice } from '#content/company/price-list.ts';
import type { ServiceSlug } from '#content/catalogue/services.ts';

/** The range of a sign, in whole US dollars before tax, or undefined while the owner has given none: pages then show none. */
export function findFaultPrice(
  prices: readonly FaultPrice[] | null,
  service: ServiceSlug,
  sign: string,
): { readonly fromUsd: number; readonly toUsd: number } | undefined {
  return prices?.find((row) => row.service === service && row.sign === sign);
}
