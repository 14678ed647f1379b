// Six SAMPLE reviews that show where real ones go. Nobody said these words: every page marks them "Sample" and
// `npm run launch-check` fails while one is left (FTC rule on reviews, 16 CFR 465).
import type { Localized } from '#content/language.ts';
import type { ServiceSlug } from '#content/catalogue/services.ts';

export type Testimonial = {
  readonly id: string;
  readonly sample: boolean;
  readonly name: string;
  /** The name of a served city. */
  readonly location: string;
  readonly rating: 1 | 2 | 3 | 4 | 5;
  readonly text: string;
  readonly service: ServiceSlug;
  /** ISO date, no time. */
  readonly date: string;
};

export const testimonialsHeading = { en: 'What Our Customers Say' } as const satisfies Localized<string>;

export const testimonials = {
  en: [
    {
      id: 'sample-refrigerator',
      sample: true,
      name: 'Ana A.',
      location: 'Coral Gables',
      rating: 5,
      text: 'The refrigerator was warm at breakfast and cold again by dinner. He showed me the fan that had failed and gave me the price before he started.',
      service: 'refrigerator',
      date: '2026-01-12',
    },
    {
      id: 'sample-washer',
      sample: true,
      name: 'Ben B.',
      location: 'Fort Lauderdale',
      rating: 5,
      text: 'Washer stuck full of water with the door locked. They drained it, pulled a sock out of the pump and ran a test load while I watched.',
      service: 'washer',
      date: '2026-01-26',
    },
    {
      id: 'sample-dryer',
      sample: true,
      name: 'Carla C.',
      location: 'Boca Raton',
      rating: 5,
      text: 'Two cycles to dry a towel. It was the vent and a weak thermostat, both done in one visit, and no one tried to sell me a new dryer.',
      service: 'dryer',
      date: '2026-02-09',
    },
    {
      id: 'sample-oven',
      sample: true,
      name: 'Dan D.',
      location: 'Orlando',
      rating: 5,
      text: 'Our gas oven glowed and never lit. New igniter, a leak test on the fitting, and bread in the oven that same evening.',
      service: 'oven',
      date: '2026-02-23',
    },
    {
      id: 'sample-dishwasher',
      sample: true,
      name: 'Elena E.',
      location: 'St. Petersburg',
      rating: 5,
      text: 'I asked for a quote online and the phone rang ten minutes later. The drain hose was kinked behind the cabinet; fair price, clean floor.',
      service: 'dishwasher',
      date: '2026-03-09',
    },
    {
      id: 'sample-wine-cooler',
      sample: true,
      name: 'Frank F.',
      location: 'Naples',
      rating: 5,
      text: 'The lower zone of our wine cooler would not go below 60. He cleaned the condenser, changed a fan and called a week later to ask how it held.',
      service: 'wine-cooler',
      date: '2026-03-23',
    },
  ],
} as const satisfies Localized<readonly Testimonial[]>;
