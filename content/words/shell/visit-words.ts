// From what price, when we come, when we call back: the same line and the same labels on every page of a place.
import type { Localized } from '#content/language.ts';

export const visitWords = {
  en: {
    /** Under the heading of a page about a place; `price` is that of the page's appliance, or the lowest. */
    line: (price: string) =>
      `Visits from ${price} plus tax, {hours}, every day. Send the form in these hours and we call you within {minutes} minutes.`,
    priceLabel: 'Visits from',
    lowestPrice: '{lowestPrice}',
    hoursLabel: 'Visits and call-backs',
    hours: '{hours}, every day',
    callLabel: 'Call-back',
    call: 'within {minutes} minutes, in these hours',
  },
} as const satisfies Localized<unknown>;
