// Words of the brands of electronics makers from Korea and Japan. Sources of ownership, families and codes: docs/sources.md.
import type { BrandSlug } from '#content/catalogue/brands.ts';
import type { BrandWords } from './brand-words-form.ts';
import type { Localized } from '#content/language.ts';

export const electronicsMakers = {
  en: {
    samsung: {
      head: {
        title: 'Samsung Appliance Repair: 4C, 5C, 22E and More',
        description:
          'Samsung showing 4C, 5C, LC or 22E? What the code means, whether you may go on using it, and Samsung repair in Florida.',
      },
      heading: 'Samsung shows a code. What now?',
      intro:
        'A Samsung tells more about itself than most machines, on the display or in the SmartThings app. Write the code down before you unplug; it halves the time we need.',
      whatItMakes: [
        'Family Hub and Bespoke refrigerators with Twin Cooling Plus, FlexWash and AddWash laundry, the Bespoke AI Laundry Combo, Flex Duo ovens with a removable divider, StormWash dishwashers, slide-in ranges, induction cooktops, hoods and over-the-range microwaves.',
        'Compressors and washer motors are digital inverter types: quiet, efficient and driven by a board that dislikes surges.',
      ],
      owner:
        'Samsung Electronics of Suwon, South Korea, with American laundry built in Newberry, South Carolina.',
      modelTags: [
        {
          services: ['refrigerator'],
          place:
            'Left inner wall of the fresh food side; the long code with a slash and two digits is the one we need.',
        },
        {
          services: ['washer', 'dryer'],
          place: 'Front-load: door ring. Top-load: back panel and under the lid. Dryer: door frame.',
        },
        { services: ['dishwasher'], place: 'Right side of the inner door.' },
        { services: ['oven', 'stove'], place: 'Around the oven opening, or behind the drawer.' },
        {
          services: ['microwave', 'range-hood'],
          place: 'Front of the cavity, or the underside behind the filter.',
        },
      ],
      problems: [
        {
          service: 'refrigerator',
          text: 'French-door ice makers that freeze over, and fresh food fans that scrape ice. Both come from warm, wet air leaking into a cold duct.',
        },
        {
          service: 'washer',
          text: 'Top-loaders that cannot balance, and front-loaders with a plugged debris filter behind the small door.',
        },
        { service: 'dishwasher', text: 'Older WaterWall models stop when the sliding reflector jams.' },
        {
          service: 'dryer',
          text: 'A broken heater coil that touches its case, so it heats even on air only: switch off the breaker.',
        },
        {
          service: 'stove',
          text: 'Front knobs that get bumped; ask Samsung about free knob locks for its slide-in electric ranges.',
        },
        {
          service: 'oven',
          text: 'Slow preheating points to the igniter on gas and to the sensor or one dead element on electric.',
        },
      ],
      parts:
        'Good for the last ten years. Some boards are sold only by exact version, which is why we ask for the whole model code.',
      independence:
        'Samsung does not employ or endorse us. Inside its warranty, its own service costs you less than ours.',
    },
    lg: {
      head: {
        title: 'LG Repair: OE, UE, dE, d80 and Warm Refrigerators',
        description:
          'LG washer says OE or UE, dryer shows d80, refrigerator went warm? Read the meaning, check one thing, then book Florida repair.',
      },
      heading: 'LG on the blink: begin with the letters.',
      intro:
        'LG uses two letters where others use numbers, and most of them are short for plain English: OE is an outlet error, IE an inlet error. That makes it one of the easiest brands to help by phone.',
      whatItMakes: [
        'Direct-drive front-load and top-load washers, TurboWash, WashTower and the WashCombo; dryers with Sensor Dry and FlowSense; InstaView and counter-depth refrigerators, QuadWash dishwashers, ProBake ranges, microwaves.',
        'LG Studio adds wall ovens, cooktops and hoods, and LG Signature a wine cellar. Signature Kitchen Suite is the built-in house next door.',
      ],
      owner:
        'LG Electronics of Seoul, once known as GoldStar, with washers and dryers made in Clarksville, Tennessee.',
      modelTags: [
        { services: ['washer', 'dryer'], place: 'Edge of the door hole; on a WashTower, inside each door.' },
        {
          services: ['refrigerator', 'wine-cooler'],
          place: 'Inside at the top of the left wall, or on the ceiling.',
        },
        { services: ['dishwasher'], place: 'Upper edge of the door.' },
        {
          services: ['oven', 'stove', 'range-hood'],
          place: 'Behind the drawer or on the left of the door frame; hood: inside, past the filters.',
        },
        { services: ['microwave'], place: 'Seen with the door open, on the left.' },
      ],
      problems: [
        {
          service: 'refrigerator',
          text: 'A unit with a linear compressor that hums yet warms needs a sealed-system test. Ask LG about its compressor coverage by serial number before you pay anyone.',
        },
        {
          service: 'washer',
          text: 'A noisy drain and OE nearly always lead to the filter behind the lower left flap.',
        },
        { service: 'dryer', text: 'FlowSense bars are about your duct, not the machine.' },
        { service: 'dishwasher', text: 'A leak code with a dry floor means suds reached the base.' },
        {
          service: 'oven',
          text: 'Gas ranges that take half an hour to preheat nearly always have a weak igniter.',
        },
      ],
      parts:
        'Plentiful for laundry and dishwashers. Compressors and some display boards may take a week or more.',
      independence:
        'We fix LG machines without being LG’s people, and say so when a call to LG would serve you better.',
    },
    panasonic: {
      head: {
        title: 'Panasonic Microwave Repair: Inverter and Built-In',
        description:
          'Panasonic inverter microwave humming, cold or dead? What it means and whether a built-in is worth repair in Florida.',
      },
      heading: 'A Panasonic that lights up and stays cold.',
      intro:
        'In American kitchens Panasonic means one thing: the microwave. Many were built in with a trim kit, and that opening in your cabinet is the reason a repair can pay.',
      whatItMakes: [
        'Countertop and built-in microwaves with Inverter technology, which turns power down smoothly instead of switching it on and off; Cyclonic Wave and Genius Sensor models; over-the-range units in earlier years, and combination ovens with convection or steam.',
        'An inverter replaces the heavy old transformer with a circuit board. It heats more evenly and fails in a different way.',
      ],
      owner: 'Panasonic Holdings of Kadoma, Osaka, founded by Konosuke Matsushita in 1918.',
      modelTags: [
        {
          services: ['microwave'],
          place:
            'On the back of a countertop oven; for a built-in, look at the left of the frame with the door open. Numbers begin with NN.',
        },
      ],
      problems: [
        {
          service: 'microwave',
          text: 'No heat with a short hum: the inverter or the magnetron, which we test as a pair because one can take the other with it.',
        },
        {
          service: 'microwave',
          text: 'A door that must be slammed: latch hooks worn on the lower side, a part worth fixing early.',
        },
        {
          service: 'microwave',
          text: 'Sparks at the right wall: the mica cover, soaked with fat. Small part, quick work.',
        },
        {
          service: 'microwave',
          text: 'Sensor reheat stops in seconds: steam sensor film, common near open windows and salt air.',
        },
      ],
      parts:
        'Latches, covers, trays and magnetrons are available for most models; inverter boards for older ones are hit or miss. We will tell you before a technician drives to a countertop model that costs less new.',
      independence:
        'Panasonic’s warranty desk is separate from us, and we are separate from it. Its name stands here for the oven you own.',
    },
    sharp: {
      head: {
        title: 'Sharp Microwave Drawer and Appliance Repair',
        description:
          'Sharp Microwave Drawer will not open, heat or close? Faults, parts and care for the drawer under your island, all over Florida.',
      },
      heading: 'The drawer under your island is stuck.',
      intro:
        'The Microwave Drawer was Sharp’s idea, and a good many drawers come from Sharp even when the badge says something else. When it fails, there is no putting a cheap oven in its place.',
      whatItMakes: [
        'Microwave Drawers in 24 and 30 inches, some opened by a wave of the hand; Carousel countertop and over-the-range microwaves; SuperSteam and convection wall ovens; slide-in ranges, radiant and induction cooktops, dishwashers and counter-depth refrigerators.',
      ],
      owner:
        'Sharp Corporation of Osaka, Japan. Hon Hai, better known as Foxconn, has held the controlling share since 2016.',
      modelTags: [
        {
          services: ['microwave'],
          place:
            'Drawer: open it and look at the right edge of the frame. Others: in the door opening or on the back.',
        },
        { services: ['oven', 'stove'], place: 'Frame of the oven door; underside of a cooktop.' },
        {
          services: ['refrigerator', 'dishwasher'],
          place: 'Refrigerator: left inner wall. Dishwasher: side of the door.',
        },
      ],
      problems: [
        {
          service: 'microwave',
          text: 'A drawer that opens an inch and closes again has a tired motor, a bent slide or something in the way behind it.',
        },
        {
          service: 'microwave',
          text: 'Heats weakly and hums: magnetron or high-voltage diode, reached only by taking the unit out of the cabinet.',
        },
        {
          service: 'oven',
          text: 'SuperSteam ovens ask for descaling; ignoring it in hard-water towns ruins the steam unit.',
        },
        {
          service: 'stove',
          text: 'Induction zones that cut out when the drawer below is packed: the fan cannot breathe.',
        },
      ],
      parts:
        'Drawer motors, switches, magnetrons and control panels are available, and drawers sold under other names often take the same parts. Carousel countertop ovens are seldom worth the visit.',
      independence:
        'We claim no training or appointment by Sharp. What we go by is the service sheet, the meter and the slides in front of us.',
    },
  },
} as const satisfies Localized<Partial<Readonly<Record<BrandSlug, BrandWords>>>>;
