// Words of the brands of built-in kitchens and undercounter refrigeration. Sources of ownership, families and codes: docs/sources.md.
import type { BrandSlug } from '#content/catalogue/brands.ts';
import type { BrandWords } from './brand-words-form.ts';
import type { Localized } from '#content/language.ts';

export const builtInMakers = {
  en: {
    'sub-zero': {
      head: {
        title: 'Sub-Zero Repair: Refrigerators and Wine Storage',
        description:
          'Sub-Zero warm, frosted or showing two dashes? Start with the condenser behind the grille; then what usually fails, and repair visits in Florida.',
      },
      heading: 'Sub-Zero repair in Florida',
      intro:
        'If a Sub-Zero gets warm or says Vacuum Condenser, dust behind its grille is often the cause. With pets or sea air near it, the condenser needs cleaning more than once a year.',
      whatItMakes: [
        'Sub-Zero makes refrigerators and wine storage only: the Classic series with the grille on top, formerly called Built-In; the Designer series, hidden behind panels; the PRO series in steel; undercounter units; and wine units with two zones.',
        'Most full-size models use dual refrigeration, with a sealed system for each side, so one side can fail while the other stays cold. Older homes have the 500 and 600 series.',
      ],
      owner:
        'Sub-Zero Group of Madison, Wisconsin, makes Sub-Zero appliances. Its cooking brand is Wolf, its dishwashers are called Cove.',
      modelTags: [
        {
          services: ['refrigerator'],
          place:
            'Classic and 600 models have it at the top inside the door, by the hinge; Designer models, on the inner side wall near the upper drawer. Not there? Leave it for the technician. The brand and age are enough.',
        },
        {
          services: ['wine-cooler'],
          place:
            'It is on the left wall inside. Not there? Leave it for the technician. The brand and age are enough.',
        },
      ],
      problems: [
        {
          service: 'refrigerator',
          sign: 'warm-everywhere',
          text: 'If both sides get warm, the coil behind the grille (condenser) is often full of dust, or its fan has stopped.',
        },
        {
          service: 'refrigerator',
          sign: 'freezer-cold-fridge-warm',
          text: 'If only the refrigerator gets warm, its own fan, defrost system or sealed system has failed. The freezer side may be used.',
        },
        {
          service: 'refrigerator',
          sign: 'frost-and-gaskets',
          text: 'Door seals harden with age. Frost along one edge shows where the seal leaks. First wash the seal with warm water and mild soap.',
        },
        {
          service: 'refrigerator',
          sign: 'dead-after-storm',
          text: 'Two dashes instead of a temperature mean that cooling is turned off. Press the power or COLDER button once. If the dashes return, the control has to be tested.',
        },
        {
          service: 'wine-cooler',
          sign: 'one-zone-off',
          text: 'If only one zone holds its temperature, a damper or a fan is often stuck.',
        },
      ],
      parts:
        'Fans, door seals and controls exist even for units of the 1990s, some of them rebuilt. A new compressor can be worth its price even at fifteen years, because a different refrigerator may need cabinet work.',
      independence:
        'Sub-Zero keeps a list of factory-certified servicers, and we are not on it. We repair units that are out of warranty.',
    },
    wolf: {
      head: {
        title: 'Wolf Range, Oven, Hood and Microwave Repair',
        description:
          'Wolf burner clicking, oven slow to heat or hood blower stopped? What usually fails, what you can try, and repair visits in Florida.',
      },
      heading: 'Wolf repair in Florida',
      intro: 'A Wolf burner or oven that does not light is usually a small repair: the igniters wear first.',
      whatItMakes: [
        'Wolf makes dual fuel, gas and induction ranges, sealed-burner rangetops, M and E series wall ovens with Dual VertiFlow or dual convection, convection steam ovens, speed ovens, drawer and standard microwaves, warming drawers, and Pro, Cooktop and downdraft ventilation.',
        'Each burner has two rings of flame, one for high heat and one for simmering.',
      ],
      owner:
        'Sub-Zero Group of Madison, Wisconsin, bought the home business of the Wolf Range Company in 2000. Restaurant ranges named Wolf belong to another company.',
      modelTags: [
        {
          services: ['stove'],
          place:
            'A range has it below the control panel; a rangetop, on the underside, where you see it from the cabinet below. Not there? Leave it for the technician. The brand and age are enough.',
        },
        { services: ['oven', 'microwave'], place: 'It is in the door opening, right or top.' },
        { services: ['range-hood'], place: 'It is on the inside wall, behind the filters.' },
      ],
      problems: [
        {
          service: 'stove',
          sign: 'keeps-clicking',
          text: 'A burner that keeps clicking after a boil-over has water at its igniter. Turn the range off at the breaker and let it dry.',
        },
        {
          service: 'oven',
          sign: 'wrong-temperature',
          text: 'A dual fuel oven that heats slowly may have lost one of its elements. Look when it is cold: if one is split, turn off the breaker.',
        },
        {
          service: 'oven',
          text: 'Blue porcelain can chip near the door after many self-clean cycles. Ask us before you run that cycle again.',
        },
        {
          service: 'range-hood',
          sign: 'fan-dead',
          text: 'If a blower on the roof or the wall stops near the sea, a rusted bearing is often the cause. If it hums, turn it off.',
        },
        {
          service: 'microwave',
          sign: 'drawer-stuck',
          text: 'If a drawer microwave does not close, wipe its slides clean. If it still does not close all the way, leave it off.',
        },
        {
          service: 'oven',
          sign: 'slow-to-light',
          text: 'If a gas oven lights late or with a puff, its igniter is often weak. Leave it off until it is repaired.',
        },
      ],
      parts:
        'Knobs, bezels, igniters, hinges and convection motors are easy to get, and boards for early L series ovens can be rebuilt.',
      independence: 'We are independent of Wolf, and warranty work goes to its certified servicers.',
    },
    viking: {
      head: {
        title: 'Viking Range, Oven and Refrigerator Repair',
        description:
          'Viking oven slow, burner clogged or refrigerator warm? Look at the recalls first; then where the serial number is, and what usually fails.',
      },
      heading: 'Viking repair in Florida',
      intro:
        'Viking makes restaurant-style ranges and other kitchen appliances. Look at the recalls below before you pay anybody for a repair. Your model and serial number decide whether one covers yours.',
      whatItMakes: [
        'Viking makes Series 3, 5 and 7 gas, dual fuel and electric ranges, rangetops, induction cooktops, French-door wall ovens, Tuscany ranges, hoods and downdrafts, built-in columns, wine cellars, dishwashers and drawer microwaves.',
        'Model numbers that begin with VGIC, VGCC or VGSC are gas ranges from before 2015. In the serial numbers of recalled ranges and dishwashers, the first six digits are the day they were built: 052610 is May 26, 2010.',
      ],
      owner:
        'Middleby bought Viking at the end of 2012. Since February 2026 the investment firm 26North has owned most of the business that Viking belongs to.',
      modelTags: [
        {
          services: ['stove', 'oven'],
          place:
            'A range has it under the front ledge below the knobs, a wall oven at the edge of the door opening. Not there? Leave it for the technician. The brand and age are enough.',
        },
        {
          services: ['refrigerator', 'wine-cooler'],
          place: 'It is inside at the top, right or left of the light.',
        },
        {
          services: ['dishwasher', 'microwave'],
          place: 'It is on the rim of the door opening or on the drawer.',
        },
        { services: ['range-hood'], place: 'It is behind the filters on the left side.' },
      ],
      problems: [
        {
          service: 'oven',
          sign: 'door-does-not-close',
          text: 'The oven door is heavy, and its hinges and springs wear. If it no longer closes, leave the oven off until it is repaired.',
        },
        {
          service: 'oven',
          sign: 'gas-no-heat',
          text: 'If a gas oven heats slowly, its igniter is often weak. After one test, leave the oven off; the burners may be used.',
        },
        {
          service: 'stove',
          sign: 'clicks-no-flame',
          text: 'The small holes of open burners clog with salt and sauce. On sealed burners the igniter can crack. Use only burners that light at once.',
        },
        {
          service: 'refrigerator',
          sign: 'warm-everywhere',
          text: 'Built-ins made before 2013 often lose refrigerant through a leak inside or have a bad control board. Ask for the price before the cooling circuit is opened.',
        },
        {
          service: 'range-hood',
          sign: 'lights',
          text: 'If the lights flicker or stay dark, the light transformer has often failed. The fan may be used.',
        },
      ],
      parts:
        'Parts for ranges are easy to get, even for old ones. For refrigerators and dishwashers from before 2013 some are no longer available, so ask before you book a visit.',
      independence: 'We are independent of Viking. Recalls and warranty work go to Viking itself.',
    },
    marvel: {
      head: {
        title: 'Marvel Undercounter Refrigerator, Wine Cooler Repair',
        description:
          'Marvel wine cooler fogged, ticking or warm? First keep its grille clear; then read what usually fails and where the model number is.',
      },
      heading: 'Marvel repair in Florida',
      intro:
        'A Marvel takes its air through a narrow grille at the floor. Keep that grille clear; our visit starts there too.',
      whatItMakes: [
        'Marvel makes undercounter refrigerators, beverage centers, wine refrigerators with one or two zones, refrigerated drawers, kegerators and ice machines, 15 and 24 inches wide, with outdoor-rated versions.',
        'We repair the refrigerators and wine units; ask before you book for an ice machine or a beer dispenser.',
      ],
      owner:
        'Marvel Refrigeration of Greenville, Michigan, came to Middleby with AGA in 2015. Middleby’s share has been the smaller one since February 2026, next to that of the firm 26North.',
      modelTags: [
        {
          services: ['refrigerator'],
          place: 'It is in the upper left corner inside, or on the side of the door frame.',
        },
        {
          services: ['wine-cooler'],
          place: 'It is on the interior wall beside the top rack; pull the rack to read it.',
        },
      ],
      problems: [
        {
          service: 'refrigerator',
          sign: 'warm-everywhere',
          text: 'A warm Marvel often has a fan inside that has stopped, or dust on the coil (condenser) behind the grille. Clear the grille first.',
        },
        {
          service: 'wine-cooler',
          sign: 'door-fogs',
          text: 'If the door glass fogs all day, a worn door seal or a loose hinge is the usual reason, not the cooling.',
        },
        {
          service: 'wine-cooler',
          sign: 'hums-vibrates',
          text: 'A fan that ticks is worn. Have it changed before it stops.',
        },
        {
          service: 'refrigerator',
          sign: 'runs-all-the-time',
          text: 'On outdoor units near the beach, salt eats the fins of the coil (condenser), and the unit runs longer. Wipe its outside and grille with a cloth and fresh water.',
        },
        {
          service: 'wine-cooler',
          sign: 'drifts-warm',
          text: 'If a thermometer inside disagrees with the display by many degrees, the temperature sensor often reads wrong.',
        },
      ],
      parts:
        'Fans, thermistors, gaskets, lights and controls can be ordered by serial number. Sealed systems are small and precise, so weigh their cost against a new unit of the same width. When you call, say how wide yours is, 15 or 24 inches, and whether it is built in or rated for outdoors.',
      independence:
        'Marvel has its own list of certified servicers, and we are not on it. We repair units whose warranty has run out.',
    },
    'u-line': {
      head: {
        title: 'U-Line Wine Cooler and Undercounter Fridge Repair',
        description:
          'U-Line wine cooler or refrigerator not cold, humming or with water in it? Grille, level and door to look at first, and what usually fails.',
      },
      heading: 'U-Line repair in Florida',
      intro:
        'U-Line undercounter refrigerators and wine coolers are usually worth fixing. First check that the grille is clear, the cabinet is level and the door closes by itself.',
      whatItMakes: [
        'U-Line makes Wine Captain and Beverage Center models, undercounter refrigerators and freezers, drawers, and both clear and crescent ice machines, in the 1000, 2000, 3000 and Modular 3000 lines, plus outdoor and marine versions.',
        'We repair the refrigerators and wine units. Ask about ice machines: it depends on the model.',
      ],
      owner:
        'U-Line came to Middleby in 2014, and in February 2026 most of it went to the investment firm 26North.',
      modelTags: [
        {
          services: ['refrigerator'],
          place: 'It is inside, on the upper left liner, or on the ceiling near the light.',
        },
        { services: ['wine-cooler'], place: 'It is beside the control strip when the door is open.' },
      ],
      problems: [
        {
          service: 'refrigerator',
          sign: 'warm-everywhere',
          text: 'If it is not cold, look at the grille below the door. Dust or a rug there keeps the air out.',
        },
        {
          service: 'wine-cooler',
          sign: 'drifts-warm',
          text: 'Swings of more than a few degrees often come from a sensor out of its clip, or from a fan that has stopped.',
        },
        {
          service: 'refrigerator',
          sign: 'water-on-floor',
          text: 'Water in the bottom often comes from a clogged drain hole behind the lowest shelf. Wipe it up and keep food away from the hole.',
        },
        {
          service: 'refrigerator',
          sign: 'clicks-or-roars',
          text: 'In boat and patio units the screws of the fan motor rust, and the fan then hits its guard. If it also gets warm, turn it off.',
        },
        {
          service: 'wine-cooler',
          sign: 'door-fogs',
          text: 'Under a heavy cabinet panel the hinge pins wear, and the magnetic seal no longer pulls the door shut.',
        },
        {
          service: 'wine-cooler',
          sign: 'hums-vibrates',
          text: 'If it begins to hum after a move, it may not be level, or it touches the cabinet beside it.',
        },
        {
          service: 'refrigerator',
          sign: 'runs-all-the-time',
          text: 'On a boat or a balcony, salt wears the coil (condenser) first, and the unit runs longer to stay cold. Keep its grille clean.',
        },
      ],
      parts:
        'For units of the last fifteen years, parts are found by model and serial number. Older Combo and marine models take universal fans and thermostats. When you call, say which line it is (1000, 2000, 3000 or Modular 3000), and whether it is indoors, on a patio or on a boat.',
      independence: 'You can also call a U-Line servicer through the maker. We are an independent company.',
    },
    perlick: {
      head: {
        title: 'Perlick Refrigerator, Drawer and Wine Reserve Repair',
        description:
          'Perlick drawer, refrigerator or wine reserve warm or frosted? What usually fails, on patios and in the house, and where the model number is.',
      },
      heading: 'Perlick repair in Florida',
      intro:
        'Perlick builds undercounter refrigerators for bars and for homes. They take their air at the front, so clear the grille of rugs and dust before you call.',
      whatItMakes: [
        'Perlick makes Signature Series 24- and 15-inch refrigerators, freezers, wine reserves, dual-zone wine units, beverage centers, drawers and beer dispensers; C-Series and shallow-depth models; and outdoor versions in stainless steel for the summer kitchen.',
        'All of them cool with a fan.',
      ],
      owner: 'Perlick Corporation of Milwaukee, Wisconsin, makes Perlick appliances.',
      modelTags: [
        {
          services: ['refrigerator'],
          place: 'It is on the inside left wall near the top, or on the frame of the upper drawer.',
        },
        {
          services: ['wine-cooler'],
          place: 'It is at the top of the liner: pull out the first rack to read it.',
        },
      ],
      problems: [
        {
          service: 'refrigerator',
          sign: 'warm-everywhere',
          text: 'The fan inside (evaporator fan) runs whenever the door is closed. When it slows, the upper shelf gets warm first.',
        },
        {
          service: 'refrigerator',
          sign: 'frost-and-gaskets',
          text: 'A drawer that no longer closes by itself usually needs its slides adjusted, not a new seal. Push it shut by hand until then.',
        },
        {
          service: 'wine-cooler',
          sign: 'water-inside',
          text: 'In the wet season the drip pan can overflow when the door is opened often. Wipe up the water and keep the door shut.',
        },
        {
          service: 'wine-cooler',
          sign: 'drifts-warm',
          text: 'On patios the grille and the controls behind it rust. Clear the grille first; if the cooler still gets warm, it needs a technician.',
        },
        {
          service: 'refrigerator',
          sign: 'clicks-or-roars',
          text: 'A fan that rubs or ticks is worn. Have it changed before it stops.',
        },
      ],
      parts:
        'Many parts are the same as in bar equipment. Some have to be ordered, so read us the numbers on the tag when you call. Say whether it has a door or drawers, and whether it is in the house or in a summer kitchen.',
      independence: 'We are independent of Perlick, which handles its warranty claims itself.',
    },
  },
} as const satisfies Localized<Partial<Readonly<Record<BrandSlug, BrandWords>>>>;
