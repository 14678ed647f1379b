// Words of the brands of built-in kitchens and undercounter refrigeration. Sources of ownership, families and codes: docs/sources.md.
import type { BrandSlug } from '#content/catalogue/brands.ts';
import type { BrandWords } from './brand-words-form.ts';
import type { Localized } from '#content/language.ts';

export const builtInMakers = {
  en: {
    'sub-zero': {
      head: {
        title: 'Sub-Zero Repair: Built-In Cooling, Wine and Ice',
        description:
          'Sub-Zero warm, beeping or out of ice? Start with the condenser, save the food, and book careful service for built-in refrigerators.',
      },
      heading: 'A warm Sub-Zero is usually a dusty one.',
      intro:
        'Before anything else, look at the condenser grille. In a Florida house with pets, sea air or a nearby renovation, the condenser needs cleaning more than once a year.',
      whatItMakes: [
        'Refrigeration and nothing else: the Classic series with the grille on top, formerly called Built-In; the Designer series, hidden behind panels; the PRO series in steel; undercounter units; and wine storage with two zones.',
        'Most full-size models use dual refrigeration, with a sealed system for each side, so one side can fail while the other stays perfect. Older homes have the 500 and 600 series.',
      ],
      owner:
        'Sub-Zero Group, a family company in Madison, Wisconsin, founded in 1945. Its cooking brand is Wolf, its dishwashers are called Cove.',
      modelTags: [
        {
          services: ['refrigerator'],
          place:
            'Classic and 600: at the top inside the door, by the hinge, or behind the grille. Designer: on the inner side wall near the upper drawer.',
        },
        {
          services: ['wine-cooler'],
          place: 'On the left wall inside, or behind the toe grille of undercounter units.',
        },
      ],
      problems: [
        {
          service: 'refrigerator',
          text: 'Both sides drifting up: condenser and its fan. One side only: that side’s evaporator fan, defrost or sealed system.',
        },
        {
          service: 'refrigerator',
          text: 'Door gaskets harden with age; frost along one edge tells you which.',
        },
        {
          service: 'refrigerator',
          text: 'Two dashes in place of a temperature mean that cooling has been switched off while lights stay on. Press the power or COLDER key; if they return, the control needs a test.',
        },
        {
          service: 'wine-cooler',
          text: 'A wine unit that holds only one zone often has a stuck damper or fan.',
        },
      ],
      parts:
        'Few makers look after old models so well. Fans, gaskets and controls exist for units of the 1990s, some as rebuilt exchanges. A new compressor can be right at fifteen years, since the replacement means cabinet work.',
      independence:
        'Sub-Zero keeps a list of factory-certified servicers. We claim no place on it; we are an independent choice for units out of warranty.',
    },
    wolf: {
      head: {
        title: 'Wolf Range, Oven, Hood and Microwave Repair',
        description:
          'Wolf burner clicking, oven slow to heat, hood silent? What fails behind the red knobs and how we service it in Florida homes.',
      },
      heading: 'Behind the red knobs.',
      intro:
        'Wolf owners cook, so these machines are worked hard. That is good for burners and hinges, which like use, and hard on igniters.',
      whatItMakes: [
        'Dual fuel, gas and induction ranges, sealed-burner rangetops, M and E series wall ovens with Dual VertiFlow or dual convection, convection steam ovens, speed ovens, drawer and standard microwaves, warming drawers, and Pro, Cooktop and downdraft ventilation.',
        'Burners are dual-stacked: two rings, one for high heat, one for a flame low enough to melt chocolate.',
      ],
      owner:
        'Sub-Zero Group of Madison, Wisconsin, which bought the home business of the Wolf Range Company in 2000. Restaurant ranges named Wolf belong to another company.',
      modelTags: [
        {
          services: ['stove'],
          place:
            'Range: below the control panel or behind the kickplate. Rangetop: underside, seen from the cabinet below.',
        },
        { services: ['oven', 'microwave'], place: 'In the door opening, right or top.' },
        { services: ['range-hood'], place: 'On the inside wall, once the baffles are out.' },
      ],
      problems: [
        {
          service: 'stove',
          text: 'A burner that clicks on after a boil-over has water in its electrode; hours of clicking wear the spark module, so switch the range off at the breaker and let it dry.',
        },
        {
          service: 'oven',
          text: 'Dual fuel ovens slow to heat may have lost one of several elements; the rest hide the loss.',
        },
        {
          service: 'oven',
          text: 'Blue porcelain can chip near the door after many self-cleans. Tell us before you use that cycle again.',
        },
        { service: 'range-hood', text: 'Blowers that stop by the sea are commonly rusted at the bearing.' },
        {
          service: 'microwave',
          text: 'Drawers that refuse to close need their slides cleaned before the motor is judged.',
        },
      ],
      parts:
        'Well kept by the maker. Knobs, bezels, igniters, hinges and convection motors are stocked; boards for early L series ovens can be rebuilt.',
      independence:
        'We repair Wolf appliances without Wolf’s badge, and warranty work we leave to its certified shops.',
    },
    viking: {
      head: {
        title: 'Viking Range and Kitchen Repair in Florida',
        description:
          'Viking oven door loose, burner slow or refrigerator warm? Know your series, find its serial and see what can be repaired.',
      },
      heading: 'Viking: heavy steel, familiar faults.',
      intro:
        'Viking brought the restaurant-style range into the home, and its owners tend to keep them. The serial number tells which era yours belongs to, and the eras differ a great deal.',
      whatItMakes: [
        'Series 3, 5 and 7 gas, dual fuel and electric ranges, rangetops, induction cooktops, French-door wall ovens, Tuscany ranges, hoods and downdrafts, built-in columns, wine cellars, dishwashers and drawer microwaves.',
        'The VGIC and VGSC ranges of the 1990s and 2000s, with open or sealed burners, are still in daily use.',
      ],
      owner:
        'Founded by Fred Carl in Greenwood, Mississippi; first range 1987. Middleby bought it at the end of 2012. Since February 2026 its home brands belong to a company owned 51 percent by 26North and 49 percent by Middleby.',
      modelTags: [
        {
          services: ['stove', 'oven'],
          place:
            'Range: behind the kick plate or under the landing ledge. Wall oven: at the edge of the door opening.',
        },
        {
          services: ['refrigerator', 'wine-cooler'],
          place: 'Inside at the top, right or left of the light.',
        },
        { services: ['dishwasher', 'microwave'], place: 'At the rim of the door or drawer.' },
        { services: ['range-hood'], place: 'Behind the filters on the left side.' },
      ],
      problems: [
        {
          service: 'oven',
          text: 'Door hinges and springs tire under that weight; a door that falls open spoils both heat and knobs.',
        },
        { service: 'oven', text: 'Slow preheat in gas ovens: igniter first, always.' },
        {
          service: 'stove',
          text: 'Open burners clog their small ports with salt and sauce; sealed ones crack electrodes.',
        },
        {
          service: 'refrigerator',
          text: 'Built-ins made before 2013 suffer from evaporator leaks and boards; ask for a price before opening the system.',
        },
        { service: 'range-hood', text: 'Light transformers and rotary speed controls.' },
      ],
      parts:
        'Ranges: good, even for the old ones. Refrigerators and dishwashers from before the sale of 2012: uneven, and sometimes the reason to stop.',
      independence: 'Viking’s name belongs to its owners. Ours is on the invoice.',
    },
    marvel: {
      head: {
        title: 'Marvel Undercounter Refrigerator and Wine Repair',
        description:
          'Marvel wine or beverage center warm, noisy or fogged? Front grille first, then fan, sensor and door. Undercounter repair in Florida.',
      },
      heading: 'Small cabinet, big collection: Marvel care.',
      intro:
        'A Marvel lives where you entertain: in the bar, the butler’s pantry, the covered patio. It breathes through one narrow grille at the floor, which is where our visit starts.',
      whatItMakes: [
        'Undercounter refrigerators, beverage centers, wine refrigerators with one or two zones, refrigerated drawers, kegerators and ice machines, 15 and 24 inches wide, with outdoor-rated versions.',
        'Names you may see are MicroSentry controls, Dynamic Cooling and the Vibration Neutralization System, meant to keep sediment at rest.',
      ],
      owner:
        'Marvel Refrigeration of Greenville, Michigan, reached Middleby with AGA in 2015. In February 2026 it moved with Viking and U-Line into a joint company of 26North and Middleby.',
      modelTags: [
        { services: ['refrigerator'], place: 'Upper left corner inside, or on the side of the door frame.' },
        {
          services: ['wine-cooler'],
          place: 'On the interior wall beside the top rack; pull the rack to read it.',
        },
      ],
      problems: [
        {
          service: 'wine-cooler',
          text: 'Door glass that fogs all day points to a gasket or hinge, not the cooling.',
        },
        {
          service: 'wine-cooler',
          text: 'A circulation fan that ticks will stop one day; change it while it still turns.',
        },
        {
          service: 'refrigerator',
          text: 'Outdoor units near the beach lose condenser fins to salt: rinse, dry and inspect twice a year.',
        },
        { service: 'refrigerator', text: 'Runs without rest when a rug or kick board covers the grille.' },
      ],
      parts:
        'Fans, thermistors, gaskets, lights and controls can be ordered by serial number. Sealed systems are small and precise, so weigh their cost against a new unit of the same width.',
      independence:
        'Marvel has certified servicers; our firm works outside that list, for owners whose warranty has run out.',
    },
    'u-line': {
      head: {
        title: 'U-Line Wine, Beverage and Undercounter Repair',
        description:
          'U-Line wine captain or refrigerator not cold, noisy or wet? Check grille, level and door first; then book undercounter service.',
      },
      heading: 'U-Line not cold? Look low.',
      intro:
        'Boats, bars and balconies made U-Line popular in Florida long before the kitchen island did. Those places are damp and salty, and it shows in the condenser.',
      whatItMakes: [
        'Wine Captain and Beverage Center models, undercounter refrigerators and freezers, drawers, and both clear and crescent ice machines, in the 1000, 2000, 3000 and Modular 3000 lines, plus outdoor and marine versions.',
        'We repair the refrigerators and wine units. Ask about ice machines: it depends on the model.',
      ],
      owner:
        'Begun in Milwaukee by the Uihlein family; sold to Middleby in 2014. With Viking and Marvel it has belonged since February 2026 to a company owned 51 percent by 26North.',
      modelTags: [
        {
          services: ['refrigerator'],
          place: 'Inside, on the upper left liner, or on the ceiling near the light.',
        },
        { services: ['wine-cooler'], place: 'Beside the control strip once the door is open.' },
      ],
      problems: [
        {
          service: 'wine-cooler',
          text: 'Swings of more than a few degrees: sensor out of its clip or fan stopped.',
        },
        {
          service: 'refrigerator',
          text: 'Water in the bottom comes from a drain hole hidden behind the lowest shelf.',
        },
        {
          service: 'refrigerator',
          text: 'Marine and patio units: rusted fan motor screws, then a fan that hits its guard.',
        },
        {
          service: 'wine-cooler',
          text: 'Hinge pins wear under a full-overlay panel, and the magnet no longer pulls the door shut.',
        },
      ],
      parts:
        'Good for units of the last fifteen years by model and serial. Older Combo and marine models take generic fans and thermostats well.',
      independence:
        'You may also call a U-Line servicer through the maker; we are the independent alternative and say which is better for your case.',
    },
    perlick: {
      head: {
        title: 'Perlick Residential Refrigerator and Wine Repair',
        description:
          'Perlick drawer, refrigerator or wine reserve warm or alarming? Commercial-grade parts, careful work, and Florida patio know-how.',
      },
      heading: 'Commercial cold under a kitchen counter.',
      intro:
        'Perlick builds for taverns and lets homeowners in on it. Its small cabinets pull down fast and are noisy when something rubs, which is a gift: you hear trouble early.',
      whatItMakes: [
        'Signature Series 24- and 15-inch refrigerators, freezers, wine reserves, dual-zone wine units, beverage centers, drawers and beer dispensers; C-Series and shallow-depth models; outdoor versions in stainless steel for the summer kitchen.',
        'All cool by forced air and breathe at the front, the system Perlick calls RAPIDcool.',
      ],
      owner: 'Perlick Corporation, a family-owned firm that has built in Milwaukee, Wisconsin, since 1917.',
      modelTags: [
        {
          services: ['refrigerator'],
          place: 'On the inside left wall near the top, or on the frame of the upper drawer.',
        },
        { services: ['wine-cooler'], place: 'Top of the liner, readable with the first rack out.' },
      ],
      problems: [
        {
          service: 'refrigerator',
          text: 'Evaporator fans run whenever the door is closed; when one slows, the upper shelf warms first.',
        },
        {
          service: 'refrigerator',
          text: 'Drawers that stop closing by themselves need their slides reset, not a new gasket.',
        },
        {
          service: 'wine-cooler',
          text: 'A condensate pan that overflows in the wet season, in a unit whose door is opened all evening.',
        },
        {
          service: 'wine-cooler',
          text: 'On patios: pitted grilles and corroded controls behind the toe kick.',
        },
      ],
      parts:
        'Many are the same as in bar equipment and sturdy. Order times of one to two weeks are usual, so a photo of the tag before our visit helps.',
      independence: 'No tie binds us to Perlick. Warranty claims go to Milwaukee; the rest can come to us.',
    },
  },
} as const satisfies Localized<Partial<Readonly<Record<BrandSlug, BrandWords>>>>;
