// The Service Area page (/florida) and the answer page of its ZIP check.
import type { Localized } from '#content/language.ts';

export const serviceAreaWords = {
  en: {
    head: {
      title: 'Service Area: Towns We Serve in Six Florida Regions',
      description:
        'Check your ZIP code, look at the map, or find your town by county: Miami to Jupiter, Naples, Orlando, Tampa Bay to Punta Gorda, and Atlantic Beach.',
    },
    heading: 'Do we come to your town?',
    intro:
      'We serve {places} places in six Florida regions, and take requests from Atlantic Beach near Jacksonville. Each place has its own page, with what to know about repairs there. We visit from {hours}, every day, and visits start at {lowestPrice}, plus tax where it applies.',
    zip: {
      heading: 'Check your ZIP code',
      label: 'ZIP code of the home',
      hint: '33139',
      submit: 'Check',
      again: 'Check another ZIP code',
      note: 'If your ZIP code is not found, ask anyway: call us or send the form, and we’ll tell you whether someone can come.',
    },
    map: {
      description: 'Map of Florida with the counties we serve. The lists below say the same in words.',
    },
    regions: {
      heading: 'Six regions',
      places: { one: 'place', other: 'places' },
      counties: { one: '{names} County', other: '{names} counties' },
    },
    byCounty: { heading: 'All places, by county' },
    outside: {
      heading: 'Outside the six regions',
      texts: [
        'Atlantic Beach, in Duval County near Jacksonville, is about two hours by road from our nearest region. We take requests from there: call first, and we’ll tell you whether and when we can come.',
      ],
    },
    surrounding: {
      heading: 'Not on the list?',
      paragraphs: [
        'If you live between two of these places or just beyond one, call us or send the form with your ZIP code, and we’ll tell you whether someone can come.',
        'We list no towns in Lee County. In Bonita Springs, Fort Myers or Cape Coral, call us first, and we’ll tell you whether someone can come. The nearest towns on our list are Naples, to the south, and Punta Gorda, Port Charlotte and North Port, to the north, in our West Central Florida region.',
      ],
    },
  },
} as const satisfies Localized<unknown>;
