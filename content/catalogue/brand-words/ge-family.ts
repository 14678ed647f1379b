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
          'GE oven showing F2 or F7, refrigerator warm or washer stuck? Meanings, where the model tag is, and repair at your home in Florida.',
      },
      heading: 'From a plain GE range to a Monogram wall.',
      intro:
        'One factory name, four badges: GE, GE Profile, Café and Monogram. They share many parts under very different doors, so the model number matters more than the badge.',
      whatItMakes: [
        'Everything on our list. Refrigerators range from top-freezers to French-doors with a Keurig brewer; Profile laundry includes the Combo washer with heat-pump dryer and UltraFresh front-loaders with vented gaskets. Advantium ovens cook with light, microwaves and convection.',
        'Monogram is the built-in line: columns, wine reserves, professional ranges and hoods.',
      ],
      owner:
        'GE Appliances of Louisville, Kentucky, has belonged to Haier since 2016 and uses the General Electric name under license.',
      modelTags: [
        {
          services: ['refrigerator', 'wine-cooler'],
          place: 'On the left wall inside, about a hand below the ceiling.',
        },
        {
          services: ['washer', 'dryer'],
          place:
            'Front-loaders: door rim. Top-loaders: upper right of the back panel. Dryers: behind the door, at the lower edge.',
        },
        { services: ['dishwasher'], place: 'Left side of the tub, just inside.' },
        {
          services: ['oven', 'stove'],
          place: 'Behind the storage drawer, on the front frame or, for cooktops, underneath.',
        },
        {
          services: ['microwave', 'range-hood'],
          place: 'Microwave: on the left of the opening. Hood: on the inside wall above the filters.',
        },
      ],
      problems: [
        {
          service: 'refrigerator',
          text: 'Main boards and evaporator fans on side-by-sides; a clicking dispenser flap on French-doors.',
        },
        {
          service: 'oven',
          text: 'Igniters that glow orange and never white; touch panels that read a stuck key after damp weather.',
        },
        {
          service: 'washer',
          text: 'Top-loaders with an infusor that shake in the spin have tired suspension rods.',
        },
        {
          service: 'dishwasher',
          text: 'A hum and no wash on older tall-tub models comes from a stuck pump.',
        },
        {
          service: 'microwave',
          text: 'Over-the-range units go dead after the thermal cutout opens above a hot burner.',
        },
        {
          service: 'dryer',
          text: 'A scrape in each turn comes from worn drum slides or felt at the front. Both come as a set.',
        },
      ],
      parts:
        'Very good for GE and Profile. Monogram panels, hinges and electronics are often to order, so we ask for the full model number with its last letters.',
      independence:
        'GE Appliances runs a service fleet of its own; we are not it. For work under GE’s warranty, call them.',
    },
    hotpoint: {
      head: {
        title: 'Hotpoint Repair: Washers, Ranges, Refrigerators',
        description:
          'Hotpoint washer, dryer, range or refrigerator down? It shares parts with GE, and a repair is often small. Visits in Florida.',
      },
      heading: 'Hotpoint: few buttons, few faults.',
      intro:
        'Builders and apartment companies fit Hotpoint by the hundred because it is cheap and easy to keep going. The same is true for you: most of what breaks is a switch, a belt, an element or a relay.',
      whatItMakes: [
        'Top-freezer refrigerators without an ice maker, top-load washers with rotary dials, dryers, coil-top and gas ranges, dishwashers and over-the-range microwaves.',
        'The name is older than GE’s appliances: it was given to an electric iron that was hot at the point, in California, before the First World War.',
      ],
      owner:
        'In the United States, GE Appliances, a Haier company. In Europe the same word belongs to others, so a manual found online may describe a different machine.',
      modelTags: [
        { services: ['refrigerator'], place: 'Inside at the left, near the top shelf.' },
        {
          services: ['washer', 'dryer'],
          place: 'Washer: back right corner of the top, under the lid hinge. Dryer: door frame.',
        },
        { services: ['dishwasher', 'microwave'], place: 'Inside the door opening.' },
        {
          services: ['oven', 'stove'],
          place:
            'Pull the bottom drawer out and look at the frame; coil-top models may carry it under the top.',
        },
      ],
      problems: [
        { service: 'washer', text: 'Fills and stops: the lid switch. Spins slowly: a glazed belt.' },
        {
          service: 'stove',
          text: 'Coil sockets burn when a coil is not pushed home. Both are replaced together.',
        },
        {
          service: 'refrigerator',
          text: 'Runs and does not cool after a power cut: start relay or overload, then the defrost control.',
        },
        {
          service: 'dryer',
          text: 'Squeaks in each turn: front drum glides, a known wear part of this design.',
        },
      ],
      parts:
        'Shared with GE and therefore cheap. What runs out first is cosmetic: knobs in old colors, shelf fronts, door liners.',
      independence:
        'You will see Hotpoint written here because it is on your appliance. We hold no appointment from its maker.',
    },
  },
} as const satisfies Localized<Partial<Readonly<Record<BrandSlug, BrandWords>>>>;
