// What the codes of the makers with short lists say, in our own words. Facts and pages: codes/other-codes.ts.
import type { Localized } from '#content/language.ts';
import type { WordsOfCodes } from '../codes/code-form.ts';
import type { otherCodes } from '../codes/other-codes.ts';
import {
  breaker,
  breakerOff,
  closeValve,
  door,
  drainDishes,
  drainWasher,
  fillDishes,
  latch,
  lockKey,
  spread,
  startAgain,
  voltage,
} from './what-to-try.ts';

const fillBosch = 'Open the water valve fully. If the fill hose is kinked or the code stays, call us.';

export const otherCodeWords = {
  en: {
    'frigidaire-dishwasher': {
      i20: { meaning: 'The water did not drain all the way.', tryFirst: drainDishes },
      i40: {
        meaning: 'The filter or the sump is clogged.',
        tryFirst: drainDishes,
      },
      cl: {
        meaning: 'The door is open or not latched.',
        tryFirst: latch,
      },
      ho: { meaning: 'The dishwasher waits while it heats the water.', tryFirst: 'Let it go on.' },
      loc: { meaning: 'The lock is on.', tryFirst: lockKey },
      pf: { meaning: 'The power was out.', tryFirst: startAgain },
    },
    'electrolux-washer-drain': {
      e21: {
        meaning: 'The water does not drain in time.',
        tryFirst: drainWasher,
      },
    },
    'electrolux-washer-door': {
      e41: {
        meaning: 'The door is open, or its switch does not sense that the door is closed.',
        tryFirst: door,
      },
    },
    'bosch-dishwasher': {
      e15: {
        meaning: 'There is water in the base. The leak protection stopped the dishwasher.',
        tryFirst: closeValve,
      },
      e24: {
        meaning:
          'The water does not drain: the filter, pump, hose or air gap (cap on the sink) may be blocked.',
        tryFirst: drainDishes,
      },
      e01: {
        meaning: 'The control board cannot drive the wash pump, which also heats the water.',
        tryFirst: breaker,
      },
      e02: { meaning: 'A relay on the main board has a fault.', tryFirst: breakerOff },
      e09: { meaning: 'The wash pump or the heater in it has a fault.', tryFirst: breaker },
      e12: {
        meaning: 'Limescale has built up in the wash pump, which also heats the water.',
        tryFirst: 'Run a dishwasher descaler as its box says. If the code comes back, call us.',
      },
      e14: { meaning: 'The meter that counts the water has a fault.', tryFirst: fillDishes },
      e16: { meaning: 'The water inlet has a fault: its valve may not close.', tryFirst: closeValve },
      e18: { meaning: 'Too little water comes in.', tryFirst: fillDishes },
      e23: { meaning: 'The drain pump has a fault.', tryFirst: drainDishes },
      e27: {
        meaning: 'The supply voltage is too low.',
        tryFirst: voltage,
      },
    },
    'bosch-washer': {
      e10: {
        meaning: 'The detergent pump is blocked.',
        tryFirst:
          'Turn the washer off. Clean the pump in the detergent drawer as the manual shows. If the code comes back, call us.',
      },
      e16: {
        meaning: 'The door is not locked.',
        tryFirst: door,
      },
      e17: {
        meaning: 'Too little water comes in: the pressure is low, or the filter at the hose is blocked.',
        tryFirst: fillBosch,
      },
      e18: {
        meaning: 'The pump filter or the drain hose is blocked, or the hose is kinked.',
        tryFirst: drainWasher,
      },
      e30: {
        meaning: 'Too little water comes in, or the water level is read wrong.',
        tryFirst: fillBosch,
      },
      e32: {
        meaning: 'The load is uneven, so the washer cannot spin.',
        tryFirst: spread,
      },
      e36: {
        meaning: 'The drain pump is blocked.',
        tryFirst: drainWasher,
      },
    },
    'thermador-dishwasher': {
      e15: {
        meaning: 'There is water in the base. The leak protection stopped the dishwasher.',
        tryFirst: closeValve,
      },
    },
    'miele-dishwasher': {
      f11: {
        meaning:
          'The water does not drain: the filter, pump or non-return valve may be blocked. To drain, cancel a program.',
        tryFirst: drainDishes,
      },
      f12: {
        meaning: 'The water does not come in as it should.',
        tryFirst:
          'Turn the dishwasher off. Open the valve fully and start the program again. If the code stays, call us.',
      },
      f173: {
        meaning: 'The water valve is closed. The display shows F, then 173.',
        tryFirst: 'Open the valve fully. If the code stays, call us.',
      },
      f18: { meaning: 'The dishwasher reports a technical fault.', tryFirst: closeValve },
      f70: {
        meaning: 'The leak protection stopped the dishwasher. The drain pump may run on.',
        tryFirst: closeValve,
      },
      f78: {
        meaning: 'The circulation pump has a fault.',
        tryFirst: breaker,
      },
    },
  },
} as const satisfies Localized<WordsOfCodes<typeof otherCodes>>;
