// What the signs of a stove say. Facts and sources: signs/stove-signs.ts.
import type { Localized } from '#content/language.ts';
import type { WordsOfSigns } from '../signs/sign-form.ts';
import type { stoveSigns } from '../signs/stove-signs.ts';

export const stoveSignWords = {
  en: {
    'burner-cold': {
      heading: 'An electric burner stays cold',
      label: 'Electric burner stays cold',
      hint: 'The element is often burned out.',
      mayRunReason:
        'Use only burners that heat normally. If a socket is scorched, leave the breaker off. One cold burner under glass needs repair. Induction: see “Induction beeps, flashes or shuts off.”',
      checks: {
        'double-breaker': {
          title: 'All cold: reset breaker, once',
          step: 'If some house lights are dim and others too bright, turn off the main breaker and call the power company. If half the rooms are dark, do the same. If some burners heat, skip this. If not, turn all knobs off, then the breaker fully off, then on again, once.',
          meaning:
            'If all burners heat again, the breaker had tripped: use them. If only some do, go on. If none does, or the breaker trips, turn it off and call us.',
        },
        'seat-the-coil': {
          title: 'Reseat the coil',
          step: 'Plug-in coils: with all knobs and the breaker off, pull out the cold coil. Black or melted prong or socket? Leave the breaker off; call us. Otherwise, push it in.',
          meaning:
            'Turn the breaker and the burner on. If the coil heats now, it was loose: use it. If not, go on.',
        },
        'swap-coils': {
          title: 'Try a good coil',
          step: 'Plug-in coils: with all knobs and the breaker off, swap the dead coil with a good one of the same size, both cold. Turn the breaker on; try both.',
          meaning:
            'If the fault moved with the coil, the coil is burned out. If it stayed, the socket, its wire or the switch has probably failed. Either way, call us.',
        },
      },
      causes: [
        { part: 'Coil or element', fault: 'burned out' },
        { part: 'Coil socket', fault: 'loose or burned' },
        { part: 'Burner switch', fault: 'has burned contacts' },
        { part: 'Wire at the burner', fault: 'burned off by heat' },
      ],
      visit:
        'We test the supply, then the coil or element, its socket or wires, and the burner switch. We look for heat damage before we name a part.',
      worthIt:
        'A coil, a socket or a switch is a small repair. An element under glass takes more work, but is worth it unless the range nears its usual life of 13 years.',
      tellUs: ['Coils or a glass top, and which burner stays cold', 'The model number'],
    },
    'clicks-no-flame': {
      heading: 'A gas burner does not light or stay lit',
      label: 'Gas burner does not light or stay lit',
      hint: 'The burner cap is often wet or crooked.',
      mayRunReason:
        'Use only burners that light at once and stay lit. If one has not lit in four seconds, turn it off until the checks below are done.',
      checks: {
        'other-burners': {
          title: 'Try the other burners',
          step: 'Smell gas? Get everyone out and call 911 from outside. If not, turn all knobs off, open a window, wait five minutes, try the others four seconds each, and listen.',
          meaning:
            'If one lights, go on. If none clicks and the clock is dark, see “Nothing works.” If they click and no gas appliance lights, call the gas supplier; otherwise, us.',
        },
        'seat-the-cap': {
          title: 'Clean and dry the burner',
          step: 'Turn knobs and breaker off. Once cold, dry the cap and spark tip. Clear holes with a straight pin; do not widen them. Set the cap flat. Restore the power.',
          meaning:
            'If the burner lights all around in four seconds, use it. If not, turn it off. No click? Let its knob’s switch dry overnight and retry once. Otherwise, call us.',
        },
        'hold-the-knob': {
          title: 'If it lights, then goes out',
          step: 'Turn off any fan that blows on the burner. If your manual says to hold the knob in, keep it pushed in for ten seconds once the burner is lit.',
          meaning:
            'If the burner stays lit, use it. If it goes out, turn it off and call us: suspect the gas flow or, in models that have one, the flame sensor.',
        },
      },
      causes: [
        { part: 'Burner cap or holes', fault: 'wet, crooked or clogged' },
        { part: 'Spark electrode', fault: 'the spark tip beside the burner is wet, dirty or cracked' },
        { part: 'Ignition switch', fault: 'wet, greasy or stuck behind a knob' },
        {
          part: 'Gas supply',
          fault: 'shut off, or the propane tank is empty; after a refill, the supplier must check for leaks',
        },
      ],
      visit:
        'We clean and seat the burner, then test the spark parts, any flame sensor and the gas pressure.',
      worthIt: 'Spark parts are almost always worth replacing. A gas range usually lasts about 15 years.',
      tellUs: ['Natural gas or propane, one burner or all, and whether it clicks', 'The model number'],
    },
    'keeps-clicking': {
      heading: 'It keeps clicking',
      label: 'Gas burner keeps clicking',
      hint: 'Moisture behind a knob is often why.',
      mayRunReason:
        'Moisture often dries by itself. With all knobs and the breaker off, you can safely wait.',
      checks: {
        'knobs-off': {
          title: 'Turn every knob off',
          step: 'Smell gas? Get everyone out and call 911 from outside. If not, turn every knob firmly to “off” and open a window.',
          meaning:
            'If the clicking stops, a knob was a little off its mark. Air the kitchen for five minutes before you light a burner. If it still clicks, go on.',
        },
        'let-it-dry': {
          title: 'Let the stove dry',
          step: 'With the stove cold, turn off its breaker (unless the refrigerator goes off, too). Wipe up spills around the knobs and burners, and let the stove dry overnight.',
          meaning:
            'Turn the breaker on. If the stove is quiet now, moisture was the likely cause: use it. If it clicks again, turn its breaker off and call us.',
        },
        'seat-the-cap': {
          title: 'Seat the burner cap',
          step: 'With all knobs and the breaker off and the stove cold, set each cap back flat. Turn the breaker on and try each burner in turn for four seconds.',
          meaning:
            'If all light and the clicking stops, a cap was crooked: use the stove. If one does not light, leave it off. If it still clicks, go on.',
        },
      },
      causes: [
        { part: 'Ignition switch', fault: 'wet, greasy or stuck behind a knob' },
        { part: 'Spark electrode', fault: 'wet, dirty or cracked' },
        { part: 'Spark module', fault: 'the box that makes the sparks has failed and keeps sparking' },
      ],
      visit:
        'We clean or replace the ignition switches, check the spark electrodes, test the spark module and light every burner.',
      worthIt:
        'Let the stove dry first: it often needs no repair. Ignition switches or a spark module are a small repair.',
      tellUs: [
        'Whether it clicks with all knobs off, or only while a burner is lit',
        'Whether something boiled over or was just cleaned',
      ],
    },
    'heats-poorly': {
      heading: 'An electric burner heats poorly',
      label: 'Electric burner heats poorly',
      hint: 'The pan may not be flat.',
      mayRunReason:
        'One slow burner is usually safe to use. Turn off the stove’s breaker if a socket turns black, a knob gets hot or every burner has become slow.',
      checks: {
        'flat-pan': {
          title: 'Try a flat pan',
          step: 'Boil water in a flat-bottomed pan as wide as the burner, set in the middle.',
          meaning: 'If the water boils as usual, your other pan was the cause. If not, go on.',
        },
        'watch-the-glow': {
          title: 'Watch the burner glow',
          step: 'Induction does not glow: see “Induction beeps, flashes or shuts off.” Otherwise, dim the lights, set the burner to high under a full pot, and watch it for five minutes.',
          meaning:
            'If it glows, steadily or on and off, or is a solid iron plate, go on. If a coil or glass burner stays dark, turn it off and call us.',
        },
        'compare-burners': {
          title: 'Try another burner',
          step: 'Boil the same pot, with the same amount of cold water, on another burner of the same size.',
          meaning:
            'If only the first is slow, call us. If both are, turn off the breaker. If house lights dimmed while the stove was on, call the power company; otherwise, us.',
        },
      },
      causes: [
        { part: 'Pan', fault: 'not flat, or smaller than the burner' },
        { part: 'Coil or element', fault: 'partly burned out, or loose in its socket' },
        { part: 'Burner switch', fault: 'worn, so that it gives too little power' },
        { part: 'Temperature limiter', fault: 'cuts the element off too early' },
      ],
      visit:
        'We test the supply at the stove, then the element, its socket and limiter, and the switch while the burner is on.',
      worthIt:
        'A coil, a switch or an element is worth replacing. If several burners are worn, compare our quote with the price of a new range.',
      tellUs: ['Coils or a glass top, and whether one burner is slow or all of them', 'The model number'],
    },
    'induction-error': {
      heading: 'Induction beeps, flashes or shuts off',
      label: 'Induction beeps or shuts off',
      hint: 'The pan may not suit induction.',
      mayRunReason:
        'The cooktop shuts itself off before it gets too hot. Use it again only if one of the checks below helps.',
      checks: {
        magnet: {
          title: 'Hold a magnet to the pan',
          step: 'Hold a magnet to the bottom of the pan, and compare the pan’s width with the burner’s.',
          meaning:
            'If the magnet does not stick firmly, or the pan is much smaller, induction may not heat the pan: use another pan. Otherwise, go on.',
        },
        'clear-the-air': {
          title: 'Let the cooktop cool',
          step: 'Empty the drawer or the shelf below the cooktop, and let the cooktop cool for an hour.',
          meaning:
            'If the cooktop works now, it had probably overheated: keep that space clear. If not, go on.',
        },
        'reset-once': {
          title: 'Reset the breaker, once',
          step: 'If some house lights are dim and others too bright, turn off the main breaker and call the power company. If the lights are normal, turn all burners off. Turn the cooktop’s breaker off for five minutes, then on again, once.',
          meaning:
            'If no code comes back, you may use the cooktop. If one does, leave the cooktop off and call us: a part has probably failed.',
        },
      },
      causes: [
        { part: 'Pan', fault: 'not magnetic, or too small for the burner' },
        { part: 'Cooling fan', fault: 'blocked or worn' },
        { part: 'Power board', fault: 'failed, often after a power surge' },
        { part: 'Temperature sensor', fault: 'failed under the glass' },
      ],
      visit:
        'We try a pan that we know is good, read the stored codes, and look at the fan and its air path. Then we test the sensor and the power board.',
      worthIt:
        'A fan or a sensor is worth replacing. A power board is often the most costly part, so compare its price with that of a new cooktop.',
      tellUs: [
        'The code, and whether it happens with every pan',
        'The model number, and whether there was a storm before',
      ],
    },
    'cracked-glass': {
      heading: 'The glass top is cracked',
      label: 'Cracked glass top',
      hint: 'Keep every burner off.',
      mayRunReason: 'Heat from any burner can open the crack further. Keep pans off the glass.',
      checks: {
        'crack-or-mark': {
          title: 'Look at the line',
          step: 'With the glass cold and the breaker off, look at the line under a lamp, without pressing on it. A line you can see into is a crack.',
          meaning:
            'A smooth, gray line may be metal from a pan: if cooktop cleaner takes it off completely, use the stove. If not, leave the stove off and call us.',
        },
      },
      causes: [
        { part: 'Falling pan or jar', fault: 'struck the glass' },
        { part: 'Sugar or syrup', fault: 'melted onto the glass and chipped it while cooling' },
        { part: 'Frame', fault: 'has pressed on the glass since the stove was installed' },
      ],
      visit:
        'We check the frame, the elements and the wires for damage. Then we give you one price for the glass and the labor, before we order anything.',
      worthIt:
        'The glass is often the most costly part of the stove. Compare our quote with the price of a new stove before we order the glass.',
      tellUs: ['The model number', 'Whether it is a range, or a cooktop set into the counter'],
    },
    'no-power': {
      heading: 'Nothing works',
      label: 'Nothing works, no lights',
      hint: 'The breaker may have tripped.',
      mayRunReason:
        'After a flood, turn nothing on: call us. Otherwise, if one reset brings the stove back, you may use it. If the breaker trips again, leave it off.',
      checks: {
        'reset-once': {
          title: 'Reset the breaker, once',
          step: 'If some house lights are dim and others too bright, turn off the main breaker and call the power company. If half the rooms are dark, do the same. If the lights are normal, turn every knob off. Turn the stove’s breaker fully off, then on again, only once.',
          meaning:
            'If everything works, use the stove. If a gas stove stays dark, go on. If an electric one stays dark or cold, turn its breaker off and call us.',
        },
        'kitchen-outlet': {
          title: 'Reset a kitchen outlet',
          step: 'Gas stoves only: turn every knob off. Look in the kitchen for an outlet with a reset button, and press the button once.',
          meaning: 'If the clock comes back, that outlet had tripped: use the stove. If not, call us.',
        },
      },
      causes: [
        { part: 'Breaker or outlet', fault: 'has tripped or gives no power' },
        { part: 'Power cord or terminal block', fault: 'loose or burned where the cord joins the stove' },
        { part: 'Control board', fault: 'the electronics failed, often after a power surge' },
      ],
      visit:
        'We test the supply first, then follow the power through the cord and the terminal block to the control board.',
      worthIt:
        'A cord or a terminal block is a small repair. For a control board, compare our quote with the price of a new range.',
      tellUs: [
        'Gas or electric, and whether the clock or a light still works',
        'Whether it stopped after a storm or a power outage',
      ],
    },
    'stuck-on-high': {
      heading: 'A burner stays on, or gives only high heat',
      label: 'Burner stays on, or only on high',
      hint: 'Shut off power or gas if it’s safe.',
      mayRunReason:
        'Electric: turn off the breaker. Gas still burning: close its valve if that is safe; if not, get everyone out and call 911 or your gas company from outside.',
      checks: {
        'breaker-off': {
          title: 'Turn it off',
          step: 'Turn off knob and breaker. Gas still burning: without moving the stove or reaching past flames, check nearby cabinets for its valve and turn the handle across the pipe.',
          meaning:
            'If a flame will not stop, get everyone out and call 911 or your gas company from outside. Otherwise, leave the breaker or valve off and call us.',
        },
      },
      causes: [
        { part: 'Burner switch', fault: 'stuck in the “on” position' },
        { part: 'Relay on the control board', fault: 'stuck, on models with touch controls' },
        { part: 'Knob', fault: 'cracked, so that the burner is still on when the knob points to “off”' },
        { part: 'Gas valve', fault: 'worn, so that the flame does not go out' },
      ],
      visit:
        'We make the stove safe, find the stuck part, and replace the knob, the burner switch, the valve or the board. Then we test every burner from low to high.',
      worthIt:
        'A burner switch is a small repair at almost any age. A control board is a closer call on a range more than ten years old.',
      tellUs: ['Which burner it is, and whether it heats with its knob off', 'The model number'],
    },
    knob: {
      heading: 'A knob is loose, stiff or broken',
      label: 'Loose, stiff or broken knob',
      hint: 'The knob is often cracked inside.',
      mayRunReason:
        'The burners whose knobs turn and stop as they should are safe to use. Do not force a stiff knob.',
      checks: {
        'look-inside': {
          title: 'Look inside the knob',
          step: 'With the burner off and cold, pull the knob straight off and look inside.',
          meaning:
            'If the knob is cracked inside, a new knob may be all you need: leave that burner off until you have one. If not, go on.',
        },
        'other-knob': {
          title: 'Try another knob',
          step: 'Put on a knob of the same shape from another burner, and try it. If a gas burner does not light within four seconds, turn it off.',
          meaning:
            'If the burner works as it should, the old knob was bad. If not, leave it off and call us: the switch or valve behind it has probably failed.',
        },
      },
      causes: [
        { part: 'Knob', fault: 'cracked inside, so that it turns without moving the shaft' },
        { part: 'Gas valve', fault: 'stiff because its grease has dried' },
        { part: 'Burner switch', fault: 'worn or broken' },
      ],
      visit:
        'We check the shaft behind the knob, replace the knob, or clean, grease or replace the gas valve or the burner switch. After work on gas we test for leaks.',
      worthIt:
        'Knobs, valves and switches are worth replacing at almost any age. Order knobs by the model number; similar knobs often do not fit.',
      tellUs: ['Gas or electric, and which knob it is', 'The model number'],
    },
    'weak-burner': {
      heading: 'All gas burners are weak',
      label: 'All gas burners are weak',
      hint: 'The gas pressure may be too low.',
      mayRunReason: 'A weak flame can go out while the gas still flows.',
      checks: {
        'tank-gauge': {
          title: 'Read the tank gauge',
          step: 'Propane only: read the gauge on the tank.',
          meaning:
            'If the tank is nearly empty, call your propane supplier first. If it ran empty, the supplier must check for leaks before anything is lit. Otherwise, go on.',
        },
        'other-gas-appliances': {
          title: 'Try other gas appliances',
          step: 'See whether your other gas appliances, such as the water heater, heat poorly, too.',
          meaning: 'If they do, call your gas supplier. If only the stove is weak, call us.',
        },
      },
      causes: [
        { part: 'Gas pressure regulator', fault: 'the valve that holds the pressure steady has failed' },
        { part: 'Gas shutoff valve', fault: 'not fully open behind the stove' },
        { part: 'Propane tank', fault: 'nearly empty' },
        { part: 'Gas orifices', fault: 'the small nozzles were made for the other kind of gas' },
      ],
      visit:
        'We measure the gas pressure with one burner lit and with all of them, find where it drops, and check the orifices. After the repair we test for leaks and look at every flame.',
      worthIt:
        'A regulator is a sensible repair. If the gas supply is at fault, the repair is for the gas utility or your supplier.',
      tellUs: [
        'Natural gas or propane, and whether the oven is weak, too',
        'Whether the burners became weak slowly or overnight',
      ],
    },
    'yellow-flame': {
      heading: 'The flame is yellow or leaves soot',
      label: 'Yellow or sooty flame',
      hint: 'Turn that burner off now.',
      mayRunReason: 'Gas that burns this way can make carbon monoxide.',
      checks: {
        'carbon-monoxide': {
          title: 'Carbon monoxide first',
          step: 'Carbon monoxide alarm, headache or dizziness? Get everyone outside, call 911 and stay out. Otherwise, turn all burners off and open a window.',
          meaning: 'You can neither see nor smell carbon monoxide. Then go on.',
        },
        'which-burner': {
          title: 'Note which burner it is',
          step: 'Do not light the stove again. Note which burner it was, and look for black on the bottoms of your pans.',
          meaning:
            'If it was one burner, the fault is there. If it was all of them, the gas supply or wrong parts are the likely cause. Call us either way.',
        },
      },
      causes: [
        { part: 'Burner cap or holes', fault: 'dirty, or the cap is set crooked' },
        { part: 'Burner tube', fault: 'blocked by spiders or rust, often after months without use' },
        { part: 'Air shutter', fault: 'set wrong' },
        { part: 'Gas orifices', fault: 'made for natural gas, on a stove that runs on propane' },
      ],
      visit:
        'We check which gas you have and which parts are in the stove, clean the burners, measure the gas pressure and adjust the air until the flame is blue.',
      worthIt:
        'Cleaning and adjusting are small jobs, worth doing at any age. Parts for the other kind of gas come as a kit from the maker.',
      tellUs: [
        'Natural gas or propane, and whether the stove was new, moved or unused before',
        'Whether it is one burner or all of them',
      ],
    },
    'trips-breaker': {
      heading: 'It trips the breaker',
      label: 'Trips the breaker',
      hint: 'A part may be shorted.',
      mayRunReason:
        'The breaker may be doing its job: a damaged part takes too much current. Each new try heats that part again.',
      checks: {
        'what-was-on': {
          title: 'Note what was on',
          step: 'Leave the breaker and all knobs off. Note what was on when it tripped: one burner, the oven or nothing.',
          meaning:
            'If it was always the same burner, the fault is there. If nothing was on, it is probably the cord, the wiring or the breaker. Call us either way.',
        },
      },
      causes: [
        { part: 'Coil, burner or oven element', fault: 'shorted to the metal around it' },
        { part: 'Wire or terminal block', fault: 'loose or burned' },
        { part: 'Breaker', fault: 'worn, or too small for the stove' },
      ],
      visit:
        'We test each coil or element for a short, then the wires, the terminal block and the cord. If the breaker is at fault, you need an electrician.',
      worthIt:
        'A shorted coil or a burned wire is worth replacing. If several parts are damaged, compare our quote with the price of a new range.',
      tellUs: [
        'Whether it tripped at once, or only with one burner or the oven',
        'The number on the handle of the stove’s breaker',
      ],
    },
    'touch-controls': {
      heading: 'The touch controls do not respond',
      label: 'Touch controls do not respond',
      hint: 'The panel may be wet or locked.',
      mayRunReason:
        'A panel that does not respond may not turn a burner off either. Use the stove only if one reset brings every button back.',
      checks: {
        'control-lock': {
          title: 'Unlock the buttons',
          step: 'Look for a lock symbol or “LOC” on the display. Press and hold the lock button for a few seconds.',
          meaning: 'If the symbol goes out, the controls were only locked: use the stove. If not, go on.',
        },
        'dry-the-panel': {
          title: 'Dry the panel',
          step: 'If some house lights are dim and others too bright, turn off the main breaker and call the power company. If the lights are normal, turn off the stove’s breaker. With the glass cold, wipe the panel with a damp cloth and dry it. Leave the breaker off for now.',
          meaning: 'Water or grease can act like a finger on the panel. Now go on.',
        },
        'reset-once': {
          title: 'Reset the breaker, once',
          step: 'Leave the stove’s breaker off for five minutes, then turn it on once.',
          meaning:
            'If every button responds, use the stove. If not, turn the breaker off and call us: the panel, its cable or the board has probably failed.',
        },
      },
      causes: [
        { part: 'Touch panel', fault: 'wet, greasy or worn' },
        { part: 'Control board', fault: 'failed, often after a power surge' },
        { part: 'Panel cable', fault: 'loose or corroded' },
      ],
      visit:
        'We read the stored codes and test the touch panel, its cable and the control board, so that only the failed one is replaced.',
      worthIt:
        'A cable is a small repair. A touch panel or a control board is a closer call on a range more than ten years old.',
      tellUs: [
        'Whether anything lights up, and any code on the display',
        'Whether it stopped after a storm, a spill or cleaning',
      ],
    },
  },
} as const satisfies Localized<WordsOfSigns<typeof stoveSigns>>;
