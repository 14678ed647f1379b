// Steps that many codes share, in English: what to try first, without tools, or that there is nothing to try.

export const unplug =
  'Unplug it for five minutes, then start it again, once. If the code comes back, it needs a technician.';
/** Samsung’s own step for every code of a washer, a dryer or a dishwasher without a check of its own. */
export const restart =
  'Turn it off for three minutes and start it again, once. If the code comes back, it needs a technician.';
/** Of a fault that only a test mode shows: what the reader sees is the washer that stops. */
export const unplugUnseen =
  'Unplug it for five minutes, then start it again, once. If it stops again, leave it off.';
export const restUnseen =
  'Drain it, take out half of the load and wait an hour. Then start it one time. If it stops again, leave it off.';
export const generator =
  'On a generator? Wait for power from the utility. If not, unplug it for five minutes, then start it once. If it stops again, leave it off.';
/** The heater of a washer, whose fault may be heat: the same single try for every maker. */
export const washerHeater =
  'Unplug it for five minutes, then start it again, once. If the code comes back, leave it unplugged.';
export const technician = 'There is nothing you can safely try. It needs a technician.';
export const breaker =
  'Turn its breaker off for five minutes, then on again. Do this once only. If the code comes back, leave it off until it is repaired.';
export const panel =
  'Press and release each button, and wipe the panel dry. If the code stays, it needs a technician.';
/** A button that is stuck may turn an oven on by itself, so a code that stays means off. */
export const panelOven =
  'Wipe the panel dry. Turn its breaker off for five minutes, then on again, once. If the code comes back, leave it off.';
/** A fan that cools the controls of an oven, or the air it needs. */
export const ovenVents =
  'Clear the vents around the oven and let it cool. Try it one time. If the code comes back, leave it off.';
export const startAgain = 'Start the cycle again.';
export const vent =
  'Clean the lint screen and look at the outside flap. The duct has to be cleaned before the next load.';
/** In the words of the sign: a reset does not bring back what the street has lost. */
const lights =
  'Some house lights dim, others too bright? Turn off the main breaker. Call the electric utility.';
export const doubleBreaker = `${lights} Normal? Turn its double breaker off, then on again, once. Code stays? Call us.`;
export const voltage = `${lights} Normal? Turn its breaker off five minutes, then on once. Code stays? Call us.`;
export const voltageAtPlug = `${lights} Normal? Plug it straight into the wall. Try once. Code stays? Call us.`;
export const voltageOrPart = `${lights} Normal? Unplug it for five minutes, then start it once. Code stays? Call us.`;
export const breakerOff = 'Turn off its breaker and leave it off until it is repaired.';
/** A closed gas valve may have been closed for a reason. */
export const gasValve =
  'Look at the handle of the gas valve. In line with the pipe? Call a technician. Crosswise? Leave it closed until you know who closed it and why, then call.';
export const strips =
  'Wipe the two metal strips inside the drum with a damp cloth. Use a timed cycle until it is repaired.';
export const noHeat =
  'Plug, cord or outlet hot or brown? Turn off its breaker. If not, you may run it without heat. It needs a technician.';
export const suds = 'Let it go on. Next time use less detergent, marked HE.';
/** Of a load that is uneven, on whatever display. */
export const spread =
  'Drain it first. Spread the load, add like items to a single heavy one, and start again.';
export const lessLoad = 'Drain it, take out part of the load and start again.';
export const rest =
  'Drain it, take out half of the load and wait an hour. Then start it one time. If the code comes back, leave it off.';
export const door =
  'Look for clothes caught at the lock, close it firmly and start again. If the code stays, it needs a technician.';
export const doorDryer =
  'Look for clothes in the door and close it firmly. If the code stays, it needs a technician.';
export const lid = 'Take away anything under the lid and wipe its lock clean. Then close it and start again.';
/** Of a lock that may have failed either way. */
export const lockStuck =
  'Unplug the washer for five minutes. Does it open? Clear the lock, close it and start again, once. If not, do not force it.';
/** Of a door or a lid. */
export const doNotForce = 'Unplug the washer for five minutes, then try once to open it. Do not force it.';
export const openClose = 'Open it, close it and start again.';
export const valves =
  'If the floor is dry, turn it off and close both water valves. If not, close the main water valve. Then call.';
export const fillWasher = 'Open both water valves all the way and straighten the fill hoses.';
export const drainHose =
  'Straighten the drain hose. Then run drain and spin one time. If water stays, leave it off.';
/** In the order of the sign, which says it in full: power, heat and water go before the filter is opened. */
export const drainWasher =
  'Straighten the drain hose. Dry floor, small door below? Unplug the washer, let it cool, drain the small hose into a pan, clean and refit the filter. Drain one time.';
export const hoses =
  'Look behind the washer: the hot hose must lead to the hot valve, the cold hose to the cold valve. If not, swap them with both valves closed.';
/** A pump that runs dry wears out its seal. */
export const noFill = 'If no water comes in within three minutes, cancel the wash. It needs a technician.';
export const fillDishes = 'Open the valve under the sink all the way and straighten the hose.';
export const drainDishes =
  'Turn off its breaker, let it cool. Scoop out the water. Broken glass? Call us. None? Clean and refit the filter. Turn the breaker on, add water, drain one time.';
/** Where Cancel runs the drain pump. */
export const drainCancel =
  'Turn off its breaker, let it cool. Scoop out the water. Broken glass? Call us. None? Clean, refit the filter. Turn the breaker on, add water, press Cancel one time.';
export const closeValve =
  'Do not start a wash. If the floor is dry, close the valve under the sink. If not, close the main water valve. Then call.';
export const sudsDishes =
  'Let the foam settle. Use only dishwasher detergent, and turn bowls and cups upside down. Then start it again.';
export const latch =
  'Move dishes that are in the way and close the door until it clicks. If the code stays, it needs a technician.';
/** In a prewash, most of a detergent that lies in the tub goes down the drain. */
export const detergentInTub =
  'Choose a cycle without a prewash, often the short one. Put the detergent in the tub before you start, until it is repaired.';
/** Hands go in only after the breaker is off. */
export const filter =
  'Turn off the dishwasher’s breaker and let it cool. Broken glass? Call us. None? Clean the filter, lock it in place and turn the breaker on.';
export const iceOff = 'Turn the ice maker off. The rest may run.';
export const cold = 'Keep the doors shut, and move the food if it gets warm. It needs a technician.';
/** A fan inside a refrigerator that does not turn. */
export const coldVents =
  'Keep the doors shut and make room around the vents inside. If the code stays, it needs a technician.';
/** An element that does not work may still carry current where it broke. */
export const element =
  'When it is cold, look. If it is split, turn off the breaker. If not, you may use the rest. It needs a technician.';
export const leaveUnplugged = 'Unplug it and leave it unplugged. It needs a technician.';
export const drawer =
  'Take the drawer out, rinse it and push it all the way in. If the code stays, it needs a technician.';
export const wet = 'Dishes come out clean but wet. Open the door after the cycle until it is repaired.';
export const ovenCool =
  'Let the oven cool. Do not force the door. Turn its breaker off for five minutes, then on again, once. If the code comes back, leave it off.';
export const ovenOff = 'Turn the oven off and leave it off. If it goes on heating, turn off its breaker.';
export const electrician =
  'Turn off its breaker and leave it off. An electrician or the installer has to look at the connection.';
/** WaterWall dishwashers of Samsung. */
export const waterBar =
  'Take out anything that touches the bar on the floor of the tub. If the code stays, it needs a technician.';
export const wash = 'Dishes may not come out clean. It needs a technician.';
export const wifi = 'Use the buttons on the panel. Try the app again later.';
/** A refrigerator is not moved to reach its plug; a dishwasher or an oven often has none. */
export const breakerThenCall =
  'Turn its breaker off for five minutes, then on again. Do this once only. If the code comes back, it needs a technician.';
