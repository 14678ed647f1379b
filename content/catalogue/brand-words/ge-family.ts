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
          'GE oven showing F2 or F7, refrigerator warm or washer stuck? Meanings, where the model number is, and repair at your home in Florida.',
      },
      heading: 'GE repair in Florida',
      intro:
        'GE sells under four names: GE, GE Profile, Café and Monogram. They share many parts, so the model number tells more than the name on the door.',
      whatItMakes: [
        'GE makes all nine kinds of appliances we repair. Refrigerators range from top-freezers to French-door models. Profile laundry includes UltraFresh front-loaders and the Combo (washer and heat-pump dryer in one). Advantium ovens cook with light, microwaves and convection.',
        'The first two letters of the serial number stand for the month and the year the machine was built. The year letters come around every twelve years, so tell the technician roughly how old the machine is.',
        'Monogram is the built-in line: columns, wine reserves, professional ranges and hoods.',
      ],
      owner:
        'GE Appliances of Louisville, Kentucky, has belonged to Haier since 2016 and uses the General Electric name under license.',
      modelTags: [
        {
          services: ['refrigerator', 'wine-cooler'],
          place: 'The label is on the left wall inside, about four inches below the ceiling.',
        },
        {
          services: ['washer', 'dryer'],
          place:
            'Front-loaders have the label on the door rim, top-loaders at the upper right of the back panel, and dryers behind the door at the lower edge.',
        },
        { services: ['dishwasher'], place: 'The label is on the left side of the tub, just inside.' },
        {
          services: ['oven', 'stove'],
          place:
            'A range has the label behind the storage drawer or on the front frame; a cooktop, underneath.',
        },
        {
          services: ['microwave', 'range-hood'],
          place:
            'On a microwave, the label is at the left of the opening; in a hood, on the inside wall above the filters.',
        },
      ],
      problems: [
        {
          service: 'refrigerator',
          sign: 'warm-everywhere',
          text: 'If both sides of a side-by-side get warm, first see that the settings are right and the doors close, and vacuum the dust that you can reach through the grille at the floor. Put cold food on ice, and keep the doors shut. If it is no colder after six hours, the main board at the back or a fan that it runs has probably failed. If you hear no fan with the doors shut, say so when you call.',
        },
        {
          service: 'washer',
          sign: 'walks-and-bangs',
          text: 'If a top-loader bangs during the spin even with the load spread evenly, the four rods that carry its tub are probably worn. If the tub hits the cabinet, leave the washer off. If it does not, wash small loads until the rods are replaced.',
        },
        {
          service: 'washer',
          sign: 'locked-door',
          isNoFault: true,
          text: 'Top-loaders since about 2015 lock the lid while they measure the load and while they spin. If yours stays locked, press Start/Pause and wait three minutes. If it is still locked and you see water inside, leave the washer shut and call us. If you see none, unplug it for five minutes, then try once to open it. Do not force the lid. If it stays locked, call us.',
        },
        {
          service: 'dryer',
          sign: 'squeals-thumps',
          text: 'A scraping sound at each turn probably comes from the plastic slides or the felt that carry the front of the drum. They are replaced as a set. If you hear metal on metal, leave the dryer off. If not, small loads are all right until the repair.',
        },
        {
          service: 'dishwasher',
          symptom: 'Hums, but does not wash',
          mayRun: 'no',
          text: 'If an older dishwasher hums but does not wash after weeks without use, its pump is probably stuck. Turn the dishwasher off and leave it off: a pump that hums and does not turn gets hot.',
        },
        {
          service: 'oven',
          sign: 'gas-no-heat',
          text: 'If a gas oven stays cold, see that no delay, lock or Sabbath mode is on. Start bake one time, as our oven page says under “Gas oven does not heat.” If the oven does not light within a minute and a half, turn it off and leave it off. Its igniter can glow orange and still be too weak to open the gas valve.',
        },
        {
          service: 'oven',
          symptom: 'Shows a bracket, not the clock',
          mayRun: 'yes',
          isNoFault: true,
          text: 'If a range shows a bracket instead of the clock, Sabbath mode is on, so its tones and light are off. Hold Bake and Broil together until a menu comes up, and turn the mode off as the manual shows.',
        },
        {
          service: 'microwave',
          sign: 'dead',
          isNoFault: true,
          text: 'An over-the-range microwave can go dead when heat from the burners below trips its thermal cutout. Turn the burners off, let the microwave cool for an hour, then try it once. If it is still dead, leave it off.',
        },
      ],
      parts:
        'Parts for GE and GE Profile are easy to get. Monogram panels, hinges and electronics often have to be ordered, so we ask for the full model number with its last letters.',
      independence:
        'GE Appliances has technicians of its own, and we are not part of them. For work under GE’s warranty, call GE.',
    },
    hotpoint: {
      head: {
        title: 'Hotpoint Repair: Washers, Ranges, Refrigerators',
        description:
          'Hotpoint washer, dryer, range or refrigerator down? It shares parts with GE. What usually fails, where the model number is, and visits.',
      },
      heading: 'Hotpoint repair in Florida',
      intro:
        'Hotpoint is GE’s basic line, and most of its parts are GE’s. What fails is most often a switch, a belt, an element or a relay, and each is usually a small repair.',
      whatItMakes: [
        'GE covers Hotpoint HTW and GE GTW washers in one service guide, so parts of one often fit the other. A range whose model number begins with RB is electric; with RGB, it is gas.',
      ],
      owner:
        'In the United States the name belongs to GE Appliances, a Haier company. In Europe the name belongs to others, so a manual found online may be for a different machine.',
      modelTags: [
        { services: ['refrigerator'], place: 'The label is inside at the left, near the top shelf.' },
        {
          services: ['washer', 'dryer'],
          place:
            'A washer has the label at the back right corner of the top, under the lid hinge, and a dryer on the door frame.',
        },
        { services: ['dishwasher', 'microwave'], place: 'The label is inside the door opening.' },
        {
          services: ['oven', 'stove'],
          place:
            'Pull out the bottom drawer and look for the label on the frame. On a coil range it may be under the top: leave it there for the technician.',
        },
      ],
      problems: [
        {
          service: 'refrigerator',
          symptom: 'Clicks and does not cool',
          warmsFood: true,
          mayRun: 'no',
          text: 'If a refrigerator clicks and does not cool after an outage, the start relay of its compressor has probably failed, which is a small repair. Turn the refrigerator off and put the food on ice. If the compressor itself has failed, compare the price with that of a new refrigerator.',
        },
        {
          service: 'washer',
          sign: 'stops-mid-cycle',
          mayRun: 'test-once',
          text: 'If a washer fills and then stops, its lid switch is probably bad, especially if it no longer clicks. Close the lid firmly and try one small load. If it stops again, leave the washer off. Never bypass the switch: the tub would then spin with the lid open.',
        },
        {
          service: 'dryer',
          sign: 'will-not-start',
          text: 'If an older dryer runs only while you hold its start knob, leave it off. Its belt has probably broken: on many models, a switch then stops the motor. A belt is a small repair. If the dryer makes no sound at all, close its door firmly. If the lights in the house are normal (if not, turn off the main breaker and call the power company), turn its breaker fully off, then on again, once. If the breaker trips or the dryer stays silent, leave it off and call us.',
        },
        {
          service: 'dryer',
          sign: 'no-heat',
          text: 'If an electric dryer tumbles without heat, clean the lint screen and choose a cycle with heat. If the lights in the house are normal (if not, turn off the main breaker and call the power company), push its double breaker fully off, then on again, one time: half of it can trip alone. If the breaker trips again, leave it off. If there is still no heat, leave the dryer off: the element or a thermostat has probably failed. Leave a gas dryer off if it stays cold on a heated cycle.',
        },
        {
          service: 'dishwasher',
          sign: 'standing-water',
          isRecalled: true,
          text: 'If water stays in a Hotpoint dishwasher, first see that yours is not recalled. Then run the garbage disposal, if you have one, until it sounds empty, and straighten the drain hose under the sink. Start a cycle, cancel it once and let it drain. If water stays, turn off the breaker and call us.',
        },
        {
          service: 'oven',
          sign: 'bake-or-broil-only',
          text: 'If an electric range (RB) broils but does not bake, or bakes but does not broil, turn off its breaker. When the oven is cold, look at the element that did not heat, at the bottom for bake, at the top for broil. If the element has a blister or a break, leave the breaker off. If it has neither, turn the breaker on; you can use the other half until the oven is checked. If the oven of a gas range (RGB) does only one of the two, leave it off.',
        },
        {
          service: 'stove',
          sign: 'burner-cold',
          text: 'A coil that heats only now and then is probably loose, and a loose coil burns its socket. With the breaker off and the coil cold, look at the socket. If it is scorched, leave the breaker off. If not, push the coil all the way in, and turn the breaker on. If it still heats only now and then, do not use it.',
        },
      ],
      parts:
        'Most parts are shared with GE and easy to get. Knobs in old colors, shelf fronts and door liners run out first. When you call about a washer, say whether it has a dial or a display; about a stove, whether it is gas, glass-top or coil.',
      independence: 'We are independent of GE Appliances.',
    },
  },
} as const satisfies Localized<Partial<Readonly<Record<BrandSlug, BrandWords>>>>;
