// "Before we come": the one line each appliance adds to what its place asks for. Places of rating plates: docs/sources.md, Brands.
import type { ServiceSlug } from '#content/catalogue/services.ts';
import type { Localized } from '#content/language.ts';

export const beforeWeComeWords = {
  en: {
    refrigerator: 'Have the model number ready: it is on a tag inside, on a side wall.',
    washer: 'Have the model number ready: it is at the door or under the lid.',
    dryer: 'Have the model number ready: it is at the door opening.',
    dishwasher: 'Have the model number ready: it is on the edge of the open door.',
    oven: 'Have the model number ready: it is around the oven opening.',
    stove: 'Have the model number ready: it is behind the drawer or at the oven opening.',
    'wine-cooler': 'Have the model number ready: it is on a tag inside.',
    'range-hood': 'Have the model number ready: it is behind the filters. Take the pans off the stove below.',
    microwave: 'Have the model number ready: it is at the door opening.',
  },
} as const satisfies Localized<Readonly<Record<ServiceSlug, string>>>;
