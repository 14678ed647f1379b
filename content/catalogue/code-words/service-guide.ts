// What the codes of GE, Hotpoint, Frigidaire, Electrolux and LG, from their service guides say, in our own words. Facts and documents: codes/service-guide-codes.ts.
import type { Localized } from '#content/language.ts';
import type { WordsOfCodes } from '../codes/code-form.ts';
import type { serviceGuideCodes } from '../codes/service-guide-codes.ts';
import {
  closeValve,
  cold,
  coldBreaker,
  generator,
  iceOff,
  lidUnseen,
  lockStuck,
  ovenCool,
  ovenOff,
  panelOven,
  restUnseen,
  spread,
  technician,
  unplugUnseen,
  valves,
  wifi,
} from './what-to-try.ts';

export const serviceGuideCodeWords = {
  en: {
    'ge-washer-guide': {
      'fault-1': {
        meaning: 'The lid does not lock.',
        tryFirst: lidUnseen,
      },
      'fault-2': {
        meaning: 'The control thinks the lid is open while the motor turns.',
        tryFirst: lidUnseen,
      },
      'fault-3': { meaning: 'The motor did not turn for five seconds.', tryFirst: restUnseen },
      'fault-11': {
        meaning: 'The power is not at 60 cycles, or the control has a fault.',
        tryFirst: generator,
      },
      'fault-12': { meaning: 'There is too much water in the tub.', tryFirst: valves },
      'fault-13': {
        meaning: 'The lid is not locked while the basket spins.',
        tryFirst:
          'Keep your hands out until the basket has stopped. Then unplug the washer and leave it unplugged. Call us.',
      },
      'fault-14': {
        meaning: 'The lid lock does not lock or unlock.',
        tryFirst: lockStuck,
      },
    },
    'ge-washer-gtw750': {
      'fault-10': {
        meaning: 'The part that shifts from wash to spin is not where it should be.',
        tryFirst: unplugUnseen,
      },
      'fault-20': { meaning: 'More than 41 gallons of water came in.', tryFirst: valves },
      'fault-21': {
        meaning: 'More than 36 gallons of water came in, so the washer stopped filling.',
        tryFirst: valves,
      },
      'fault-22': {
        meaning: 'The load is large, wet or uneven, so the washer could not weigh it.',
        tryFirst: spread,
      },
    },
    'ge-washer-listed': {
      'fault-23': { meaning: 'The lid lock is blocked or broken.', tryFirst: lockStuck },
    },
    'ge-refrigerator-listed': {
      pf: {
        meaning: 'The power was out.',
        tryFirst: 'Touch the System Check button to clear the code. Then check the food.',
      },
      ci: {
        meaning: 'The ice maker runs too long or too often.',
        tryFirst:
          'Empty the ice bin, open the valve of the water line all the way and touch the System Check button. If the code comes back, turn the ice maker off.',
      },
    },
    'ge-dryer-listed': {
      e4: {
        meaning: 'The sensor for the air that enters the drum gives a wrong reading.',
        tryFirst: technician,
      },
    },
    'frigidaire-refrigerator': {
      'er-t1': { meaning: 'The freezer sensor gives a wrong reading.', tryFirst: cold },
      'er-t2': {
        meaning: 'The sensor that ends the defrost in the freezer gives a wrong reading.',
        tryFirst: cold,
      },
      'er-t3': { meaning: 'The sensor of the refrigerator section gives a wrong reading.', tryFirst: cold },
      'er-t4': {
        meaning: 'The sensor that ends the defrost in the refrigerator section gives a wrong reading.',
        tryFirst: cold,
      },
      'er-t5': {
        meaning: 'The sensor of the drawer with its own temperature gives a wrong reading.',
        tryFirst: cold,
      },
      'er-t6': { meaning: 'The sensor of the ice tray gives a wrong reading.', tryFirst: iceOff },
      'er-ce': { meaning: 'The panel and the main board are not communicating.', tryFirst: coldBreaker },
    },
    'frigidaire-oven': {
      f01: {
        meaning: 'The touch panel has a fault.',
        tryFirst: panelOven,
      },
      f03: { meaning: 'The control board is not set up for this oven.', tryFirst: technician },
      f10: { meaning: 'The oven got hotter than it should.', tryFirst: ovenOff },
      f11: {
        meaning: 'A button was held down for half a minute or longer.',
        tryFirst: panelOven,
      },
      f12: { meaning: 'The panel sends a signal that the control does not know.', tryFirst: technician },
    },
    'frigidaire-oven-lock': {
      f90: { meaning: 'The door did not unlock in time.', tryFirst: ovenCool },
      f91: { meaning: 'The door did not unlock after several tries.', tryFirst: ovenCool },
    },
    'electrolux-oven': {
      f095: {
        meaning: 'The motor that locks the door does not stop, or its switch has a fault.',
        tryFirst: ovenCool,
      },
      f096: { meaning: 'The oven sensed an open door during self-clean.', tryFirst: ovenCool },
    },
    'lg-refrigerator-manual': {
      is: { meaning: 'The sensor of the ice room gives a wrong reading.', tryFirst: iceOff },
      id: { meaning: 'The sensor of the ice tray gives a wrong reading.', tryFirst: iceOff },
      iu: { meaning: 'The ice maker has an electrical fault.', tryFirst: iceOff },
      cs: { meaning: 'The sensor of the convertible drawer gives a wrong reading.', tryFirst: cold },
      od: { meaning: 'The Wi-Fi part is not responding. The refrigerator still cools.', tryFirst: wifi },
      off: {
        meaning: 'The refrigerator is in showroom mode: the lights work, but nothing cools.',
        tryFirst: 'End showroom mode as your manual shows. Then check the food.',
      },
    },
    'lg-dishwasher-manual': {
      ae: { meaning: 'The dishwasher found a leak.', tryFirst: closeValve },
    },
    'lg-microwave-manual': {
      f1: { meaning: 'The temperature sensor gives a wrong reading.', tryFirst: technician },
      f4: {
        meaning: 'The sensor for steam and humidity has a fault.',
        tryFirst: 'Set the time yourself instead of using the sensor buttons.',
      },
    },
  },
} as const satisfies Localized<WordsOfCodes<typeof serviceGuideCodes>>;
