import type { Localized } from '#content/language.ts';

/** Words of the panel of visits and of the booking dialog. */
export const visitsWords = {
  en: {
    heading: 'Visits',
    soon: 'Visits are not set up on this server yet.',
    /** In a technician's calendar. */
    feed: {
      name: 'Visits: {technician}',
      product: 'Visits',
      phone: 'Phone: {phone}',
      parts: 'Likely parts: {parts}',
    },
  },
} as const satisfies Localized<unknown>;
