// Words of the brands that stand alone: a laundry maker, a store name and a licensed name. Sources of ownership, families and codes: docs/sources.md.
import type { BrandSlug } from '#content/catalogue/brands.ts';
import type { BrandWords } from './brand-words-form.ts';
import type { Localized } from '#content/language.ts';

export const laundryAndStoreNames = {
  en: {
    'speed-queen': {
      head: {
        title: 'Speed Queen Washer and Dryer Repair in Florida',
        description:
          'Speed Queen top-load, front-load or dryer stopped? Codes dL and dr explained, and why these machines are worth repairing.',
      },
      heading: 'The washer that is meant to be repaired.',
      intro:
        'People who buy a Speed Queen plan to keep it for decades. We like them for the same reason: panels come off with a few screws and the parts inside are metal.',
      whatItMakes: [
        'Washers and dryers only. TC5 is the classic top-loader with a transmission and a hot, full tub; TR models move tub and agitator together; FF and FR are front-loaders; DC, DR and DF are dryers, and SF is the stacked pair.',
        'The same factory supplies laundromats and apartment houses, so a coin or card model in your building may carry this name.',
      ],
      owner: 'Alliance Laundry Systems of Ripon, Wisconsin, which builds nothing but laundry equipment.',
      modelTags: [
        {
          services: ['washer'],
          place:
            'Top-loader: on the back of the cabinet, upper corner, and under the lid. Front-loader: inside the door ring.',
        },
        { services: ['dryer'], place: 'Lower edge of the door opening.' },
      ],
      problems: [
        {
          service: 'washer',
          text: 'TC models that fill, wash and then stop before spin: lid lock or its strike.',
        },
        {
          service: 'washer',
          text: 'Drips from below the tub: pump or a hose clamp, quick when found before the floor swells.',
        },
        {
          service: 'washer',
          text: 'Front-loaders on wooden upper floors shake; a stiff floor matters more than the feet.',
        },
        { service: 'dryer', text: 'Long drying is the duct. Cold drying is a limit thermostat or igniter.' },
        {
          service: 'dryer',
          text: 'A chirp that grows with heat comes from the idler; ten minutes with the front off.',
        },
      ],
      parts:
        'Excellent, also for machines from the 1990s. The maker’s home warranty can run three, five or seven years, so find your papers before you pay.',
      independence:
        'Speed Queen sells and serves through dealers. We are no dealer, only a repair company that owns the right tools.',
    },
    kenmore: {
      head: {
        title: 'Kenmore Repair: Who Really Built Yours?',
        description:
          'The first three digits of a Kenmore model tell who built it: Whirlpool, LG, Frigidaire, GE or Samsung. Use them to fix it faster.',
      },
      heading: 'Read the first three digits.',
      intro:
        'Kenmore never ran a factory. Each machine came from one of the big makers, and the number before the dot tells which, so half of the diagnosis is done before we ring the bell.',
      whatItMakes: [
        'Every appliance in our nine has been sold as Kenmore or Kenmore Elite. Prefix 110 or 106 and 665 mean Whirlpool; 253, 417, 587 and 790 Frigidaire; 795 and 796 LG; 363 GE; 401 and 592 Samsung.',
        'So a Kenmore 796 washer speaks LG’s codes, such as OE for a drain fault, and a 110 speaks Whirlpool’s, such as F9 E1.',
      ],
      owner:
        'Sears made the name famous; since 2019 it belongs to Transformco, the company formed to buy what was left of Sears.',
      modelTags: [
        {
          services: ['refrigerator', 'wine-cooler'],
          place: 'Inside, left, upper third. Copy all digits with the dot.',
        },
        {
          services: ['washer', 'dryer'],
          place: 'Lid underside, door ring, or back of the console on the oldest.',
        },
        { services: ['dishwasher'], place: 'Door edge or tub rim.' },
        { services: ['oven', 'stove'], place: 'Drawer frame; wall ovens, top of the opening.' },
        { services: ['microwave', 'range-hood'], place: 'In the door opening; behind the hood’s filters.' },
      ],
      problems: [
        {
          service: 'washer',
          text: '110 direct-drive washers eat motor couplings; Oasis machines fail at the actuator or drain pump.',
        },
        {
          service: 'refrigerator',
          text: 'Elite French-doors numbered 795 share LG’s compressor story; those numbered 253 share Frigidaire’s icy ice makers.',
        },
        {
          service: 'dishwasher',
          text: '665 models show a blinking light after the heater fails; the count of blinks is the code.',
        },
        { service: 'oven', text: '790 ranges beep and take no entry when the keypad is worn.' },
        { service: 'dryer', text: 'Thermal fuse and duct, as in any dryer of its builder.' },
      ],
      parts:
        'By the builder’s number, good. Printed panels, handles and badges of Elite lines are drying up, and stores that once stocked them have closed.',
      independence:
        'Sears technicians used to come for these. We are not their successor, and the name is not ours.',
    },
    'magic-chef': {
      head: {
        title: 'Magic Chef Repair: Classic Ranges to Wine Coolers',
        description:
          'Two very different Magic Chefs: American ranges of old and compact imports of today. What we can repair, and what we would not.',
      },
      heading: 'Which Magic Chef do you have?',
      intro:
        'Look at the back. If it was made in Cleveland, Tennessee, you have a range with decades behind it. If it says MC Appliance, you have a compact machine from the last years. They need different advice.',
      whatItMakes: [
        'The old company, born as American Stove in St. Louis, sold gas ranges with the Red Wheel oven regulator; later came Maytag-era ranges, refrigerators, laundry and dishwashers.',
        'Today’s line is small-space equipment: compact refrigerators, wine coolers, portable and combination washers, compact dryers, 24-inch ranges, countertop dishwashers and microwaves.',
      ],
      owner:
        'MCA Corporation, also called MC Appliance, of Wood Dale, Illinois, bought the name from Whirlpool in 2010, having used it under license since 1996.',
      modelTags: [
        {
          services: ['oven', 'stove'],
          place: 'Old ranges: lift the top or open the broiler. New ones: behind the drawer.',
        },
        {
          services: ['refrigerator', 'wine-cooler'],
          place: 'On the back, near the compressor; some repeat it inside.',
        },
        {
          services: ['washer', 'dryer', 'dishwasher', 'microwave'],
          place: 'Rear panel or door rim. Numbers of the present line begin with MC.',
        },
      ],
      problems: [
        {
          service: 'stove',
          text: 'Classic ranges: pilots, valves and thermostats, each with a leak test. They can cook for another generation.',
        },
        {
          service: 'wine-cooler',
          text: 'Thermoelectric coolers that only reach 65 °F in summer are at their limit, not broken.',
        },
        {
          service: 'washer',
          text: 'Portable washers that stop before spin want a level floor and a clean drain filter.',
        },
        {
          service: 'refrigerator',
          text: 'A warm compact refrigerator with a dead sealed system is not worth the gas.',
        },
      ],
      parts:
        'For the ranges: igniters, burners and thermostats through Maytag cross-references, glass and chrome from salvage. For compacts: boards, pumps and fans from the importer, often at a price near half a new unit, and we tell you so first.',
      independence:
        'MC Appliance answers for its warranty; we answer for our own repairs and are no part of it.',
    },
  },
} as const satisfies Localized<Partial<Readonly<Record<BrandSlug, BrandWords>>>>;
