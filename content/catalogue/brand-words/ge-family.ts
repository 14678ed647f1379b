// Words of the brands of GE Appliances. Sources of ownership, families and codes: docs/sources.md.
import type { BrandSlug } from '#content/catalogue/brands.ts';
import type { BrandWords } from './brand-words-form.ts';
import type { Localized } from '#content/language.ts';

export const geFamily = {
  en: {
    ge: {
      head: {
        title: 'GE, Profile, Café and Monogram Repair in Florida',
        description:
          'GE oven showing F2 or F7, refrigerator warm or washer stuck? Meanings, where the model number is, and repair at your home in Florida.',
      },
      heading: 'GE repair in Florida',
      intro:
        'GE sells under four names: GE, GE Profile, Café and Monogram. They share many parts, so the model number tells more than the name on the door.',
      whatItMakes: [
        'GE makes all nine appliances we repair. Refrigerators range from top-freezers to French-doors; Profile laundry includes the Combo washer with heat-pump dryer and UltraFresh front-loaders. Advantium ovens cook with light, microwaves and convection.',
        'The first two letters of the serial number stand for the month and the year it was built. The year letters come around every twelve years, so tell a technician roughly how old it is.',
        'Monogram is the built-in line: columns, wine reserves, professional ranges and hoods.',
      ],
      owner:
        'GE Appliances of Louisville, Kentucky, has belonged to Haier since 2016 and uses the General Electric name under license.',
      modelTags: [
        {
          services: ['refrigerator', 'wine-cooler'],
          place: 'It is on the left wall inside, about four inches below the ceiling.',
        },
        {
          services: ['washer', 'dryer'],
          place:
            'Front-loaders have it on the door rim, top-loaders at the upper right of the back panel, and dryers behind the door at the lower edge.',
        },
        { services: ['dishwasher'], place: 'It is on the left side of the tub, just inside.' },
        {
          services: ['oven', 'stove'],
          place: 'It is behind the storage drawer, on the front frame or, for cooktops, underneath.',
        },
        {
          services: ['microwave', 'range-hood'],
          place:
            'On a microwave it is at the left of the opening; in a hood, on the inside wall above the filters.',
        },
      ],
      problems: [
        {
          service: 'refrigerator',
          sign: 'warm-everywhere',
          text: 'If both sides of a side-by-side get warm, the main board at the back or a fan that it runs has probably failed. Listen with the doors shut: if you hear no fan, say so when you call.',
        },
        {
          service: 'washer',
          sign: 'walks-and-bangs',
          text: 'If a top-loader bangs in the spin though the load is spread, the four rods that carry its tub are probably worn. If the tub hits the cabinet, leave the washer off. If it does not, wash small loads until the rods are replaced.',
        },
        {
          service: 'washer',
          sign: 'locked-door',
          text: 'Top-loaders since about 2015 lock the lid while they measure the load and spin. If yours stays locked, press Start/Pause and wait three minutes. If it is still locked, unplug the washer for one minute, once.',
        },
        {
          service: 'dryer',
          sign: 'squeals-thumps',
          text: 'A scrape on each turn probably comes from the plastic slides or the felt that carry the front of the drum. They are replaced as a set. If the scrape turns into metal on metal, leave the dryer off.',
        },
        {
          service: 'dishwasher',
          text: 'If an older dishwasher hums but does not wash after weeks without use, its pump is probably stuck. Stop the dishwasher: a pump that hums and does not turn gets hot.',
        },
        {
          service: 'oven',
          sign: 'gas-no-heat',
          text: 'If a gas oven stays cold, its igniter is probably weak. It can glow orange and still be too weak to open the gas valve. Leave the oven off after one test.',
        },
        {
          service: 'oven',
          text: 'If a range shows a bracket and no clock, Sabbath mode is on, so its tones and light are off. Hold Bake and Broil together until a menu comes up, and turn the mode off as the manual shows.',
        },
        {
          service: 'microwave',
          sign: 'dead',
          text: 'An over-the-range microwave can go dead when heat from the burners below trips its thermal cutout. Let it cool for an hour, then try it once. If it is still dead, leave it off.',
        },
      ],
      parts:
        'Parts for GE and GE Profile are easy to get. Monogram panels, hinges and electronics often have to be ordered, so we ask for the full model number with its last letters.',
      independence:
        'GE Appliances has technicians of its own, and we are not part of them. For work under GE’s warranty, call GE.',
    },
    hotpoint: {
      head: {
        title: 'Hotpoint Repair: Washers, Ranges, Refrigerators',
        description:
          'Hotpoint washer, dryer, range or refrigerator down? It shares parts with GE. What usually fails, where the model number is, and visits.',
      },
      heading: 'Hotpoint repair in Florida',
      intro:
        'Hotpoint is GE’s plain line, and most of its parts are GE’s. What fails is most often a switch, a belt, an element or a relay, and each is usually a small repair.',
      whatItMakes: [
        'GE covers Hotpoint HTW and GE GTW washers in one service guide, so parts of one often fit the other. RB means an electric range, and RGB a gas one.',
      ],
      owner:
        'In the United States the name belongs to GE Appliances, a Haier company. In Europe the name belongs to others, so a manual found online may be for a different machine.',
      modelTags: [
        { services: ['refrigerator'], place: 'It is inside at the left, near the top shelf.' },
        {
          services: ['washer', 'dryer'],
          place:
            'A washer has it at the back right corner of the top, under the lid hinge, and a dryer on the door frame.',
        },
        { services: ['dishwasher', 'microwave'], place: 'It is inside the door opening.' },
        {
          services: ['oven', 'stove'],
          place:
            'Pull the bottom drawer out and look at the frame. On a coil-top, it may be under the top: leave that for the technician.',
        },
      ],
      problems: [
        {
          service: 'refrigerator',
          text: 'If it clicks and does not cool after an outage, the start relay of the compressor has probably failed: a small repair. Turn the refrigerator off and move the food. If the compressor itself has failed, compare the price with that of a new refrigerator.',
        },
        {
          service: 'washer',
          sign: 'stops-mid-cycle',
          text: 'If a washer fills and then stops, its lid switch is probably bad, especially if it no longer clicks. Never bypass the switch: the tub would then spin with the lid open.',
        },
        {
          service: 'dryer',
          sign: 'will-not-start',
          text: 'If an older dryer runs only while you hold its start knob, its belt has probably broken: on many, a switch then stops the motor. A belt is a small repair. If the dryer stays silent, reset its breaker once.',
        },
        {
          service: 'oven',
          sign: 'bake-or-broil-only',
          text: 'If an electric range broils but does not bake, look at the element at the bottom of the oven, with the oven off and cold. If you see a blister or a break in it, turn off its breaker and leave it off. If you see neither, you can broil, but do not bake until the oven is checked.',
        },
        {
          service: 'stove',
          sign: 'burner-cold',
          text: 'A coil that heats only now and then is probably loose, and a loose coil burns its socket. With the breaker off, push the cold coil all the way in. If the socket is scorched, leave the breaker off, and use no burner.',
        },
      ],
      parts:
        'Most parts are shared with GE and easy to get. Knobs in old colors, shelf fronts and door liners run out first. When you call about a washer, say whether it has a dial or a display; about a stove, whether it is gas, glass-top or coil.',
      independence: 'We are independent of GE Appliances.',
    },
  },
} as const satisfies Localized<Partial<Readonly<Record<BrandSlug, BrandWords>>>>;
