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
          'Samsung showing 4C, 5C, LC or 22E? What the code means, whether you can go on using the machine, and repair in Florida.',
      },
      heading: 'Samsung repair in Florida',
      intro:
        'A Samsung often shows a code on its display or in the SmartThings app. Write it down before you turn the machine off.',
      whatItMakes: [
        'Family Hub is a refrigerator with a screen, FlexWash and AddWash are washers, and Flex Duo is an oven with a divider that comes out. Bespoke is the name of machines of every kind, so the model code says more than the name.',
        'Many compressors and washer motors are digital inverter types, run by an electronic board that a power surge can harm.',
      ],
      owner: 'Samsung Electronics of Suwon, South Korea, makes Samsung appliances.',
      modelTags: [
        {
          services: ['refrigerator'],
          place:
            'The label is on the left inner wall of the fresh-food side; the long code with a slash is the one we need.',
        },
        {
          services: ['washer', 'dryer'],
          place:
            'A front-loader has the label on the door ring, a top-loader on the back panel and under the lid, a dryer on the door frame.',
        },
        { services: ['dishwasher'], place: 'The label is on the right side of the inner door.' },
        { services: ['oven', 'stove'], place: 'The label is around the oven opening, or behind the drawer.' },
        {
          services: ['microwave', 'range-hood'],
          place:
            'A microwave has the label at the front of the cavity or, over a range, on the underside behind the filter; a range hood, behind the filter.',
        },
      ],
      problems: [
        {
          service: 'refrigerator',
          sign: 'no-ice',
          text: 'In French-door models, the ice maker can freeze into a block when warm air leaks into its compartment. Turn the ice maker off until the leak is sealed.',
        },
        {
          service: 'refrigerator',
          sign: 'freezer-cold-fridge-warm',
          text: 'If the freezer stays cold but the refrigerator gets warm, ice has probably stopped the fan behind the back panel. Do not chip at it. Wipe the door seals, keep the doors shut, and put milk and meat on ice. Then call us: a defrost heater, a sensor or a seal may have failed.',
        },
        {
          service: 'refrigerator',
          sign: 'clicks-or-roars',
          symptom: 'A fan scrapes',
          text: 'A fan that scrapes is probably hitting ice behind the back panel. Do not chip at the ice. Thawing stops the noise, but if the ice comes back, a part or a seal has probably failed. While food stays cold, the noise can wait for the repair.',
        },
        {
          service: 'washer',
          sign: 'walks-and-bangs',
          mayRun: 'test-once',
          isRecalled: true,
          text: 'If a top-loader bangs, stop it and look at the recalls below: one of them covers 2.8 million top-loaders. If yours is not one, spread the load and spin one time. If the washer bangs again, stop it and call us: its suspension is probably worn.',
        },
        {
          service: 'washer',
          sign: 'will-not-drain',
          text: 'If a front-loader shows 5C and does not drain, the debris filter behind the small door at the bottom is probably full. With the washer unplugged, let hot water cool and drain it into a pan before you open the filter. Clean and close the filter, plug the washer in, and run drain and spin (or “Spin”) once. If water stays, leave it off.',
        },
        {
          service: 'dishwasher',
          sign: 'dirty-dishes',
          text: 'Older WaterWall models have a bar that moves along the floor of the tub. If the bar jams, the dishwasher stops washing: turn it off, let it cool and take out anything that touches the bar. If the bar jams again, call us.',
        },
        {
          service: 'dryer',
          sign: 'too-hot',
          text: 'If an electric dryer heats even on air only, a broken heater coil is probably touching its case. Turn off its breaker, and do not dry another load.',
        },
        {
          service: 'stove',
          symptom: 'Knobs turn by accident',
          mayRun: 'with-care',
          isRecalled: true,
          text: 'Knobs at the front can be turned by accident. Samsung gives free knob locks for its recalled slide-in electric ranges. Until yours are on, keep children and pets away from the knobs, make sure that every knob is off before you go out or to bed, and leave nothing on the range.',
        },
        {
          service: 'oven',
          sign: 'wrong-temperature',
          text: 'If a gas oven takes a long time to preheat, its igniter is probably weak. If the gas lights late or with a puff, leave the oven off; if not, you can use it until the repair. If an electric oven takes a long time, take foil and spare racks out first. If it is still slow, an element or the sensor probably needs replacing. You can use an electric oven as long as it reaches the set temperature.',
        },
      ],
      parts:
        'Most parts for machines of the last ten years can still be ordered. Some boards are sold only by exact version, which is why we ask for the whole model code.',
      independence: 'Samsung does not employ or endorse us. While its warranty runs, call Samsung first.',
    },
    lg: {
      head: {
        title: 'LG Repair: OE, UE, dE, d80 and Warm Refrigerators',
        description:
          'LG washer shows OE or UE, dryer shows d80, refrigerator warm? Read the meaning, what to try, and book a repair in Florida.',
      },
      heading: 'LG repair in Florida',
      intro:
        'LG washers and dryers show a short code for a fault. On a washer, OE means that the water does not drain, and IE that it comes in too slowly. Have the code ready when you call.',
      whatItMakes: [
        'A WashTower is a washer and a dryer in one housing. A WashCombo washes and dries in one drum, without a duct. InstaView is a refrigerator or an oven whose window lights up when you knock on it twice.',
        'LG Studio and LG Signature are the costlier lines, which include wall ovens and a wine cellar. Signature Kitchen Suite is LG’s built-in brand.',
      ],
      owner: 'LG Electronics of Seoul, South Korea, makes LG appliances.',
      modelTags: [
        {
          services: ['washer', 'dryer'],
          place: 'The label is on the edge of the door opening; a WashTower has one inside each door.',
        },
        {
          services: ['refrigerator', 'wine-cooler'],
          place: 'The label is inside at the top of the left wall, or on the ceiling.',
        },
        { services: ['dishwasher'], place: 'The label is on the upper edge of the door.' },
        {
          services: ['oven', 'stove', 'range-hood'],
          place:
            'The label is behind the drawer or on the left of the door frame; a hood has it inside, past the filters.',
        },
        { services: ['microwave'], place: 'You see the label on the left when the door is open.' },
      ],
      problems: [
        {
          service: 'refrigerator',
          sign: 'warm-everywhere',
          text: 'If a refrigerator hums but gets warm, first see that its doors close and its settings are right. If it is no colder after six hours, the sealed cooling system has to be tested. Leave the refrigerator on with its doors shut, and put food on ice. Ask LG first whether its warranty still covers the compressor. The serial number tells the age: 805 at its start means May of a year that ends in 8.',
        },
        {
          service: 'refrigerator',
          symptom: 'Shows OFF and does not cool',
          warmsFood: true,
          mayRun: 'with-care',
          isNoFault: true,
          text: 'If a refrigerator is lit and shows OFF but does not cool, it is in showroom mode. On many LG models, pressing Refrigerator and Ice Plus together for five seconds ends that mode. If it stays warm after that, call us.',
        },
        {
          service: 'washer',
          sign: 'will-not-drain',
          text: 'On a front-loader, OE or a loud pump probably means a full drain filter behind the flap at the bottom of the front. Unplug the washer and let hot water cool. Drain the small hose there into a pan before you open the filter. Clean and tighten the filter, cap the hose, plug the washer in, and run drain and spin (or “Spin”) once. If water stays, leave it off.',
        },
        {
          service: 'dryer',
          sign: 'two-cycles',
          text: 'The FlowSense bars, or d80 and d90, show how clogged the duct is. Have the duct cleaned, then run one load. If the bars or the codes come back, leave the dryer off.',
        },
        {
          service: 'dishwasher',
          sign: 'leak-code',
          text: 'AE or E1 with a dry floor probably means water in the base, from a leak or from suds. Close the valve under the sink and, if the pump has not stopped in ten minutes, turn off the breaker. Do not start the dishwasher to see whether the code is gone: call us.',
        },
      ],
      parts:
        'Parts for laundry and dishwashers are easy to get. Compressors and some display boards may take a week or more to arrive.',
      independence:
        'We are independent of LG. If its warranty may pay for the repair, we’ll tell you to call LG first.',
    },
    panasonic: {
      head: {
        title: 'Panasonic Microwave Repair: Inverter and Built-In',
        description:
          'Panasonic inverter microwave with a hum and no heat, sparks or a worn latch? What usually fails, and when a built-in is worth a repair.',
      },
      heading: 'Panasonic repair in Florida',
      intro:
        'If a Panasonic microwave hums but heats nothing, its inverter or magnetron has probably failed. One that is built in with a trim kit can be worth a repair, because few others fit its opening.',
      whatItMakes: [
        'Panasonic makes countertop and built-in microwaves with Inverter technology, and combination ovens with convection or steam. Earlier there were over-the-range models, too.',
        'Most inverter models have the word Inverter on the front. In them, a circuit board does the work of the heavy transformer. They heat gently on low power, and they use different parts from models without an inverter.',
      ],
      owner: 'Panasonic Holdings of Osaka, Japan, makes Panasonic microwaves.',
      modelTags: [
        {
          services: ['microwave'],
          place:
            'A countertop microwave has the label on the back. On a built-in, open the door and look at the left of the frame. The model number begins with NN.',
        },
      ],
      problems: [
        {
          service: 'microwave',
          sign: 'no-heat',
          text: 'If a microwave hums for a moment but heats nothing, or shows H97 or H98, the inverter or the magnetron has probably failed. Heat one cup of cold water as a test, for two minutes on full power, with a wooden spoon in the cup. Stop at once if the microwave hums loudly or sparks. Unless the water steams, leave the microwave off. One part can damage the other, so the technician tests both.',
        },
        {
          service: 'microwave',
          sign: 'door',
          text: 'If you have to slam the door, its latch hooks are probably worn. Leave the microwave off until they are replaced, and do not hold the door shut with your hand or with tape.',
        },
        {
          service: 'microwave',
          sign: 'sparks',
          text: 'Sparks at the right wall probably come from grease on the thin cover plate there. If the plate is burned, leave the microwave off. If not, unplug the microwave or turn off its breaker, wipe the plate clean and let it dry. Then turn the power on and heat one cup of water with a wooden spoon, once. If it sparks again, leave it off. A new plate is usually a small repair.',
        },
        {
          service: 'microwave',
          symptom: 'Shows Lock, and no button works',
          mayRun: 'yes',
          isNoFault: true,
          text: 'If the display says Lock and no button works, the child lock is on, and nothing is broken. On many models, pressing Stop/Reset three times ends it.',
        },
        {
          service: 'microwave',
          symptom: 'Sensor Reheat stops in seconds',
          mayRun: 'with-care',
          text: 'If Sensor Reheat stops within seconds, let the microwave cool, and wipe its inside and the dish dry. If it stops early again, its steam sensor is probably at fault. Set the time yourself until the sensor is replaced.',
        },
        {
          service: 'microwave',
          sign: 'stops-early',
          symptom: 'A built-in stops, works an hour later',
          text: 'If a built-in shuts off and works again an hour later, it probably got too hot. Make sure that nothing covers the slots of its trim frame, and heat one cup of water with a wooden spoon once. If it shuts off again, leave it off.',
        },
      ],
      parts:
        'Latches, covers, trays and magnetrons are available for most models; inverter boards for older ones are sometimes no longer sold. If a new countertop model will probably cost less than a repair, we say so on the phone. When you call, read us the whole number that begins with NN, and say whether the microwave is built in with a trim kit.',
      independence: 'We are independent of Panasonic, and its warranty work goes to its own service.',
    },
    sharp: {
      head: {
        title: 'Sharp Microwave Drawer and Appliance Repair',
        description:
          'Sharp Microwave Drawer will not open, close or heat? What usually fails, which parts are available, and repair visits in Florida.',
      },
      heading: 'Sharp repair in Florida',
      intro:
        'Sharp builds Microwave Drawers under its own name and for other brands. Few other microwaves fit the same cabinet, so ask for the price of a repair before you replace one.',
      whatItMakes: [
        'Many drawer microwaves that say Wolf, Viking, Thermador or Bosch were built by Sharp and often take its parts. The drawers are 24 or 30 inches wide, and some open with a wave of the hand.',
        'Sharp also makes Carousel microwaves, SuperSteam wall ovens, slide-in ranges, cooktops, dishwashers and counter-depth refrigerators.',
      ],
      owner: 'Sharp Corporation of Osaka, Japan, belongs to Foxconn (Hon Hai).',
      modelTags: [
        {
          services: ['microwave'],
          place:
            'On a Microwave Drawer, the label is at the right edge of the frame; you see it with the drawer open. If the drawer does not open, the brand and age are enough. Other microwaves have it in the door opening or on the back.',
        },
        {
          services: ['oven', 'stove'],
          place: 'The label is on the frame of the oven door, or on the underside of a cooktop.',
        },
        {
          services: ['refrigerator', 'dishwasher'],
          place: 'A refrigerator has the label on the left inner wall, a dishwasher on the side of the door.',
        },
      ],
      problems: [
        {
          service: 'microwave',
          sign: 'drawer-stuck',
          text: 'A drawer that opens an inch and closes again may have a worn motor, a bent slide, or something caught behind it. Do not pull it by hand. Turn off its breaker and call us.',
        },
        {
          service: 'microwave',
          sign: 'no-heat',
          text: 'If a drawer hums but heats weakly, the magnetron or a part that feeds it has probably failed. Heat a cup of cold water once, for two minutes on full power, with a wooden spoon in the cup. Stop at once if the drawer hums loudly or sparks. Unless the water steams, leave the drawer off. It has to come out of the cabinet for the repair, so ask for a price that includes that.',
        },
        {
          service: 'oven',
          symptom: 'Asks for descaling',
          mayRun: 'with-care',
          isNoFault: true,
          text: 'If a SuperSteam oven asks for descaling, do that before you use steam again. In towns with hard water, it asks often.',
        },
        {
          service: 'stove',
          sign: 'induction-error',
          isNoFault: true,
          text: 'Induction burners can turn off when the kitchen drawer below is packed full, because the fan gets no air. Empty the drawer and let the cooktop cool. If a burner turns off again, call us.',
        },
      ],
      parts:
        'Drawer motors, switches, magnetrons and control panels are available. A Carousel countertop microwave is seldom worth a repair. When you call about a drawer, say whether it opens with a button or with a wave of the hand. Say also whether it is under a counter or under a wall oven.',
      independence: 'We are independent of Sharp, and warranty work goes to its own service.',
    },
  },
} as const satisfies Localized<Partial<Readonly<Record<BrandSlug, BrandWords>>>>;
