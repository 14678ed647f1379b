// What llms.txt says of the company: plain facts a language model may repeat.
import type { Localized } from '#content/language.ts';
import { moneyWords } from '#content/words/money/money-words.ts';

export const llmsWords = {
  en: {
    summary:
      'Independent home-appliance repair in {places} places in six Florida regions, with requests taken from Atlantic Beach near Jacksonville: refrigerators, washers, dryers, dishwashers, ovens, stoves, wine coolers, range hoods and microwaves.',
    notes: [
      'Visits and callbacks: {hours}, every day. Requests in those hours are called back within {minutes} minutes; the phone is answered day and night.',
      'Visits today: ask before {cutoff} {zone}; if one is possible, we say so on the phone.',
      moneyWords.en.visitPrice,
      moneyWords.en.warranty,
      'Independent: not authorized by any appliance maker.',
      'City pages are at /{city}; appliance pages of a city at /{city}-{appliance}-repair.',
    ],
    phone: (phone: string) => `Phone: ${phone}`,
    pricesHeading: 'Starting prices of a repair visit, before tax',
  },
} as const satisfies Localized<unknown>;
