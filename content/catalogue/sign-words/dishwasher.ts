// What the signs of a dishwasher say. Facts and sources: signs/dishwasher-signs.ts.
import type { Localized } from '#content/language.ts';
import type { WordsOfSigns } from '../signs/sign-form.ts';
import type { dishwasherSigns } from '../signs/dishwasher-signs.ts';

export const dishwasherSignWords = {
  en: {
    'standing-water': {
      heading: 'Water stays in the bottom',
      label: 'Water stays in the bottom',
      mayRunReason: 'A wash in old water cleans nothing and can overflow. Do not put drain cleaner in it.',
      checks: {
        filter: {
          step: 'Turn off the dishwasher’s breaker and let the water cool. Scoop the water out, and lift out the filter if it is made to. Stop if you see broken glass.',
          meaning: 'If the filter was full, that may be all. Rinse it and lock it in place.',
        },
        disposer: {
          step: 'Run cold water and the garbage disposal under the sink until it sounds empty. If it is dead, its breaker may be the one you turned off.',
          meaning:
            'A full disposal holds the water back. A new one may still have its knockout plug in the dishwasher inlet: say so when you call.',
        },
        'drain-hose': {
          step: 'Look for a kink in the hose under the sink. Then one test only: turn the breaker on, pour in two quarts of water, and start drain or cancel.',
          meaning:
            'If it drains now, the filter, the disposal or the hose was the fault. If not, the pump or the hose behind is next.',
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
        'We empty the sump, look at the pump wheel and the check valve, and follow the hose to the sink and the disposal. Then we test the pump and watch a full drain.',
      worthIt:
        'It is nearly always worth fixing: filter, hose and drain pump are small repairs. Past the usual 9 years, compare our quote with a new dishwasher if the racks or the door are worn out too.',
      tellUs: [
        'Whether you hear the pump when it should drain',
        'Whether the sink or the disposal was worked on lately',
      ],
    },
    'dirty-dishes': {
      heading: 'Dishes come out dirty',
      label: 'Dishes come out dirty',
      mayRunReason: 'It does no harm to the machine. Rinse the dishes before you use them.',
      checks: {
        filter: {
          step: 'When it is off and cool, lift out the filter, if it is made to lift out, and rinse it under the faucet with a soft brush.',
          meaning: 'A clogged filter sends the dirt back onto the dishes.',
        },
        'spray-arms': {
          step: 'When it is off and cool, turn each spray arm by hand. Look for a tall dish in its way and for food in its holes.',
          meaning:
            'An arm that cannot turn or spray leaves one rack dirty. If it lifts off by hand, rinse it.',
        },
        'hot-water': {
          step: 'Let the kitchen faucet run until it is hot, then start a normal cycle with fresh detergent.',
          meaning: 'If this load is clean, the water came in too cold, or the detergent was old.',
        },
      },
      causes: [
        { part: 'Filter or spray arms', fault: 'clogged with food or lime, or not locked in place' },
        { part: 'Heater', fault: 'does not warm the water' },
        { part: 'Wash pump', fault: 'worn, so the spray is weak' },
        { part: 'Water inlet valve', fault: 'lets in too little water' },
      ],
      visit:
        'We clear the spray arms, measure how much water comes in and how hot it gets, and listen to the wash pump. Then we run a short wash to see the spray.',
      worthIt:
        'Filters, arms and heaters are worth fixing. A wash pump on a simple, older dishwasher is a close call, so compare our quote with the price of a new one.',
      tellUs: [
        'Whether the top rack, the bottom rack or both stay dirty',
        'Whether you have a well or city water',
      ],
    },
    'leaks-at-door': {
      heading: 'There is water on the floor',
      label: 'Water on the floor',
      mayRunReason: 'Each cycle puts more water under the cabinets and the floor, where you do not see it.',
      checks: {
        'close-the-valve': {
          step: 'Floor wet? Stay off it. Turn off the breaker if you can without stepping in water. Then close the valve under the sink: knob clockwise, lever across the pipe.',
          meaning:
            'Valve stuck or in water? Close the main water valve. Drip stops? Its hose or inlet valve leaks. If not, the tub or drain does.',
        },
        'look-for-foam': {
          step: 'Open the door when it has cooled and look for foam.',
          meaning:
            'Foam comes from hand dish soap, spilled rinse aid or too much detergent, and pushes water past the door. Say so when you call.',
        },
        'door-seal': {
          step: 'Look along the door seal for food, a crack or a dish that held the door open.',
          meaning: 'Wipe it clean. If it is cracked or hard, it has to be replaced.',
        },
      },
      causes: [
        { part: 'Detergent', fault: 'the wrong kind, so foam pushes water out' },
        { part: 'Door seal', fault: 'cracked, hard or dirty at the lower corners' },
        { part: 'Water inlet valve or hose', fault: 'loose or cracked' },
        { part: 'Pump seal', fault: 'worn, so that it drips below' },
      ],
      visit:
        'We take off the kick plate, run a fill and watch with a flashlight where the water starts: door, valve, hose or pump. Then we replace that part and run it again.',
      worthIt:
        'A seal, a hose or a valve is a small repair. If the base or the racks have rusted through, or the tub is cracked, a new dishwasher is the better choice.',
      tellUs: [
        'Where the water shows: at the door, in a corner, or under the sink',
        'Whether it leaks while it is off',
      ],
    },
    'will-not-start': {
      heading: 'It will not start',
      label: 'Will not start',
      mayRunReason:
        'Waiting does no harm. A breaker that trips a second time must stay off until it is tested.',
      checks: {
        'control-lock': {
          step: 'Look for a lock symbol or a delay. Hold the lock button for a few seconds, or press cancel.',
          meaning: 'If the lights answer, it was only locked or waiting.',
        },
        'close-the-door': {
          step: 'Make sure no dish or rack keeps the door from closing, push it until it clicks, and press start.',
          meaning:
            'No click points to the latch. A click and no start can mean the latch switch, the control or no power.',
        },
        power: {
          step: 'Some lights dim, others too bright? Turn off the main breaker. Call the electric utility. Lights normal? Try the dishwasher’s wall switch; reset a tripped breaker or outlet once.',
          meaning:
            'If it trips again, leave it off. If it holds and nothing lights up, suspect its wiring or a part inside.',
        },
      },
      causes: [
        { part: 'Door latch', fault: 'does not sense that the door is closed' },
        { part: 'Thermal fuse', fault: 'cut the power when it got too hot' },
        {
          part: 'Control board or control panel',
          fault: 'the electronics in the door failed, often from steam or a power surge',
        },
        { part: 'Wiring connection', fault: 'loose or burned below the dishwasher' },
      ],
      visit:
        'We measure the power below the dishwasher, test the latch and the fuse, read stored codes, and follow the start signal to the control board.',
      worthIt:
        'A latch or a fuse is a small repair. For a control board or panel, ask for the price of the part first and compare it with a new dishwasher, especially past 9 years.',
      tellUs: [
        'Whether anything lights up, and what blinks',
        'The model number, from the edge of the door or the tub',
      ],
    },
    'dishes-stay-wet': {
      heading: 'Dishes stay wet',
      label: 'Dishes stay wet',
      mayRunReason: 'It still washes normally.',
      checks: {
        'rinse-aid': {
          step: 'Fill the rinse aid cup and turn it up one setting.',
          meaning: 'If glasses are dry after two loads, the rinse aid was the reason.',
        },
        'heated-dry': {
          step: 'Choose a cycle with heated dry, or the hottest cycle. When it has ended and the steam is gone, leave the door ajar.',
          meaning: 'If dishes are dry now, the short or eco cycle was the reason.',
        },
        'what-stays-wet': {
          step: 'See what stays wet: only plastic, or glasses and plates too.',
          meaning:
            'Plastic alone is normal. Wet glass and china after a hot cycle point to the heater or the vent.',
        },
      },
      causes: [
        { part: 'Rinse aid', fault: 'empty or set too low' },
        { part: 'Heater', fault: 'failed or not turned on by the control' },
        { part: 'Vent or vent fan', fault: 'stuck closed' },
        { part: 'Temperature sensor', fault: 'ends the last rinse too cold' },
      ],
      visit:
        'We measure the heater and the last rinse, test the vent, its fan or the door opener, and tell you how dry your model is made to get.',
      worthIt:
        'Try rinse aid and the heated cycle first. A heater or a vent is worth fixing. Do not replace a dishwasher for wet plastic: many new ones dry it no better.',
      tellUs: ['Whether plates feel warm when the cycle ends', 'The model number'],
    },
    'will-not-fill': {
      heading: 'It hums, but no water comes in',
      label: 'No water comes in',
      mayRunReason:
        'It may pump for a minute or two before it fills. If no water comes in within three, cancel the wash: a pump that runs dry wears its seal.',
      checks: {
        'open-the-valve': {
          step: 'Open the valve under the sink fully, and check that its hose is not kinked.',
          meaning:
            'If it fills now, that was the cause. If work was done under the sink, the valve may have been left closed.',
        },
        float: {
          step: 'If you see a round plastic float at the bottom inside, cancel the wash, lift the float and let it drop.',
          meaning: 'It must move freely. A float stuck up tells the dishwasher that it is full.',
        },
        'close-the-door': {
          step: 'Push the door until it clicks, and start again.',
          meaning: 'A door that is not latched stops the water. If it fills now, that was the cause.',
        },
      },
      causes: [
        { part: 'Water inlet valve', fault: 'clogged or does not open' },
        { part: 'Float or float switch', fault: 'stuck in the raised position' },
        { part: 'Leak switch in the base', fault: 'has tripped because water is there' },
        { part: 'Supply valve', fault: 'closed or clogged' },
      ],
      visit:
        'We look for water in the base first, because a leak switch that has tripped is doing its job. Then we test the supply, the float and the inlet valve, and watch it fill.',
      worthIt:
        'A valve or a float is a sensible repair at almost any age of the machine. If water in the base was the reason, the leak has to be found first.',
      tellUs: ['Whether plumbing work was done lately', 'Any code on the display'],
    },
    'cloudy-glasses': {
      heading: 'Glasses turn white or cloudy',
      label: 'Glasses turn white or cloudy',
      mayRunReason: 'Only the glasses are at risk. Wash good ones by hand for now.',
      checks: {
        vinegar: {
          step: 'Soak one cloudy glass in white vinegar for fifteen minutes, then rinse and dry it.',
          meaning:
            'If it is clear, the film was lime. If it stays dull, the glass is probably etched, and etched glass cannot be made clear again.',
        },
        'rinse-aid-and-salt': {
          step: 'Fill the rinse aid. If your dishwasher has a salt container, fill it and set it to the hardness of your water.',
          meaning: 'Lime fades after a few loads. Etching stops with less detergent and cooler cycles.',
        },
      },
      causes: [
        { part: 'Hard water', fault: 'leaves lime when rinse aid or salt is missing' },
        { part: 'Soft water', fault: 'etches glass when there is too much detergent' },
        { part: 'Water softener inside the dishwasher', fault: 'out of salt, set wrong or failed' },
        { part: 'Heater', fault: 'too weak to dissolve the detergent' },
      ],
      visit:
        'We test the hardness of your water, set the rinse aid and the softener to it, and check the heater and the detergent cup.',
      worthIt:
        'It is seldom a repair at all: settings, salt and detergent solve most of it. A failed built-in softener is worth fixing where the water is hard.',
      tellUs: [
        'Whether your dishwasher has a salt container',
        'Whether you have a well, or a softener for the house',
      ],
    },
    'leak-code': {
      heading: 'It shows a leak code, or will not stop pumping',
      label: 'Leak code, or will not stop pumping',
      mayRunReason:
        'Do not start a wash. It may pump by itself, even with the door open. Floor dry? Close its valve first. Still pumping after ten minutes? Turn off its breaker.',
      checks: {
        'close-the-valve': {
          step: 'If the floor is dry, close the valve under the sink: turn a round knob clockwise, or a lever across the pipe.',
          meaning: 'No more water can come in. Leave it that way until we arrive.',
        },
        'breaker-off': {
          step: 'Floor wet, or does it still pump after ten minutes? Turn off its breaker, if you can reach it without stepping in water.',
          meaning:
            'Many dishwashers with a wet base pump until their power is off. Floor wet? Then close the main water valve.',
        },
        'look-for-water': {
          step: 'Look in front of the dishwasher and under the sink for water, and at the hoses for damage.',
          meaning: 'A wet hose shows the source. A dry floor means the water is still inside the base.',
        },
      },
      causes: [
        { part: 'Pump seal or hose', fault: 'leaks into the base' },
        { part: 'Door seal', fault: 'lets water run down inside the door' },
        { part: 'Detergent', fault: 'makes foam that overflows' },
        { part: 'Leak switch', fault: 'stuck after the base has dried' },
      ],
      visit:
        'We empty the base, run a fill with a flashlight on it, and find what drips: pump, hose, valve or door. After the repair we run a whole cycle and look again.',
      worthIt:
        'A hose or a seal is a small repair. With a cracked tub or a rusted base, buy a new one. On an older machine, ask what else is worn before you decide.',
      tellUs: ['The code, letter by letter', 'Whether you closed the valve, and whether the floor is dry'],
    },
    'door-will-not-latch': {
      heading: 'The door will not close or latch',
      label: 'Door will not close or latch',
      mayRunReason: 'Without a closed latch it does not run, and a door that is forced shut leaks.',
      checks: {
        racks: {
          step: 'Push both racks in fully, take out tall dishes, and look behind the lower rack.',
          meaning: 'If it closes empty, a dish or the rack was in the way.',
        },
        latch: {
          step: 'Look at the latch and at the slot it enters. Wipe off food or dirt.',
          meaning: 'A bent, broken or loose latch has to be replaced.',
        },
      },
      causes: [
        { part: 'Door latch', fault: 'worn or broken' },
        { part: 'Door springs or cables', fault: 'broken, so the door falls open or hangs crooked' },
        { part: 'Mounting screws', fault: 'loose, so the machine has moved forward' },
      ],
      visit:
        'We set the machine level and fasten it to the counter, replace the latch or the springs, and check that the door seals all around.',
      worthIt:
        'A latch or springs make sense at almost any age, as long as the door itself is not bent or rusted.',
      tellUs: ['Whether the door drops open by its own weight', 'The model number'],
    },
    'grinds-or-rattles': {
      heading: 'It grinds, rattles or knocks',
      label: 'Grinds, rattles or knocks',
      mayRunReason: 'A dish that knocks does little harm. Grinding means something hard is in a pump.',
      checks: {
        'spray-arms': {
          step: 'When it is off and cool, turn each spray arm by hand and see whether it hits a dish or the rack.',
          meaning: 'If it does, rearrange the dishes. The knock should be gone.',
        },
        'when-it-comes': {
          step: 'Note when the noise comes: while it washes, or while it drains. If it grinds, cancel the wash and leave it off.',
          meaning: 'Washing points to the wash pump, draining to the drain pump.',
        },
      },
      causes: [
        { part: 'Spray arm', fault: 'hits a dish or is loose' },
        { part: 'Drain pump', fault: 'has something hard in it' },
        { part: 'Wash pump', fault: 'worn, or has something hard in it' },
      ],
      visit:
        'We open the sump, take out what is caught, and look at both pump wheels. Then we run the wash and the drain alone to hear which one is worn.',
      worthIt:
        'Taking out a bit of bone or plastic costs no part. A new wash pump in an older dishwasher is a close call: compare our quote with a new dishwasher.',
      tellUs: ['In which part of the cycle you hear it', 'Whether something broke inside lately'],
    },
    'smells-bad': {
      heading: 'It smells of old food or drain',
      label: 'Smells of old food or drain',
      mayRunReason: 'A smell alone does no harm.',
      checks: {
        filter: {
          step: 'When it is off and cool, lift out the filter, if it lifts out. Wash it with dish soap and a soft brush, and rinse it well.',
          meaning: 'If the smell fades, clean the filter every month.',
        },
        'hot-cycle': {
          step: 'Run the hottest cycle empty with a dishwasher cleaner, as its label says.',
          meaning: 'If the smell is gone for weeks, grease was the reason.',
        },
        'door-edge': {
          step: 'Wipe the lower edge of the door and its seal, where the spray does not reach.',
          meaning: 'Food that collects there smells more each day.',
        },
      },
      causes: [
        { part: 'Filter and sump', fault: 'full of food' },
        { part: 'Drain hose', fault: 'hangs too low, so sink water flows back' },
        { part: 'Check valve', fault: 'does not close, so old water returns' },
      ],
      visit:
        'We clean the sump, raise the drain hose to the right height, and look at the check valve and the connection at the sink.',
      worthIt: 'It is usually cleaning, or raising the drain hose, and seldom needs a part.',
      tellUs: ['Whether the sink smells too', 'Whether there is water in the bottom after a day'],
    },
  },
} as const satisfies Localized<WordsOfSigns<typeof dishwasherSigns>>;
