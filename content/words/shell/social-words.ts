// The few words on the pictures that are shown when somebody shares a page.
import type { Localized } from '#content/language.ts';

export const socialWords = {
  en: {
    home: 'Home appliance repair. You hear the price first.',
    about: 'People who repair what you own',
    services: 'Nine appliances, a starting price for each',
    brands: 'Thirty-one brands, new and old',
    contact: 'Get a free quote, or just call',
    serviceArea: 'Appliance repair in 100+ Florida cities',
    service: '{service} Repair in Florida',
    brand: '{brand} appliance repair',
    region: 'Appliance repair in {region}',
    city: 'Appliance repair in {city}',
    from: 'From {price}',
    warranty: '{warrantyDays}-day warranty',
    sameDay: 'Same-day service',
  },
} as const satisfies Localized<unknown>;
