// Steps that many codes share, in English: what to try first, without tools, or that there is nothing to try. Each names the machine,
// for “it” would be the part that its code has just named: {appliance} where more than one has the step (domain/repair/list-codes.ts).

export const unplug =
  'Turn the washer’s breaker off for five minutes, then on again, and start it once. If the code comes back, leave it off and call us.';
/** Samsung’s own step for every code of a washer, a dryer or a dishwasher without a check of its own. */
export const restart =
  'Turn the {appliance} off for three minutes and start it again, once. If the code comes back, leave it off and call us.';
/** Of a fault that only a test mode shows: what the reader sees is the washer that stops. */
export const unplugUnseen =
  'Turn the washer’s breaker off for five minutes, then on again, and start it once. If it stops again, leave it off.';
export const restUnseen =
  'Drain the washer, take out half of the load and wait an hour. Then start it one time. If it stops again, leave it off.';
export const generator =
  'If you run the washer on a generator, wait for the utility’s power. Otherwise, unplug it for five minutes, then start it once. If it stops again, leave it off.';
/** The heater of a washer, whose fault may be heat: the same single try for every maker. */
export const washerHeater =
  'Unplug the washer for five minutes, then start it again, once. If the code comes back, leave it unplugged.';
export const technician = 'There is nothing you can safely try. Call us.';
export const breaker =
  'Turn the {appliance}’s breaker off for five minutes, then on again, once. If the code comes back, leave it off and call us.';
/** “Or the problem”: on some dryers only a test mode shows the code. */
export const panel =
  'Press and release each button, and wipe the panel dry. If the code or the problem stays, call us.';
/** With its door open, a microwave does not start empty when Start is pressed. */
export const panelMicrowave =
  'With the microwave’s door open, press and release each button, and wipe the panel dry. If the code stays, call us.';
/** A button that is stuck may turn an oven on by itself, so a code that stays means off. */
export const panelOven =
  'Turn the {appliance}’s breaker off and wipe the panel dry. After five minutes, turn the breaker on again, once. If the code comes back, leave it off.';
/** A fan that cools the controls of an oven, or the air it needs. */
export const ovenVents =
  'Clear the vents around the oven and let it cool. Try it one time. If the code comes back, leave it off.';
export const startAgain = 'Start the cycle again.';
export const vent =
  'Clean the lint screen and look for lint at the outside flap. Call us or a vent cleaner: the duct has to be checked and cleared before the next load.';
/** In the words of the sign: a reset does not bring back what the street has lost. */
const lights =
  'If some lights are dim and others too bright, turn off the main breaker and call the power company.';
export const doubleBreaker = `${lights} If not, reset the {appliance}’s double breaker once.`;
export const voltage = `${lights} If not, reset the {appliance}’s breaker once (five minutes off).`;
export const voltageAtPlug = `${lights} If not, plug the washer straight into the wall; restart once.`;
export const voltageOrPart = `${lights} If not, unplug the washer, wait five minutes, restart once.`;
export const breakerOff = 'Turn off the {appliance}’s breaker and leave it off until the repair.';
/** A closed gas valve may have been closed for a reason. */
export const gasValve =
  'If the gas valve’s handle is in line with the pipe, call us. If it is crosswise, leave the valve closed until you know who closed it and why.';
export const strips =
  'With the dryer off and cool, wipe the two metal strips inside the drum with a damp cloth. Use a timed cycle until the dryer is repaired.';
export const noHeat =
  'If the plug, cord or outlet is hot or brown, turn off the breaker. Leave gas dryers off. For electric ones, read “More” about the breaker, then test one time.';
export const suds =
  'Let the washer finish. Next time, use less of a detergent marked HE. If you see no foam, straighten the drain hose. If the code stays, call us.';
/** Of a load that is uneven, on whatever display. */
export const spread =
  'Drain the washer. Spread the load, add similar items to a single heavy one, and start again.';
export const lessLoad = 'Drain the washer, take out part of the load and start again.';
export const rest =
  'Drain the washer, take out half of the load and wait an hour. Then start it one time. If the code comes back, leave it off.';
/** Of washers with a door and of those with a lid. */
export const door =
  'Look for clothes caught at the lock, close the washer firmly and start again. If the code stays, call us.';
export const doorDryer = 'Look for clothes in the door and close it firmly. If the code stays, call us.';
export const lid =
  'Take away anything under the lid and wipe its lock clean. Then close the lid and start again. If the code stays, call us.';
export const lidUnseen =
  'Take away anything under the lid and wipe its lock clean. Then close the lid and start again. If the washer still stops, call us.';
/** Of a lock that may have failed either way: it can let go of a front-loader’s door while the drum is full. */
export const lockStuck =
  'If you see water, leave the washer shut and call us. If not, unplug it for five minutes. If it opens, clear the lock and restart once. Otherwise, call us.';
/** Of a door or a lid. */
export const doNotForce =
  'If you see water, leave the washer shut and call us. If not, unplug it for five minutes, then try once to open it gently. If it sticks, call us.';
export const openClose = 'Open the {appliance}, close it and start again. If the code stays, call us.';
/** The valves come first: a washer that is off no longer drains, and an inlet valve may be stuck open. */
export const valves =
  'If the floor is dry, close both water valves, then turn the washer off. If it is wet, stay off and close the main water valve. Call us.';
export const fillWasher =
  'Open both water valves fully. If a fill hose is kinked or the code stays, call us.';
export const drainHose =
  'Straighten the drain hose. Then run drain and spin one time. If water stays, leave the washer off.';
/** The sign, to which “More” leads, says in full how the filter is opened: power, heat and water go first. */
export const drainWasher =
  'Straighten the drain hose. Then run drain and spin one time. If water stays, leave the washer off: a front-loader’s filter may be full. Read “More” before you open it.';
export const hoses =
  'If the hot inlet’s hose comes from the cold valve, switch the hoses with the washer unplugged and both valves shut. If you can’t, or they are right, call us.';
/** A pump that runs dry wears out its seal. */
export const noFill = 'If no water comes in within three minutes, cancel the wash and call us.';
export const fillDishes =
  'Open the valve under the sink fully. If its hose is kinked or the code stays, leave the dishwasher off and call us.';
export const drainDishes =
  'Turn off the dishwasher’s breaker and let the water cool. Broken glass? Call us. If not, scoop the water out, clean the filter, restore power and drain one time.';
export const closeValve =
  'Do not start a wash. If the floor is dry, close the valve under the sink. If it is wet, stay off and close the main water valve. Call us.';
export const sudsDishes =
  'Let the foam settle. Use only dishwasher detergent, and turn bowls and cups upside down. Then start again. If the code comes back, call us.';
export const latch =
  'Move dishes that are in the way and close the door until it clicks. If the code stays, call us.';
/** In a prewash, most of a detergent that lies in the tub goes down the drain. */
export const detergentInTub =
  'Until the repair, choose a cycle without a prewash and put the detergent in the tub before you start.';
/** Hands go in only after the breaker is off. */
export const filter =
  'Turn off the dishwasher’s breaker and let the water cool. If there’s broken glass, call us. If not, clean the filter, lock it in and restore power.';
export const lockHold = 'Press and hold the button or buttons marked with a lock for five seconds.';
export const lockKey = 'Press and hold the lock button for three seconds.';
export const shutDoors = 'Keep the doors shut and call us. Do not keep turning the refrigerator off and on.';
export const iceOff = 'Turn the ice maker off. You can leave the refrigerator on.';
export const cold = 'Keep the doors shut, and move the food if it gets warm. Then call us.';
/** A fan inside a refrigerator that does not turn. */
export const coldVents =
  'Make room around the vents inside, then keep the doors shut. If the code stays, call us.';
/** An element that does not work may still carry current where it broke. */
export const element =
  'Let the oven cool, then look at the element. If it is split or out of sight, turn off the range’s breaker. If not, use the rest of the range.';
export const leaveUnplugged = 'Unplug the washer, leave it unplugged and call us.';
export const drawer = 'Take the drawer out, rinse it and push it all the way in. If the code stays, call us.';
export const wet = 'Dishes come out clean but wet. Until the repair, open the door after each cycle.';
export const ovenCool =
  'Let the oven cool. Do not force the door. Turn the oven’s breaker off for five minutes, then on again, once. If the code comes back, leave it off.';
/** A relay that sticks can turn the heat on again by itself. */
export const ovenOff =
  'Turn off the oven’s breaker and leave it off until the repair. On a gas oven, close the gas valve, too, if you safely can.';
export const electrician =
  'Turn off the {appliance}’s breaker and leave it off. An electrician or the installer has to look at the connection.';
/** WaterWall dishwashers of Samsung. */
export const waterBar =
  'Take out anything that touches the bar on the floor of the tub. If the code stays, call us.';
export const wash =
  'You can still run the dishwasher, but dishes may not come out clean. If it stops, leave it off. Call us.';
export const wifi = 'Use the buttons on the panel. Try the app again later.';
/** A refrigerator is not moved to reach its plug, and its food is lost where it is left off. */
export const coldBreaker =
  'Turn the refrigerator’s breaker off for five minutes, then on again, once. If the code comes back, leave it on and call us.';
