// The safety sentences: one wording for each danger, reviewed word by word. No other text of the site words these dangers;
// safety-check.ts refuses it. What each rests on: safetyBasis in catalogue/safety-stops.ts.
import type { SafetyStopId } from '#content/catalogue/safety-stops.ts';
import type { ServiceSlug } from '#content/catalogue/services.ts';
import type { Localized } from '#content/language.ts';

/** One danger, in one language. */
export type SafetyWords = {
  /** What you notice. */
  readonly danger: string;
  /** What to do, in this order, before anything else. */
  readonly do: string;
  /** Whom to call, and when us. */
  readonly call: string;
  /** The whole of it in at most 24 words, for the first screen of a local page. */
  readonly line: string;
};

/** Of food that got warm; a fault that warms it repeats this where its page’s dangers have no room for it. */
export const foodLimit = {
  en: 'Throw out meat, milk and leftovers that have been above 40 °F for 2 hours.',
} as const satisfies Localized<string>;

export const safetyWords = {
  en: {
    'gas-smell': {
      danger: 'You smell gas or rotten eggs.',
      do: 'Get everyone out of the building now. Do not look for the leak. On the way out, don’t touch light switches or plugs, and don’t use a flame. Don’t use a phone until you are outside and well away.',
      call: 'From outside and well away, call 911 or the gas utility. For propane, call 911 or your supplier. Call us only after they say it is safe.',
      line: 'Smell gas? Don’t touch light switches or use a flame. Get everyone out, then call 911 or your gas company from outside.',
    },
    'carbon-monoxide': {
      danger:
        'A carbon monoxide alarm sounds, or someone feels sick or dizzy or has a headache while gas is burning.',
      do: 'Get everyone and the pets outside into fresh air. Do not go back in to open windows or to look for the cause.',
      call: 'Call 911 from outside. Then call your gas supplier. Call us only after they say it is safe.',
      line: 'Carbon monoxide alarm, headache or dizziness? Get everyone outside, call 911 and stay out.',
    },
    'burning-smell': {
      danger: 'A burning smell or smoke that is not from food, a scorch mark, or a hot plug or cord.',
      do: 'If you see flames, or smoke that is not from food, get everyone out. Otherwise turn off the breaker if you can reach it with dry hands on a dry floor. Do not pull a hot plug.',
      call: 'For smoke or flames, or if it still smells burned with the breaker off, call 911 from outside. For a scorched outlet or breaker, call an electrician. If the smell has stopped, call us before you turn it on again.',
      line: 'Burning smell or hot plug? Turn off the breaker; don’t pull the plug. Fire, or smoke not from food? Get out and call 911.',
    },
    'lint-fire': {
      danger: 'Smoke or fire in the dryer.',
      do: 'Keep the dryer door shut and get everyone out. Turn off the breaker only if it is on your way.',
      call: 'Call 911 from outside. Call us only after the fire department has gone. Do not run the dryer until it has been repaired.',
      line: 'Smoke or fire? Keep the dryer shut, leave and call 911. Burning smell or hot plug? Turn off the breaker; don’t pull the plug.',
    },
    'grease-fire': {
      danger: 'Grease is burning in a pan, or flames reach the hood.',
      do: 'If it is small, slide a lid over the pan and turn off the burner. Leave the lid on until the pan is cold. Never use water, and never carry the pan. If in doubt, get out.',
      call: 'Call 911 from outside if a lid does not end it at once. Call 911 if flames went into the hood, even if they seem out.',
      line: 'Grease fire? Slide a lid over the pan and turn off the burner. Never use water. If in doubt, get out and call 911.',
    },
    'fire-inside': {
      danger: 'Something is burning inside it.',
      do: 'Keep the door closed and turn the appliance off. Unplug it, or turn off its breaker, if you can do so without getting close to flames.',
      call: 'Call 911 from outside if the fire does not die down at once. Call us before you use it again.',
      line: 'Fire inside? Keep the door closed and turn the appliance off. If flames do not die down at once, get out and call 911.',
    },
    'electric-tingle': {
      danger: 'You get a shock or feel a tingle when you touch the appliance.',
      do: 'Let go and keep everyone away. Turn off its breaker and leave it off. If someone cannot let go, turn off the breaker before you touch that person.',
      call: 'Call 911 if anyone was hurt. Call an electrician for the outlet and its ground wire, and us for the appliance.',
      line: 'A shock or a tingle? Let go, keep everyone away and turn off its breaker. Leave it off until it is tested.',
    },
    'water-near-power': {
      danger: 'Water near a plug or an outlet, or water that drips into wiring or controls.',
      do: 'Stay off the wet floor, and do not touch the plug or the appliance. If you can reach the breaker without stepping in water, turn the breaker off. Either way, close the main water valve if you can reach it without stepping in water.',
      call: 'Call the power company if you cannot reach the breaker without stepping in water. Call an electrician if an outlet got wet, and us for the leak.',
      line: 'Stay off a wet floor near a plug. If you can reach the breaker without stepping in water, turn the breaker off.',
    },
    'flood-water': {
      danger: 'The appliance was in flood water or salt water.',
      do: 'Do not plug it in or turn it on, even if it looks dry. Breakers, fuses and gas valves that were under water have to be replaced, even if they seem to work.',
      call: 'Call an electrician for the wiring and your gas supplier for the gas line. Then call us for the appliance.',
      line: 'Was the appliance in a flood? Do not plug it in or turn it on, even if it looks dry.',
    },
    refrigerant: {
      danger: 'A cooling tube was pierced, or it hisses after it was hit or scraped.',
      do: 'The gas can burn: don’t use a flame, and don’t touch a switch or a plug. Open a window on your way, leave the room and keep everyone out.',
      call: 'Call 911 if anyone feels faint or anything burns. Then call us. A cooling system that lost refrigerant has a leak. Opening the system, sealing the leak and refilling it are work for a trained technician.',
      line: 'A hiss after something hit a cooling tube? Don’t use a flame or touch a switch. Open a window, leave and keep everyone out. If anyone feels faint or anything burns, call 911.',
    },
    'food-warm': {
      danger: 'The refrigerator does not cool, and there is food in it.',
      do: 'Open the doors as little as you can, and put cold food on ice. With doors closed, a refrigerator keeps food cold about 4 hours after cooling stops, a full freezer about 48, a half-full one 24. Throw out meat, milk and leftovers that were above 40 °F for 2 hours. Not sure how long? Throw them out, and never taste food to find out.',
      call: 'Call us for the refrigerator. If in doubt about food, throw it out.',
      line: `Refrigerator warm? Put cold food on ice. ${foodLimit.en}`,
    },
    'microwave-case': {
      danger: 'Parts inside the case hold high voltage, even when the plug is out.',
      do: 'Never take off the case, and put nothing into its vents. If someone got a shock, turn off the breaker before you touch that person.',
      call: 'Call 911 if anyone got a shock. Call us for every repair inside the case.',
      line: 'Never open the case of a microwave. Parts inside can hold a deadly charge even when the plug is out.',
    },
    'microwave-door': {
      danger: 'The door is bent, cracked or loose, or the microwave runs with the door open.',
      do: 'Stop using it. Unplug it or turn off its breaker. Do not hold the door shut to make it run.',
      call: 'Call us. We’ll tell you whether the door can be repaired.',
      line: 'Door bent, cracked or loose, or microwave running with the door open? Unplug it or turn off its breaker, and do not use it.',
    },
    'gas-flame': {
      danger: 'A flame is yellow, leaves soot or lifts off the burner, or all burners are weak.',
      do: 'Turn the appliance off and do not use it until it has been tested. Open a window. If anyone has a headache or feels dizzy, get everyone outside and call 911.',
      call: 'Call us for the appliance. If other gas appliances also burn badly, call the gas utility, or your supplier for propane.',
      line: 'Yellow, sooty or lifting flame, or all burners weak? Turn the appliance off and do not use it until it has been tested.',
    },
    'heat-stays-on': {
      danger: 'The heat stays on, or comes on by itself, with the control turned off.',
      do: 'Turn off the appliance’s breaker and leave it off. If it is gas, also close its gas valve if you can reach it without reaching over heat.',
      call: 'Call 911 if anything smokes or burns. If not, call us.',
      line: 'Heat stays on or comes on by itself? Turn off the breaker and leave it off. Gas: close the valve, too, if safe.',
    },
    'sparking-element': {
      danger: 'An element or a coil sparks or burns through.',
      do: 'Turn the burner or the oven off, then its breaker. Keep the oven door shut. Do not use water.',
      call: 'If flames spread past the element, get everyone out and call 911. If not, call us. Leave the breaker off until then.',
      line: 'Coil or element sparking? Turn it off, then its breaker. Never use water. If flames go on, get out and call 911.',
    },
    'hot-elements': {
      danger: 'Coils, elements and glass stay hot long after the heat is off.',
      do: 'Touch a coil or an element only when it is cold and its breaker is off.',
      call: 'Call us if a coil or its socket is burned. Call 911 for a bad burn.',
      line: 'Coils and elements stay hot after the heat is off. Touch one only when it is cold and its breaker is off.',
    },
    'broken-glass-top': {
      danger: 'The glass of the cooktop is cracked or broken.',
      do: 'Turn everything off and do not use any of it, not even the part far from the crack. On an electric cooktop, also turn off the breaker. A spill can reach live parts.',
      call: 'Call us with the model number.',
      line: 'Cracked glass top? Turn everything off, then the breaker, and do not use any of it. A spill can reach live parts.',
    },
    'broken-door-glass': {
      danger: 'The glass of the oven door is cracked or broken.',
      do: 'Turn the oven off, let it cool and do not use it. Wear shoes and thick gloves before you touch glass.',
      call: 'Call us with the model number.',
      line: 'Oven door glass cracked or broken? Turn the oven off, let it cool and do not use it.',
    },
    'half-tripped-breaker': {
      danger: 'Lights or a clock work, but nothing heats: half of the 240 volts may be missing.',
      do: 'If some lights in the house are dim and others too bright, turn off the main breaker and call the power company. If the lights are normal, turn the double breaker all the way off, then on again. Do this once only. With half of the power missing, nothing that needs 240 volts heats. An oven neither bakes nor broils. An electric dryer turns and stays cold. If it trips again, leave it off.',
      call: 'Call an electrician if the breaker feels hot. Call us if it trips again, or if it holds and the appliance still does not heat.',
      line: 'Lights on, but no heat? Turn the breaker all the way off, then on again, only once. If it trips again, leave it off.',
    },
    'uneven-power': {
      danger: 'Some lights in the house are dim and others too bright.',
      do: 'Turn off the main breaker. The wrong voltage ruins electronics and can start a fire.',
      call: 'Call the power company, day or night. Leave the main breaker off until it has tested the supply.',
      line: 'If some house lights are dim and others too bright, turn off the main breaker and call the power company.',
    },
    'anti-tip': {
      danger: 'A range that is not held by an anti-tip bracket can fall forward.',
      do: 'Do not let anyone stand, sit or lean on an open oven door. Look behind or under the range with a flashlight: a bracket fixed to the wall or the floor must hold its back or one rear leg.',
      call: 'Call us if there is no bracket. Ask about it when you call for a repair.',
      line: 'Have a range? Without moving it, look behind its drawer for a bracket that holds a back leg. None? It can tip: ask us.',
    },
  },
} as const satisfies Localized<Readonly<Record<SafetyStopId, SafetyWords>>>;

/** What to do about the next flood: what was flooded in a storm of years ago has been replaced. */
export const afterFlood = {
  en: 'If a storm floods your home, don’t turn on what got wet, even once it dries. If outlets got wet, call an electrician before us.',
} as const satisfies Localized<string>;

/** Its own valve is behind or beside the wet machine, so the main one is closed. */
const leakLine =
  'Stay off a wet floor near a plug. If you can reach the breaker without stepping in water, turn the breaker off. Close the main water valve if that’s safe.';

/** Nothing cooks in these machines: any smoke is theirs. */
const machineFireLine =
  'Burning smell or hot plug? Turn off the breaker; don’t pull the plug. Fire or smoke? Get out and call 911.';

/** The same on a service page, where the danger stands whole. */
const machineFire = {
  danger: 'A burning smell or smoke, a scorch mark, or a hot plug or cord.',
  do: 'If you see flames or smoke, get everyone out. Otherwise turn off the breaker if you can reach it with dry hands on a dry floor. Do not pull a hot plug.',
};

/** Beside the line about a fire in the pan or in the machine. */
const otherFireLine =
  'Burning smell or hot plug? Turn off the breaker; don’t pull the plug. Smoke that is not from food? Get out and call 911.';

/** Lines of dangers that differ by appliance. */
export const applianceLines = {
  en: {
    'burning-smell': {
      refrigerator: machineFireLine,
      washer: machineFireLine,
      dishwasher: machineFireLine,
      'wine-cooler': machineFireLine,
      oven: otherFireLine,
      stove: otherFireLine,
      'range-hood': otherFireLine,
      microwave: otherFireLine,
    },
    // No check of an oven touches an element.
    'hot-elements': { oven: 'Elements stay hot after the heat is off. Do not touch them.' },
    // The machine is named: "it" would be its door.
    'fire-inside': {
      oven: 'Fire in the oven? Turn it off and keep the door closed. If flames do not die at once, get out and call 911.',
      microwave:
        'Fire in the microwave? Press Stop and keep the door closed. If flames do not die at once, get out and call 911.',
    },
  },
} as const satisfies Localized<Partial<Record<SafetyStopId, Partial<Record<ServiceSlug, string>>>>>;

/** Dangers that differ by appliance where they stand whole: what is noticed and what is done first. */
export const applianceDangers = {
  en: {
    'burning-smell': {
      refrigerator: machineFire,
      washer: machineFire,
      dishwasher: machineFire,
      'wine-cooler': machineFire,
    },
  },
} as const satisfies Localized<
  Partial<Record<SafetyStopId, Partial<Record<ServiceSlug, Pick<SafetyWords, 'danger' | 'do'>>>>>
>;

/** A burning smell, right after the line about a fire inside: two orders for one fire would be one too many. */
export const fireElsewhere = {
  en: 'Burning smell or hot plug? Turn off the breaker; don’t pull the plug. Fire elsewhere, or smoke not from food? Get out; call 911.',
} as const satisfies Localized<string>;

/** What to close when water is on the floor: for the first screen of a page about an appliance with a water line. */
export const leakLines = {
  en: { washer: leakLine, dishwasher: leakLine, refrigerator: leakLine },
} as const satisfies Localized<Partial<Record<ServiceSlug, string>>>;
