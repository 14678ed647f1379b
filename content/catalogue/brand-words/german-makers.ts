// Words of the brands of German makers and their American sister. Sources of ownership, families and codes: docs/sources.md.
import type { BrandSlug } from '#content/catalogue/brands.ts';
import type { BrandWords } from './brand-words-form.ts';
import type { Localized } from '#content/language.ts';

export const germanMakers = {
  en: {
    bosch: {
      head: {
        title: 'Bosch Repair: Dishwasher E15, E24, E25 and More',
        description:
          'Bosch dishwasher shows E15 or E24? Compact washer, dryer or oven trouble? Clear meanings, safe checks and Florida repair visits.',
      },
      heading: 'Your quiet Bosch has gone too quiet.',
      intro:
        'Trouble with a Bosch often begins in the dishwasher, and there it often begins with the filter. The rest of the family is just as logical once you know that Bosch would rather stop than leak.',
      whatItMakes: [
        'Dishwashers in the 100, 300, 500, 800 and Benchmark series, with CrystalDry or PrecisionWash on the upper ones; 24-inch compact washers with condenser or heat-pump dryers, loved in condos without a duct.',
        'Then wall ovens, steam ovens, gas, electric and induction cooktops, slide-in ranges, hoods, downdrafts, microwaves and counter-depth or built-in refrigerators.',
      ],
      owner:
        'BSH Home Appliances, a company of the Bosch Group; many of its American dishwashers come from New Bern, North Carolina.',
      modelTags: [
        {
          services: ['dishwasher'],
          place: 'Right or upper edge of the door. Copy the E-Nr. and the FD number; the FD tells the year.',
        },
        { services: ['washer', 'dryer'], place: 'On the frame behind the door glass.' },
        { services: ['refrigerator'], place: 'Inside left, low by the drawers.' },
        {
          services: ['oven', 'stove', 'microwave'],
          place: 'Under the control panel when the door is open; cooktops carry it below.',
        },
        { services: ['range-hood'], place: 'Inside, behind the filters.' },
      ],
      problems: [
        {
          service: 'dishwasher',
          text: 'Will not drain: glass at the pump cover. Will not heat: the wash pump, which has the heater built in. Leaks: a drop of suds in the base trips the flood switch.',
        },
        {
          service: 'dryer',
          text: 'Condenser models take hours when lint coats the heat exchanger or the drain container is full.',
        },
        {
          service: 'washer',
          text: 'The pump flap is behind a small cover at the lower front; a hairpin there stops everything.',
        },
        { service: 'refrigerator', text: 'Slow ice after a summer away: a stale filter and low pressure.' },
        {
          service: 'stove',
          text: 'Induction zones that flash want a flat steel pan before they want a part.',
        },
      ],
      parts:
        'Good, by E-Nr. without guessing. Prices run above the American average, so we quote the part before we order it.',
      independence:
        'There is a Bosch service organization, and we are a different firm. Both can fix it; only theirs works under its warranty.',
    },
    thermador: {
      head: {
        title: 'Thermador Repair: Star Burner, Oven, Columns',
        description:
          'Thermador burner clicking, oven off, Freedom column warm or dishwasher at E24? Faults by appliance and careful built-in repair in Florida.',
      },
      heading: 'Built-in Thermador, taken out with care.',
      intro:
        'A Thermador kitchen is cabinetry with engines inside. A good part of the work there is reaching the fault without marking stone, panels or floor.',
      whatItMakes: [
        'Pro Harmony and Pro Grand ranges, rangetops and cooktops with the five-pointed Star Burner, Freedom and Liberty induction, Masterpiece and Professional wall ovens, steam ovens, Freedom columns and wine preservation, hoods, downdrafts, microwaves and Sapphire, Emerald and Star Sapphire dishwashers.',
        'ExtraLow, the burner that cycles on and off for a true simmer, is meant to click: it relights itself each minute.',
      ],
      owner:
        'BSH Home Appliances of the Bosch Group, since 1998. Thermador dates from 1916 in California and put the first wall oven into American homes in 1947.',
      modelTags: [
        {
          services: ['stove'],
          place:
            'Ranges: inside the oven door frame or on the kick panel. Rangetops: underneath the drip tray.',
        },
        { services: ['oven', 'microwave'], place: 'Left or lower edge of the door opening.' },
        {
          services: ['refrigerator', 'wine-cooler'],
          place: 'On the side wall inside, above the first drawer.',
        },
        { services: ['dishwasher', 'range-hood'], place: 'Dishwasher: door edge. Hood: behind the baffles.' },
      ],
      problems: [
        {
          service: 'stove',
          text: 'One Star Burner that clicks alone has a wet or worn electrode; all of them at once, a spark module.',
        },
        {
          service: 'oven',
          text: 'Blue-lined ovens of the early 2000s lose door hinges and locks more than elements.',
        },
        {
          service: 'refrigerator',
          text: 'Columns complain of door alarms when a heavy panel has sagged a few millimeters.',
        },
        {
          service: 'range-hood',
          text: 'Remote blowers on the roof rust at the coast and drone before they stop.',
        },
        {
          service: 'dishwasher',
          text: 'Pump and flood-switch faults like its Bosch cousins, behind a panel that must be aligned again.',
        },
      ],
      parts:
        'Available through BSH by E-Nr.; ranges more than twenty years old depend on what burner and igniter stock remains.',
      independence:
        'Being independent, we do not carry Thermador’s certificate. We carry pads, suction cups and patience, and you may compare.',
    },
    miele: {
      head: {
        title: 'Miele Repair: Dishwasher, W1 Laundry, Built-Ins',
        description:
          'Miele dishwasher fault F11 or F70, W1 washer stopped, MasterCool warm? What it means and what independent repair can do in Florida.',
      },
      heading: 'Built for twenty years, and worth the attention.',
      intro:
        'Miele tests its machines for the equal of twenty years of use, so an eight-year-old is middle-aged. Repairs are worth doing, and doing properly.',
      whatItMakes: [
        'G 5000 and G 7000 dishwashers with AutoDos, W1 washers with TwinDos and T1 heat-pump dryers on a 24-inch body, ovens and speed ovens with M Touch, steam ovens, gas and induction cooktops, ranges, hoods, and MasterCool refrigerators, freezers and wine units.',
        'Coffee systems and vacuum cleaners are also Miele, but outside our nine services.',
      ],
      owner:
        'Miele & Cie. KG of Gütersloh, Germany, still held by the two founding families of 1899, Miele and Zinkann.',
      modelTags: [
        {
          services: ['dishwasher'],
          place: 'Right edge of the door. We need the model and the number after M-Nr.',
        },
        { services: ['washer', 'dryer'], place: 'Inside the door frame.' },
        {
          services: ['oven', 'stove', 'microwave'],
          place: 'On the frame under the open door, or below the cooktop.',
        },
        {
          services: ['refrigerator', 'wine-cooler', 'range-hood'],
          place: 'Refrigeration: inner left wall. Hood: beyond the filters.',
        },
      ],
      problems: [
        {
          service: 'dishwasher',
          text: 'A sticky non-return valve or coin-sized debris at the drain pump; the Waterproof system stops all else.',
        },
        {
          service: 'washer',
          text: 'Long programs with foam: too much TwinDos. The drain filter is behind the flap at the bottom of the front.',
        },
        { service: 'dryer', text: 'Heat-pump dryers slow down when the fine filter in the base is caked.' },
        {
          service: 'oven',
          text: 'Steam units that call for descaling again and again have a scaled sensor.',
        },
      ],
      parts:
        'Miele keeps parts for many years, but sells some boards only to its own service and programs others on site. Where that is so we tell you, and you call Miele.',
      independence: 'Please do not take us for Miele’s technicians: we are outsiders who like the machines.',
    },
  },
} as const satisfies Localized<Partial<Readonly<Record<BrandSlug, BrandWords>>>>;
