// Words of the brands that stand alone: a laundry maker, a store name and a licensed name. Sources of ownership, families and codes: docs/sources.md.
import type { BrandSlug } from '#content/catalogue/brands.ts';
import type { BrandWords } from './brand-words-form.ts';
import type { Localized } from '#content/language.ts';

export const laundryAndStoreNames = {
  en: {
    'speed-queen': {
      head: {
        title: 'Speed Queen Washer and Dryer Repair in Florida',
        description:
          'Speed Queen top-load washer, front-load washer or dryer broken? What usually fails, where the model number is, and repair visits.',
      },
      heading: 'Speed Queen repair in Florida',
      intro:
        'Speed Queen builds simple washers and dryers with parts that can be replaced. Most faults are worth fixing.',
      whatItMakes: [
        'Speed Queen makes washers and dryers only. TC5 is the classic top-loader. It has a transmission and, on every cycle but Normal Eco, fills the tub and uses really hot water when you choose hot. TR models move tub and agitator together; FF and FR are front-loaders; DC, DR and DF are dryers; SF is the stacked pair.',
        'Coin and card machines in laundry rooms may carry the name too. The building’s owner has those repaired.',
      ],
      owner:
        'Alliance Laundry Systems of Ripon, Wisconsin, makes Speed Queen machines. It builds laundry equipment and nothing else.',
      modelTags: [
        {
          services: ['washer'],
          place:
            'A top-loader has the label under the lid and on the back, in the upper corner; a front-loader, inside the door ring.',
        },
        { services: ['dryer'], place: 'The label is on the lower edge of the door opening.' },
      ],
      problems: [
        {
          service: 'washer',
          sign: 'will-not-spin',
          mayRun: 'test-once',
          text: 'If a TC washer stops before the spin, its lid lock, or the hook that goes into it, is probably bad. With the washer off, wipe both clean, then try a small load. If the washer stops again, leave it off.',
        },
        {
          service: 'washer',
          sign: 'will-not-spin',
          text: 'If an older top-loader with a dial drains but leaves laundry very wet, its belt, or the spring that keeps the belt tight, is probably worn. Both are small repairs. Wash small loads until the repair. If the washer hums or thumps, leave it off.',
        },
        {
          service: 'washer',
          sign: 'leaks',
          mayRun: 'no',
          text: 'Drips from below the tub probably come from the pump or a hose clamp. Leave the washer off until the leak is fixed. A technician can reach both behind the front panel, so it is a small repair.',
        },
        {
          service: 'washer',
          symptom: 'Laundry hardly seems to move',
          mayRun: 'yes',
          isNoFault: true,
          text: 'In a TR washer the tub and the agitator turn together, so laundry hardly seems to move. That is how it washes; it is not a fault. If laundry stays dirty, wash smaller loads.',
        },
        {
          service: 'washer',
          symptom: 'Fills with little water',
          mayRun: 'yes',
          isNoFault: true,
          text: 'On Normal Eco, a top-loader fills only part of the tub and washes cooler. If you want a full tub or hot water, choose another cycle before you call about a low fill.',
        },
        {
          service: 'dryer',
          sign: 'no-heat',
          text: 'The last letter of a dryer’s model number is E for electric or G for gas. If an electric dryer turns but stays cold, half of its double breaker may be off. If the lights in the house are normal (if not, turn off the main breaker and call the power company), turn it all the way off, then on again, once. If it trips again, leave it off; if the dryer still stays cold on a cycle with heat, call us. If a gas dryer stays cold on heat, leave it off and call us.',
        },
        {
          service: 'dryer',
          sign: 'squeals-thumps',
          text: 'A chirp that grows as the dryer warms up probably comes from the idler pulley, the small wheel that keeps the belt tight. It can wait a few loads. If you hear grinding, leave the dryer off.',
        },
      ],
      parts:
        'Most parts are available, even for machines from the 1990s. The maker’s home warranty can run three, five or seven years, so check yours first. The serial number begins with the year and month: 2104 is April 2021. When you call, give the letters that begin the model number (TC, TR, FF, FR or SF, for example), because the families have different drives.',
      independence:
        'Speed Queen sells and repairs through dealers. We are not a dealer, but an independent repair company.',
    },
    kenmore: {
      head: {
        title: 'Kenmore Repair: Who Really Built Yours?',
        description:
          'The first three digits of a Kenmore model number tell who built it: Whirlpool, LG, Frigidaire, GE or Samsung. Parts are ordered by that.',
      },
      heading: 'Kenmore repair in Florida',
      intro:
        'Kenmore never ran a factory of its own. The first three digits of the model number tell which maker built yours, and parts are ordered by that.',
      whatItMakes: [
        'All nine kinds of appliances we repair have been sold as Kenmore or Kenmore Elite. A 796 washer shows LG’s codes, such as OE for a drain fault, and a 110 shows Whirlpool’s, such as F9 E1.',
      ],
      builtBy: {
        whirlpool: ['106', '110', '665'],
        frigidaire: ['253', '417', '587', '790'],
        lg: ['795', '796'],
        ge: ['363'],
        samsung: ['401', '592'],
      },
      owner: 'Sears sold Kenmore for decades. Since 2019 the name has belonged to Transformco.',
      modelTags: [
        {
          services: ['refrigerator', 'wine-cooler'],
          place: 'The label is inside at the left, in the upper third. Copy all digits and the dot.',
        },
        {
          services: ['washer', 'dryer'],
          place:
            'The label is on the underside of the lid or on the door ring; the oldest machines have it on the back of the console.',
        },
        { services: ['dishwasher'], place: 'The label is on the door edge or the tub rim.' },
        {
          services: ['oven', 'stove'],
          place: 'A range has the label on the drawer frame; a wall oven, at the top of the door opening.',
        },
        {
          services: ['microwave', 'range-hood'],
          place: 'A microwave has the label in the door opening; a hood, behind the filters.',
        },
      ],
      problems: [
        {
          service: 'washer',
          sign: 'will-not-spin',
          mayRun: 'test-once',
          text: 'If an older 110 washer, built by Whirlpool, drains but neither washes nor spins, spread the load, press the lid firmly shut and start the washer once. If it still does not turn, the coupling between motor and gears is probably broken. In a newer top-loader it is probably the shift actuator. Leave the washer off until that part is replaced.',
        },
        {
          service: 'refrigerator',
          sign: 'warm-everywhere',
          text: 'A French-door model with 795, built by LG, may hum and still get warm on both sides. If the coils are clean and both fans run, have the sealed cooling system tested before you pay for another part. Ask for the price before it is opened. Meanwhile, put food on ice.',
        },
        {
          service: 'refrigerator',
          sign: 'freezer-cold-fridge-warm',
          text: 'If a side-by-side or top-freezer model with 253, built by Frigidaire, is cold only in the freezer, first move milk and meat to a cold place. Then clear the vents of food and see that the doors close. If it is no better the next day, look at the freezer’s back wall and call us: frost all over it points to the defrost heater or its control; no frost, to the fan.',
        },
        {
          service: 'dishwasher',
          sign: 'will-not-start',
          text: 'If a light blinks on a 665 model, built by Whirlpool, and no button responds, the water is probably not getting hot. If the lights in the house are normal (if not, turn off the main breaker and call the power company), turn the dishwasher’s breaker off for five minutes, then on again, one time. If the light still blinks, count the blinks and call.',
        },
        {
          service: 'oven',
          sign: 'error-code',
          text: 'If a 790 range, built by Frigidaire, beeps and takes no setting, its keypad is probably worn. Wipe the panel dry. If the lights in the house are normal (if not, turn off the main breaker and call the power company), turn the range’s breaker off for a minute, then on again, once. If the range beeps again, leave it off.',
        },
        {
          service: 'dryer',
          sign: 'no-heat',
          text: 'First see that a cycle with heat is chosen. A gas dryer that stays cold even then probably needs an igniter or gas valve coils, so leave it off. If an electric dryer turns but stays cold, half of its double breaker may have tripped. If the lights in the house are normal (if not, turn off the main breaker and call the power company), turn that breaker fully off and on again, once. If it trips again, leave it off. If the dryer still stays cold, turn the dryer off: its element or a thermal cutoff has probably failed. A clogged vent often ruins the cutoff, so have the vent cleaned, too. A 796 dryer, built by LG, warns of the clog with d80 or d90.',
        },
      ],
      parts:
        'Working parts are often the same as in the machine that the maker sold under its own name. Printed panels, handles and badges of Elite lines are hard to find.',
      independence: 'We are not part of Sears or of Transformco.',
    },
    'magic-chef': {
      head: {
        title: 'Magic Chef Repair: Classic Ranges to Wine Coolers',
        description:
          'Magic Chef: an older range, a full-size machine built by Maytag, or a newer compact one? What usually fails in each, and which parts fit.',
      },
      heading: 'Magic Chef repair in Florida',
      intro:
        'Three kinds of machine carry the name. Older ranges were made in Cleveland, Tennessee. Full-size machines were built by Maytag. Newer compact machines have MC Appliance on the label.',
      whatItMakes: [
        'Maytag bought the old company in 1986. It then built full-size refrigerators, laundry, dishwashers and ranges under the name. Some of the dishwashers, dryers and refrigerators are recalled: compare yours with “Recalls of Magic Chef appliances.”',
        'Today’s line is small machines: compact refrigerators, wine coolers, portable and combination washers, compact dryers, 24-inch ranges, countertop dishwashers and microwaves. Most of its model numbers begin with MC or HM.',
      ],
      owner:
        'MCA Corporation, also called MC Appliance, of Wood Dale, Illinois, bought the name from Whirlpool in 2010, having used it under license since 1996.',
      modelTags: [
        {
          services: ['oven', 'stove'],
          place:
            'New ranges have the label behind the drawer. On old ones, leave it for the technician. The brand and age are enough.',
        },
        {
          services: ['refrigerator', 'wine-cooler'],
          place: 'Some have the label inside.',
        },
        {
          services: ['washer', 'dryer', 'dishwasher', 'microwave'],
          place: 'The label is on the rear panel or on the rim of the door opening.',
        },
      ],
      problems: [
        {
          service: 'stove',
          symptom: 'Pilot goes out',
          mayRun: 'no',
          text: 'The burners of a classic gas range light from a pilot, a small flame that always burns. If it does not stay lit, do not keep lighting it. Turning the knobs off does not stop the pilot’s gas: close the range’s gas valve, and leave it closed until the repair. If you cannot reach the valve without moving the range, call your gas company.',
        },
        {
          service: 'oven',
          sign: 'gas-no-heat',
          mayRun: 'no',
          text: 'If the oven of a classic range stays cold while its pilot burns, see that the timer is not set to wait. If the timer is right, the oven’s safety valve or thermostat is probably worn: turn the oven off, leave it off and call us. We test every gas joint for leaks after the repair.',
        },
        {
          service: 'wine-cooler',
          symptom: 'Cooler without a compressor stays warm',
          sign: 'thermoelectric-warm',
          isNoFault: true,
          text: 'A small cooler without a compressor (thermoelectric) makes only a soft fan noise. If its fan does not turn while the cooler is warm, turn it off and call us. If the fan turns and the cooler gets no colder than 65 °F in a hot room, it is usually at its limit, not broken. Put it in a cooler room. If it stays that warm there, it probably has a fault.',
        },
        {
          service: 'refrigerator',
          sign: 'warm-everywhere',
          isNoFault: true,
          text: 'If a compact refrigerator gets warm, first give it free air all around: in a tight space it cannot cool well. Set its dial to the middle and see that the door closes. Put food on ice until it is cold again. If it is still warm the next day, its sealed system may have failed, and that is not worth a repair.',
        },
        {
          service: 'washer',
          sign: 'stops-mid-cycle',
          isNoFault: true,
          text: 'If a portable washer stops before the spin, it is probably not level, or its drain filter is full. Turn its feet until it does not rock. Drain and unplug the washer before you open the filter, as the manual shows. Then wash one small load, and stay nearby to see whether it spins. If it stops again, leave it off and call us.',
        },
        {
          service: 'dryer',
          symptom: 'Takes hours for a load',
          mayRun: 'with-care',
          isNoFault: true,
          text: 'A compact dryer that plugs into an ordinary outlet has less than half the heat of a full-size one. It can need hours for a load; half a load dries sooner. If a load takes longer than it used to, turn the dryer off and clean its lint filter. If yours has a vent hose, see that the hose is not crushed or full of lint. If the next load is no faster, leave the dryer off and call us.',
        },
        {
          service: 'dishwasher',
          sign: 'standing-water',
          isRecalled: true,
          text: 'A full-size dishwasher may be recalled: compare it with the recalls before you test it. If water stays in a countertop dishwasher, its drain hose is often kinked or its end lies too high. Straighten the hose and let the end hang in the sink, as the manual shows. Unplug the machine with dry hands before you clean the filter. Then let it drain once. If that does not empty it, leave the dishwasher off and call us.',
        },
      ],
      parts:
        'For old ranges, Maytag igniters, burners and thermostats often fit; glass and chrome come only from old machines. For compact machines, the importer sells boards, pumps and fans, often at close to half the price of a new machine. When you call, read us the name at the bottom of the label: it tells which company made yours.',
      independence: 'We are independent of MC Appliance, which handles warranty work.',
    },
  },
} as const satisfies Localized<Partial<Readonly<Record<BrandSlug, BrandWords>>>>;
