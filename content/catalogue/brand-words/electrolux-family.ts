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
          'Frigidaire dishwasher shows i20 or i40? What the codes mean, what usually fails, where the model number is, and repair visits in Florida.',
      },
      heading: 'Frigidaire repair in Florida',
      intro:
        'Look at the recalls below before you pay anybody for a repair: they cover Frigidaire ranges, cooktops, wall ovens, washers, gas laundry centers and ice makers. Gallery and Professional are its higher lines.',
      whatItMakes: [
        'Frigidaire makes kitchen appliances of every kind. Its laundry today is the one-piece laundry center and compact pairs; Affinity front-loaders were sold in the 2000s and 2010s.',
        'The serial number tells the age. Skip its first two characters: the next digit is the last one of the year, and the two after it are the week. 4A820 was built in week 20 of 2018 or 2008.',
      ],
      owner: 'Electrolux Group of Stockholm has owned Frigidaire since 1986.',
      modelTags: [
        {
          services: ['refrigerator', 'wine-cooler'],
          place: 'It is on a side wall inside, high up: left on many, right on others.',
        },
        {
          services: ['washer', 'dryer'],
          place:
            'A laundry center has it on the frame between washer and dryer or inside the dryer door, a front-loader on the door ring.',
        },
        { services: ['dishwasher'], place: 'It is on the right edge of the tub opening.' },
        {
          services: ['oven', 'stove'],
          place: 'It is on the front frame behind the drawer, or under the upper oven trim.',
        },
        {
          services: ['microwave', 'range-hood'],
          place: 'It is on the cavity wall of the microwave, or on the inner side of the hood.',
        },
      ],
      problems: [
        {
          service: 'refrigerator',
          sign: 'no-ice',
          text: 'In French-door models the ice maker can freeze into a block. Warm air is probably leaking in, so the leak has to be sealed too. Turn the ice maker off until then.',
        },
        {
          service: 'washer',
          sign: 'grinds-or-roars',
          text: 'If an Affinity front-loader roars in the spin, water has probably gotten past the tub seal and worn the rear bearing. Ask for the price first: it is a big repair. Until then, you can wash a few small loads at the lowest spin. Stop if it bangs or leaks.',
        },
        {
          service: 'dryer',
          sign: 'two-cycles',
          text: 'Behind a laundry center, which is washer and dryer in one piece, the duct is often crushed. If a load takes two cycles, have the duct straightened, then run one load. If a load still takes two cycles, leave the dryer off.',
        },
        {
          service: 'dishwasher',
          sign: 'leak-code',
          text: 'If the pump runs and does not stop, there is probably water in the base. If the floor is dry, close the valve under the sink. If it is wet, close the main water valve.',
        },
        {
          service: 'oven',
          sign: 'error-code',
          text: 'Moisture can make the keypad fail. The oven then beeps and takes no setting, or shows F11. First wipe the panel dry, then reset the oven once at its breaker. If the code comes back, leave it off.',
        },
        {
          service: 'oven',
          text: 'If SF comes on after an outage, the oven was set for the Sabbath and stays off. Turn that setting off as the manual shows. On an FGET3066 you hold Self Clean and Delay Start for three seconds.',
        },
      ],
      parts:
        'Parts for ranges, dishwashers and refrigerators are easy to get. Control boards for early Affinity laundry are usually rebuilt ones.',
      independence: 'We are an independent repair company and do not work for Electrolux.',
    },
    electrolux: {
      head: {
        title: 'Electrolux Appliance Repair, ICON to Front-Load',
        description:
          'Electrolux front-load washer, ICON refrigerator or Wave-Touch oven broken? What usually fails, and which parts are still available.',
      },
      heading: 'Electrolux repair in Florida',
      intro:
        'Electrolux now sells mostly laundry machines in the United States. If yours is an ICON or a Wave-Touch, ask first whether the part is still available.',
      whatItMakes: [
        'Today Electrolux sells front-load washers with SmartBoost and LuxCare, the dryers and laundry towers that match them, and a few kitchen appliances.',
        'From about 2004 its ICON and Wave-Touch lines had wall ovens, hybrid cooktops, French-door refrigerators, dishwashers, wine coolers, hoods and drawer microwaves.',
      ],
      owner: 'Electrolux Group of Stockholm, Sweden, makes Electrolux appliances.',
      modelTags: [
        { services: ['washer', 'dryer'], place: 'It is around the door opening, lower right.' },
        {
          services: ['refrigerator', 'wine-cooler'],
          place: 'It is on the inside wall at the left, beside the top shelf.',
        },
        { services: ['dishwasher'], place: 'It is on the right edge of the tub.' },
        {
          services: ['oven', 'stove', 'microwave'],
          place:
            'An oven has it on the lower trim, where you see it with the door open; a cooktop on its underside; a microwave drawer under its lip.',
        },
        { services: ['range-hood'], place: 'It is behind a filter.' },
      ],
      problems: [
        {
          service: 'washer',
          sign: 'will-not-drain',
          text: 'If a front-loader does not drain or shows E21, the pump filter is probably clogged. Find E21 in the codes below, and drain the washer one time, as it says. If the filter is behind a panel with screws, leave it to a technician.',
        },
        {
          service: 'washer',
          sign: 'leaks',
          text: 'Water at the door of a front-loader probably comes from a crack in the rubber seal. With the washer off and drained, look in the lower fold, and do not wash again until the seal is replaced.',
        },
        {
          service: 'dryer',
          sign: 'drum-still',
          text: 'If the drum of a dryer that turns both ways stands still half of the time, the part that keeps its belt tight is probably worn. Start it one time without clothes. If the drum stops again, turn the dryer off.',
        },
        {
          service: 'oven',
          text: 'One row of buttons on a Wave-Touch panel can go dead while the oven itself is sound. Use it only if its off button still works.',
        },
        {
          service: 'refrigerator',
          text: 'If an ICON refrigerator without a freezer, the E32AR75, shows 0, its cooling is turned off. Press the down button three times within five seconds to turn it on.',
        },
        {
          service: 'refrigerator',
          text: 'If a counter-depth ERFC2393 shows Sb, it is in Sabbath mode. Its lights, dispenser and buttons stay off, even after an outage. The manual shows which two buttons to hold for five seconds.',
        },
      ],
      parts:
        'Parts for laundry machines are available. For ICON and Wave-Touch kitchens, motors and igniters are shared with Frigidaire; a touch panel can often be repaired but not replaced.',
      independence:
        'We have no contract with Electrolux. While its own warranty runs, call Electrolux first.',
    },
    gibson: {
      head: {
        title: 'Gibson Appliance Repair: Is It Worth It?',
        description:
          'An old Gibson refrigerator, washer or range: built by Frigidaire, no longer sold new. What usually fails, and which parts still exist.',
      },
      heading: 'Gibson repair in Florida',
      intro:
        'Gibson appliances are no longer sold new here, and Frigidaire built the last of them. A switch, a belt or an igniter is worth replacing; a compressor is not.',
      whatItMakes: [
        'Change the first letter of a range’s number to F, from GEF to FEF or from GGF to FGF, and you often have the Frigidaire that takes the same parts.',
      ],
      owner: 'Electrolux has owned the name since 1986 and no longer uses it on new home appliances here.',
      modelTags: [
        {
          services: ['refrigerator'],
          place:
            'It is on the wall of the fresh food section. Not there? Leave it for the technician. The brand and age are enough.',
        },
        {
          services: ['washer', 'dryer'],
          place: 'It is inside the lid or the door rim; older machines have it at the back of the console.',
        },
        {
          services: ['dishwasher', 'oven', 'stove'],
          place: 'It is around the opening of the door, or below the burners.',
        },
      ],
      problems: [
        {
          service: 'refrigerator',
          sign: 'warm-everywhere',
          text: 'If a Gibson refrigerator gets warm, a fan, the defrost timer or a door seal is probably the cause, and those can still be replaced. If the compressor has failed, put the money toward another refrigerator.',
        },
        {
          service: 'refrigerator',
          sign: 'frost-and-gaskets',
          text: 'Many Gibson upright freezers do not defrost themselves. When the frost is half an inch thick, turn the freezer off and let it thaw. Do not pry at the ice, because the cooling tubes run through the shelves.',
        },
        {
          service: 'washer',
          sign: 'will-not-spin',
          text: 'If a top-loader drains and does not spin, the belt or the lid switch has probably failed. If you hear no click when the lid closes, it is probably the switch. If the motor hums, leave the washer off.',
        },
        {
          service: 'dryer',
          sign: 'squeals-thumps',
          text: 'At the back, the drum of a later Gibson dryer turns on one ball bearing. If a squeal or a scrape comes from there, the bearing is probably worn. It is sold as a kit, and worth it on a dryer that still heats.',
        },
        {
          service: 'oven',
          sign: 'gas-no-heat',
          text: 'If the oven of a GGF range does not heat, its igniter is probably weak. Try the oven one time, then leave it off. The igniter of the matching FGF range from Frigidaire often fits.',
        },
        {
          service: 'oven',
          sign: 'bake-or-broil-only',
          text: 'If a GEF range bakes and does not broil, or the other way around, look at the element when the oven is off and cold. If the element is split, turn off the breaker. If it is not, you can use the half that works.',
        },
      ],
      parts:
        'Many working parts still exist under Frigidaire numbers. Shelves, drawers, door bins and trim are no longer made. Read us the model number when you call, and we check before a visit.',
      independence: 'We are independent of Electrolux, and repair these machines with Frigidaire parts.',
    },
    kelvinator: {
      head: {
        title: 'Kelvinator Repair: Refrigerators and More',
        description:
          'Kelvinator refrigerator, washer or range broken? What usually fails, which Frigidaire parts fit, and where the model number is.',
      },
      heading: 'Kelvinator repair in Florida',
      intro:
        'Frigidaire built the last household Kelvinators, so many Frigidaire parts fit. A door seal, an element, a fan or a relay is worth asking about; a new compressor seldom is.',
      whatItMakes: [
        'In their last decades Frigidaire built the Kelvinators for American homes. A KEF or KGF range matches Frigidaire’s FEF or FGF, so have the whole model number ready when you ask for a part.',
        'We do not repair the commercial refrigerators that are sold under the name now.',
      ],
      owner: 'Electrolux has owned the Kelvinator name since 1986.',
      modelTags: [
        {
          services: ['refrigerator'],
          place:
            'It is on the liner near the top hinge; round-shouldered models have a metal plate at the lower front.',
        },
        { services: ['washer', 'dryer'], place: 'It is under the lid, or inside the dryer door.' },
        { services: ['dishwasher', 'oven', 'stove'], place: 'It is at the edge of the door opening.' },
      ],
      problems: [
        {
          service: 'refrigerator',
          sign: 'warm-everywhere',
          text: 'If a refrigerator gets warm in a hot garage, the fan at the bottom has probably stopped, or the start relay of its compressor has failed. If the refrigerator clicks over and over, turn it off.',
        },
        {
          service: 'refrigerator',
          sign: 'frost-and-gaskets',
          text: 'On machines this old the door seal is often hard. Frost along an edge shows the gap: wash the seal there first with warm water and mild soap.',
        },
        {
          service: 'refrigerator',
          text: 'Before you pay for an old refrigerator, look on its label for the kind of refrigerant. If it says R-12, do not pay for a repair of the cooling circuit: R-12 has not been made in the United States since 1996. A switch, a fan or a thermostat may still be worth it.',
        },
        {
          service: 'washer',
          sign: 'will-not-fill',
          text: 'If no water comes in though both valves are open, the water valve or the timer is probably worn. Parts of White-Westinghouse washers often fit.',
        },
        {
          service: 'oven',
          sign: 'wrong-temperature',
          text: 'If food burns at the usual setting, the thermostat of an older range has probably drifted. If the oven is a little too hot, set the dial lower. If it is far hotter than the dial says, leave it off.',
        },
        {
          service: 'stove',
          sign: 'burner-cold',
          text: 'If one burner of a KEF range stays cold, its coil, socket or switch has probably failed, and those of Frigidaire often fit. If the socket is black, turn off the breaker and leave all burners off.',
        },
      ],
      parts:
        'Many electrical parts are available, but hardly any parts of the sealed system. You can no longer buy a new Kelvinator for the home here, and a refrigerator from before 1996 uses far more power than a new one.',
      independence: 'We are an independent company and not part of Electrolux.',
    },
    tappan: {
      head: {
        title: 'Tappan Range, Oven and Microwave Repair',
        description:
          'Old Tappan range, oven or microwave? What usually fails, which igniters, switches and thermostats are available, and which parts are not.',
      },
      heading: 'Tappan repair in Florida',
      intro:
        'Frigidaire built the last Tappans, and they are no longer sold. On an older range, have the gas and the wiring looked at before you use it again.',
      whatItMakes: [
        'Tappan made gas and electric ranges (some with an eye-level oven), wall ovens, cooktops and early microwaves.',
        'In its last years the name was on machines that Frigidaire built. A range whose model number begins with TEF is electric; with TGF, it is gas.',
      ],
      owner:
        'Electrolux bought Tappan in 1979. The name is no longer used on new ranges, and we do not repair the furnaces that carry it.',
      modelTags: [
        {
          services: ['oven', 'stove'],
          place:
            'Look along the lower oven frame. Not there? Leave it for the technician. The brand and age are enough.',
        },
        { services: ['microwave'], place: 'It is on the back, or inside the door rim.' },
        {
          services: ['refrigerator', 'dishwasher', 'washer', 'dryer'],
          place:
            'In a refrigerator it is on the left inner wall, in a dishwasher on the edge of the tub, and on a washer or dryer on the door frame.',
        },
      ],
      problems: [
        {
          service: 'stove',
          text: 'The burners of an old gas range may light from a pilot, a small flame that always burns. If it goes out again and again, leave it out: close the range’s gas valve, or have your gas company do it. Have the pilot repaired before anyone lights it.',
        },
        {
          service: 'stove',
          text: 'If a burner tube is rusted through or a knob is hard to turn, leave the gas range off until the part is replaced. We test for leaks after every gas repair.',
        },
        {
          service: 'oven',
          sign: 'overheats',
          text: 'If an old oven gets far hotter than its dial says, its thermostat, which works by a sealed tube of fluid, has probably failed. Leave the oven off until the thermostat is replaced.',
        },
        {
          service: 'oven',
          sign: 'gas-no-heat',
          text: 'The gas oven of a TGF range has no pilot. If it does not heat, its igniter is probably weak. If it stays cold in one test, leave it off.',
        },
        {
          service: 'oven',
          sign: 'bake-or-broil-only',
          text: 'If the oven of a TEF range broils but does not bake, the lower element has probably burned out, and one from Frigidaire often fits. If the element is split, turn off the breaker until it is replaced.',
        },
        {
          service: 'dryer',
          sign: 'drum-still',
          text: 'If the drum of a Tappan dryer does not turn, start it one time. If you hear its motor run, the belt has probably broken: turn the dryer off. A belt is worth the repair; a motor seldom is at this age.',
        },
        {
          service: 'microwave',
          sign: 'dead',
          text: 'If a newer Tappan went dead as you shut its door, and one reset does not help, a door switch or a fuse has probably failed. Do not use a microwave whose door is bent or loose. We do not repair the first Tappan microwaves.',
        },
      ],
      parts:
        'Igniters, coils, switches and thermostats are available, often under Frigidaire numbers. Porcelain tops, glass, chrome and clocks come only from old machines.',
      independence: 'We are an independent company.',
    },
  },
} as const satisfies Localized<Partial<Readonly<Record<BrandSlug, BrandWords>>>>;
