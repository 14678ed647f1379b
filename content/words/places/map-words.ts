// What stands on a map and under it.
import type { Localized } from '#content/language.ts';

export const mapWords = {
  en: {
    /** Where what is in view comes from. */
    credit: {
      coast: 'Map data: coast by Natural Earth, county lines by the US Census Bureau',
      lakes: 'Map data: lakes by Natural Earth, county lines by the US Census Bureau',
      land: 'Map data: county lines by the US Census Bureau',
    },
    county: (name: string) => `${name} County`,
    /** Before the credit of a map with distances. */
    straight: 'Miles are in a straight line.',
    away: (miles: string) => `${miles} mi`,
    scale: (miles: number) => (miles === 1 ? '1 mile' : `${miles} miles`),
  },
} as const satisfies Localized<unknown>;
