// What the signs of a dishwasher say. Facts and sources: signs/dishwasher-signs.ts.
import type { Localized } from '#content/language.ts';
import type { WordsOfSigns } from '../signs/sign-form.ts';
import type { dishwasherSigns } from '../signs/dishwasher-signs.ts';

export const dishwasherSignWords = {
  en: {
    'standing-water': {
      heading: 'Water stays in the bottom',
      label: 'Water stays in the bottom',
      hint: 'The filter is often clogged.',
      mayRunReason:
        'A cup of clear water under the filter is normal. With more, the dishes stay dirty and the dishwasher can overflow. Do not put drain cleaner in it.',
      checks: {
        filter: {
          title: 'Scoop out, clean the filter',
          step: 'Turn the dishwasher’s breaker off and let the water cool. In thick rubber gloves, scoop the water out with a cup; if you see broken glass, stop and call us.',
          meaning:
            'If the filter comes out (most twist first), rinse it and lock it in place: a clogged one may be the whole problem. If glass is below it, call us.',
        },
        disposer: {
          title: 'Clear the garbage disposal',
          step: 'If you have a garbage disposal, let it run with cold water until it sounds empty. If it only hums, it is jammed: turn it off and follow its manual.',
          meaning:
            'If it is silent, it may share the dishwasher’s breaker: in the test below, try it first. If it is new, its dishwasher inlet may still be plugged: call us.',
        },
        'drain-hose': {
          title: 'Straighten the hose, test',
          step: 'Straighten any kink in the drain hose under the sink. One test only: turn the breaker on, add two quarts of water, and run Cancel/Drain with the door shut.',
          meaning:
            'If a cup or less stays, you can wash again. If more stays after three minutes, call us. If water rises in the sink, stop and call a plumber.',
        },
      },
      causes: [
        { part: 'Filter and the sump below it', fault: 'clogged with food, labels or seeds' },
        { part: 'Drain hose', fault: 'kinked or clogged' },
        {
          part: 'Garbage disposal',
          fault: 'full, or new with its knockout plug still in the dishwasher inlet',
        },
        { part: 'Drain pump', fault: 'jammed or failed' },
      ],
      visit:
        'We empty the sump, look at the pump wheel, the check valve and the drain hose, and watch a full drain.',
      worthIt:
        'It is nearly always worth fixing: a filter, a hose or a drain pump is a small repair. Most dishwashers last about 9 years. If yours is older and its racks or door are worn, compare our quote with the price of a new one.',
      tellUs: [
        'Whether you hear the pump when the dishwasher should drain',
        'Whether the sink or the disposal is new or was worked on lately',
      ],
    },
    'dirty-dishes': {
      heading: 'Dishes come out dirty',
      label: 'Dishes come out dirty',
      hint: 'A dirty filter is a common cause.',
      mayRunReason: 'Another wash does no harm. Wash dirty dishes by hand before you use them.',
      checks: {
        filter: {
          title: 'Clean the filter',
          step: 'With the dishwasher off and cool, lift out the filter, if it is removable, and rinse it under the faucet with a soft brush.',
          meaning:
            'A clogged or loose filter sends dirt back onto the dishes. Lock the filter in place again.',
        },
        'spray-arms': {
          title: 'Turn the spray arms',
          step: 'With the dishwasher off and cool, turn each spray arm by hand. Look for a tall dish in the arm’s way and for food in the arm’s holes.',
          meaning:
            'An arm that cannot turn or spray leaves one rack dirty. If the arm lifts off by hand, rinse it.',
        },
        'hot-water': {
          title: 'Start with hot water',
          step: 'Let the kitchen faucet run until the water is hot, then start a normal cycle with fresh detergent and nothing in front of its cup.',
          meaning:
            'If this load is clean, the cause was cold water, the detergent or its cup, or a dirty filter or arm. If not, call us.',
        },
      },
      causes: [
        { part: 'Filter or spray arms', fault: 'clogged with food or lime, or not locked in place' },
        { part: 'Detergent', fault: 'old, or a dish kept its cup from opening' },
        { part: 'Heater', fault: 'does not warm the water' },
        { part: 'Wash pump or water inlet valve', fault: 'sprays weakly or lets in too little water' },
      ],
      visit:
        'We clear the filter and the spray arms, check how much water comes in and how hot it gets, and run a short wash to see the spray.',
      worthIt:
        'A new filter, arm or heater is worth it. A wash pump for a simple, older dishwasher is a close call: compare our quote with the price of a new one.',
      tellUs: [
        'Whether the top rack, the bottom rack or both stay dirty',
        'Which detergent you use, and whether you use rinse aid',
      ],
    },
    'leaks-at-door': {
      heading: 'There is water on the floor',
      label: 'Water on the floor',
      hint: 'Suds can push water out of the door.',
      mayRunReason:
        'Each cycle can put more water where you cannot see it. Run it only as the checks below say; if it stays dry then, you may use it.',
      checks: {
        'close-the-valve': {
          title: 'Now: shut off power and water',
          step: 'Stay off a wet floor. Turn off the breaker before you mop, if you can stay dry; if not, call the power company. Close the main valve, if that’s safe.',
          meaning:
            'If the sink cabinet is wet, or water came with the dishwasher off, keep water and breaker off and call us. Otherwise, open the main valve and go on.',
        },
        'look-for-foam': {
          title: 'Floor dry: look for foam',
          step: 'With the breaker off, fill a pot with water and close the valve under the sink (or the main one). Look for foam in the cool dishwasher; scoop it out.',
          meaning:
            'No foam? Go on. Otherwise, restore power, add two quarts and run Cancel/Drain, three times at most. If it leaks or foam stays, turn the breaker off and call us.',
        },
        'door-seal': {
          title: 'Floor dry: look at the seal',
          step: 'Look along the door seal for food or a dish. Move the dish and wipe the seal. If the seal is cracked or you found no cause, call us.',
          meaning:
            'One test only: if you cleared foam, food or dishes, turn on power and water, and watch one wash without detergent. If it drips, turn both off and call us.',
        },
      },
      causes: [
        {
          part: 'Soap or detergent',
          fault: 'hand dish soap, spilled rinse aid or too much detergent makes foam, which pushes water out',
        },
        { part: 'Door seal', fault: 'cracked, hard or dirty at the lower corners' },
        {
          part: 'Inlet valve, supply hose or drain hose',
          fault: 'loose or cracked; then it can leak between washes, too',
        },
        { part: 'Pump seal', fault: 'worn, so water drips below' },
      ],
      visit:
        'We take off the kick plate, run a fill and see where the water starts: door, valve, hose or pump. Then we replace that part and test again.',
      worthIt:
        'A seal, a hose or a valve is a small repair. If the base has rusted through or the tub is cracked, a new dishwasher is the better choice.',
      tellUs: [
        'Where the water shows: at the door, in a corner, or under the sink',
        'Whether it leaks while it is off, and whether you saw foam',
      ],
    },
    'will-not-start': {
      heading: 'It will not start',
      label: 'Will not start',
      hint: 'The door may not be latched.',
      mayRunReason:
        'Stay off a wet floor. If the whole house is dark, call the power company. If the breaker or outlet trips again, leave it off and call us.',
      checks: {
        'control-lock': {
          title: 'Unlock the buttons',
          step: 'If nothing lights up, even with the door open, go to the switch and breaker. For a lock symbol, hold its button a few seconds; for a delay, press Cancel.',
          meaning: 'If the buttons work now, they were only locked, or a delay was set. If not, go on.',
        },
        'close-the-door': {
          title: 'Close the door',
          step: 'Make sure nothing blocks the door. If the buttons are on top, press Start and shut the door at once. If they are in front, shut the door first.',
          meaning:
            'If it starts, the door was not latched. If it is dark, leave the door open and go on. Otherwise, call us: no click points to the latch.',
        },
        power: {
          title: 'Check switch and breaker',
          step: 'If some house lights are dim and others too bright, turn off the main breaker and call the power company. If half the rooms are dark, do the same. If lights are normal or one room is dark, reset a tripped breaker (fully off, then on) or outlet button, once.',
          meaning:
            'Also try any wall switch by the sink. Start the dishwasher as before. If it runs, use it. If not, call us: its wiring or a part has probably failed.',
        },
      },
      causes: [
        { part: 'Door latch', fault: 'does not sense that the door is closed' },
        { part: 'Thermal fuse', fault: 'cut the power because something overheated' },
        {
          part: 'Control board or control panel',
          fault: 'the electronics in the door failed, often from steam or a power surge',
        },
        { part: 'Wiring connection', fault: 'loose or burned below the dishwasher' },
      ],
      visit:
        'We measure the power below the dishwasher, test the latch and the fuse, read stored codes, and follow the start signal to the control board.',
      worthIt:
        'A latch or a fuse is a small repair. For a control board or panel, compare our quote with the price of a new dishwasher: most last about 9 years.',
      tellUs: [
        'Whether anything lights up, and what blinks',
        'The model number, from the edge of the door or the tub',
      ],
    },
    'dishes-stay-wet': {
      heading: 'Dishes stay wet',
      label: 'Dishes stay wet',
      hint: 'The rinse-aid cup is often empty.',
      mayRunReason:
        'You can still use it and towel the dishes dry. If they also come out dirty, the heater may have failed.',
      checks: {
        'what-stays-wet': {
          title: 'See what stays wet',
          step: 'See what stays wet: only plastic, or glasses and plates, too.',
          meaning: 'Wet plastic alone is normal. If glasses and plates stay wet, go on.',
        },
        'rinse-aid': {
          title: 'Fill the rinse aid',
          step: 'Fill the rinse-aid cup, wipe up spills, and raise its setting by one.',
          meaning: 'If glasses are dry after two loads, too little rinse aid was the reason.',
        },
        'heated-dry': {
          title: 'Choose heated dry',
          step: 'Choose a cycle with heated dry, or the hottest cycle. Half an hour after the cycle ends, open the door.',
          meaning:
            'If glasses are dry, a short or eco cycle was the likely reason. If not, call us: it is probably the heater or the vent.',
        },
      },
      causes: [
        { part: 'Rinse aid', fault: 'empty or set too low' },
        { part: 'Heater', fault: 'failed or not turned on by the control' },
        { part: 'Vent or vent fan', fault: 'vent stuck closed, or fan stopped' },
        { part: 'Temperature sensor', fault: 'reads too warm, so the last rinse stays too cold' },
      ],
      visit:
        'We test the heater, its sensor, and the vent or door opener, measure the temperature of the last rinse, and tell you how dry your model gets dishes.',
      worthIt:
        'Try rinse aid and the heated cycle first. A heater or a vent is worth fixing. Do not replace a dishwasher for wet plastic: many new ones dry it no better.',
      tellUs: ['Whether plates feel warm when the cycle ends', 'The model number'],
    },
    'will-not-fill': {
      heading: 'It hums, but no water comes in',
      label: 'No water comes in',
      hint: 'The inlet valve is often clogged.',
      mayRunReason:
        'A dishwasher may pump a minute or two before it fills. If no water comes after three minutes, cancel the wash: a pump that runs dry wears out its seal.',
      checks: {
        'open-the-valve': {
          title: 'Open the water valve',
          step: 'Run hot water at the kitchen sink. If every faucet is weak, call the water company; if only the hot water is weak, a plumber.',
          meaning:
            'If it is strong, open the valve under the sink fully, and look for a kink in the supply hose. Leave a kinked hose to us.',
        },
        float: {
          title: 'Lift the float',
          step: 'If you see a round plastic float at the bottom inside, lift it and let it drop.',
          meaning:
            'A float stuck high tells the dishwasher that the tub is full. Clean around it; if it sticks again, call us.',
        },
        'close-the-door': {
          title: 'Start one wash',
          step: 'If the buttons are on top, start one wash, then push the door until it clicks. If they are in front, shut the door first.',
          meaning:
            'If water comes in within three minutes, use the dishwasher as usual. If not, cancel the wash and call us.',
        },
      },
      causes: [
        { part: 'Water inlet valve', fault: 'clogged or does not open' },
        { part: 'Float or float switch', fault: 'stuck in the raised position' },
        { part: 'Leak switch in the base', fault: 'has tripped because there is water in the base' },
        { part: 'Supply valve', fault: 'closed or clogged' },
      ],
      visit:
        'We look for water in the base first: a tripped leak switch is doing its job. Then we test the supply, the float and the inlet valve, and watch the dishwasher fill.',
      worthIt:
        'A valve or a float is a sensible repair at almost any age. If water in the base was the reason, the leak has to be found before the next wash.',
      tellUs: ['Whether plumbing work was done lately', 'Any code on the display'],
    },
    'cloudy-glasses': {
      heading: 'Glasses turn white or cloudy',
      label: 'Glasses turn white or cloudy',
      hint: 'Hard water is the usual cause.',
      mayRunReason: 'Only the glasses are at risk. Wash good glasses by hand for now.',
      checks: {
        vinegar: {
          title: 'Soak a glass in vinegar',
          step: 'Soak one cloudy glass in white vinegar for fifteen minutes, then rinse and dry it.',
          meaning:
            'If the glass turns clear, the film was lime: run a citric-acid dishwasher cleaner as its label says. If the glass stays dull, it is probably etched, which is permanent.',
        },
        'rinse-aid-and-salt': {
          title: 'Fill rinse aid and salt',
          step: 'Fill the rinse-aid cup. If your dishwasher has a salt container, fill it with dishwasher salt, set the softener as the manual says, and run a rinse at once.',
          meaning:
            'Lime should fade after a few loads; if not, call us. Less detergent and cooler cycles slow etching.',
        },
      },
      causes: [
        { part: 'Hard water', fault: 'leaves lime when rinse aid or salt is missing' },
        { part: 'Soft water', fault: 'etches glass when there is too much detergent' },
        { part: 'Water softener inside the dishwasher', fault: 'out of salt, set wrong or failed' },
        { part: 'Heater', fault: 'weak, so the detergent does not dissolve' },
      ],
      visit:
        'We test the hardness of your water, set the rinse aid and the softener to it, and check the heater and the detergent cup.',
      worthIt:
        'Cloudy glasses seldom need a repair: settings, salt and detergent solve most cases. A failed built-in softener is worth fixing where the water is hard.',
      tellUs: [
        'Whether your dishwasher has a salt container',
        'Whether you have a well, or a softener for the house',
      ],
    },
    'leak-code': {
      heading: 'It shows a leak code, or will not stop pumping',
      label: 'Leak code, or will not stop pumping',
      hint: 'There is probably water in its base.',
      mayRunReason:
        'Do not start a wash. A dishwasher with water in its base may pump by itself, even with the door open.',
      checks: {
        'breaker-off': {
          title: 'Floor wet: power and water off',
          step: 'Stay off a wet floor. Turn off the breaker if you can without stepping in water, and close the main water valve.',
          meaning: 'Many dishwashers with a wet base pump until their power is off.',
        },
        'close-the-valve': {
          title: 'Floor dry: close its valve',
          step: 'On a dry floor, close the valve under the sink: a round knob clockwise, a lever across the pipe. If the pump runs ten minutes more, turn off the breaker.',
          meaning:
            'If this valve closes fully, you can open the main one again. If it sticks, close the main one until we arrive.',
        },
        'look-for-water': {
          title: 'Floor dry: look for water',
          step: 'Standing on a dry floor, look for water in front of the dishwasher and under the sink, and for damaged hoses.',
          meaning:
            'A wet hose is the likely source. If the floor is dry, the water is probably still in the base. Call us in both cases.',
        },
      },
      causes: [
        { part: 'Pump seal or hose', fault: 'leaks into the base' },
        { part: 'Door seal', fault: 'lets water run down inside the door' },
        { part: 'Detergent', fault: 'makes foam that overflows' },
        { part: 'Leak switch', fault: 'stuck after the base has dried' },
      ],
      visit:
        'We empty the base, test its leak switch, run a fill and find what drips: pump, hose, valve or door. Then we repair it and watch a whole cycle.',
      worthIt:
        'A hose or a seal is a small repair. With a cracked tub or a rusted base, a new dishwasher is the better choice.',
      tellUs: ['The code, letter by letter', 'Whether you closed the valve, and whether the floor is dry'],
    },
    'door-will-not-latch': {
      heading: 'The door will not close or latch',
      label: 'Door will not close or latch',
      hint: 'Look for a dish or a rack in the way.',
      mayRunReason: 'A dishwasher does not run until its door latches, and a door that is forced shut leaks.',
      checks: {
        racks: {
          title: 'Clear the racks',
          step: 'Lower the door by hand: it may drop. Push both racks in fully, take out tall dishes, and look behind the lower rack.',
          meaning: 'If the door latches now, you can use the dishwasher.',
        },
        latch: {
          title: 'Clean the latch',
          step: 'Look at the latch and at the slot it enters. Wipe off food or dirt.',
          meaning: 'If the door latches now, dirt was the cause. If not, do not force it: call us.',
        },
      },
      causes: [
        { part: 'Door latch', fault: 'worn or broken' },
        { part: 'Door springs or cables', fault: 'broken, so the door falls open or hangs crooked' },
        { part: 'Mounting screws', fault: 'loose, so the machine has moved forward' },
      ],
      visit:
        'We set the machine level and fasten it to the counter or cabinets, replace the latch or the springs, and check that the door seals all around.',
      worthIt: 'A latch or springs make sense at almost any age, unless the door is bent or rusted.',
      tellUs: ['Whether the door drops open by its own weight', 'The model number'],
    },
    'grinds-or-rattles': {
      heading: 'It grinds, rattles or knocks',
      label: 'Grinds, rattles or knocks',
      hint: 'A dish often hits the spray arm.',
      mayRunReason:
        'A dish that knocks does little harm. If the dishwasher grinds, cancel the wash and leave it off: something hard may be in a pump.',
      checks: {
        'spray-arms': {
          title: 'Turn the spray arms',
          step: 'With the dishwasher off and cool, turn each spray arm by hand and see whether it hits a dish or the rack.',
          meaning: 'If an arm hits a dish, move the dish. If the next wash is quiet, nothing else is needed.',
        },
        'when-it-comes': {
          title: 'Note when the noise comes',
          step: 'Remember when the noise came: while the dishwasher washed, or while it drained.',
          meaning:
            'A noise during the wash points to the wash pump, a noise during the drain to the drain pump: call us.',
        },
      },
      causes: [
        { part: 'Spray arm', fault: 'hits a dish or is loose' },
        { part: 'Drain pump', fault: 'has something hard in it' },
        { part: 'Wash pump', fault: 'worn, or has something hard in it' },
      ],
      visit:
        'We open the sump, take out what is caught, and look at the spray arms and both pump wheels. Then we run the wash and the drain separately to hear which pump is worn.',
      worthIt:
        'Taking a bit of bone or plastic out of a pump needs no new part. A new wash pump in an older dishwasher is a close call.',
      tellUs: ['In which part of the cycle you hear it', 'Whether something broke inside lately'],
    },
    'smells-bad': {
      heading: 'It smells of old food or drain',
      label: 'Smells of old food or drain',
      hint: 'Food in the filter is the usual cause.',
      mayRunReason: 'A smell alone does no harm.',
      checks: {
        filter: {
          title: 'Clean the filter',
          step: 'With the dishwasher off and cool, lift out the filter, if it is removable. Wash it with dish soap and a soft brush, rinse it, and lock it in.',
          meaning: 'If the smell fades, clean the filter every month.',
        },
        'door-edge': {
          title: 'Wipe the door’s edge',
          step: 'Wipe the lower edge of the door and its seal, where the spray does not reach.',
          meaning: 'Food that collects there smells more each day.',
        },
        'hot-cycle': {
          title: 'Run a cleaning cycle',
          step: 'Run the hottest cycle empty with a dishwasher cleaner, as its label says.',
          meaning:
            'If the smell stays away for weeks, grease was the likely reason. If it soon returns, call us: it is probably the drain hose or check valve.',
        },
      },
      causes: [
        { part: 'Filter and sump', fault: 'full of food' },
        { part: 'Drain hose', fault: 'hangs too low, so sink water flows back' },
        { part: 'Check valve', fault: 'does not close, so old water returns' },
      ],
      visit:
        'We clean the sump, raise the drain hose to the right height, and look at the check valve and the connection at the sink.',
      worthIt: 'Cleaning, or raising the drain hose, usually ends the smell. The repair seldom needs a part.',
      tellUs: ['Whether the sink smells, too', 'Whether there is water in the bottom after a day'],
    },
  },
} as const satisfies Localized<WordsOfSigns<typeof dishwasherSigns>>;
