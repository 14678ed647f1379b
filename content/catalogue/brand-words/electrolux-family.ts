// Words of the brands that belong to Electrolux Group. Sources of ownership, families and codes: docs/sources.md.
import type { BrandSlug } from '#content/catalogue/brands.ts';
import type { BrandWords } from './brand-words-form.ts';
import type { Localized } from '#content/language.ts';

export const electroluxFamily = {
  en: {
    frigidaire: {
      head: {
        title: 'Frigidaire and Gallery Repair: Codes and Causes',
        description:
          'Frigidaire dishwasher shows i20 or i40? What the codes mean, what usually fails, how the model tag reads, and repair visits across Florida.',
      },
      heading: 'Frigidaire code on the display? Read it here.',
      intro:
        'The name once meant any refrigerator at all. In Florida homes today it is as likely to be a stacked laundry center, a slide-in range or an icy Gallery French-door.',
      whatItMakes: [
        'Three tiers: Frigidaire, Gallery and Professional. They span refrigerators with PureAir filters, freezers, ranges with Air Fry and Steam Clean, wall ovens, induction cooktops, OrbitClean dishwashers, hoods, microwaves and wine coolers.',
        'Laundry has narrowed to the one-piece laundry center and compact pairs; the Affinity front-loaders of the 2000s and 2010s are still common.',
      ],
      owner:
        'Electrolux Group of Stockholm, since 1986. Before that the name belonged to General Motors, from 1919 to 1979, and then to White Consolidated Industries.',
      modelTags: [
        {
          services: ['refrigerator', 'wine-cooler'],
          place: 'Upper left inside, on a label with a bar code.',
        },
        {
          services: ['washer', 'dryer'],
          place:
            'Laundry center: on the frame between washer and dryer, or inside the dryer door. Front-loader: door ring.',
        },
        { services: ['dishwasher'], place: 'Right edge of the tub opening.' },
        {
          services: ['oven', 'stove'],
          place: 'On the front frame behind the drawer, or under the upper oven trim.',
        },
        {
          services: ['microwave', 'range-hood'],
          place: 'Cavity wall of the microwave; inner side of the hood.',
        },
      ],
      problems: [
        {
          service: 'refrigerator',
          text: 'French-door ice makers in the fresh food side freeze into a block; the cure is sealing warm air out, not only a new ice maker.',
        },
        { service: 'washer', text: 'Affinity front-loaders roar when the rear bearing lets water past.' },
        {
          service: 'dishwasher',
          text: 'Leaks at the front foot are followed by i30 and a pump that will not stop.',
        },
        { service: 'oven', text: 'Keypads fail with damp; the oven beeps and takes no entry.' },
        {
          service: 'dryer',
          text: 'In a laundry center the duct is crushed behind the stack more often than the dryer fails.',
        },
      ],
      parts:
        'Wide supply for ranges, dishwashers and refrigerators. Control boards for early Affinity laundry are mostly rebuilt ones.',
      independence:
        'Frigidaire is a trademark of Electrolux. This company answers to its own customers only.',
    },
    electrolux: {
      head: {
        title: 'Electrolux Appliance Repair, ICON to Front-Load',
        description:
          'Electrolux front-loader, ICON range or Wave-Touch oven at fault? Codes, weak points, and what parts remain for discontinued kitchens.',
      },
      heading: 'Electrolux, from Wave-Touch to SmartBoost.',
      intro:
        'Here is a brand that left much of the American kitchen but stayed in the laundry room. If you own an ICON or Wave-Touch suite, the question is less what failed than what can still be bought.',
      whatItMakes: [
        'Front-load washers with SmartBoost and LuxCare, their matching dryers and laundry towers are the present range, along with some kitchen models.',
        'From 2004 or so the ICON and Wave-Touch lines brought wall ovens, hybrid cooktops, French-door refrigerators, dishwashers, wine coolers, hoods and drawer microwaves to upscale homes.',
      ],
      owner:
        'Electrolux Group, a Swedish company listed in Stockholm, with its American seat in Charlotte, North Carolina.',
      modelTags: [
        { services: ['washer', 'dryer'], place: 'Around the door opening, lower right.' },
        {
          services: ['refrigerator', 'wine-cooler'],
          place: 'Inside wall at the left, beside the top shelf.',
        },
        { services: ['dishwasher'], place: 'Edge of the tub on the right.' },
        {
          services: ['oven', 'stove', 'microwave'],
          place: 'Oven: lower trim with the door open. Cooktop: underside. Microwave drawer: under its lip.',
        },
        { services: ['range-hood'], place: 'Behind a filter.' },
      ],
      problems: [
        {
          service: 'washer',
          text: 'Clogged pump filters and cracked door boots. The filter hides behind the lower panel on many models.',
        },
        {
          service: 'oven',
          text: 'Wave-Touch glass panels go blind in one row while the oven itself is sound.',
        },
        { service: 'refrigerator', text: 'Ice makers in the upper compartment and drawer slides.' },
        {
          service: 'dryer',
          text: 'Reversing dryers wear their belt tensioner; the drum then stops one way only.',
        },
      ],
      parts:
        'Laundry parts are current. For ICON and Wave-Touch kitchens, motors and igniters are shared with Frigidaire; touch panels often have to be repaired, not replaced.',
      independence:
        'We have no contract with Electrolux. A machine in its first year belongs in the hands of its warranty network.',
    },
    gibson: {
      head: {
        title: 'Gibson Appliance Repair: Is It Worth It?',
        description:
          'An old Gibson refrigerator, washer or range: built by Frigidaire, no longer sold. Learn which parts cross over and when we advise against.',
      },
      heading: 'Gibson: an old name with Frigidaire parts.',
      intro:
        'A Gibson you own now is likely to be from the 1980s or 1990s. It has outlived the average by a wide margin, and we will be plain about what comes next.',
      whatItMakes: [
        'Gibson built refrigerators in Greenville, Michigan, for much of the last century. As a White Consolidated and then Electrolux line the name covered upright freezers, washers, dryers, ranges and dishwashers as well.',
        'Those late models are twins of Frigidaire, White-Westinghouse and Tappan machines from the same assembly lines.',
      ],
      owner:
        'The name came to Electrolux in 1986 with White Consolidated Industries. It no longer appears on new home appliances here.',
      modelTags: [
        {
          services: ['refrigerator'],
          place: 'Wall of the fresh food section, or on a foil plate behind the toe grille.',
        },
        {
          services: ['washer', 'dryer'],
          place: 'Inside the lid or door rim; on older consoles, at the back.',
        },
        {
          services: ['dishwasher', 'oven', 'stove'],
          place: 'Around the opening of the door, or below the burners.',
        },
      ],
      problems: [
        {
          service: 'refrigerator',
          text: 'Door gaskets, defrost timers and evaporator fans. A dead compressor means goodbye.',
        },
        { service: 'dryer', text: 'Belt, rollers and heater coil are standard items.' },
        { service: 'stove', text: 'Infinite switches and coils have universal replacements.' },
      ],
      parts:
        'Working parts: fair, by way of Frigidaire numbers. Shelves, drawers, door bins, trim: none new. Send a photo of the plate first and we will look before anyone drives.',
      independence:
        'There is no Gibson service network left to be part of; we are simply repair people who know these machines.',
    },
    kelvinator: {
      head: {
        title: 'Kelvinator Repair: Refrigerators and More',
        description:
          'Your Kelvinator is still cooling, or was. What fails, which parts survive, and why the name today may stand on a commercial freezer.',
      },
      heading: 'The Kelvinator in the garage.',
      intro:
        'Kelvinator was one of the first electric refrigerators in American homes, named for Lord Kelvin, who worked out how cold absolute zero is. Many live on as the second fridge in a Florida garage, the hardest place there is.',
      whatItMakes: [
        'Household Kelvinators of the last American decades were Frigidaire-built top-freezers, side-by-sides, chest freezers, washers, dryers, ranges and dishwashers.',
        'Commercial reach-ins now sold under the name are another business and not part of our household service.',
      ],
      owner:
        'Once part of Nash-Kelvinator and American Motors, then White Consolidated in 1968; Electrolux has held it since 1986.',
      modelTags: [
        {
          services: ['refrigerator'],
          place:
            'On the liner near the top hinge; round-shouldered models have a metal plate at the lower front.',
        },
        { services: ['washer', 'dryer'], place: 'Under the lid; inside the dryer door.' },
        { services: ['dishwasher', 'oven', 'stove'], place: 'At the edge of the door opening.' },
      ],
      problems: [
        {
          service: 'refrigerator',
          text: 'In a hot garage the condenser fan and start relay go first. Heat and dust do it, not age alone.',
        },
        {
          service: 'washer',
          text: 'Timers and water valves wear; both cross over to White-Westinghouse numbers.',
        },
        {
          service: 'oven',
          text: 'Thermostats drift on older ranges, so bread burns at a setting that once was right.',
        },
      ],
      parts:
        'Electrical parts are fair, sealed systems poor. For refrigerators old enough to use R-12 we advise recycling: the gas has not been made here since 1996 and the energy bill is the larger cost.',
      independence:
        'An independent repair firm wrote this page. Kelvinator’s owner neither asked for it nor checks it.',
    },
    tappan: {
      head: {
        title: 'Tappan Range, Oven and Microwave Repair',
        description:
          'Tappan ranges last and last. Igniters, switches and thermostats we can still fit, parts we cannot, and gas safety that comes first.',
      },
      heading: 'A Tappan range deserves a careful look.',
      intro:
        'Some of the Tappans we are called to are older than their owners. A stove that simple can be kept cooking, as long as gas and wiring are made safe before anything else.',
      whatItMakes: [
        'Stoves since 1881, in Mansfield, Ohio, for most of that time: gas and electric ranges, the Fabulous 400 with its eye-level oven, wall ovens and cooktops. In 1955 Tappan sold the first microwave range for the home.',
        'In its last years it lent its name to Frigidaire-built refrigerators, washers, dryers and dishwashers too.',
      ],
      owner:
        'Electrolux bought Tappan in 1979. The name is out of use on new ranges; furnaces with it come from a separate licensee.',
      modelTags: [
        {
          services: ['oven', 'stove'],
          place: 'Lift the top, open the broiler, or look along the lower oven frame.',
        },
        { services: ['microwave'], place: 'On the back, or inside the door rim.' },
        {
          services: ['refrigerator', 'dishwasher', 'washer', 'dryer'],
          place: 'Where Frigidaire put it: inner left wall, tub edge, door frame.',
        },
      ],
      problems: [
        {
          service: 'stove',
          text: 'Standing pilots that will not stay lit, hardened gas valves, and burner tubes with rust. Each gets a leak test before it goes back to use.',
        },
        {
          service: 'oven',
          text: 'Thermostat bulbs lose their charge; the oven then runs away hot. Universal thermostats fit many models.',
        },
        {
          service: 'microwave',
          text: 'A first-generation microwave is a collector’s piece. We do not put one back to work.',
        },
      ],
      parts:
        'Igniters, coils, switches and thermostats: yes. Porcelain tops, glass, chrome and clocks: salvage only. Sometimes the right answer is to enjoy it and cook on something newer.',
      independence: 'Nobody authorizes Tappan repair any more. Our promise is our own.',
    },
  },
} as const satisfies Localized<Partial<Readonly<Record<BrandSlug, BrandWords>>>>;
