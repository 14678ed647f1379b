// "Before we come": the one line each appliance adds to what its place asks for. Places of rating plates: docs/sources.md, Brands.
import type { ServiceSlug } from '#content/catalogue/services.ts';
import type { Localized } from '#content/language.ts';

export const beforeWeComeWords = {
  en: {
    refrigerator:
      'Have the model number ready: it is on a tag inside, on a side wall. Leave the doors shut to keep the cold in.',
    washer:
      'Have the model number ready: it is at the door or under the lid. Clear the way to both water valves.',
    dryer:
      'Have the model number ready: it is at the door opening. Clear the way to the dryer and to the breaker panel.',
    dishwasher:
      'Have the model number ready: it is on the edge of the open door. Empty the cabinet under the sink.',
    oven: 'Have the model number ready: it is around the oven opening. Let the oven cool down and take out the racks.',
    stove:
      'Have the model number ready: it is behind the drawer or at the oven opening. Let the top cool down and clear it.',
    'wine-cooler':
      'Have the model number ready: it is on a tag inside. Move the bottles out if the inside has become warm.',
    'range-hood':
      'Have the model number ready: it is behind the filters. Clear the stove below, since we stand over it.',
    microwave:
      'Have the model number ready: it is at the door opening. Take out the plate and clear the counter or stove below.',
  },
} as const satisfies Localized<Readonly<Record<ServiceSlug, string>>>;
