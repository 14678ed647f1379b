// What the wine cooler page says. Figures about age: docs/sources.md.
import type { Localized } from '#content/language.ts';
import type { ServiceWords } from './service-words-form.ts';

export const wineCoolerWords = {
  en: {
    name: 'Wine Cooler',
    noun: 'wine cooler',
    nounWithArticle: 'a wine cooler',
    plural: 'wine coolers',
    repairName: 'Wine Cooler Repair',
    description:
      'A wine cooler that drifts warm, freezes a zone, rattles or runs nonstop: we repair built-in, undercounter and freestanding units.',
    head: {
      title: 'Wine Cooler Repair in Florida: Warm, Noisy, Leaking',
      description:
        'Wine cooler drifting warm or humming? When to move the wine, what to check at the grille and door, and what a repair visit starts at.',
    },
    heading: 'Wine cooler repair: what is yours doing?',
    intro:
      'A warm day or two does wine little harm, so you have time. Below you can see which faults come from a dirty condenser or a worn fan, and which involve the sealed cooling system.',
    firstAnswer:
      'A warm day or two does wine little harm: keep the door shut. For a small, silent cooler, a new one often costs less than a repair. A built-in is usually worth fixing.',
    safetyStops: ['burning-smell', 'refrigerant', 'water-near-power', 'electric-tingle'],
    floridaMatters: [
      {
        key: 'heat',
        heading: 'Not for the garage',
        text: 'Wine coolers are made for living rooms and kitchens. In a garage at 95 °F a compressor model runs nonstop, and a thermoelectric one cannot keep wine cool.',
      },
      {
        key: 'humidity',
        heading: 'Fog on the glass',
        text: 'A fogged door on a humid day is normal. If it also fogs in a cool, dry room, call us: the door seal probably leaks or the door heater has failed. You can use the cooler until the repair.',
      },
      {
        key: 'salt-air',
        heading: 'Outdoor kitchens by the water',
        text: 'Only units rated for outdoors belong on a lanai. Wipe even those with a cloth and fresh water, and keep the grille clean.',
      },
      {
        key: 'surge',
        heading: 'Surge protection',
        text: 'A control board for a wine cooler may take weeks to come. Ask an electrician about a surge protector for the kitchen or the whole home.',
      },
      {
        key: 'seasonal',
        heading: 'Cellars left alone all summer',
        text: 'If you leave for months, set the air conditioning below 80 °F and have someone check the display every week or two.',
      },
      {
        key: 'hard-water',
        heading: 'Humidity trays and lime',
        text: 'If you fill a humidity tray by hand, use distilled water. Tap water leaves a crust of lime in the tray.',
      },
    ],
    questions: [
      {
        question: 'How long before the wine is harmed?',
        answer: 'A day or two in an air-conditioned room does little harm. Weeks above 75 °F do.',
      },
      {
        question: 'What is the right setting?',
        answer:
          'Store everything at 55 °F. If you have two zones, serve sparkling wine at 45 °F, whites near 50 °F and reds near 60 °F.',
      },
      {
        question: 'Can a freestanding unit go under the counter?',
        answer: 'Only if its vents are at the front. With vents at the back it overheats under a counter.',
      },
    ],
  },
} as const satisfies Localized<ServiceWords>;
