// From what price, when we come, when we call back (in today-words.ts, because it is other at night): the same line and the same labels on every page of a place.
import type { Localized } from '#content/language.ts';

export const visitWords = {
  en: {
    /** Under the heading of a page about a place; `price` is that of the page's appliance, or the lowest. */
    line: (price: string) =>
      `Visits from ${price}, plus tax where it applies, {hours} every day. We tell you the exact visit price on the phone.`,
    /** Beside the form of such a page. */
    night: 'Need someone at night? Call us: we answer day and night.',
    /** Above the call; money-words.ts says what it pays for. */
    heroPrice: (price: string) => `From ${price}`,
    /** At the end of a row. */
    rowPrice: (price: string) => `from ${price}`,
    hoursLabel: 'Visits',
    callLabel: 'Callback',
  },
} as const satisfies Localized<unknown>;
