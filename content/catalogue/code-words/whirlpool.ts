// What the codes of Whirlpool and Maytag say, in our own words. Facts and pages: codes/whirlpool-codes.ts.
import type { Localized } from '#content/language.ts';
import type { WordsOfCodes } from '../codes/code-form.ts';
import type { whirlpoolCodes } from '../codes/whirlpool-codes.ts';
import {
  breaker,
  doNotForce,
  door,
  drainHose,
  drainWasher,
  drawer,
  electrician,
  hoses,
  lessLoad,
  lid,
  lockKey,
  ovenVents,
  panelOven,
  rest,
  spread,
  startAgain,
  suds,
} from './what-to-try.ts';

export const whirlpoolCodeWords = {
  en: {
    'whirlpool-front-load-washer': {
      f5e2: {
        meaning: 'The door or lid does not lock.',
        tryFirst: door,
      },
      f7e1: {
        meaning: 'The motor or basket does not turn at the right speed.',
        tryFirst: rest,
      },
      f8e1: {
        meaning: 'Too little water comes in.',
        tryFirst:
          'Open both water valves fully. If the drain hose is over 4.5 inches into its pipe, pull it back. If a hose is kinked or the code stays, call us.',
      },
      f8e2: {
        meaning: 'The detergent dispenser has a fault.',
        tryFirst: drawer,
      },
      f9e1: {
        meaning: 'Draining takes longer than about eight minutes.',
        tryFirst: drainWasher,
      },
      rl: {
        meaning: 'Something is in the drum during Clean Washer.',
        tryFirst: 'Take everything out of the drum and start Clean Washer again.',
      },
      sud: {
        meaning: 'There is too much foam. The washer rinses it down.',
        tryFirst: suds,
      },
      det: {
        meaning: 'The detergent cartridge is missing.',
        tryFirst: 'Push the cartridge all the way in and close the drawer.',
      },
      int: {
        meaning: 'The cycle was paused or canceled.',
        tryFirst: startAgain,
      },
      loc: {
        meaning: 'The control lock is on.',
        tryFirst: lockKey,
      },
    },
    'whirlpool-top-load-washer': {
      drn: {
        meaning: 'The water does not drain.',
        tryFirst: drainHose,
      },
      hc: {
        meaning: 'The hot and cold hoses may be swapped.',
        tryFirst: hoses,
      },
      ldl: {
        meaning: 'The lid does not lock.',
        tryFirst: lid,
      },
      ldu: {
        meaning: 'The lid cannot unlock.',
        tryFirst: doNotForce,
      },
      lid: {
        meaning: 'The lid was left open.',
        tryFirst: 'Close the lid and start again.',
      },
      ofb: {
        meaning: 'The load is uneven, so the washer cannot spin.',
        tryFirst: spread,
      },
      ol: { meaning: 'The load is too large.', tryFirst: lessLoad },
      pf: {
        meaning: 'The power was out during a cycle.',
        tryFirst: startAgain,
      },
    },
    'whirlpool-range': {
      f0e0: { meaning: 'The control found a fault that it cannot name.', tryFirst: breaker },
      f1: {
        meaning: 'The oven sensor, the control or the wires between them have a fault.',
        tryFirst: breaker,
      },
      f2e1: {
        meaning: 'The keypad, the control or the wires between them have a fault.',
        tryFirst: panelOven,
      },
      f3e0: { meaning: 'The oven sensor gives a wrong reading.', tryFirst: breaker },
      f3e2: {
        meaning: 'The sensor of the oven or of the warming drawer gives a wrong reading.',
        tryFirst: breaker,
      },
      f8e0: {
        meaning: 'The cooling fan turns too slowly.',
        tryFirst: ovenVents,
      },
    },
    'whirlpool-cooking': {
      f9e0: {
        meaning: 'The wiring or the power supply of the oven is wrong.',
        tryFirst: electrician,
      },
      loc: {
        meaning: 'The control lock is on.',
        tryFirst: lockKey,
      },
      sab: {
        meaning: 'Sabbath mode is on.',
        tryFirst: 'Turn it off as the manual shows.',
      },
      cal: {
        meaning: 'The oven is in the mode that adjusts its temperature.',
        tryFirst: 'Press Cancel.',
      },
      pf: { meaning: 'The power was out.', tryFirst: 'Set the clock.' },
    },
  },
} as const satisfies Localized<WordsOfCodes<typeof whirlpoolCodes>>;
