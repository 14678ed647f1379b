// What a ZIP check is told. Nobody is refused: outside means "ask us".
import type { Localized } from '#content/language.ts';

export const coverageWords = {
  en: {
    city: 'Yes, we come to {zip}: {cities}.',
    cityLink: 'Appliance repair in {city}',
    county: 'Yes, {zip} is in {county} County, which we serve.',
    countyNear:
      'Yes, {zip} is in {county} County, which we serve. Our nearest listed place is {city}, {miles} miles away.',
    countyLink: 'Our places in {region}',
    outside:
      '{zip} is not on our list. Ask anyway: send a request or call, and we’ll tell you whether someone can come.',
    outsideLink: 'All places we serve',
    fault: 'A ZIP code has exactly five digits. Please check it and try again.',
  },
} as const satisfies Localized<unknown>;
