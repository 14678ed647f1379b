import { services } from '#content/catalogue/services.ts';

/** The lowest starting price of all appliances, in whole dollars. */
export const lowestPriceUsd = Math.min(...services.map(({ startingPriceUsd }) => startingPriceUsd));
