// What the codes of Whirlpool and Maytag say, in our own words. Facts and pages: codes/whirlpool-codes.ts.
import type { Localized } from '#content/language.ts';
import type { WordsOfCodes } from '../codes/code-form.ts';
import type { whirlpoolCodes } from '../codes/whirlpool-codes.ts';
import { drainHose, drainWasher, lockedOut, spread } from './what-to-try.ts';

const breaker =
  'Turn its breaker off for five minutes, then on again. Do this once only. If the code comes back, leave the oven off until it is repaired.';

export const whirlpoolCodeWords = {
  en: {
    'whirlpool-front-load-washer': {
      f5e2: {
        meaning: 'The door or lid does not lock.',
        tryFirst: lockedOut,
      },
      f7e1: {
        meaning: 'The motor does not turn at the right speed.',
        tryFirst: 'Take out half of the load. Then unplug it for five minutes and start again, once.',
      },
      f8e1: {
        meaning: 'Too little water comes in.',
        tryFirst:
          'Open both water valves all the way and straighten the fill hoses. The drain hose must not reach more than 4.5 inches into the drain pipe.',
      },
      f8e2: {
        meaning: 'The detergent dispenser has a fault.',
        tryFirst:
          'Take the drawer out, rinse it and push it all the way in. If the code stays, it needs a technician.',
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
        tryFirst: 'Let it go on. Next time use less detergent, marked HE.',
      },
      det: {
        meaning: 'The detergent cartridge is missing.',
        tryFirst: 'Push the cartridge all the way in and close the drawer.',
      },
      int: {
        meaning: 'The cycle was paused or canceled.',
        tryFirst: 'Start the cycle again.',
      },
      loc: {
        meaning: 'The control lock is on.',
        tryFirst: 'Press and hold the lock button for three seconds.',
      },
    },
    'whirlpool-top-load-washer': {
      drn: {
        meaning: 'The water does not drain.',
        tryFirst: drainHose,
      },
      hc: {
        meaning: 'The hot and cold hoses are swapped.',
        tryFirst:
          'Look behind the washer: the hot hose must lead to the hot valve, the cold hose to the cold valve.',
      },
      ldl: {
        meaning: 'The lid does not lock.',
        tryFirst: 'Take away anything under the lid and wipe its lock clean. Then close it and start again.',
      },
      ldu: {
        meaning: 'The lid cannot unlock.',
        tryFirst: 'Unplug it for five minutes, then try the lid once. Do not force it.',
      },
      lid: {
        meaning: 'The lid was left open.',
        tryFirst: 'Close the lid and start again.',
      },
      ofb: {
        meaning: 'The load is uneven, so it cannot spin.',
        tryFirst: spread,
      },
      ol: { meaning: 'The load is too large.', tryFirst: 'Take out part of the load and start again.' },
      pf: {
        meaning: 'The power was out during a cycle.',
        tryFirst: 'Start the cycle again.',
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
        tryFirst:
          'Wipe the keypad dry. Turn its breaker off for five minutes, then on again. Do this once only. If the code stays, call.',
      },
      f3e0: { meaning: 'The oven sensor gives a wrong reading.', tryFirst: breaker },
      f3e2: {
        meaning: 'The sensor of the oven or of the warming drawer gives a wrong reading.',
        tryFirst: breaker,
      },
      f8e0: {
        meaning: 'The cooling fan turns too slowly.',
        tryFirst: 'Clear the vents around the oven. Let it cool before you try it again, once.',
      },
    },
    'whirlpool-cooking': {
      f9e0: {
        meaning: 'The wiring or the power supply of the oven is wrong.',
        tryFirst: 'Turn off its breaker. An electrician or the installer has to look at the connection.',
      },
      loc: {
        meaning: 'The control lock is on.',
        tryFirst: 'Press and hold the lock button for three seconds.',
      },
      sab: {
        meaning: 'Sabbath mode is on.',
        tryFirst: 'Turn it off as the manual shows.',
      },
      cal: {
        meaning: 'The oven shows its temperature setting for adjustment.',
        tryFirst: 'Press Cancel.',
      },
      pf: { meaning: 'The power was out.', tryFirst: 'Set the clock.' },
    },
  },
} as const satisfies Localized<WordsOfCodes<typeof whirlpoolCodes>>;
