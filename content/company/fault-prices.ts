// The owner's price list by fault, beside the starting price of each appliance (content/catalogue/services.ts): what a repair of one sign costs, from the usual lowest to the usual highest. Pages show a range
// only where the owner has given one. `npm run launch-check` says so while nothing has been decided.
import type { ServiceSlug } from '#content/catalogue/services.ts';
import type { SignSlug } from '#content/catalogue/signs/signs.ts';

type FaultPriceOf<Service extends ServiceSlug> = {
  readonly service: Service;
  readonly sign: SignSlug<Service>;
  /** Whole US dollars, with the visit, usual parts and labor, before tax. */
  readonly fromUsd: number;
  readonly toUsd: number;
};

/** The range of one sign. A sign that its appliance does not have is a type error. */
export type FaultPrice = { readonly [Service in ServiceSlug]: FaultPriceOf<Service> }[ServiceSlug];

/** null while the owner has not decided; an empty list when no ranges are to be published. */
export const faultPrices: readonly FaultPrice[] | null = null;
