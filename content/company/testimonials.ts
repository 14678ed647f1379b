// Six SAMPLE reviews that show where real ones go. Nobody said these words: every page marks them "Example review" and
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
      text: 'He showed me the failed fan and gave me the price first.',
      service: 'refrigerator',
      date: '2026-01-12',
    },
    {
      id: 'sample-washer',
      sample: true,
      name: 'Ben B.',
      location: 'Fort Lauderdale',
      rating: 5,
      text: 'They took a sock out of the pump and ran a test load.',
      service: 'washer',
      date: '2026-01-26',
    },
    {
      id: 'sample-dryer',
      sample: true,
      name: 'Carla C.',
      location: 'Boca Raton',
      rating: 5,
      text: 'It was the vent. Nobody tried to sell me a new dryer.',
      service: 'dryer',
      date: '2026-02-09',
    },
    {
      id: 'sample-oven',
      sample: true,
      name: 'Dan D.',
      location: 'Orlando',
      rating: 5,
      text: 'A new igniter, and it bakes again.',
      service: 'oven',
      date: '2026-02-23',
    },
    {
      id: 'sample-dishwasher',
      sample: true,
      name: 'Elena E.',
      location: 'St. Petersburg',
      rating: 5,
      text: 'The drain hose was kinked. They left a clean floor.',
      service: 'dishwasher',
      date: '2026-03-09',
    },
    {
      id: 'sample-wine-cooler',
      sample: true,
      name: 'Frank F.',
      location: 'Naples',
      rating: 5,
      text: 'He cleaned the condenser and changed a fan.',
      service: 'wine-cooler',
      date: '2026-03-23',
    },
  ],
} as const satisfies Localized<readonly Testimonial[]>;
