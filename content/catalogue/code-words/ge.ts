// What the codes of GE Appliances say, in our own words. Facts and pages: codes/ge-codes.ts.
import type { Localized } from '#content/language.ts';
import type { WordsOfCodes } from '../codes/code-form.ts';
import type { geCodes } from '../codes/ge-codes.ts';
import {
  breaker,
  breakerOff,
  drainDishes,
  fillDishes,
  ovenCool,
  ovenOff,
  ovenVents,
  panelOven,
  startAgain,
  technician,
  wash,
} from './what-to-try.ts';

export const geCodeWords = {
  en: {
    'ge-dishwasher': {
      c1: { meaning: 'Draining takes more than two minutes.', tryFirst: drainDishes },
      c2: { meaning: 'Draining takes more than seven minutes in all.', tryFirst: drainDishes },
      c3: { meaning: 'The water does not drain.', tryFirst: drainDishes },
      c4: {
        meaning: 'The dishwasher filled twice after the power was out. The float may be stuck.',
        tryFirst:
          'If the floor is dry, close the valve under the sink, turn off the breaker and clean under the float. Otherwise, close the main water valve. Then call us.',
      },
      c5: {
        meaning: 'The dishwasher did not drain long enough.',
        tryFirst: 'Start the cycle again. If the code comes back, call us.',
      },
      c6: {
        meaning: 'The water that comes in is too cold.',
        tryFirst: 'Run hot water at the sink first, then start. Set the house’s water heater to 120 °F.',
      },
      c7: { meaning: 'The temperature sensor gives a wrong reading.', tryFirst: wash },
      c8: {
        meaning: 'The detergent cup cannot open all the way.',
        tryFirst: 'Move tall dishes away from the cup.',
      },
      h2o: {
        meaning: 'Too little water comes in.',
        tryFirst: fillDishes,
      },
      prs: { meaning: 'The pressure sensor gives a wrong reading.', tryFirst: technician },
      '999': {
        meaning: 'The dishwasher may leak, or the control has to be reset.',
        tryFirst:
          'If the floor is dry, close the valve under the sink and turn the breaker off for five minutes, once. Otherwise, close the main water valve and call us.',
      },
      pf: { meaning: 'The power was out.', tryFirst: startAgain },
    },
    'ge-range': {
      f0: { meaning: 'A button on the panel is stuck or has a fault.', tryFirst: panelOven },
      f2: {
        meaning: 'The oven got hotter than it should.',
        tryFirst: ovenOff,
      },
      f3: { meaning: 'The oven sensor gives a wrong reading.', tryFirst: breaker },
      f5: { meaning: 'The electronic control has a fault.', tryFirst: breaker },
      f9: {
        meaning: 'A part of the door lock failed.',
        tryFirst: ovenCool,
      },
      fd: {
        meaning: 'The meat probe or its socket has a fault.',
        tryFirst:
          'Take the probe out. If the code clears, bake without it. If not, leave the oven off and call us.',
      },
      f350: {
        meaning: 'The upper cooling fan is blocked or has a fault.',
        tryFirst: ovenVents,
      },
      f96: { meaning: 'A part inside the control has to be replaced.', tryFirst: breakerOff },
    },
  },
} as const satisfies Localized<WordsOfCodes<typeof geCodes>>;
