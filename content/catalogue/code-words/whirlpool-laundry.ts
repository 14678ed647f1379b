// What the codes of Whirlpool and Maytag washers and dryers, from their service sheets say, in our own words. Facts and documents: codes/whirlpool-laundry-codes.ts.
import type { Localized } from '#content/language.ts';
import type { WordsOfCodes } from '../codes/code-form.ts';
import type { whirlpoolLaundryCodes } from '../codes/whirlpool-laundry-codes.ts';
import {
  breaker,
  doNotForce,
  door,
  doubleBreaker,
  drainHose,
  drainWasher,
  drawer,
  fillWasher,
  hoses,
  leaveUnplugged,
  lessLoad,
  noHeat,
  openClose,
  panel,
  rest,
  spread,
  startAgain,
  strips,
  suds,
  technician,
  unplug,
  valves,
  vent,
  washerHeater,
  wifi,
} from './what-to-try.ts';

export const whirlpoolLaundryCodeWords = {
  en: {
    'whirlpool-dryer-sheet': {
      f1e1: { meaning: 'The main control of the dryer has a fault.', tryFirst: breaker },
      f2e1: { meaning: 'A button is stuck, or the panel does not match the control.', tryFirst: panel },
      f2e2: { meaning: 'The panel cannot read its software.', tryFirst: breaker },
      f3e1: {
        meaning: 'The sensor for the air that leaves the drum gives no reading.',
        tryFirst: technician,
      },
      f3e2: {
        meaning:
          'The sensor for the air that leaves the drum has a short. On steam dryers, it is the moisture sensor.',
        tryFirst: technician,
      },
      f3e3: {
        meaning: 'The sensor for the air that enters the drum gives a wrong reading.',
        tryFirst: technician,
      },
      f3e5: {
        meaning: 'Neither air sensor reports. A connection inside may be loose.',
        tryFirst: technician,
      },
      f3e6: {
        meaning:
          'The moisture sensor gives a wrong reading: loads run too long or stop damp. Only test mode shows this code.',
        tryFirst: strips,
      },
      f4e1: { meaning: 'No power reaches the heater.', tryFirst: noHeat },
      f4e3: { meaning: 'Too little air gets out: the lint screen or the vent is blocked.', tryFirst: vent },
      f4e4: { meaning: 'One half of the 240 volts does not reach the dryer.', tryFirst: doubleBreaker },
      f6e1: { meaning: 'The panel and the main control are not communicating.', tryFirst: breaker },
    },
    'whirlpool-duet-dryer': {
      pf: { meaning: 'The power was out during a cycle.', tryFirst: startAgain },
      f01: { meaning: 'The main control of the dryer has a fault.', tryFirst: breaker },
      f02: {
        meaning: 'A button is stuck, or the panel has a fault. Only test mode shows this code.',
        tryFirst: panel,
      },
      f22: {
        meaning: 'The sensor for the air that leaves the drum gives a wrong reading.',
        tryFirst: technician,
      },
      f26: { meaning: 'The motor that turns the drum does not run.', tryFirst: technician },
      f28: {
        meaning:
          'The moisture sensor gives a wrong reading: loads run too long or stop damp. Only test mode shows this code.',
        tryFirst: strips,
      },
    },
    'maytag-steam-dryer': {
      f1e1: { meaning: 'The motor relay or the main control has a fault.', tryFirst: breaker },
      f2e1: { meaning: 'A button is stuck.', tryFirst: panel },
      f2e3: { meaning: 'The panel and the control have software that does not match.', tryFirst: breaker },
      f3e1: {
        meaning: 'The sensor for the air that leaves the drum gives a wrong reading.',
        tryFirst: technician,
      },
      f3e2: {
        meaning: 'The moisture sensor gives a wrong reading: loads run too long or stop damp.',
        tryFirst: strips,
      },
      f3e3: {
        meaning: 'The sensor for the air that enters the drum gives a wrong reading.',
        tryFirst: technician,
      },
      f3e7: {
        meaning:
          'The moisture sensor at the back of the drum gives a wrong reading. Only test mode shows this code.',
        tryFirst: strips,
      },
      f4e1: { meaning: 'No power reaches the heater.', tryFirst: noHeat },
      f4e4: { meaning: 'One half of the 240 volts does not reach the dryer.', tryFirst: doubleBreaker },
      f6e2: { meaning: 'The panel and the main control are not communicating.', tryFirst: breaker },
    },
    'whirlpool-front-load-manual': {
      f0e2: { meaning: 'There is too much foam. The washer rinses it down.', tryFirst: suds },
      f0e5: { meaning: 'The load is uneven, so the washer cannot spin.', tryFirst: spread },
      f1e1: { meaning: 'The main control of the washer has a fault.', tryFirst: unplug },
      f1e2: { meaning: 'The part of the control that drives the motor has a fault.', tryFirst: unplug },
      f3e1: { meaning: 'The water level sensor gives a wrong reading.', tryFirst: unplug },
      f3e2: {
        meaning:
          'The water temperature sensor gives a wrong reading. On some top-loaders it is the water level sensor.',
        tryFirst: unplug,
      },
      f3e5: {
        meaning:
          'The sensor for drying air gives a wrong reading. Only washers that also dry show this code.',
        tryFirst: unplug,
      },
      f3e6: { meaning: 'The vibration sensor gives a wrong reading.', tryFirst: unplug },
      f4e1: {
        meaning: 'The washer’s heater does not turn on or off as it should.',
        tryFirst: leaveUnplugged,
      },
      f4e4: { meaning: 'The fan that airs or dries the drum has a fault.', tryFirst: unplug },
      f5e1: {
        meaning:
          'Start was pressed with the door or lid open, or its switch does not sense that it is closed.',
        tryFirst:
          'Take away what is in the way, close the door or lid firmly and start again, once. If the code comes back, leave the washer off and call us.',
      },
      f5e3: { meaning: 'The door or lid cannot unlock.', tryFirst: doNotForce },
      f5e4: { meaning: 'The door or lid was not opened between loads.', tryFirst: openClose },
      f6e1: { meaning: 'Two control boards of the washer are not communicating.', tryFirst: unplug },
      f7e2: { meaning: 'The motor is blocked, is too hot or has a fault.', tryFirst: rest },
      f8e3: { meaning: 'There is too much water in the drum.', tryFirst: valves },
      fce0: { meaning: 'The Wi-Fi part has a fault. The washer still washes.', tryFirst: wifi },
    },
    'whirlpool-top-load-manual': {
      f0e3: { meaning: 'The load is too large.', tryFirst: lessLoad },
      f0e4: { meaning: 'The water is too hot for a spin at full speed.', tryFirst: hoses },
      f2e1: { meaning: 'A button is stuck.', tryFirst: panel },
      f2e3: { meaning: 'The panel and the control have software that does not match.', tryFirst: unplug },
      f3e4: { meaning: 'The part that measures out detergent is not responding.', tryFirst: unplug },
      f7e0: { meaning: 'The power was out during a cycle.', tryFirst: startAgain },
      f7e3: {
        meaning: 'The motor drive, or the part that couples the basket, has a fault.',
        tryFirst: technician,
      },
      f7e5: {
        meaning: 'The shift actuator, which changes from wash to spin, has a fault.',
        tryFirst: unplug,
      },
      f7e6: { meaning: 'The motor gets no power.', tryFirst: technician },
      f7e7: { meaning: 'The motor does not start or does not get up to speed.', tryFirst: rest },
      f9e2: { meaning: 'Water stays in the tub, or the drain pump has a fault.', tryFirst: drainHose },
    },
    'maytag-mvw6200': {
      f0e7: {
        meaning: 'Something is in the basket during Clean Washer.',
        tryFirst: 'Take everything out of the basket and start Clean Washer again.',
      },
      f0e8: { meaning: 'Water stays in the tub while it should spin.', tryFirst: drainHose },
      f0e9: { meaning: 'The load is uneven, so the washer cannot spin.', tryFirst: spread },
      f2e2: { meaning: 'The panel has lost its connection.', tryFirst: unplug },
      f3e3: { meaning: 'The water temperature sensor gives a wrong reading.', tryFirst: unplug },
    },
    'maytag-agitator-washer': {
      f8e5: { meaning: 'The hot and cold hoses may be swapped.', tryFirst: hoses },
    },
    'whirlpool-duet-washer': {
      f01: { meaning: 'The main control of the washer has a fault.', tryFirst: unplug },
      f06: { meaning: 'The control that drives the motor has a fault.', tryFirst: unplug },
      f20: { meaning: 'No water comes in, or the washer does not notice it.', tryFirst: fillWasher },
      f21: { meaning: 'Draining takes longer than about eight minutes.', tryFirst: drainWasher },
      f22: { meaning: 'The door does not lock after six tries.', tryFirst: door },
      f23: { meaning: 'The washer’s heater does not warm the water.', tryFirst: washerHeater },
      f24: { meaning: 'The water temperature sensor gives a wrong reading.', tryFirst: unplug },
      f25: { meaning: 'The washer cannot tell how fast the motor turns.', tryFirst: unplug },
      f26: {
        meaning: 'The door was not opened for three loads, or its switch has a fault.',
        tryFirst: openClose,
      },
      f27: { meaning: 'There is too much water in the drum.', tryFirst: valves },
      f28: { meaning: 'Two control boards of the washer are not communicating.', tryFirst: unplug },
      f29: { meaning: 'The door cannot unlock.', tryFirst: doNotForce },
      f30: {
        meaning: 'The motor of the detergent drawer has a fault.',
        tryFirst: drawer,
      },
      f31: { meaning: 'The control that drives the motor got too hot.', tryFirst: rest },
    },
  },
} as const satisfies Localized<WordsOfCodes<typeof whirlpoolLaundryCodes>>;
