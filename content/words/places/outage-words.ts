// Whom to call in an outage, beside the companies of a place and their lines (content/places/utilities.ts).
import type { Localized } from '#content/language.ts';

export const outageWords = {
  en: {
    /** After the companies, where there are two, and where the line of one of them is unknown. */
    whichever: '{names}; your bill says which',
    whicheverOnBill: '{names}; your bill says which and gives its number',
    /** For a company whose outage line we have not read. */
    onBill: 'the number is on your bill',
    /** For a gas company whose emergency line we have not read. */
    gasUnknown: 'in an emergency, call 911',
  },
} as const satisfies Localized<unknown>;
