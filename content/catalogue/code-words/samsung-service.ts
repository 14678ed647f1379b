// What the codes of Samsung’s newer machines, from its service manuals say, in our own words. Facts and documents: codes/samsung-service-codes.ts.
import type { Localized } from '#content/language.ts';
import type { WordsOfCodes } from '../codes/code-form.ts';
import type { samsungServiceCodes } from '../codes/samsung-service-codes.ts';
import {
  breaker,
  closeValve,
  coldBreaker,
  doorDryer,
  drainDishes,
  lockStuck,
  ovenCool,
  ovenOff,
  ovenVents,
  panel,
  panelMicrowave,
  panelOven,
  restart,
  spread,
  technician,
  valves,
  voltage,
  wash,
  washerHeater,
  waterBar,
  wet,
  wifi,
} from './what-to-try.ts';

export const samsungServiceCodeWords = {
  en: {
    'samsung-refrigerator-manual': {
      '14e': { meaning: 'The humidity sensor gives a wrong reading.', tryFirst: coldBreaker },
      '41e': { meaning: 'The display and the main board are not communicating.', tryFirst: coldBreaker },
      '44e': {
        meaning: 'The main board and the compressor drive are not communicating.',
        tryFirst: coldBreaker,
      },
      '46e': { meaning: 'A part of the main board is not responding.', tryFirst: coldBreaker },
      '47e': {
        meaning: 'The dispenser panel and the main board are not communicating.',
        tryFirst: coldBreaker,
      },
      '52e': { meaning: 'The Wi-Fi part is not responding. The refrigerator still cools.', tryFirst: wifi },
    },
    'samsung-dryer-manual': {
      tc: { meaning: 'A temperature sensor gives a wrong reading.', tryFirst: technician },
      df: {
        meaning: 'The door switch has a fault.',
        tryFirst: doorDryer,
      },
      bc2: { meaning: 'A button seems to be held down.', tryFirst: panel },
    },
    'samsung-dishwasher-manual': {
      '4c5': {
        meaning: 'The water meter counts when no water should come in.',
        tryFirst: closeValve,
      },
      '5c1': { meaning: 'The drain pump has a fault.', tryFirst: drainDishes },
      pc: { meaning: 'The part that sends water to each spray arm is stuck.', tryFirst: wash },
      tc: { meaning: 'The temperature sensor gives a wrong reading.', tryFirst: wash },
      hc1: { meaning: 'The water does not get warm in time.', tryFirst: wash },
      ac: { meaning: 'Two control boards of the dishwasher are not communicating.', tryFirst: restart },
      bc2: { meaning: 'A button is held down, or the touch panel is not responding.', tryFirst: panel },
      dc3: { meaning: 'The door does not open by itself to dry.', tryFirst: wet },
      fc: { meaning: 'The fan that dries the dishes turns too slowly.', tryFirst: wet },
    },
    'samsung-dishwasher-m9': {
      '3c1': { meaning: 'The wash pump has a fault.', tryFirst: technician },
      '7c': {
        meaning: 'The moving bar on the floor of the tub does not reach its place.',
        tryFirst: waterBar,
      },
      dc: {
        meaning: 'The door was opened while the dishwasher ran.',
        tryFirst:
          'If the buttons are on top, press Start and shut the door at once. If they are in front, shut the door until it clicks, then press Start.',
      },
      '9c1': { meaning: 'The supply voltage is too low or too high.', tryFirst: voltage },
    },
    'samsung-washer-manual': {
      ac6: { meaning: 'The main board and the motor drive are not communicating.', tryFirst: restart },
      dc1: { meaning: 'The door does not lock or unlock.', tryFirst: lockStuck },
      ddc: {
        meaning: 'The small door for adding clothes is not locked.',
        tryFirst: 'Close the small door until it clicks and start again. If the code stays, call us.',
      },
      hc1: { meaning: 'The washer’s heater has a fault.', tryFirst: washerHeater },
      lc1: { meaning: 'The washer found a leak.', tryFirst: valves },
      tc1: { meaning: 'The water temperature sensor gives a wrong reading.', tryFirst: restart },
      ub1: {
        meaning: 'The load is uneven, so the washer cannot spin.',
        tryFirst: spread,
      },
      '9c5': { meaning: 'The washer measures a wrong current before it starts.', tryFirst: restart },
    },
    'samsung-microwave-manual': {
      c10: {
        meaning: 'The sensor for steam and humidity has a fault.',
        tryFirst: 'Set the time yourself instead of using the sensor buttons.',
      },
      c20: { meaning: 'The temperature sensor gives a wrong reading.', tryFirst: technician },
      c21: {
        meaning: 'The microwave got too hot inside.',
        tryFirst:
          'Turn the microwave off and keep the door closed until it is cool and you see no smoke. If the code comes back, leave it off.',
      },
      cd0: { meaning: 'A button on the panel is stuck.', tryFirst: panelMicrowave },
      cf0: { meaning: 'The display and the main board are not communicating.', tryFirst: breaker },
      cf1: { meaning: 'The main board has a fault.', tryFirst: technician },
      cf2: { meaning: 'The touch panel is not responding.', tryFirst: breaker },
    },
    'samsung-gas-range-manual': {
      c20: { meaning: 'The oven sensor gives a wrong reading.', tryFirst: breaker },
      c21: { meaning: 'The oven got too hot.', tryFirst: ovenOff },
      c24: {
        meaning: 'The vent of the oven is blocked.',
        tryFirst: ovenVents,
      },
      ca2: {
        meaning: 'The display got too hot. Its cooling fan may have stopped.',
        tryFirst: ovenVents,
      },
      cd1: { meaning: 'The door lock has a fault.', tryFirst: ovenCool },
      cf2: { meaning: 'The touch panel and the control are not communicating.', tryFirst: breaker },
    },
    'samsung-induction-range-manual': {
      cd0: {
        meaning: 'A button on the panel is stuck.',
        tryFirst: panelOven,
      },
      cf0: { meaning: 'Two control boards of the range are not communicating.', tryFirst: breaker },
    },
    'samsung-flex-range-manual': {
      e21: { meaning: 'The oven sensor gives a wrong reading.', tryFirst: breaker },
      e24: { meaning: 'A relay that turns the heat on and off has a fault.', tryFirst: ovenOff },
      e0e: { meaning: 'The door lock has a fault.', tryFirst: ovenCool },
      se: {
        meaning: 'A button on the panel is stuck.',
        tryFirst: panelOven,
      },
      te: { meaning: 'The touch panel is not responding.', tryFirst: breaker },
      e83: { meaning: 'Two control boards of the range are not communicating.', tryFirst: breaker },
    },
  },
} as const satisfies Localized<WordsOfCodes<typeof samsungServiceCodes>>;
