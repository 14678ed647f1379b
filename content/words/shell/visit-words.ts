// From what price, when we come, when we call back: the same line and the same labels on every page of a place.
import type { Localized } from '#content/language.ts';

export const visitWords = {
  en: {
    /** Under the heading of a page about a place. */
    line: (price: string, hours: string, minutes: string) =>
      `Visits from ${price}, ${hours}, every day. Send the form and we call you within ${minutes} minutes.`,
    priceLabel: 'Visits from',
    hoursLabel: 'Visits and call-backs',
    everyDay: (hours: string) => `${hours}, every day`,
    callLabel: 'Call-back',
    within: (minutes: string) => `within ${minutes} minutes`,
  },
} as const satisfies Localized<unknown>;
