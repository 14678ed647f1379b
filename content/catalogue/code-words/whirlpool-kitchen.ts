// What the codes of the Whirlpool family’s dishwashers and ranges, from their service sheets say, in our own words. Facts and documents: codes/whirlpool-kitchen-codes.ts.
import type { Localized } from '#content/language.ts';
import type { WordsOfCodes } from '../codes/code-form.ts';
import type { whirlpoolKitchenCodes } from '../codes/whirlpool-kitchen-codes.ts';
import {
  breaker,
  breakerOff,
  closeValve,
  detergentInTub,
  drainDishes,
  electrician,
  element,
  fillDishes,
  filter,
  latch,
  noFill,
  openClose,
  ovenCool,
  ovenOff,
  ovenVents,
  panel,
  panelOven,
  sudsDishes,
  technician,
  wash,
  wet,
} from './what-to-try.ts';

const which = 'It depends on the model.';
const doorSwitch = 'The door is not shut all the way, or its switch does not sense that it is closed.';
const ovenLock =
  'The door lock for self-clean has a fault: the oven may not start, or the door may stay locked.';

export const whirlpoolKitchenCodeWords = {
  en: {
    'whirlpool-dishwasher-sheet': {
      f1e1: { meaning: 'A relay on the control is stuck on.', tryFirst: breakerOff },
      f1e2: { meaning: 'The software of the control has a fault.', tryFirst: breaker },
      f2e1: { meaning: 'A button on the panel is stuck.', tryFirst: panel },
      f2e2: { meaning: 'The panel and the main control are not communicating.', tryFirst: breaker },
      f3e1: { meaning: 'The water temperature sensor gives a wrong reading.', tryFirst: wash },
      f3e3: {
        meaning: 'The sensor that looks for dirt in the water could not calibrate itself.',
        tryFirst: filter,
      },
      f4e3: { meaning: 'The wash motor does not run.', tryFirst: technician },
      f5e1: { meaning: doorSwitch, tryFirst: latch },
      f5e2: {
        meaning: 'The control thinks the door was never opened. It must be opened between loads.',
        tryFirst: openClose,
      },
      f6e1: {
        meaning: `Too little water comes in, or the panel gets no response. ${which}`,
        tryFirst: fillDishes,
      },
      f6e2: { meaning: 'The fill valve gets no power.', tryFirst: noFill },
      f6e3: { meaning: 'There are suds or air in the pump.', tryFirst: sudsDishes },
      f6e4: { meaning: 'The float in the bottom reports too much water.', tryFirst: closeValve },
      f7e1: {
        meaning: `The water is not heated, or the wash motor has a fault. ${which}`,
        tryFirst: 'Leave the dishwasher off: the motor may have failed. Call us.',
      },
      f7e2: {
        meaning: `The heater does not turn off, or the wash motor has a fault. ${which}`,
        tryFirst: breakerOff,
      },
      f8e2: {
        meaning: `The drain pump or the fill valve has an electrical fault. ${which}`,
        tryFirst: technician,
      },
      f8e3: {
        meaning: `The drain pump does not turn off, or the water is low or foamy. ${which}`,
        tryFirst: breakerOff,
      },
      f10e1: {
        meaning: 'The detergent cup does not open by itself.',
        tryFirst: detergentInTub,
      },
      f10e3: { meaning: 'The fan that dries the dishes has a fault.', tryFirst: wet },
    },
    'whirlpool-dishwasher-newer': {
      f4e2: { meaning: 'The water is not heated.', tryFirst: wash },
      f7e4: { meaning: 'The filter in the bottom is clogged.', tryFirst: filter },
      f8e1: { meaning: 'No water comes in, or its valve is closed.', tryFirst: fillDishes },
      f8e4: { meaning: 'There is too much water, or the float reports it.', tryFirst: closeValve },
      f8e5: { meaning: 'The fill valve does not close.', tryFirst: closeValve },
      f8e6: { meaning: 'The meter that counts the water has a fault.', tryFirst: noFill },
      f9e1: { meaning: 'The water does not drain.', tryFirst: drainDishes },
      f9e2: { meaning: 'The drain pump has an electrical fault.', tryFirst: technician },
      f10e4: { meaning: 'The part that sends water to each spray arm is stuck.', tryFirst: wash },
      f10e5: { meaning: 'The part that sends water to each spray arm leaks.', tryFirst: closeValve },
    },
    'kitchenaid-dishwasher': {
      f1e1: { meaning: 'The main control has a fault.', tryFirst: breaker },
      f1e2: { meaning: 'The part of the control that drives the motor has a fault.', tryFirst: breaker },
      f2e1: { meaning: 'A button on the panel is stuck.', tryFirst: panel },
      f3e1: {
        meaning: 'The water temperature sensor gives a wrong reading.',
        tryFirst: wash,
      },
      f3e2: {
        meaning: 'The sensor that looks for dirt in the water could not calibrate itself.',
        tryFirst: filter,
      },
      f4e2: { meaning: 'The water is not heated.', tryFirst: wash },
      f4e3: {
        meaning: 'The heater does not turn off.',
        tryFirst: breakerOff,
      },
      f5e1: { meaning: doorSwitch, tryFirst: latch },
      f5e2: {
        meaning: 'The control thinks the door was never opened. It must be opened between loads.',
        tryFirst: openClose,
      },
      f6e1: { meaning: 'The panel gets no response from the main control.', tryFirst: breaker },
      f7e1: { meaning: 'The wash motor has a fault.', tryFirst: technician },
      f7e4: { meaning: 'The filter in the bottom is clogged.', tryFirst: filter },
      f8e1: { meaning: 'No water comes in, or its valve is closed.', tryFirst: fillDishes },
      f8e2: { meaning: 'The fill valve gets no power.', tryFirst: noFill },
      f8e3: { meaning: 'There is very little water, or suds or air in the pump.', tryFirst: sudsDishes },
      f8e4: { meaning: 'There is too much water, or the float reports it.', tryFirst: closeValve },
      f8e5: { meaning: 'The fill valve does not close.', tryFirst: closeValve },
      f8e6: { meaning: 'The meter that counts the water has a fault.', tryFirst: noFill },
      f9e1: { meaning: 'The water does not drain.', tryFirst: drainDishes },
      f9e2: { meaning: 'The drain pump has an electrical fault.', tryFirst: technician },
      f9e4: {
        meaning: 'The light inside the tub has a fault.',
        tryFirst: 'The dishwasher still washes. The light can wait until we come for something else.',
      },
      f10e1: {
        meaning: 'The detergent cup does not open by itself.',
        tryFirst: detergentInTub,
      },
      f10e2: { meaning: 'The vent that lets steam out does not open.', tryFirst: wet },
      f10e3: { meaning: 'The fan that dries the dishes has a fault.', tryFirst: wet },
      f10e4: { meaning: 'The part that sends water to each spray arm is stuck.', tryFirst: wash },
      f10e5: { meaning: 'The part that sends water to each spray arm leaks.', tryFirst: closeValve },
    },
    'whirlpool-range-controls': {
      f1e0: { meaning: 'The control found a fault inside itself.', tryFirst: breaker },
      f5e1: { meaning: ovenLock, tryFirst: ovenCool },
      f6e1: {
        meaning:
          'The oven got too hot. On a touch-screen range, the code means that two control boards are not communicating.',
        tryFirst: ovenOff,
      },
    },
    'maytag-amana-range': {
      f2e1: {
        meaning: 'A button on the panel is stuck.',
        tryFirst: panelOven,
      },
      f3e0: { meaning: 'The oven sensor gives a wrong reading.', tryFirst: breaker },
      f9e0: { meaning: 'The wiring of the range or of the outlet is wrong.', tryFirst: electrician },
    },
    'whirlpool-touch-range': {
      f1ea: {
        meaning: 'The control got too hot, or its sensor has a fault.',
        tryFirst: ovenVents,
      },
      f2e2: { meaning: 'The panel has lost its connection.', tryFirst: breaker },
      f2e4: {
        meaning: 'The panel got too hot, or its sensor has a fault.',
        tryFirst: ovenVents,
      },
      f5e0: { meaning: 'The switches of the door and of its lock disagree.', tryFirst: ovenCool },
      f7e5: { meaning: 'One of the oven’s fans does not turn as it should.', tryFirst: ovenVents },
      fee6: {
        meaning: 'The bake element does not work.',
        tryFirst: element,
      },
      fee7: {
        meaning: 'The broil element does not work.',
        tryFirst: element,
      },
      fee8: {
        meaning: 'The element around the convection fan does not work.',
        tryFirst: 'Bake without convection until the repair.',
      },
    },
    'kitchenaid-jennair-range': {
      f1e0: { meaning: 'The control’s memory has a fault.', tryFirst: breaker },
      f2e0: {
        meaning: 'The keypad or its connection has a fault.',
        tryFirst: panelOven,
      },
      f3e0: { meaning: 'The oven sensor gives a wrong reading.', tryFirst: breaker },
      f3e2: { meaning: 'The sensor of the warming drawer gives a wrong reading.', tryFirst: breaker },
      f5e0: { meaning: 'The door switch has a fault.', tryFirst: ovenCool },
      f5e1: { meaning: ovenLock, tryFirst: ovenCool },
    },
  },
} as const satisfies Localized<WordsOfCodes<typeof whirlpoolKitchenCodes>>;
