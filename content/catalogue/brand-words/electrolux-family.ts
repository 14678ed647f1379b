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
        'Look at the recalls below before you pay anybody for a repair: they cover some Frigidaire ranges, cooktops, wall ovens, washers, gas laundry centers, minifridges and ice makers. Gallery and Professional are Frigidaire’s higher lines.',
      whatItMakes: [
        'Frigidaire makes kitchen appliances of every kind. For laundry it now sells one-piece laundry centers and compact pairs; Affinity front-loaders were sold in the 2000s and 2010s.',
        'The serial number tells the age: its third character is the last digit of the year, and the next two are the week. A machine whose serial number begins with 4A820 was built in week 20 of 2018 or 2008.',
      ],
      owner: 'Electrolux Group of Stockholm has owned Frigidaire since 1986.',
      modelTags: [
        {
          services: ['refrigerator', 'wine-cooler'],
          place: 'The label is on a side wall inside, high up: left on many, right on others.',
        },
        {
          services: ['washer', 'dryer'],
          place:
            'A laundry center has the label on the frame between washer and dryer or inside the dryer door; a front-loader, on the door ring.',
        },
        { services: ['dishwasher'], place: 'The label is on the right edge of the tub opening.' },
        {
          services: ['oven', 'stove'],
          place: 'The label is on the front frame behind the drawer, or under the upper oven trim.',
        },
        {
          services: ['microwave', 'range-hood'],
          place: 'The label is on the cavity wall of the microwave, or on the inner side of the hood.',
        },
      ],
      problems: [
        {
          service: 'refrigerator',
          sign: 'no-ice',
          text: 'If the ice maker of a French-door model freezes into a block, warm air is probably leaking in. Turn the ice maker off until the ice is thawed and the leak is sealed.',
        },
        {
          service: 'washer',
          sign: 'grinds-or-roars',
          text: 'If an Affinity front-loader roars during the spin, water has probably gotten past the tub seal and worn the rear bearing. Replacing the bearing is a big repair, so ask for the price first. Until the repair, you can wash a few small loads at the lowest spin. Stop the washer if it bangs or leaks.',
        },
        {
          service: 'dryer',
          sign: 'two-cycles',
          text: 'The duct behind a laundry center (washer and dryer in one piece) is often crushed. If a load takes two cycles, have the duct straightened, then dry one load. If that load takes two cycles as well, leave the dryer off.',
        },
        {
          service: 'dishwasher',
          sign: 'leak-code',
          text: 'If the pump runs and does not stop, there is probably water in the base. If the floor is dry, close the valve under the sink and, if the pump still runs ten minutes later, turn off the breaker. If the floor is wet, stay off it, turn off the breaker if you can stay dry, and close the main water valve if that’s safe. Either way, do not start a wash, and call us.',
        },
        {
          service: 'oven',
          sign: 'error-code',
          text: 'If an oven beeps and takes no setting, or shows F11, there may be moisture in its keypad. Wipe the panel dry. If the lights in the house are normal (if not, turn off the main breaker and call the power company), turn the oven’s breaker off for a minute, then on again, once. If the oven beeps again or the code comes back, leave the oven off.',
        },
        {
          service: 'oven',
          symptom: 'Shows SF after an outage',
          mayRun: 'yes',
          isNoFault: true,
          text: 'If an oven shows SF after an outage, it was in Sabbath mode and stays off. End the mode as the manual shows. On an FGET3066, hold Self Clean and Delay Start for three seconds.',
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
        'Electrolux now sells mostly laundry machines in the United States. If yours is an ICON or a Wave-Touch, ask first whether parts for it are still available.',
      whatItMakes: [
        'Today Electrolux sells front-load washers with SmartBoost and LuxCare, the dryers and laundry towers that match them, and a few kitchen appliances.',
        'From about 2004, its ICON and Wave-Touch lines had wall ovens, hybrid cooktops, French-door refrigerators, dishwashers, wine coolers, hoods and drawer microwaves.',
      ],
      owner: 'Electrolux Group of Stockholm, Sweden, makes Electrolux appliances.',
      modelTags: [
        { services: ['washer', 'dryer'], place: 'The label is at the lower right of the door opening.' },
        {
          services: ['refrigerator', 'wine-cooler'],
          place: 'The label is on the inside wall at the left, beside the top shelf.',
        },
        { services: ['dishwasher'], place: 'The label is on the right edge of the tub.' },
        {
          services: ['oven', 'stove', 'microwave'],
          place:
            'An oven has the label on the lower trim, where you see it with the door open; a cooktop, on its underside; a microwave drawer, under its lip.',
        },
        { services: ['range-hood'], place: 'The label is behind a filter.' },
      ],
      problems: [
        {
          service: 'washer',
          sign: 'will-not-drain',
          text: 'If a front-loader does not drain or shows E21, its pump filter is probably clogged. Straighten the drain hose if you can reach it, then run drain and spin once. If water stays, leave the washer off. Water runs out when the filter is opened: first read “Will not drain” on our washer page, or leave the filter to us.',
        },
        {
          service: 'washer',
          sign: 'leaks',
          mayRun: 'test-once',
          text: 'Water at the door of a front-loader usually comes from dirt, a caught garment or a crack at the rubber seal. With the washer off and empty, wipe the seal and the glass, and look in the lower fold. One test only: watch one rinse. If you find a crack, or it leaks again, leave the washer off.',
        },
        {
          service: 'dryer',
          sign: 'drum-still',
          text: 'On some models the drum turns both ways, with a short pause at each change. If yours stands still half of the time, the part that keeps its belt tight is probably worn. Start the dryer one time without clothes. If the drum again stands still half of the time, turn the dryer off.',
        },
        {
          service: 'oven',
          symptom: 'A row of buttons is dead',
          mayRun: 'with-care',
          text: 'If one row of buttons on a Wave-Touch panel goes dead, the oven itself may be sound. Use the oven only if its off button still works.',
        },
        {
          service: 'refrigerator',
          symptom: 'Shows 0 and does not cool',
          warmsFood: true,
          mayRun: 'with-care',
          isNoFault: true,
          text: 'If an E32AR75 (an ICON refrigerator without a freezer) shows 0, its cooling is turned off. To turn the cooling on, press the down button three times within five seconds. If it still does not cool, call us.',
        },
        {
          service: 'refrigerator',
          symptom: 'Shows Sb, lights stay off',
          mayRun: 'yes',
          isNoFault: true,
          text: 'If a counter-depth ERFC2393 shows Sb, it is in Sabbath mode. Its lights, dispenser and most buttons stay off, even after an outage. To end the mode, hold two buttons for five seconds; the manual shows which two.',
        },
      ],
      parts:
        'Parts for laundry machines are available. ICON and Wave-Touch kitchen appliances use some of the same motors and igniters as Frigidaire’s, so some parts can still be bought. If a touch panel cannot be replaced, it can often be repaired.',
      independence:
        'We have no contract with Electrolux. While the maker’s warranty runs, call Electrolux first.',
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
        'Change the first letter of a range’s model number to F (GEF to FEF, GGF to FGF), and you often have the Frigidaire range that takes the same parts.',
      ],
      builder: 'frigidaire',
      owner: 'Electrolux has owned the name since 1986 and no longer uses it on new home appliances here.',
      modelTags: [
        {
          services: ['refrigerator'],
          place: 'The label is on the wall inside the refrigerator.',
        },
        {
          services: ['washer', 'dryer'],
          place:
            'The label is under the lid or on the rim of the door opening; older machines have it at the back of the console.',
        },
        {
          services: ['dishwasher', 'oven', 'stove'],
          place: 'Open the door: the label is on the edge of the opening.',
        },
      ],
      problems: [
        {
          service: 'refrigerator',
          sign: 'warm-everywhere',
          text: 'If a Gibson refrigerator gets warm, look at the dial first, see that the doors close all around, and vacuum the dust that you can reach from outside the grille. If it is no colder the next day, a fan, the defrost timer or a door seal is probably the cause, and those can still be replaced. If the compressor has failed, put the money toward another refrigerator. Until the repair, put food on ice.',
        },
        {
          service: 'refrigerator',
          sign: 'frost-and-gaskets',
          isNoFault: true,
          text: 'Many Gibson upright freezers do not defrost themselves. When the frost is half an inch thick, move the food out, turn the freezer off and let the ice melt. Do not pry at it, because the cooling tubes run through the shelves.',
        },
        {
          service: 'washer',
          sign: 'will-not-spin',
          mayRun: 'test-once',
          text: 'If a top-loader drains but does not spin, spread the load, press the lid shut and try the spin one time. If it still does not spin, the belt or the lid switch has probably failed. If you hear no click when the lid closes, it is probably the switch. Leave the washer off until the repair.',
        },
        {
          service: 'dryer',
          sign: 'squeals-thumps',
          text: 'The drum of a newer Gibson dryer turns on one ball bearing at the back. If you hear a squeal or a scrape there, the bearing is probably worn. It is sold as a kit, and worth replacing if the dryer still heats. If metal grinds, leave the dryer off. If it does not, you can dry small loads until the repair.',
        },
        {
          service: 'oven',
          sign: 'gas-no-heat',
          text: 'If the oven of a GGF range does not heat, make sure that its clock is not set to a delayed start. Try the oven one time, as our oven page says under “Gas oven does not heat,” and turn it off after ninety seconds without flame. If it did not light, leave it off: its igniter is probably weak. The igniter of the matching FGF range from Frigidaire often fits.',
        },
        {
          service: 'oven',
          sign: 'bake-or-broil-only',
          text: 'If a GEF range bakes but does not broil, or broils but does not bake, turn off the breaker, let the oven cool, and look at the element that did not heat. If it is split or blistered, leave the breaker off until a new one is in. If not, turn the breaker on, and you can use the half that works. Does the oven of a gas range (GGF) do only one of the two? Leave it off.',
        },
        {
          service: 'stove',
          sign: 'burner-cold',
          text: 'If one coil of a GEF range stays cold, turn off the breaker and let the coil cool. Look at the socket it plugs into. If that is black, leave the breaker off. If it is clean, push the coil in firmly, turn the breaker on, and try the coil one time. If it does not heat, leave that burner off; a coil from Frigidaire often fits.',
        },
        {
          service: 'dishwasher',
          sign: 'standing-water',
          text: 'If water stays in a Gibson dishwasher, first empty the garbage disposal, if you have one, by running it with cold water. Straighten any kink in the drain hose under the sink. Then let the dishwasher drain one time. If water stays or the pump hums, turn it off and call us, and do not reach into the drain.',
        },
      ],
      parts:
        'Many working parts still exist under Frigidaire numbers. Shelves, drawers, door bins and trim are no longer made. Read us the model number when you call, and we will check before a visit.',
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
        'A range whose model number begins with KEF or KGF usually matches Frigidaire’s FEF or FGF. Have the whole number ready when you ask for a part.',
        'We do not repair the commercial refrigerators that are sold under the name now.',
      ],
      builder: 'frigidaire',
      owner: 'Electrolux has owned the Kelvinator name since 1986.',
      modelTags: [
        {
          services: ['refrigerator'],
          place:
            'The label is on the liner near the top hinge; round-shouldered models have a metal plate at the lower front.',
        },
        { services: ['washer', 'dryer'], place: 'The label is under the lid, or inside the dryer door.' },
        { services: ['dishwasher', 'oven', 'stove'], place: 'The label is at the edge of the door opening.' },
      ],
      problems: [
        {
          service: 'refrigerator',
          sign: 'warm-everywhere',
          text: 'If a refrigerator gets warm in a hot garage, the heat itself or dust on the coils is often the cause. Vacuum the dust that you can reach without opening anything. If the refrigerator stays warm on a cool day with clean coils, its start relay, its thermostat or, on models that have one, the fan at the bottom may have failed, and those are often worth replacing. If it clicks over and over, turn it off. Otherwise, leave it on and put food on ice.',
        },
        {
          service: 'refrigerator',
          sign: 'frost-and-gaskets',
          text: 'The door seal of an old refrigerator is often hard. If you see frost along one edge, wash the seal there with warm water and mild soap. If the frost comes back, the seal probably has to be replaced. If food stays cold, you can use the refrigerator until that repair.',
        },
        {
          service: 'refrigerator',
          symptom: 'Label says R-12',
          text: 'Before you pay to repair an old refrigerator, look on its label for the kind of refrigerant. If it says R-12, do not pay for a repair of the cooling circuit: R-12 has not been made in the United States since 1996. A switch, a fan or a thermostat may still be worth it.',
        },
        {
          service: 'washer',
          sign: 'will-not-fill',
          text: 'If no water or only a trickle comes in, open both of the washer’s valves and look for a kink in the hoses, if you can without moving the washer. If that does not help, call us: the screens in the hoses may be clogged, or the washer’s own water valve or its timer may be worn. If the washer goes on humming, cancel the wash. Parts of White-Westinghouse washers often fit.',
        },
        {
          service: 'dryer',
          sign: 'no-heat',
          text: 'If an electric Kelvinator dryer turns but stays cold, see that a cycle with heat is set and clean the lint screen. If house lights are dim or too bright, or half the rooms are dark, turn off the main breaker and call the power company. If not, turn the dryer’s double breaker all the way off and on, once. If it trips, leave it off. If no heat comes, turn the dryer off: the element or a thermostat has probably failed, and Frigidaire’s often fit. If a gas dryer stays cold on heat, leave it off.',
        },
        {
          service: 'dishwasher',
          sign: 'standing-water',
          text: 'If water stays in the tub, let the garbage disposal, if you have one, run until it sounds empty. Then straighten the drain hose under the sink and let the dishwasher drain once. If it still holds water, turn off its breaker and call us.',
        },
        {
          service: 'oven',
          sign: 'wrong-temperature',
          text: 'If an older oven burns food at the usual setting, its thermostat has probably drifted. If the oven is a little too hot, set the dial lower. If it is a little too cool, set the dial higher. If it bakes unevenly, take foil and liners off its floor. If it is far hotter than the dial says, leave it off.',
        },
        {
          service: 'stove',
          sign: 'burner-cold',
          text: 'If one burner of a KEF range stays cold, its coil may be loose, or its socket or switch has failed. Turn off the breaker and, when the coil is cold, pull it out and look at its socket. If the socket is burned, leave the breaker off. If not, push the coil all the way in, turn the breaker on and try it once. If it stays cold, use only the burners that heat as usual. Frigidaire parts often fit.',
        },
      ],
      parts:
        'Many electrical parts are available, but hardly any for the cooling circuit. You can no longer buy a new Kelvinator for the home here, and a refrigerator from before 1996 uses far more power than a new one.',
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
        'Frigidaire built the last Tappan ranges, and no new ones are sold. If an older range has stood unused, have its gas parts and wiring checked before you use it.',
      whatItMakes: [
        'Tappan made gas and electric ranges (some with an eye-level oven), wall ovens, cooktops and early microwaves.',
        'The name is also on refrigerators, dishwashers, washers, dryers and newer microwaves.',
        'A range whose model number begins with TEF is electric; with TGF, it is gas.',
      ],
      builder: 'frigidaire',
      owner: 'Electrolux bought Tappan in 1979. We do not repair the furnaces that carry the name.',
      modelTags: [
        {
          services: ['oven', 'stove'],
          place: 'Look for the label along the lower oven frame.',
        },
        { services: ['microwave'], place: 'The label is on the back, or on the rim of the door opening.' },
        {
          services: ['refrigerator', 'dishwasher', 'washer', 'dryer'],
          place:
            'In a refrigerator, the label is on the left inner wall; in a dishwasher, on the edge of the tub; on a dryer, on the door frame; and on a washer, there or under the lid.',
        },
      ],
      problems: [
        {
          service: 'stove',
          symptom: 'Pilot goes out',
          mayRun: 'no',
          text: 'The burners of an old gas range may light from a pilot, a small flame that always burns. If the pilot goes out again and again, do not relight it. If you can reach the range’s gas valve without moving the range, close it; if not, have your gas company do it. Have the pilot repaired before anyone lights it.',
        },
        {
          service: 'stove',
          symptom: 'Rusted burner tube or stiff knob',
          mayRun: 'no',
          text: 'If a burner tube is rusted through or a knob is hard to turn, leave the gas range off until the part is replaced. We test for leaks after every gas repair.',
        },
        {
          service: 'oven',
          sign: 'overheats',
          text: 'If an old oven gets far hotter than its dial says, its thermostat, which works by a sealed tube of fluid, has probably failed. Turn off the oven’s breaker or, if it is gas, its gas valve, if that is safe. Leave the oven off until the thermostat is replaced.',
        },
        {
          service: 'oven',
          sign: 'gas-no-heat',
          text: 'The gas oven of a range whose model number begins with TGF usually has no pilot. If the oven does not heat, make sure its timer is not set for a delayed start. Then test it once, as our oven page says under “Gas oven does not heat,” and turn it off after ninety seconds without flame. If it did not light, leave the oven off: its igniter is probably weak.',
        },
        {
          service: 'oven',
          sign: 'bake-or-broil-only',
          text: 'If the oven of an electric range (TEF) broils but does not bake, the lower element has probably burned out; if it bakes but does not broil, the upper one. One from Frigidaire often fits. Turn off the breaker, let the oven cool and look. If the element is split or blistered, leave the breaker off until a new one is in. If it is whole, turn the breaker on and go on with the half that heats. If the oven of a TGF does only one of the two, leave it off: it is gas.',
        },
        {
          service: 'dryer',
          sign: 'drum-still',
          text: 'If the drum of a Tappan dryer does not turn, take out half of a heavy load, close the door firmly and start the dryer one time. If the drum stays still, turn the dryer off. If you heard the motor run, the belt has probably broken. A belt is worth the repair; a motor seldom is at this age.',
        },
        {
          service: 'refrigerator',
          sign: 'freezer-cold-fridge-warm',
          text: 'If a Tappan refrigerator is cold only in the freezer, turn both dials to the middle and clear the vents of food. If it is no better the next day, look for frost on the back wall of the freezer. Frost points to the defrost timer or heater, no frost to the fan, and Frigidaire parts often fit. Put milk and meat on ice.',
        },
        {
          service: 'microwave',
          sign: 'dead',
          text: 'If a newer Tappan is dead, turn its breaker off, then on again. Do this once only. If it stays dead, leave it off: if it died as you shut its door, a door switch or a fuse has probably failed. Do not use a microwave whose door is bent or loose. We do not repair the Tappan microwaves of the 1950s and 1960s.',
        },
      ],
      parts:
        'Igniters, coils, switches and thermostats are available, often under Frigidaire numbers. Porcelain tops, glass, chrome and clocks come only from old machines.',
      independence: 'We are an independent company.',
    },
  },
} as const satisfies Localized<Partial<Readonly<Record<BrandSlug, BrandWords>>>>;
