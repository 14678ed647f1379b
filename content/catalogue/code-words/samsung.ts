// What Samsung's codes say, in our own words. Facts and pages: codes/samsung-codes.ts.
import type { Localized } from '#content/language.ts';
import type { WordsOfCodes } from '../codes/code-form.ts';
import type { samsungCodes } from '../codes/samsung-codes.ts';
import {
  closeValve,
  cold,
  coldBreaker,
  coldVents,
  door,
  doorDryer,
  doubleBreaker,
  drainDishes,
  drainWasher,
  fillDishes,
  fillWasher,
  gasValve,
  hoses,
  iceOff,
  panel,
  rest,
  restart,
  shutDoors,
  spread,
  suds,
  technician,
  valves,
  vent,
  voltage,
  voltageAtPlug,
  voltageOrPart,
  wash,
  washerHeater,
  waterBar,
} from './what-to-try.ts';

export const samsungCodeWords = {
  en: {
    'samsung-washer': {
      '4c': {
        meaning: 'No water comes in, or too little.',
        tryFirst: fillWasher,
      },
      '4c2': {
        meaning: 'The hot and cold hoses may be swapped.',
        tryFirst: hoses,
      },
      '5c': {
        meaning: 'The water does not drain, or drains too slowly.',
        tryFirst: drainWasher,
      },
      oc: {
        meaning: 'There is too much water in the drum.',
        tryFirst: valves,
      },
      dc: {
        meaning: 'The door or lid is not closed or not locked. On some models dC means an uneven load.',
        tryFirst: door,
      },
      ub: {
        meaning: 'The load is uneven, so the washer cannot spin.',
        tryFirst: spread,
      },
      ur: {
        meaning: 'The washer is evening out the load by itself.',
        tryFirst: 'Let it finish.',
      },
      lc: {
        meaning: 'There is water where it should not be, or the water level sensor gives a wrong reading.',
        tryFirst: valves,
      },
      sud: {
        meaning: 'There is too much foam. The washer waits until the foam settles.',
        tryFirst: suds,
      },
      '3c': { meaning: 'The motor does not run as it should.', tryFirst: rest },
      '3e': {
        meaning: 'On some models, the supply voltage is wrong; on others, the motor has a fault.',
        tryFirst: voltageOrPart,
      },
      hc: { meaning: 'The washer’s heater gets too hot or does not heat.', tryFirst: washerHeater },
      te: { meaning: 'The temperature sensor gives a wrong reading.', tryFirst: restart },
      '8c': {
        meaning: 'The vibration sensor gives a wrong reading.',
        tryFirst: restart,
      },
      '9c1': {
        meaning: 'The supply voltage is too low, too high or unsteady. PF means that the power was out.',
        tryFirst: voltageAtPlug,
      },
      pc: { meaning: 'The clutch is not in its place.', tryFirst: restart },
      ac: { meaning: 'Two control boards of the washer are not communicating.', tryFirst: restart },
      sdc: { meaning: 'The detergent drawer is open.', tryFirst: 'Push the drawer all the way in.' },
    },
    'samsung-dryer': {
      '9c1': {
        meaning: 'The supply voltage is wrong.',
        tryFirst: doubleBreaker,
      },
      be: {
        meaning: 'A button seems to be held down.',
        tryFirst: panel,
      },
      dc: {
        meaning: 'The latch does not sense that the door is closed.',
        tryFirst: doorDryer,
      },
      ts: { meaning: 'The temperature sensor gives a wrong reading.', tryFirst: technician },
      hc: {
        meaning: 'The dryer gets too hot.',
        tryFirst:
          'Let the dryer cool. Clean the lint screen and look at the outside flap. Leave the dryer off until the vent is clear and a technician has tested it.',
      },
      ac: { meaning: 'Two control boards of the dryer are not communicating.', tryFirst: restart },
      fc: {
        meaning: 'The supply frequency is wrong.',
        tryFirst: 'Do not run the dryer on a generator. If the code stays on the utility’s power, call us.',
      },
      clg: {
        meaning: 'The vent is clogged.',
        tryFirst: vent,
      },
      c80: {
        meaning: 'The vent is about 80 percent blocked.',
        tryFirst: vent,
      },
      c90: {
        meaning: 'The vent is more than 90 percent blocked.',
        tryFirst: vent,
      },
      ct: {
        meaning: 'The room is too cold or too hot for the dryer.',
        tryFirst: 'Let air into the room or closet. In a garage, run the dryer at a cooler time of day.',
      },
      '3c': { meaning: 'The motor of the drum does not run as it should.', tryFirst: technician },
      od: {
        meaning: 'The load did not dry in time.',
        tryFirst:
          'Clean the lint screen and look at the outside flap. If both are clear, dry half a load one time. If the load is still damp, leave the dryer off.',
      },
      hc2: {
        meaning: 'The burner of a gas dryer did not light.',
        tryFirst: gasValve,
      },
    },
    'samsung-dishwasher': {
      '4c': {
        meaning: 'Too little water comes in, or it is too cold or too hot.',
        tryFirst: fillDishes,
      },
      '5c': {
        meaning: 'The water does not drain.',
        tryFirst: drainDishes,
      },
      '3c': {
        meaning: 'The drain pump does not run as it should.',
        tryFirst: drainDishes,
      },
      '3e': {
        meaning: 'The water that comes in is too hot.',
        tryFirst:
          'Set the house’s water heater to 120 °F, then start again. If the code comes back, call us.',
      },
      oc: {
        meaning: 'There is too much water inside.',
        tryFirst: closeValve,
      },
      lc: {
        meaning: 'The leak sensor in the base is wet.',
        tryFirst: closeValve,
      },
      hc: {
        meaning: 'The water got too hot.',
        tryFirst: 'Turn the dishwasher off, let it cool and call us.',
      },
      he: { meaning: 'The heater’s sensor circuit has a fault.', tryFirst: restart },
      te: { meaning: 'The temperature sensor gives a wrong reading.', tryFirst: wash },
      '9e': {
        meaning: 'The water level inside is too low.',
        tryFirst:
          'Open the valve under the sink fully. Take out bowls that catch water. If the code stays, leave the dishwasher off and call us.',
      },
      '7e': {
        meaning: 'The bar that throws the water does not move (WaterWall models).',
        tryFirst: waterBar,
      },
      '1e': {
        meaning: 'On WaterWall models, the filter is clogged; on others, the heater overheated.',
        tryFirst:
          'Without WaterWall, or with broken glass, leave the dishwasher off and call us. Otherwise, turn off the breaker, let it cool, clean the filter, restore power and wash one time.',
      },
      be: {
        meaning: 'A button seems to be held down.',
        tryFirst: panel,
      },
      ce: { meaning: 'Two control boards of the dishwasher are not communicating.', tryFirst: restart },
      pe: { meaning: 'The part that sends water to one rack for a half load has a fault.', tryFirst: wash },
    },
    'samsung-refrigerator': {
      '21e': {
        meaning: 'The freezer fan does not turn.',
        tryFirst: coldVents,
      },
      '22e': {
        meaning:
          'The fan of the refrigerator section does not turn. The code can also show after a door was left open.',
        tryFirst: coldVents,
      },
      '5e': { meaning: 'The sensor that ends the defrost gives a wrong reading.', tryFirst: cold },
      '8e': {
        meaning: 'The sensor of the ice maker gives a wrong reading.',
        tryFirst: iceOff,
      },
      '33e': {
        meaning: 'The heater of the ice pipe has a fault.',
        tryFirst: iceOff,
      },
      '39e': {
        meaning: 'The ice maker does not work as it should.',
        tryFirst: 'Press the Test button of the ice maker. If the code stays, turn the ice maker off.',
      },
      '40e': {
        meaning: 'The fan of the ice room does not turn.',
        tryFirst: iceOff,
      },
      '76c': {
        meaning: 'Water has collected where the pitcher fills itself.',
        tryFirst: 'Take the pitcher out, dry its place and put it back straight. If the code stays, call us.',
      },
      '83e': {
        meaning: 'The compressor draws too much current.',
        tryFirst: shutDoors,
      },
      '84c': {
        meaning: 'The compressor is stuck.',
        tryFirst: shutDoors,
      },
      '85c': {
        meaning: 'The supply voltage is too low.',
        tryFirst: voltage,
      },
      '85e': {
        meaning: 'The voltage was too low for the compressor, as in a brownout.',
        tryFirst: voltage,
      },
      '86e': {
        meaning: 'The voltage was too high for the compressor, as in a surge.',
        tryFirst: voltage,
      },
      'pc-er': { meaning: 'Two control boards are not communicating.', tryFirst: coldBreaker },
      '41c': {
        meaning:
          'The touch screen has lost contact with the refrigerator’s main board, or it needs an update.',
        tryFirst: 'Tap OK, and install the update in the screen’s settings. If the code comes back, call us.',
      },
      '88-88': {
        meaning:
          'The power failed while the boards started. For a few seconds after an outage, 88 88 is normal.',
        tryFirst: coldBreaker,
      },
    },
    'samsung-refrigerator-showroom': {
      'of-of': {
        meaning: 'The refrigerator is in showroom mode: the lights work, but nothing cools.',
        tryFirst:
          'End showroom mode as your manual shows. On many models you hold two buttons until you hear a chime. Then check the food.',
      },
    },
  },
} as const satisfies Localized<WordsOfCodes<typeof samsungCodes>>;
