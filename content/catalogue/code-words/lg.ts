// What LG's codes say, in our own words. Facts and pages: codes/lg-codes.ts.
import type { Localized } from '#content/language.ts';
import type { WordsOfCodes } from '../codes/code-form.ts';
import type { lgCodes } from '../codes/lg-codes.ts';
import {
  breaker,
  coldBreaker,
  closeValve,
  cold,
  coldVents,
  door,
  doorDryer,
  doubleBreaker,
  drainDishes,
  drainWasher,
  electrician,
  fillDishes,
  fillWasher,
  gasValve,
  iceOff,
  lockHold,
  lockKey,
  ovenCool,
  panelOven,
  rest,
  spread,
  startAgain,
  strips,
  suds,
  sudsDishes,
  technician,
  unplug,
  valves,
  vent,
  wash,
  washerHeater,
} from './what-to-try.ts';

const drainDryer =
  'Straighten the drain hose and empty the water tank, if the dryer has one. If the code stays, call us.';
const sealed = 'Keep the doors shut and call us: only a certified technician may open the cooling system.';
const powerOut = 'The power was out during a cycle.';

export const lgCodeWords = {
  en: {
    'lg-washer': {
      ie: { meaning: 'The washer fills too slowly.', tryFirst: fillWasher },
      oe: { meaning: 'The water does not drain in time.', tryFirst: drainWasher },
      ue: {
        meaning: 'The load is uneven, so the washer cannot spin.',
        tryFirst: spread,
      },
      le: {
        meaning: 'The motor was overloaded or could not turn.',
        tryFirst: rest,
      },
      de: { meaning: 'The door or lid is not locked.', tryFirst: door },
      dl: {
        meaning: 'The switch in the latch does not sense that the door is closed.',
        tryFirst: door,
      },
      ce: { meaning: 'The motor draws too much current.', tryFirst: technician },
      sud: {
        meaning: 'There is too much foam. The washer waits until the foam settles.',
        tryFirst: suds,
      },
      fe: {
        meaning: 'There is too much water in the drum.',
        tryFirst: valves,
      },
      pe: { meaning: 'The water level sensor gives a wrong reading.', tryFirst: unplug },
      pf: { meaning: powerOut, tryFirst: startAgain },
      te: { meaning: 'The washer’s heater or its sensor has a fault.', tryFirst: washerHeater },
      e6: {
        meaning: 'Something is caught between the drum and the plate that turns the clothes.',
        tryFirst:
          'Unplug the washer and look for small clothes at the edge of the plate. If they come loose, plug it in and start again. If not, call us.',
      },
      tcl: {
        meaning: 'It is time to clean the tub.',
        tryFirst: 'Run Tub Clean with an empty drum.',
      },
    },
    'lg-washer-lock': { cl: { meaning: 'The child lock is on.', tryFirst: lockHold } },
    'lg-dryer-lock': { cl: { meaning: 'The child lock is on.', tryFirst: lockHold } },
    'lg-front-load-washer': {
      e02: { meaning: 'Water does not come in. This code means the same as IE.', tryFirst: fillWasher },
      e03: { meaning: 'The water does not drain. This code means the same as OE.', tryFirst: drainWasher },
      ae: {
        meaning: 'The washer found a water leak.',
        tryFirst: valves,
      },
      de1: { meaning: 'The door is closed but not locked.', tryFirst: door },
      he: { meaning: 'The washer’s heater gets too hot or does not heat.', tryFirst: washerHeater },
      ff: {
        meaning: 'Water in the tub or a hose is frozen.',
        tryFirst: 'If the room is cold, warm it and wait until the hoses thaw. If the room is warm, call us.',
      },
    },
    'lg-dryer': {
      d80: {
        meaning: 'The vent is about 80 percent blocked.',
        tryFirst: vent,
      },
      d90: {
        meaning: 'The vent is about 90 or 95 percent blocked.',
        tryFirst: vent,
      },
      de: {
        meaning: 'The door is not closed.',
        tryFirst: doorDryer,
      },
      np: {
        meaning: 'No current reaches the heater. The usual cause is the wiring of the house.',
        tryFirst: doubleBreaker,
      },
      ps: {
        meaning: 'The voltage at the power cord is wrong. The cord is usually connected the wrong way.',
        tryFirst: electrician,
      },
      pf: { meaning: powerOut, tryFirst: startAgain },
      te1: { meaning: 'The temperature sensor gives a wrong reading.', tryFirst: technician },
      te3: { meaning: 'The second temperature sensor gives a wrong reading.', tryFirst: technician },
      hs: {
        meaning: 'The moisture sensor gives a wrong reading: loads run too long or stop damp.',
        tryFirst: strips,
      },
      f0: {
        meaning: 'The lint filter is missing or not in its place.',
        tryFirst: 'Put the lint filter in all the way before the next load.',
      },
      gas: {
        meaning: 'No gas reaches the burner.',
        tryFirst: gasValve,
      },
      e05: {
        meaning: 'Water for the steam cycle does not come in.',
        tryFirst: 'Open the valve of the steam hose, or fill the steam feeder. You can use the other cycles.',
      },
      e13: {
        meaning: 'A dryer without a vent does not drain: its hose may be kinked, clogged or frozen.',
        tryFirst: drainDryer,
      },
      e21: {
        meaning: 'A dryer without a vent or with steam drains too slowly.',
        tryFirst: drainDryer,
      },
    },
    'lg-refrigerator': {
      '22': { meaning: 'The relay that starts the compressor has a fault.', tryFirst: cold },
      '67': {
        meaning: 'A door is open, or something keeps it from closing.',
        tryFirst: 'Move anything that is in the way and wipe the seal clean. If the code stays, call us.',
      },
      cf: {
        meaning: 'The fan that cools the compressor does not turn as it should.',
        tryFirst: 'Clear the space around the refrigerator so that air can pass. If the code stays, call us.',
      },
      ff: {
        meaning: 'The freezer fan does not turn, often because of frost.',
        tryFirst: coldVents,
      },
      rf: {
        meaning: 'The fan of the refrigerator section does not turn.',
        tryFirst: coldVents,
      },
      if: {
        meaning: 'The fan of the ice maker does not turn.',
        tryFirst: iceOff,
      },
      che: {
        meaning: 'The cooling system leaks or is blocked on its high side.',
        tryFirst: sealed,
      },
      cle: {
        meaning: 'The cooling system leaks on its low side.',
        tryFirst: sealed,
      },
      co: { meaning: 'The display and the main board are not communicating.', tryFirst: coldBreaker },
      dh: { meaning: 'The defrost ran for more than an hour without an end.', tryFirst: cold },
      ds: { meaning: 'The defrost sensor gives a wrong reading.', tryFirst: cold },
      fs: { meaning: 'The freezer sensor gives a wrong reading.', tryFirst: cold },
      rs: { meaning: 'The sensor of the refrigerator section gives a wrong reading.', tryFirst: cold },
      rt: {
        meaning: 'The room-temperature sensor gives a wrong reading.',
        tryFirst: coldBreaker,
      },
      hs: { meaning: 'The humidity sensor gives a wrong reading.', tryFirst: coldBreaker },
      gf: {
        meaning: 'Too little water flows, or the flow sensor has a fault.',
        tryFirst:
          'Open the valve of the water line all the way. Put in a new water filter if the old one is due. If the code stays, call us.',
      },
    },
    'lg-dishwasher': {
      ie: {
        meaning: 'Too little water comes in.',
        tryFirst: fillDishes,
      },
      oe: {
        meaning: 'The water does not drain.',
        tryFirst: drainDishes,
      },
      e1: {
        meaning: 'The leak protection stopped the dishwasher because of a leak or too much water.',
        tryFirst: closeValve,
      },
      fe: { meaning: 'Too much water came in, and the dishwasher pumped it out.', tryFirst: closeValve },
      le: { meaning: 'The wash motor or its wiring has a fault.', tryFirst: technician },
      he: { meaning: 'The water does not get warm.', tryFirst: wash },
      te: {
        meaning: 'The water is too hot, or its sensor gives a wrong reading.',
        tryFirst:
          'Turn the dishwasher off and let it cool, then start it again, once. If the code comes back, leave it off and call us.',
      },
      be: {
        meaning: 'There are too many suds, from the wrong detergent or because the dishwasher is not level.',
        tryFirst: sudsDishes,
      },
      ne: {
        meaning: 'The small motor that sends water to the spray arms has a fault.',
        tryFirst: wash,
      },
      pf: { meaning: powerOut, tryFirst: startAgain },
      cl: {
        meaning: 'The child lock is on.',
        tryFirst: lockKey,
      },
    },
    'lg-oven': {
      f1: { meaning: 'The sensor of the upper oven gives a wrong reading.', tryFirst: breaker },
      f3: { meaning: 'A button on the touch pad has a fault.', tryFirst: panelOven },
      f4: { meaning: 'The sensor of the lower oven gives a wrong reading.', tryFirst: breaker },
      f6: { meaning: 'The upper oven does not heat as it should.', tryFirst: breaker },
      f7: {
        meaning: 'The convection fan of the upper oven has a fault.',
        tryFirst: 'Bake without convection until the repair.',
      },
      f8: {
        meaning: 'The meat probe has a fault.',
        tryFirst:
          'Take the probe out and close its cap. If the code clears, bake without the probe. If not, leave the oven off and call us.',
      },
      f9: { meaning: 'The upper oven does not heat.', tryFirst: breaker },
      f10: {
        meaning: 'The door lock of the upper oven failed.',
        tryFirst: ovenCool,
      },
      f16: { meaning: 'An oven sensor gives a wrong reading.', tryFirst: breaker },
      f42: {
        meaning: 'The supply voltage is wrong.',
        tryFirst: doubleBreaker,
      },
      f69: {
        meaning: 'Sous vide does not heat as it should.',
        tryFirst: 'Do not use sous vide. You can use the rest of the range.',
      },
      '5b': {
        meaning: 'Sabbath mode is on.',
        tryFirst: 'Turn it off as the manual shows.',
      },
      pf: { meaning: 'The power was out.', tryFirst: 'Set the clock.' },
    },
    'lg-stove': {
      f33: {
        meaning: 'The sensor of the front induction burner has a fault.',
        tryFirst: 'Take the pan off and let the glass cool. Use the other burners until the repair.',
      },
      f51: { meaning: 'The sensor of the griddle gives a wrong reading.', tryFirst: breaker },
      f56: { meaning: 'The griddle does not heat as it should.', tryFirst: breaker },
      h5: {
        meaning: 'The glass is still above 150 °F.',
        tryFirst: 'Wait until the symbol goes out before you touch or clean the glass.',
      },
    },
  },
} as const satisfies Localized<WordsOfCodes<typeof lgCodes>>;
