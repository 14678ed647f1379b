// Words of the brands that belong to Whirlpool Corporation. Sources of ownership, families and codes: docs/sources.md.
import type { BrandSlug } from '#content/catalogue/brands.ts';
import type { BrandWords } from './brand-words-form.ts';
import type { Localized } from '#content/language.ts';

export const whirlpoolFamily = {
  en: {
    whirlpool: {
      head: {
        title: 'Whirlpool Appliance Repair in Florida',
        description:
          'Whirlpool washer, dryer, refrigerator or dishwasher acting up? Read its codes, find the model tag and ask for a visit in Florida.',
      },
      heading: 'Your Whirlpool is trying to tell you something.',
      intro:
        'Many a laundry closet in Florida holds a Whirlpool, or a machine Whirlpool built under another name. That makes parts easy to get, and it makes the codes on the display well known.',
      whatItMakes: [
        'Whirlpool covers the whole house: top-load and front-load washers, matching dryers, French-door and side-by-side refrigerators, dishwashers, ranges, wall ovens, microwaves, hoods and a few undercounter wine centers.',
        'Names worth knowing are Cabrio and Duet in older laundry, Load & Go in newer washers, and Adaptive Defrost and AccuChill in refrigerators. The vertical modular washer, or VMW, is the top-loader most often met: a belt drive with a shift actuator under the tub.',
      ],
      owner:
        'Whirlpool Corporation of Benton Harbor, Michigan, which began in 1911 as the Upton Machine Company. It also owns KitchenAid, Maytag, JennAir and Amana.',
      modelTags: [
        {
          services: ['washer', 'dryer'],
          place: 'Lift the lid, or open the door, and look at the rim of the opening.',
        },
        {
          services: ['refrigerator', 'wine-cooler'],
          place: 'On the inner side wall, near the top or behind the upper drawer.',
        },
        { services: ['dishwasher'], place: 'Along the edge of the inner door or the left front of the tub.' },
        {
          services: ['oven', 'stove'],
          place: 'On the frame behind the bottom drawer, or beside the oven door when it is open.',
        },
        {
          services: ['microwave', 'range-hood'],
          place: 'Microwave: inside the door opening. Hood: under the grease filters.',
        },
      ],
      problems: [
        {
          service: 'washer',
          text: 'Top-loaders that fill and then only hum usually have a worn shift actuator or lid lock; front-loaders that stop wet have a full pump trap.',
        },
        {
          service: 'dryer',
          text: 'A blown thermal fuse on the blower housing stops the dryer dead. The cause is the vent far more often than the dryer.',
        },
        {
          service: 'refrigerator',
          text: 'A fresh food section that warms while the freezer stays hard is typical of a failed defrost part.',
        },
        {
          service: 'dishwasher',
          text: 'A wet base pan from the pump seal or door corner trips the float and ends the cycle.',
        },
        {
          service: 'oven',
          text: 'AccuBake ovens that run cool or hot often have a temperature sensor out of range, a small part behind two screws.',
        },
        {
          service: 'microwave',
          text: 'An over-the-range unit that dies as you shut the door: a door switch has taken the line fuse with it.',
        },
      ],
      parts:
        'Good. Common pumps, locks, fuses and fans for the last fifteen years or so are carried by parts houses across the state.',
      independence:
        'We are a separate company. Whirlpool has not appointed us, and repairs under its own warranty go to Whirlpool first.',
    },
    kitchenaid: {
      head: {
        title: 'KitchenAid Repair: Dishwasher, Range, Refrigerator',
        description:
          'Built-in KitchenAid leaking, warm or blinking? What fails in each, where its tag hides, and when repair makes sense in a Florida kitchen.',
      },
      heading: 'A KitchenAid worth keeping.',
      intro:
        'Many KitchenAid kitchens were bought as a suite, so replacing one piece breaks the set. That changes the arithmetic in favor of a repair.',
      whatItMakes: [
        'Dishwashers are the heart of the name, with ProWash and FreeFlex third racks. Around them stand commercial-style and slide-in ranges, Even-Heat wall ovens, built-in and counter-depth refrigerators, ice makers, microwaves, hoods and undercounter wine cellars.',
        'Laundry carried the name until the 2000s and is no longer made; a good number of those washers still run.',
      ],
      owner:
        'Part of Whirlpool Corporation since 1986. The name goes back to 1919 and the Hobart company’s stand mixer.',
      modelTags: [
        { services: ['dishwasher'], place: 'Top or right edge of the inner door.' },
        {
          services: ['refrigerator', 'wine-cooler'],
          place: 'Ceiling or upper side wall inside; on big built-ins, behind the top grille too.',
        },
        {
          services: ['oven', 'stove', 'microwave'],
          place: 'Around the door frame. On cooktops it is on the underside, with a copy in the booklet.',
        },
        { services: ['range-hood'], place: 'Behind the baffle filters.' },
        { services: ['washer', 'dryer'], place: 'Under the washer lid; inside the dryer door.' },
      ],
      problems: [
        {
          service: 'dishwasher',
          text: 'Blinking clean light, grit on the top rack, or leaks at the lower corners. A worn chopper or a cracked diverter is often behind the first two.',
        },
        {
          service: 'refrigerator',
          text: 'Built-ins collect dust above the doors; once the condenser is matted, both sections slowly lose their cold.',
        },
        {
          service: 'oven',
          text: 'A cooling fan that runs on or a door that stays latched after cleaning points to a thermal switch behind the panel.',
        },
        {
          service: 'stove',
          text: 'On gas rangetops, salt and spills at the electrodes cause clicking that never ends.',
        },
      ],
      parts:
        'Most parts are shared with Whirlpool machines and easy to get. Trim, panels and handles in discontinued finishes are the exception.',
      independence:
        'KitchenAid is a name of Whirlpool; our technicians work for you and for us, not for them.',
    },
    maytag: {
      head: {
        title: 'Maytag Washer, Dryer and Kitchen Repair in Florida',
        description:
          'From Bravos and Centennial washers to Maytag ranges: typical faults, codes that mean something, and where the model number is.',
      },
      heading: 'Even the dependable ones need a hand.',
      intro:
        'Two kinds of Maytag share the badge: those of the old Maytag Corporation, with washers built in Newton, Iowa, and those built by Whirlpool since it bought the company in 2006. Knowing which one you own decides which parts fit.',
      whatItMakes: [
        'Commercial Technology top-loaders, Bravos and Centennial washers, Maxima front-loaders, and dryers with the Advanced Moisture Sensing system lead the range.',
        'In the kitchen there are side-by-side and French-door refrigerators, PowerBlast and Dual Power Filtration dishwashers, ranges with Power Preheat, wall ovens and over-the-range microwaves.',
      ],
      owner:
        'Whirlpool Corporation bought the Maytag Corporation in 2006. Maytag itself had been making washing machines since 1907.',
      modelTags: [
        {
          services: ['washer'],
          place:
            'Under the lid on a top-loader, in the door ring on a front-loader; on old Newton machines, low at the back of the console.',
        },
        { services: ['dryer'], place: 'In the well of the door.' },
        { services: ['refrigerator'], place: 'Upper left of the fresh food section.' },
        { services: ['dishwasher'], place: 'Side of the inner door.' },
        {
          services: ['oven', 'stove', 'microwave'],
          place: 'On the front frame once the door or the storage drawer is open.',
        },
      ],
      problems: [
        {
          service: 'washer',
          text: 'Bravos models thump when suspension rods dry out. Neptune front-loaders of around 2000 are known for failed latches and scorched motor boards.',
        },
        {
          service: 'dryer',
          text: 'Long drying on a Centennial is usually the duct; a sharp squeal is the idler pulley.',
        },
        {
          service: 'refrigerator',
          text: 'Ice around the freezer floor means a frozen defrost drain, a small repair when caught early.',
        },
        {
          service: 'stove',
          text: 'Oven and top sharing one spark module can click together when one knob switch is wet.',
        },
        {
          service: 'dishwasher',
          text: 'A hum and dirty plates: a bit of glass or a label is caught in the chopper below the filter.',
        },
        {
          service: 'oven',
          text: 'A gas oven whose igniter glows for minutes without a flame needs a new igniter, not a new valve.',
        },
      ],
      parts:
        'For machines from the Whirlpool years: plentiful. For Newton-built washers: belts, pumps and seals can still be had, some transmissions only used.',
      independence:
        'The lonely repairman belongs to Maytag’s advertising. We are independent, and the name is used here only to say what we fix.',
    },
    'jenn-air': {
      head: {
        title: 'JennAir Repair: Downdraft, Wall Oven, Refrigerator',
        description:
          'JennAir downdraft weak, wall oven dead or built-in refrigerator warm? Faults by appliance, parts outlook and visits in Florida.',
      },
      heading: 'When the downdraft stops drawing.',
      intro:
        'JennAir made its name by pulling smoke down instead of up, and many Florida islands were designed around that vent. Owners of those kitchens have few replacements that fit the cutout.',
      whatItMakes: [
        'Downdraft cooktops and ranges come first, then gas and electric rangetops, wall ovens with the V2 vertical dual-fan convection, steam ovens, built-in column refrigerators, wine cellars, hoods, microwaves and panel-ready dishwashers.',
        'Today’s looks are called RISE and NOIR. Older kitchens may hold a grill-range with swap-in cartridges, from the days when the name was written Jenn-Air.',
      ],
      owner:
        'Whirlpool Corporation, through the purchase of Maytag in 2006; Maytag had bought the Indianapolis firm, which Lou Jenn began, in 1982.',
      modelTags: [
        {
          services: ['stove'],
          place:
            'Downdraft units: under the grate basin or on the burner box beneath; lift the air grille first.',
        },
        { services: ['oven', 'microwave'], place: 'On the trim around the cavity.' },
        { services: ['refrigerator', 'wine-cooler'], place: 'High on the inner wall beside the hinge.' },
        {
          services: ['dishwasher', 'range-hood'],
          place: 'Dishwasher: door edge. Hood: inside the filter bay.',
        },
      ],
      problems: [
        {
          service: 'stove',
          text: 'Downdraft loss: a blower wheel coated with grease, a flap rusted at the outside wall, or a duct under the slab that holds water.',
        },
        {
          service: 'oven',
          text: 'Double ovens that lose one cavity often have a relay board at fault, not the element.',
        },
        {
          service: 'refrigerator',
          text: 'Column units need clear air at the toe and the top; in tight cabinets the compressor overheats.',
        },
        { service: 'wine-cooler', text: 'A humming undercounter cellar is commonly its evaporator fan.' },
      ],
      parts:
        'Current built-ins are well supplied. Grill cartridges, glass tops and touch panels from the 1980s and 1990s come from old stock or rebuilders.',
      independence:
        'No agreement ties us to JennAir or Whirlpool; we choose the part that suits the appliance in front of us.',
    },
    amana: {
      head: {
        title: 'Amana Repair: Simple Machines, Sensible Fixes',
        description:
          'Amana washer, dryer, refrigerator or range broken? Plain machines are cheap to fix. See typical faults and the start price of a visit.',
      },
      heading: 'Plain, sturdy and worth a small repair.',
      intro:
        'Landlords, condo owners and first homes: that is where we meet Amana. The machines have few frills, so a repair seldom costs much, and the first question is age.',
      whatItMakes: [
        'Top-load washers with a porcelain or steel tub, basic dryers, bottom-freezer, top-freezer and side-by-side refrigerators, ranges, dishwashers and microwaves.',
        'Amana built the first upright freezer for the home in 1947 and sold the Radarange, the first popular home microwave, from 1967. Models made today share their insides with Whirlpool’s simplest lines.',
      ],
      owner:
        'Whirlpool Corporation, since it took over Maytag in 2006. Air conditioners with the Amana name come from another company, Daikin, and are not something we repair.',
      modelTags: [
        {
          services: ['washer', 'dryer'],
          place: 'Washer: rear edge under the lid. Dryer: beneath the lint screen or on the door frame.',
        },
        { services: ['refrigerator'], place: 'Beside the crisper, or on the ceiling of the upper section.' },
        {
          services: ['oven', 'stove'],
          place: 'Lift the cooktop or pull the drawer; the plate is on the metal frame.',
        },
        { services: ['dishwasher', 'microwave'], place: 'On the rim that the door closes against.' },
      ],
      problems: [
        {
          service: 'washer',
          text: 'Blinking lights in place of a code: note which ones blink and how often, and read them to us on the phone.',
        },
        { service: 'dryer', text: 'No heat after a run of long cycles: fuse and vent together.' },
        {
          service: 'refrigerator',
          text: 'Water in the bottom drawer of bottom-freezer models, from a drain that has iced shut.',
        },
        { service: 'oven', text: 'A bake element with a visible break, the quickest oven repair there is.' },
      ],
      parts:
        'Easy and inexpensive for models of the last twenty years; older Iowa-built side-by-sides need patience.',
      independence: 'Ours is an independent shop. Amana and Radarange are names of their owners.',
    },
    admiral: {
      head: {
        title: 'Admiral Appliance Repair and Honest Parts Advice',
        description:
          'Admiral is no longer made, but many still run. Which parts remain, what they share with Maytag and Whirlpool, and when to stop.',
      },
      heading: 'Still running an Admiral?',
      intro:
        'You will not find an Admiral in a showroom now. What is left are washers, dryers, ranges and refrigerators bought as bargains, many in rental homes and lake cottages.',
      whatItMakes: [
        'Admiral first sold radios and television sets from Chicago and was an early maker of side-by-side refrigerators. In its last decades it was a low-price line: top-load washers, dryers, ranges, dishwashers and top-freezer refrigerators.',
        'Who built yours depends on the year: Magic Chef, then Maytag at Galesburg, Illinois, and after 2006 Whirlpool, which supplied it to one home-improvement chain.',
      ],
      owner:
        'The appliance name passed to Magic Chef, to Maytag in 1986 and, with Maytag, to Whirlpool Corporation in 2006.',
      modelTags: [
        {
          services: ['refrigerator'],
          place: 'On the liner near the vegetable drawers, or low at the front behind the grille.',
        },
        {
          services: ['washer', 'dryer'],
          place: 'Washer: beneath the lid or on the back of the console. Dryer: rim of the door.',
        },
        {
          services: ['dishwasher', 'oven', 'stove'],
          place: 'On the frame you see with the door or drawer pulled open.',
        },
      ],
      problems: [
        {
          service: 'refrigerator',
          text: 'Defrost timers and fan motors wear first. Both have generic replacements.',
        },
        {
          service: 'washer',
          text: 'Belts, lid switches and pumps are ordinary stock; a leaking tub is the end.',
        },
        { service: 'dryer', text: 'Rollers and belt, done together, give an old Admiral years more.' },
        {
          service: 'stove',
          text: 'Burner sockets and switches go before the coils do, and universal ones fit.',
        },
      ],
      parts:
        'We know of no new appliance sold under this name for years, but mechanical parts cross over to Maytag and Whirlpool numbers. Handles, shelves and trim are gone. We check before you pay for a visit that cannot end well.',
      independence: 'Admiral appears here as the name on your appliance, not as a partner of ours.',
    },
    estate: {
      head: {
        title: 'Estate by Whirlpool Repair: What Still Can Be Fixed',
        description:
          'Estate washers, dryers and refrigerators are Whirlpool inside. Find the T model number, learn what fails and whether parts remain.',
      },
      heading: 'Your Estate is a Whirlpool underneath.',
      intro:
        'Read the small print on the console and it says Estate by Whirlpool. That line is the best news an owner can have, because it tells us where every moving part comes from.',
      whatItMakes: [
        'A value line of the 1990s and 2000s: direct-drive top-load washers (model numbers that begin TAWS), electric and gas dryers (TEDS, TGDS), top-freezer and side-by-side refrigerators, dishwashers and ranges.',
        'The direct-drive washer has no belt. Its motor turns the gear case through a rubber coupling, made to break before the gears do.',
      ],
      owner:
        'Whirlpool Corporation. The name began with the Estate Stove Company of Hamilton, Ohio, later owned by RCA, whose stoves joined Whirlpool in the 1950s. It is no longer sold in the United States.',
      modelTags: [
        {
          services: ['washer', 'dryer'],
          place: 'Look under the washer lid and inside the dryer door for a number beginning with T.',
        },
        {
          services: ['refrigerator', 'dishwasher'],
          place: 'Refrigerator: side wall at eye level. Dishwasher: left of the tub.',
        },
        { services: ['oven', 'stove'], place: 'Behind the lower drawer.' },
      ],
      problems: [
        {
          service: 'washer',
          text: 'Drains but will not agitate: that rubber motor coupling. It is cheap and reached from the front.',
        },
        { service: 'dryer', text: 'Turns without heat: thermal cutoff and thermostat, sold as a pair.' },
        { service: 'refrigerator', text: 'Warm above and frosted below: defrost thermostat.' },
      ],
      parts:
        'Surprisingly good. The same couplings, switches and fuses fit millions of Whirlpool-built machines and are still made. Consoles and knobs in Estate print are not.',
      independence: 'We repair it on our own account and claim no link with Whirlpool.',
    },
    roper: {
      head: {
        title: 'Roper Washer, Dryer and Range Repair in Florida',
        description:
          'Roper made the basic washer that never quit. Now it has: typical faults, parts shared with Whirlpool, and an honest word on age.',
      },
      heading: 'A basic Roper, fixed the basic way.',
      intro:
        'Roper owners rarely want features. They want the washer back by tonight, for less than a new one costs, and very often that can be done.',
      whatItMakes: [
        'Under this name Whirlpool sold its least costly laundry, refrigerators, ranges and dishwashers. Washers carry numbers such as RTW4516, dryers RED4516 and RGD4516.',
        'Before that, Roper was a stove company in Rockford and Kankakee, Illinois, and built ranges for Sears for decades.',
      ],
      owner:
        'Whirlpool Corporation has held the Roper name since 1989. The factories had gone to GE the year before.',
      modelTags: [
        { services: ['washer'], place: 'Beneath the lid, toward the hinge.' },
        { services: ['dryer'], place: 'At the bottom of the door opening.' },
        {
          services: ['oven', 'stove'],
          place: 'On the drawer frame; on ranges older than 1989, often under the lift-up top.',
        },
        {
          services: ['refrigerator', 'dishwasher'],
          place: 'Inside, on the left wall, or the edge of the dishwasher door.',
        },
      ],
      problems: [
        {
          service: 'washer',
          text: 'On the RTW4516 a lid lock that fails leaves the wash light blinking; a worn shift actuator lets it fill but not turn.',
        },
        { service: 'dryer', text: 'The timer advances but nothing moves: door switch or thermal fuse.' },
        {
          service: 'stove',
          text: 'Coil burners that work only when wiggled need a new receptacle, not just a coil.',
        },
        { service: 'refrigerator', text: 'Clicks and warms: start relay.' },
      ],
      parts:
        'For Whirlpool-built Ropers, easy. For stoves from the old Illinois factories, burners and thermostats exist as universal parts; oven doors and glass do not.',
      independence: 'Roper’s owner has no say in our work, and we have no claim on its name.',
    },
  },
} as const satisfies Localized<Partial<Readonly<Record<BrandSlug, BrandWords>>>>;
