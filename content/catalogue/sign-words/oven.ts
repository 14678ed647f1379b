// What the signs of an oven say. Facts and sources: signs/oven-signs.ts.
import type { Localized } from '#content/language.ts';
import type { ovenSigns } from '../signs/oven-signs.ts';
import type { WordsOfSigns } from '../signs/sign-form.ts';

export const ovenSignWords = {
  en: {
    'gas-no-heat': {
      heading: 'The gas oven does not heat',
      label: 'Gas oven does not heat',
      hint: 'The igniter is the usual cause.',
      mayRunReason:
        'Smell gas at any time? Turn the oven off, get everyone out and call 911 from outside. If the display is dark, see “Nothing works.” Run only the one test.',
      checks: {
        controls: {
          title: 'Check the settings',
          step: 'Make sure no delayed start, lock, Sabbath mode or self-clean is on, each knob is on its own stem, and the oven’s floor panel is in.',
          meaning:
            'If the oven has a pilot light, skip the test and call us. Otherwise, shut the oven door, and read the whole test below before you start it.',
        },
        'look-for-glow': {
          title: 'Test bake',
          step: 'One test only: set bake to 350 °F, shut the door, stand back and watch. If it clicks for ten seconds without a flame, turn it off and call us.',
          meaning:
            'No flame in ninety seconds? Turn the oven off, open it and feel for hot air from a distance. Flame or strong heat, no puff? Use it. Otherwise, call us.',
        },
        'burners-on-top': {
          title: 'Try two top burners',
          step: 'Smell gas? Get everyone out, then call 911 from outside. If not, turn the oven off and open a window for five minutes. Wall oven: go to the next check.',
          meaning:
            'Range: try two burners, four seconds each, and turn both off. If one lit, go on. If nothing on gas works, call the gas supplier first. Otherwise, call us.',
        },
      },
      causes: [
        { part: 'Oven igniter', fault: 'the part that lights the gas is too weak or burned out' },
        { part: 'Oven gas valve', fault: 'does not open' },
        { part: 'Gas pressure regulator', fault: 'on a new range, its lever was left off' },
        { part: 'Control board', fault: 'the electronics send no power to the igniter' },
      ],
      visit:
        'We measure the current through the igniter, then test the gas valve, the regulator and the control board. We replace the part that failed, test for leaks and watch the burner light several times.',
      worthIt:
        'An igniter is worth replacing at almost any age. For a gas valve or a control board, compare our quote with the price of a new oven if yours is more than ten years old.',
      tellUs: [
        'Natural gas or propane, pilot light or not, and whether the burners on top light',
        'The model number',
      ],
    },
    'electric-no-heat': {
      heading: 'The electric oven does not heat',
      label: 'Electric oven does not heat',
      hint: 'The bake element is often burned out.',
      mayRunReason:
        'If an element is split or blistered, or the breaker trips again, leave the breaker off. If the oven just stays cold, you may use burners that heat as usual.',
      checks: {
        controls: {
          title: 'Reset the breaker, once',
          step: 'If some house lights are dim and others too bright, turn off the main breaker and call the power company. If half the rooms are dark, do the same. Otherwise, if no damage shows, turn the breaker on, once only. Set the clock. Cancel any delay, lock or Sabbath mode.',
          meaning:
            'If the breaker trips here or below, or the oven sparks, turn the breaker off and call us. Smoke not from food? Get out and call 911. Otherwise, go on.',
        },
        'double-breaker': {
          title: 'Stay and test broil, then bake',
          step: 'Turn broil on: the upper element should glow in two minutes. Turn broil off. When it is dark, set bake to 350 °F: the lower should glow in five minutes.',
          meaning:
            'A hidden one never glows: if the oven bakes poorly, call us. If both glow, use it; if one, see “Only bake or only broil works”; if neither, call us.',
        },
        'look-at-element': {
          title: 'Look at the element',
          step: 'Turn every control off, then the oven’s breaker. With the oven cold, look at the lower element by flashlight. Do not touch it. Some ovens hide it under the floor.',
          meaning:
            'If the element is split or blistered, it is burned out: leave the breaker off (on a range, the burners go off, too) and call us. If not, go on.',
        },
      },
      causes: [
        { part: 'Bake element', fault: 'burned out' },
        {
          part: 'Power supply',
          fault: 'half of the 240 volts is missing, so neither bake nor broil heats',
        },
        { part: 'Thermal fuse', fault: 'blown, often after self-clean' },
        { part: 'Control board', fault: 'its switch for the element (a relay) has failed' },
      ],
      visit:
        'We test the supply, then the element and its wires, the thermal fuse and the relay on the control board. We replace the part that failed and watch the oven reach its setting.',
      worthIt:
        'An element or a fuse is a small repair at almost any age. A control board is a closer call after ten years.',
      tellUs: ['Whether broil still works, and whether the burners on top heat', 'The model number'],
    },
    'wrong-temperature': {
      heading: 'It bakes too hot, too cool or unevenly',
      label: 'Bakes too hot, too cool or unevenly',
      hint: 'The temperature sensor may be wrong.',
      mayRunReason:
        'Set it higher or lower until an oven thermometer shows the heat you want. Leave it off if it gets far too hot, or the gas lights late or puffs.',
      checks: {
        'oven-thermometer': {
          title: 'Measure the heat',
          step: 'Set the oven to 350 °F with an oven thermometer in the middle. Half an hour after preheating, read it through the window four times, five minutes apart.',
          meaning:
            'Swings are normal. If the average is up to 30 degrees off, note the old setting and adjust it as the manual shows. If it is farther off, call us.',
        },
        'empty-the-floor': {
          title: 'Empty the oven floor',
          step: 'With the oven cold, take out foil, liners and spare racks.',
          meaning:
            'Foil on the floor blocks the heat. If the oven bakes evenly now, foil or a rack was the cause. If not, go on.',
        },
        'look-at-seal': {
          title: 'Look at the door seal',
          step: 'With the oven cold, look at the seal around the door. Do not pull on it.',
          meaning:
            'A gap at the bottom can be normal. If the seal is torn or flat, call us: it lets heat out and must be replaced. Otherwise, go on.',
        },
      },
      causes: [
        { part: 'Temperature sensor', fault: 'reads wrong, or the thermostat behind the knob does' },
        { part: 'Door seal', fault: 'torn or flat' },
        { part: 'Convection fan', fault: 'no longer turns, on convection ovens' },
        { part: 'Igniter or bake element', fault: 'weak on a gas oven, or burned out on an electric one' },
      ],
      visit:
        'We put a probe in the middle of the oven and record several swings. Then we adjust the oven, or replace the part that failed.',
      worthIt:
        'All of these are worth fixing at almost any age. Electric ranges usually last about 13 years, gas ranges about 15.',
      tellUs: [
        'How far off it is, at which setting, and how you measured it',
        'Gas or electric, and the model number',
      ],
    },
    'bake-or-broil-only': {
      heading: 'Only bake or only broil works',
      label: 'Only bake or only broil works',
      hint: 'An element or igniter often fails.',
      mayRunReason:
        'You can use the half of an electric oven that works, unless an element sparks, sags, or is split or blistered. Leave a gas oven off: unlit gas can collect.',
      checks: {
        'look-at-element': {
          title: 'Look at the elements',
          step: 'If the oven is electric, turn off its breaker and look at the cold elements. Do not touch them.',
          meaning:
            'If one is split or blistered, leave the breaker off and call us. If not, turn the breaker on again.',
        },
        'try-bake': {
          title: 'If bake does not heat',
          step: 'Leave a gas oven off, do not test it, and call us. In an electric one, set bake to 350 °F, stay for five minutes, and turn it off.',
          meaning:
            'If the lower element glows red, bake works. If it stays dark, call us. If it is hidden, warmth proves nothing, as the upper one may heat, too: call us.',
        },
        'try-broil': {
          title: 'If broil does not heat',
          step: 'Leave a gas oven off, do not test it, and call us. In an electric one, turn broil on, stay with it for two minutes, and turn it off.',
          meaning:
            'If the upper element glows red, broil works. If neither heats, see “The electric oven does not heat.” Otherwise, call us: the element or the control board has probably failed.',
        },
      },
      causes: [
        { part: 'Bake or broil element', fault: 'burned out, on an electric oven' },
        { part: 'Oven or broil igniter', fault: 'too weak or burned out, on a gas oven' },
        { part: 'Control board', fault: 'its relay for bake or for broil has failed' },
        { part: 'Wire at the element', fault: 'burned off by heat' },
      ],
      visit:
        'We test the element or the igniter that does nothing, then its wires and its relay on the control board.',
      worthIt:
        'An element or an igniter is a small repair at almost any age. A control board is a closer call after ten years.',
      tellUs: ['Gas or electric, and which of the two works', 'The model number'],
    },
    'error-code': {
      heading: 'It beeps and shows a code',
      label: 'Beeps and shows a code',
      hint: 'Write the code down first.',
      mayRunReason:
        'Some codes mean overheating, so use the oven only if one reset clears the code. If not, turn every control off and, if safe, close a gas oven’s valve.',
      checks: {
        'write-it-down': {
          title: 'Write down the code',
          step: 'Write down the letters and numbers before you turn anything off.',
          meaning: 'The same code means different things in different brands and models. Then go on.',
        },
        'reset-once': {
          title: 'Reset the breaker, once',
          step: 'If some house lights are dim and others too bright, turn off the main breaker and call the power company. If the lights are normal, turn every control off. Turn the oven’s breaker off for five minutes, then on again, once.',
          meaning:
            'PF or a flashing clock is normal: set the clock. If another code, or the same one, shows, turn off the breaker (unless it feeds the refrigerator) and call us.',
        },
      },
      causes: [
        { part: 'Temperature sensor', fault: 'reads wrong or not at all' },
        { part: 'Touch panel', fault: 'a button is stuck' },
        { part: 'Door lock', fault: 'does not sense its position' },
        { part: 'Control board', fault: 'failed, often after a power surge' },
      ],
      visit:
        'We look the code up in the maker’s list for your model, test the part that the code names, and replace it only if it is bad.',
      worthIt:
        'A sensor is a small repair. A touch panel or a control board is a closer call on an oven more than ten years old.',
      tellUs: ['The code, and what the oven was doing when the code appeared', 'The model number'],
    },
    'door-locked': {
      heading: 'The door stays locked',
      label: 'Door stays locked',
      hint: 'The lock motor is often stuck.',
      mayRunReason:
        'Forcing the door can break the lock or the glass. If it unlocks, use the oven, but not self-clean.',
      checks: {
        'let-it-cool': {
          title: 'Let it cool',
          step: 'Press Cancel. If the display shows a lock, hold its button a few seconds. If the door stays locked, let the oven cool, overnight if need be, then try gently.',
          meaning: 'If the door opens now, the lock had been set, or was doing its job. If not, go on.',
        },
        'reset-once': {
          title: 'Reset the breaker, once',
          step: 'If some house lights are dim and others too bright, turn off the main breaker and call the power company. If the lights are normal and the oven is cold, turn its breaker off for five minutes, then on again, once. If you can, have somebody listen at the oven.',
          meaning:
            'If the door opens, that was enough. If not, leave the oven off and call us: a hum points to a stuck lock motor, silence to another part.',
        },
      },
      causes: [
        { part: 'Door lock motor', fault: 'stuck or burned out' },
        { part: 'Door lock switch', fault: 'reports the wrong position' },
        { part: 'Thermal fuse', fault: 'blown by the heat of self-clean' },
        { part: 'Control board', fault: 'does not send the command to open' },
      ],
      visit:
        'We open the lock without breaking the door, then test the lock motor, its switches, the thermal fuse and the control board.',
      worthIt:
        'A lock or a fuse is worth replacing. A control board is a closer call on an oven more than ten years old.',
      tellUs: [
        'Whether it locked during self-clean, and any code shown',
        'The model number; if you cannot reach it, the brand and a rough age',
      ],
    },
    'no-power': {
      heading: 'Nothing works',
      label: 'Nothing works, no display',
      hint: 'The breaker may have tripped.',
      mayRunReason:
        'After self-clean or a flood, turn nothing on: call us. Otherwise, if one reset brings the oven back, you may use it. If the breaker trips again, leave it off.',
      checks: {
        'reset-once': {
          title: 'Reset the breaker, once',
          step: 'If some house lights are dim and others too bright, turn off the main breaker and call the power company. If half the rooms are dark, do the same. If the lights are normal, turn every control off. Turn the oven’s breaker fully off, then on again, once.',
          meaning:
            'If everything works, set the clock before you bake. If a gas oven stays dark, go on. If an electric oven does, turn the breaker off and call us.',
        },
        'kitchen-outlet': {
          title: 'Reset a kitchen outlet',
          step: 'Gas ovens only: turn every knob off. Look in the kitchen for an outlet with a reset button, and press the button once.',
          meaning: 'If the clock comes back, that outlet had tripped: use the oven. If not, call us.',
        },
      },
      causes: [
        { part: 'Breaker or outlet', fault: 'has tripped or gives no power' },
        { part: 'Thermal fuse', fault: 'blown, often after self-clean' },
        { part: 'Power cord or terminal block', fault: 'loose or burned where the power comes in' },
        { part: 'Control board', fault: 'failed, often after a power surge' },
      ],
      visit:
        'We test the supply first, then follow the power through the cord, the terminal block and the thermal fuse to the control board.',
      worthIt:
        'A fuse or a terminal block is a small repair. A control board is a closer call on an oven more than ten years old.',
      tellUs: [
        'Whether it stopped after self-clean, a storm or a power outage',
        'Gas or electric, in the wall or in a range',
      ],
    },
    'door-does-not-close': {
      heading: 'The door does not close, or its glass is damaged',
      label: 'Door does not close, or glass damaged',
      hint: 'A hinge is often bent or worn.',
      mayRunReason:
        'Heat that comes out at the top can burn you and ruin the controls. Wear shoes and thick gloves near broken glass.',
      checks: {
        'push-racks-in': {
          title: 'Push the racks in',
          step: 'If the glass is damaged, keep the door shut and children away, and call us. If not, with the oven cold, push the racks in and remove any tray.',
          meaning:
            'If the door closes fully now, a rack or a tray was in the way: you may use the oven. If not, go on.',
        },
        'look-at-hinges': {
          title: 'Look at the hinges',
          step: 'With the oven cold, look at the door from the side, and at its seal. Do not touch the hinges.',
          meaning:
            'A gap on one side or along the top points to a hinge. A torn or loose seal must be replaced. Either way, leave the oven off and call us.',
        },
      },
      causes: [
        { part: 'Door hinge', fault: 'bent or worn' },
        { part: 'Door seal', fault: 'torn or slipped out of place' },
        { part: 'Door glass', fault: 'cracked or broken by a blow' },
      ],
      visit:
        'We take the door off, replace the hinges, the seal or the glass, and hang the door so that it closes evenly. On a range, we check the anti-tip bracket.',
      worthIt:
        'Hinges and seals are worth fixing at almost any age. For the glass, we first check whether the maker still sells it for your model.',
      tellUs: [
        'Whether the glass is damaged, inside or outside',
        'The model number, and whether it is in the wall or in a range',
      ],
    },
    'smoke-smell': {
      heading: 'It smokes when it heats up',
      label: 'Smokes when it heats up',
      hint: 'Spilled fat is the usual cause.',
      mayRunReason: 'Clean the oven before you use it again: spilled fat can catch fire.',
      checks: {
        'hot-plastic': {
          title: 'Smell for hot plastic',
          step: 'If it smells of hot plastic, turn off the oven, then its breaker, and leave the breaker off.',
          meaning:
            'Smoke with that smell, or a smell that goes on? Get everyone out and call 911. If it stops, call us. If you smelled none, go on.',
        },
        'wipe-it-out': {
          title: 'Wipe out the oven',
          step: 'Turn the oven off and let it cool. Take out foil and liners, and wipe up what spilled.',
          meaning:
            'If the oven heats without smoke now, food or foil had burned: use the oven. If it still smokes, go on.',
        },
        'new-oven': {
          title: 'Burn off cleaner or oil',
          step: 'If you used oven cleaner, wipe the cold oven with a wet cloth. If the oven is new, heat it empty for half an hour, with the hood on.',
          meaning:
            'Oil from the factory burns off the first time. If the oven still smokes, leave it off and call us.',
        },
      },
      causes: [
        { part: 'Spilled fat or sugar', fault: 'burns on the floor or on an element' },
        { part: 'Foil or liner', fault: 'melted onto the oven floor' },
        { part: 'Wiring', fault: 'its cover is burning behind the panel' },
        { part: 'Factory oil or oven cleaner', fault: 'smokes the first time it gets hot' },
      ],
      visit:
        'We find where the smoke comes out, look at the wires and terminals behind the panel, and test the fan that cools the controls.',
      worthIt:
        'The oven usually needs no part. Burned wiring is worth fixing in a sound oven. If several parts are damaged, compare our quote with the price of a new oven.',
      tellUs: [
        'Where the smoke comes from, and whether it smells of food or of plastic',
        'Whether the oven is new or was just cleaned',
      ],
    },
    'slow-to-light': {
      heading: 'The gas oven lights late or with a puff',
      label: 'Gas oven lights late, or with a puff',
      hint: 'The igniter is often too weak.',
      mayRunReason: 'Gas that collects before it lights can burst into flame.',
      checks: {
        'burners-on-top': {
          title: 'Try two top burners',
          step: 'Smell gas? Get everyone out, then call 911 from outside. If not, turn the oven off and open a window for five minutes. Range: try two burners, four seconds each.',
          meaning:
            'Turn the burners off. If one lit blue at once, or another gas appliance works well, leave the oven off and call us. If not, call the gas supplier.',
        },
      },
      causes: [
        { part: 'Oven igniter', fault: 'too weak' },
        { part: 'Oven burner', fault: 'clogged or rusted near the igniter' },
        { part: 'Gas orifices', fault: 'the small nozzles were made for the other kind of gas' },
      ],
      visit:
        'We measure the current through the igniter, clean the burner, and check the orifices and the gas pressure. Then we watch the burner light several times.',
      worthIt: 'An igniter is worth replacing at almost any age.',
      tellUs: ['Natural gas or propane, and when it began to light late', 'The model number'],
    },
    overheats: {
      heading: 'It gets far too hot or does not turn off',
      label: 'Far too hot, or does not turn off',
      hint: 'A relay on the board is often stuck.',
      mayRunReason: 'An oven that does not stop heating can start a fire.',
      checks: {
        'breaker-off': {
          title: 'Turn it off',
          step: 'With the door closed, press Cancel or turn the knob off. If it still heats, turn off the breaker. Close a gas oven’s valve, too, if you safely can.',
          meaning:
            'If the oven went on heating, a relay or thermostat is stuck: leave the breaker off. If it stopped, the sensor or thermostat has probably failed. Call us either way.',
        },
      },
      causes: [
        { part: 'Control board', fault: 'its relay is stuck' },
        { part: 'Temperature sensor', fault: 'reads too low' },
        { part: 'Thermostat', fault: 'stuck, on an oven with a knob' },
      ],
      visit:
        'We test the relay, the sensor or the thermostat, and replace the failed part. Then we watch the temperature until the oven stops by itself.',
      worthIt:
        'A sensor or a thermostat is worth fixing. A control board is a closer call on an oven more than ten years old.',
      tellUs: ['Gas or electric, and whether it heats while it is off', 'The model number'],
    },
    'fan-runs-on': {
      heading: 'A fan keeps running after you turn the oven off',
      label: 'Fan keeps running after turning off',
      hint: 'It often runs until the oven is cool.',
      mayRunReason:
        'A fan that still runs after two hours, or with the oven cold, is not normal. If the panel is hot, leave the oven off and let the fan run.',
      checks: {
        'let-it-run': {
          title: 'Let the fan run',
          step: 'After baking, leave the oven off for up to two hours.',
          meaning: 'If the fan stops by itself, nothing is wrong. If not, go on.',
        },
        'clear-the-vents': {
          title: 'Clear the vents',
          step: 'With the oven cold, check that no towel, foil or dust covers the oven’s vents.',
          meaning:
            'Air that cannot get out keeps the controls hot and the fan running. If the fan still runs, go on.',
        },
        'breaker-off': {
          title: 'Turn off the breaker',
          step: 'Turn off the breaker only when the oven is cold and the fan still runs.',
          meaning:
            'A hot oven needs this fan. On a range, the breaker also turns off the burners. Leave it off and call us.',
        },
      },
      causes: [
        { part: 'Cooling fan', fault: 'does its normal work' },
        { part: 'Fan thermostat', fault: 'stuck, so the fan never stops' },
        { part: 'Vents', fault: 'blocked, so the controls stay hot' },
      ],
      visit:
        'We measure how hot the space around the controls gets, and test the fan thermostat and the fan.',
      worthIt: 'A fan thermostat or a fan is worth replacing: without the fan, heat ruins the control board.',
      tellUs: [
        'How long the fan runs, and whether it is loud',
        'The model number, and whether the oven is built in',
      ],
    },
  },
} as const satisfies Localized<WordsOfSigns<typeof ovenSigns>>;
