// What the signs of a range hood say. Facts and sources: signs/range-hood-signs.ts.
import type { Localized } from '#content/language.ts';
import type { rangeHoodSigns } from '../signs/range-hood-signs.ts';
import type { WordsOfSigns } from '../signs/sign-form.ts';

export const rangeHoodSignWords = {
  en: {
    'fan-dead': {
      heading: 'The lights work, but the fan does not',
      label: 'Lights work, fan does not run',
      hint: 'The motor is often burned out.',
      mayRunReason:
        'Leave the fan off unless the test brings it back: a motor that only hums gets hot. You may use the lights. When you cook with gas, open a window.',
      checks: {
        'let-it-cool': {
          title: 'Let the hood cool',
          step: 'Turn off the fan and the stove, and let both cool for an hour. Press each filter firmly into place.',
          meaning:
            'A motor that overheated may run again once cool. A filter that slipped can jam the fan wheel. Now do the test below.',
        },
        'every-speed': {
          title: 'Try each speed',
          step: 'One test only: try each speed for a moment, but stop if the fan hums and moves no air. Then turn the fan off.',
          meaning:
            'If every speed works, use the fan, and call us if it stops again. If only some work, use those; if none does, leave it off. Either way, call us.',
        },
      },
      causes: [
        { part: 'Fan motor', fault: 'burned out, stuck or overheated, even if it runs again once cool' },
        { part: 'Capacitor', fault: 'the part that starts the motor has failed, so the motor only hums' },
        { part: 'Speed switch or board', fault: 'sends the fan no power' },
        { part: 'Blower wheel', fault: 'the fan wheel is stuck in hardened grease' },
      ],
      visit:
        'We turn the wheel by hand, measure the power at the motor on each speed, and test the switch or board and the capacitor before the motor.',
      worthIt:
        'A switch or a capacitor is a small repair. Hoods usually last about 14 years: in a good hood younger than that, a motor is worth replacing if the maker still sells it.',
      tellUs: ['Whether it hums, and whether any speed works', 'The model number'],
    },
    'weak-suction': {
      heading: 'It runs, but the smoke lingers',
      label: 'Runs, but smoke lingers',
      hint: 'Clogged filters are the usual cause.',
      mayRunReason:
        'With clean filters, you may use the hood unless the outside flap stays shut. Use the rear burners, and if your stove is gas, open a window while you cook.',
      checks: {
        'wash-the-filters': {
          title: 'Wash the grease filters',
          step: 'With the hood and stove off and cool, take out the metal filters. Wash them in hot soapy water or the dishwasher, dry them and put them back.',
          meaning:
            'If the smoke clears now, the filters were clogged. If not, open a window a little: if that helps, the hood was short of fresh air; if not, go on.',
        },
        'duct-or-not': {
          title: 'Find out if it has a duct',
          step: 'With the stove cold and the fan on high, feel for air that blows back into the kitchen at the front, the top, or slots high on a chimney.',
          meaning:
            'If you feel none, it probably blows outdoors: go on. If air blows back, it probably has no duct: change an old charcoal filter; if smoke still lingers, call us.',
        },
        'watch-the-flap': {
          title: 'With a duct, watch the flap',
          step: 'Turn the fan on high and watch the outside flap from the ground. On the roof or hidden? Do not climb: call us. You may use the fan.',
          meaning:
            'If the flap opens fully, suspect the duct or fan. If it stays shut, leave the hood off. Half open, you may use it. Call us in each case.',
        },
      },
      causes: [
        { part: 'Grease filters', fault: 'clogged with grease' },
        { part: 'Outside flap', fault: 'stuck shut, or blocked by a nest' },
        {
          part: 'Duct or blower wheel',
          fault: 'duct crushed, too long or too narrow, or wheel caked with grease',
        },
        { part: 'Charcoal filter', fault: 'too old, on a hood without a duct' },
      ],
      visit:
        'We measure the airflow, clean the blower wheel, free the flap and the damper, and check the duct as far as we can reach.',
      worthIt:
        'Cleaning the filters or freeing the flap is a small job. If the duct is too narrow, a stronger hood will not help: have the duct changed first.',
      tellUs: [
        'Whether the hood has a duct to the outside or blows back into the kitchen',
        'Where the duct ends: at an outside wall or the roof, if you know',
      ],
    },
    loud: {
      heading: 'It roars, rattles or squeals',
      label: 'Roars, rattles or squeals',
      hint: 'A filter is often loose.',
      mayRunReason:
        'If the hood squeals, scrapes, shakes or slows down, leave it off: the motor can stop and get hot. A light rattle or a steady roar can wait.',
      checks: {
        'seat-the-filters': {
          title: 'Press the filters in',
          step: 'With the hood off and cool, press each filter into place. Leave the screws alone.',
          meaning:
            'If the rattle is gone, a filter was loose. If it roars, wash the filters and dry them. If the noise stays, go on.',
        },
        'every-speed': {
          title: 'Listen to each speed',
          step: 'If the fan only rattles lightly or roars steadily, listen to each speed for a few seconds. On a windy day, listen again with the fan off.',
          meaning:
            'A noise that grows with the speed points to the wheel. A noise in the wind points to the damper or flap. Call us either way.',
        },
      },
      causes: [
        { part: 'Grease filter', fault: 'loose or clogged' },
        { part: 'Blower wheel', fault: 'out of balance with grease, or loose on its shaft' },
        { part: 'Fan motor', fault: 'its bearings are worn' },
        { part: 'Damper', fault: 'the flap in the duct is loose and flutters' },
      ],
      visit:
        'We take out and clean the wheel, check the motor shaft for wear, and fasten the damper and the duct collar.',
      worthIt:
        'Cleaning and fastening are small jobs. A motor is worth replacing in a good hood if the maker still sells it.',
      tellUs: ['What it sounds like, and on which speed', 'The model number'],
    },
    lights: {
      heading: 'The lights flicker or stay dark',
      label: 'Lights flicker or stay dark',
      hint: 'The bulb is the usual cause.',
      mayRunReason:
        'If a light flickers, leave the lights off. You may use the fan if it runs steadily. If lights all over the house flicker, call the power company.',
      checks: {
        'change-the-bulb': {
          title: 'Change the bulb',
          step: 'With the hood’s breaker off and the bulb cool, tighten it or put in one of the type and watts on the label by the socket. Restore the power.',
          meaning:
            'If the light is steady, the bulb was at fault. If it flickers or stays dark, leave the lights off and call us. Leave built-in LEDs to us.',
        },
      },
      causes: [
        { part: 'Bulb', fault: 'loose, burned out or of the wrong type' },
        { part: 'Lamp socket', fault: 'corroded' },
        { part: 'LED driver or transformer', fault: 'the box that feeds the lights has failed' },
        { part: 'Light switch', fault: 'worn' },
      ],
      visit:
        'We check the bulb and its voltage, clean or replace the socket, and test the switch and the LED driver.',
      worthIt:
        'A socket or a switch is a small repair. For an LED driver, first ask whether the maker still sells it.',
      tellUs: ['Bulbs or built-in LED lights, and one light or all of them', 'The model number'],
    },
    'no-power': {
      heading: 'Nothing works',
      label: 'Nothing works, no fan or lights',
      hint: 'Look at its plug and breaker first.',
      mayRunReason:
        'If the whole house is dark, call the power company. If one reset brings the hood back, use it. When you cook with gas meanwhile, open a window.',
      checks: {
        'look-at-plug': {
          title: 'Look for a plug',
          step: 'Look for a plug in the cabinet above. Do not touch a brown or melted one: turn off the breaker and call us. Otherwise, make sure it is fully in.',
          meaning:
            'If the hood comes back, the plug was loose: use it. If not, go on. Many hoods have no plug: leave their wiring and any chimney cover to us.',
        },
        'reset-once': {
          title: 'Reset breaker or outlet, once',
          step: 'If some house lights are dim and others too bright, turn off the main breaker and call the power company. If half the rooms are dark, do the same. If lights are normal or one room is dark, reset a tripped breaker (fully off, then on) or outlet button, once.',
          meaning:
            'If the breaker or outlet trips again, leave it off and call us. If the hood stays dead, call us: the outlet, wiring, switch or control board has probably failed.',
        },
      },
      causes: [
        { part: 'Breaker or outlet', fault: 'has tripped or gives no power' },
        { part: 'Plug or wire connection', fault: 'loose' },
        {
          part: 'Control board or switch',
          fault: 'the board has failed, often after a surge, or the switch is worn',
        },
      ],
      visit: 'We measure the power at the hood, then test the connection, the switch or the control board.',
      worthIt:
        'A connection or a switch is a small repair. For a control board, compare the repair price with that of a new hood.',
      tellUs: ['Whether it stopped after a storm or a power outage', 'The model number'],
    },
    buttons: {
      heading: 'The buttons do not respond',
      label: 'Buttons do not respond',
      hint: 'The touch panel is often greasy.',
      mayRunReason:
        'If the fan does not turn off, turn off the burners and let the stove cool: some hoods run until then. If it still runs, turn off the hood’s breaker.',
      checks: {
        'control-lock': {
          title: 'Unlock the buttons',
          step: 'Look up the control lock in the manual. On many hoods, you hold one button for a few seconds.',
          meaning:
            'If the buttons work now, they were only locked. If not, or if your hood has no lock, go on.',
        },
        'dry-the-panel': {
          title: 'Clean and dry the panel',
          step: 'If some house lights are dim and others too bright, turn off the main breaker and call the power company. If the lights are normal, turn off the hood’s breaker. Wipe the panel with a cloth dampened with soapy water, and dry it. Leave the breaker off for now.',
          meaning: 'Grease or steam can block the buttons. Go on while the panel dries.',
        },
        'reset-once': {
          title: 'Reset the breaker, once',
          step: 'Wait five minutes, then turn the hood’s breaker on once.',
          meaning:
            'If the buttons work, the panel was dirty or only needed a restart. If not, call us: the panel, switch or control board has probably failed.',
        },
      },
      causes: [
        { part: 'Touch panel', fault: 'locked, greasy, damp or worn' },
        { part: 'Speed switch', fault: 'worn' },
        { part: 'Control board', fault: 'failed, often after a power surge' },
      ],
      visit:
        'We test the touch panel or the switch, its cable and the control board, and replace the one that failed.',
      worthIt:
        'A switch is a small repair. A touch panel or a board is worth replacing in a good hood, if the maker still sells the part.',
      tellUs: [
        'Whether it has push buttons, a slide switch or a touch panel, and which controls fail',
        'The model number',
      ],
    },
    drips: {
      heading: 'Grease or water drips on the stove',
      label: 'Grease or water drips',
      hint: 'Greasy filters are the usual cause.',
      mayRunReason:
        'Grease that drips on a hot burner can burn. Do not cook under the hood until its filters are clean.',
      checks: {
        'after-rain': {
          title: 'Note when it drips',
          step: 'Note when the hood drips: after frying, after boiling, or after rain.',
          meaning:
            'After frying, suspect grease: go on. After boiling, suspect steam: call us. After rain, turn off the hood’s breaker; call a roofer or, for a wall cap, us.',
        },
        'wash-the-filters': {
          title: 'Wash the grease filters',
          step: 'With the hood and stove off and cool, take out the metal filters. Wash them in hot soapy water or the dishwasher, dry them and put them back.',
          meaning: 'If the dripping stops, grease was the cause. If it goes on, call us.',
        },
      },
      causes: [
        { part: 'Grease filters', fault: 'clogged with grease' },
        { part: 'Roof or wall cap', fault: 'lets rain in' },
        { part: 'Duct', fault: 'slopes the wrong way, or is cold, so that steam turns to water' },
      ],
      visit:
        'We find out whether the drips are grease, rain or steam, clean the grease channel, and check the cap and the slope of the duct.',
      worthIt: 'Cleaning is a small job. A hood that is rusted through is not worth fixing.',
      tellUs: [
        'Brown and sticky, or clear like water, and when it drips',
        'Where the duct ends: outside wall or roof',
      ],
    },
    'starts-by-itself': {
      heading: 'The fan starts by itself',
      label: 'Fan starts by itself',
      hint: 'Heat from the stove may start it.',
      mayRunReason: 'If the fan still starts over a cold stove after one reset, turn off the hood’s breaker.',
      checks: {
        'lower-the-heat': {
          title: 'Let the stove cool',
          step: 'Turn the burners off, and watch the fan until the stove has cooled.',
          meaning: 'If the fan stops by then, the heat sensor did its job: nothing is broken. If not, go on.',
        },
        'dry-the-panel': {
          title: 'Clean and dry the panel',
          step: 'With the stove cold, wipe the buttons with a damp cloth and dry them.',
          meaning: 'If the fan stays off now, grease on the buttons was the likely cause. If not, go on.',
        },
        'reset-once': {
          title: 'Reset the breaker, once',
          step: 'If some house lights are dim and others too bright, turn off the main breaker and call the power company. If the lights are normal and the stove is cold, turn the hood’s breaker off for five minutes, then on again, once.',
          meaning:
            'If the fan stays off, the control only needed a restart. If it starts again, turn the breaker off and call us: the sensor, panel or board has probably failed.',
        },
      },
      causes: [
        { part: 'Heat sensor', fault: 'starts the fan as it should, or is stuck' },
        { part: 'Touch panel', fault: 'greasy, so that it acts as if pressed' },
        { part: 'Control board', fault: 'its relay is stuck' },
      ],
      visit:
        'We find out first whether the heat sensor did it on purpose, then test the touch panel and the control board.',
      worthIt:
        'A sensor is a small repair. A control board is worth replacing in a good hood, if the maker still sells it.',
      tellUs: ['Whether the stove was hot when it started', 'The model number'],
    },
    'odors-stay': {
      heading: 'Cooking smells linger',
      label: 'Cooking smells linger',
      hint: 'The charcoal filter is often too old.',
      mayRunReason: 'Use the hood as usual. Open a window when you fry, unless wind blows in.',
      checks: {
        'duct-or-not': {
          title: 'Find out if it has a duct',
          step: 'With the stove cold and the fan on high, feel for air that blows back into the kitchen at the front, the top, or slots high on a chimney.',
          meaning:
            'If air blows back, the hood has no duct or does not use it: go on. If none does, it probably blows outdoors: see “It runs, but the smoke lingers.”',
        },
        'charcoal-filter': {
          title: 'Check the charcoal filter',
          step: 'Find out when the charcoal filter was last changed.',
          meaning:
            'Most makers say to change charcoal filters every three to six months. If yours is older, replace it: most cannot be washed. Otherwise, go on.',
        },
        'wash-the-filters': {
          title: 'Wash the grease filters',
          step: 'With the hood and stove off and cool, take out the metal filters. Wash them in hot soapy water or the dishwasher, dry them and put them back.',
          meaning: 'If the smell is gone, old grease in the filters was the cause. If not, call us.',
        },
      },
      causes: [
        { part: 'Charcoal filter', fault: 'too old, or missing' },
        { part: 'Grease filters', fault: 'clogged with grease' },
        { part: 'Fan motor', fault: 'too slow' },
      ],
      visit:
        'We check the filters, the fan and the airflow, and tell you whether a duct to the outside is possible.',
      worthIt: 'A filter is a small cost. Without a duct, a hood cannot take out heat and steam.',
      tellUs: ['When the charcoal filter was last changed', 'The model number'],
    },
    flap: {
      heading: 'The outside flap rattles, sticks or lets air in',
      label: 'Outside flap rattles or sticks',
      hint: 'The flap is often rusted or stuck.',
      mayRunReason: 'You may use the fan if the flap opens. If it stays shut, leave the hood off.',
      checks: {
        'look-outside': {
          title: 'Watch the flap',
          step: 'From the ground, look at the flap outside with the fan on high, then off. If the flap is on the roof or hidden, do not climb: call us.',
          meaning:
            'The flap should open with the fan and fall shut afterward. A flap that does not move is stuck or blocked: call us.',
        },
        'listen-in-wind': {
          title: 'Listen in the wind',
          step: 'On a windy day, listen at the hood with the fan off.',
          meaning: 'A flap that bangs may be bent, loose or missing its spring: call us.',
        },
      },
      causes: [
        { part: 'Outside flap', fault: 'rusted, stuck with grease or without its spring' },
        { part: 'Nest', fault: 'birds or wasps have built one in the duct or the cap' },
        { part: 'Damper in the hood', fault: 'loose or bent' },
      ],
      visit:
        'We clean or replace the flap and the damper, clear what blocks them, and check the duct as far as we can reach.',
      worthIt: 'A flap or a damper is a small repair. Near the coast, ask for a flap that does not rust.',
      tellUs: ['Where the duct ends: outside wall or roof, and how high', 'Whether you saw birds or insects'],
    },
    'downdraft-stuck': {
      heading: 'A downdraft vent will not rise or go down',
      label: 'Downdraft will not rise or go down',
      hint: 'Crumbs often jam its track.',
      mayRunReason:
        'The cooktop works without the vent. Keep pans and towels off the slot. If the cooktop is gas, open a window while you cook.',
      checks: {
        'clear-the-slot': {
          title: 'Clear the slot',
          step: 'With the burners cold and the vent’s breaker off, take crumbs out of the slot, and see whether something in the cabinet below presses on the vent.',
          meaning: 'Leave the breaker off until the next step.',
        },
        'reset-once': {
          title: 'Reset the breaker, once',
          step: 'If some house lights are dim and others too bright, turn off the main breaker and call the power company. If the lights are normal, wait five minutes with every knob off, turn the breaker on, once, and press the vent’s button.',
          meaning:
            'If the vent moves, you need no repair. If not, turn the breaker off and call us: a hum points to the lift motor or belt.',
        },
      },
      causes: [
        { part: 'Track', fault: 'full of crumbs or bent' },
        { part: 'Lift motor or its belt', fault: 'worn out' },
        { part: 'Limit switch', fault: 'does not sense “up” or “down”' },
      ],
      visit:
        'We clear the track, test the lift motor and its switches, and check the blower under the floor or outside.',
      worthIt:
        'A switch or a belt is a small repair. For a lift motor, first ask whether the maker still sells it; a new vent must fit the same opening in the counter.',
      tellUs: [
        'Whether it hums, and whether it is stuck up or down',
        'The model number, on the vent or in the cabinet below',
      ],
    },
  },
} as const satisfies Localized<WordsOfSigns<typeof rangeHoodSigns>>;
