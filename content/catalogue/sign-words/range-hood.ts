// What the signs of a range hood say. Facts and sources: signs/range-hood-signs.ts.
import type { Localized } from '#content/language.ts';
import type { rangeHoodSigns } from '../signs/range-hood-signs.ts';
import type { WordsOfSigns } from '../signs/sign-form.ts';

export const rangeHoodSignWords = {
  en: {
    'fan-dead': {
      heading: 'The lights work, but the fan does not',
      label: 'Lights work, fan does not run',
      mayRunReason: 'A motor that hums and does not turn gets hot. Turn it off at once if it hums.',
      checks: {
        'every-speed': {
          step: 'One test only: try every speed for a moment. If the motor hums and does not turn, turn it off and stop there.',
          meaning: 'If one speed works, the speed switch is more likely than the motor.',
        },
        'listen-for-hum': {
          step: 'Listen while you do that, and do not try it again.',
          meaning:
            'A hum means that the motor has power and cannot turn. Silence points to the switch or a wire.',
        },
      },
      causes: [
        { part: 'Fan motor', fault: 'burned out or stuck' },
        { part: 'Capacitor', fault: 'the part that starts the motor failed, so it only hums' },
        { part: 'Speed switch', fault: 'its contacts have burned' },
        { part: 'Blower wheel', fault: 'the fan wheel is held by grease' },
      ],
      visit:
        'We turn the wheel by hand, measure the power at the motor on each speed, and test the switch and the capacitor before we name the motor.',
      worthIt:
        'A switch or a capacitor is a small repair. A motor is worth replacing in a good hood within its usual 14 years, as long as the maker still sells it.',
      tellUs: ['Whether it hums, and whether any speed works', 'The model number'],
    },
    'weak-suction': {
      heading: 'It runs, but the smoke stays',
      label: 'Runs, but smoke stays',
      mayRunReason:
        'You may use it with clean filters. Over a gas stove, open a window while you cook, and use the rear burners.',
      checks: {
        'wash-the-filters': {
          step: 'With the hood off and cool, take out the metal filters. Wash them in hot soapy water or the dishwasher, dry them and put them back.',
          meaning: 'If it pulls better now, the filters were full.',
        },
        'outside-flap': {
          step: 'Hoods with a duct: with the fan on high, look at the flap on the outside wall from the ground. Do not climb up to one on the roof.',
          meaning: 'A flap that stays shut, or a nest in it, blocks the air.',
        },
        'charcoal-filter': {
          step: 'Hoods without a duct: find out when the charcoal filter was last changed. Most cannot be washed.',
          meaning:
            'Your manual says when to change yours, usually every three to six months. An old one holds the air back.',
        },
      },
      causes: [
        { part: 'Grease filters', fault: 'full' },
        { part: 'Outside flap', fault: 'stuck shut, or blocked by a nest' },
        { part: 'Duct', fault: 'crushed, too long or too narrow' },
        { part: 'Charcoal filter', fault: 'too old, on a hood without a duct' },
      ],
      visit:
        'We measure the air at the filters, free the flap and the damper, and follow the duct as far as we can reach it.',
      worthIt:
        'Filters and flaps are small repairs. If the duct is too narrow, a stronger hood does not help; have the duct changed first.',
      tellUs: [
        'Whether the hood has a duct to the outside or blows back into the kitchen',
        'Where the duct ends: outside wall, roof, or you do not know',
      ],
    },
    loud: {
      heading: 'It roars, rattles or squeals',
      label: 'Roars, rattles or squeals',
      mayRunReason: 'Bearings that squeal can stop the motor, and a stopped motor gets hot.',
      checks: {
        'seat-the-filters': {
          step: 'With the hood off, press each filter into its place. Leave the screws alone.',
          meaning: 'If the rattle is gone, a filter was loose.',
        },
        'every-speed': {
          step: 'Listen to each speed for a few seconds, and once more on a day with wind. If it squeals or slows, turn it off and leave it off.',
          meaning:
            'A noise that grows with the speed points to the wheel. One that comes with wind points to the damper.',
        },
      },
      causes: [
        { part: 'Grease filter', fault: 'loose' },
        { part: 'Blower wheel', fault: 'out of balance with grease, or loose on its shaft' },
        { part: 'Fan motor', fault: 'its bearings are worn' },
        { part: 'Damper', fault: 'the flap in the duct is loose and flutters' },
      ],
      visit:
        'We take out and clean the wheel, check the motor shaft for wear, and fasten the damper and the duct collar.',
      worthIt:
        'Cleaning and fastening are small jobs. A motor is worth replacing in a good hood, as long as the maker still sells it.',
      tellUs: ['What it sounds like, and on which speed', 'The model number'],
    },
    lights: {
      heading: 'The lights flicker or stay dark',
      label: 'Lights flicker or stay dark',
      mayRunReason: 'If a light flickers, leave the lights off. You may use the fan without them.',
      checks: {
        'change-the-bulb': {
          step: 'Turn off the hood’s breaker and let the bulb cool. Put in a bulb of the type and wattage printed beside the socket, and turn the breaker on.',
          meaning:
            'If it lights steadily, the bulb was at fault. If it still flickers, leave it off. Built-in LED lights need a technician.',
        },
      },
      causes: [
        { part: 'Bulb', fault: 'worn out, or of the wrong type' },
        { part: 'Lamp socket', fault: 'corroded' },
        { part: 'LED driver or transformer', fault: 'the box that feeds the lights has failed' },
        { part: 'Light switch', fault: 'worn' },
      ],
      visit:
        'We check the bulb and its voltage, clean or replace the socket, and test the switch and the LED driver.',
      worthIt:
        'A socket or a switch is a small repair. For an LED driver, first ask whether the maker still sells it for your model.',
      tellUs: ['Bulbs or built-in LED lights, and one light or all of them', 'The model number'],
    },
    'no-power': {
      heading: 'Nothing works',
      label: 'Nothing works, no fan or lights',
      mayRunReason: 'If one reset brings it back, you may use it. If the breaker trips again, leave it off.',
      checks: {
        'look-at-plug': {
          step: 'Plug in the cabinet above? Look at it before any reset. Brown or melted? Do not touch it: turn off its breaker. If not, see that it is fully in.',
          meaning: 'Many hoods have no plug: they are wired in, and that is for a technician.',
        },
        'reset-once': {
          step: 'Some lights dim, others too bright? Turn off the main breaker. Call the electric utility. Lights normal? Reset a tripped breaker, or the outlet’s reset button, once.',
          meaning: 'If it works, watch it for a day. If it trips again, leave it off.',
        },
      },
      causes: [
        { part: 'Breaker or outlet', fault: 'has tripped or gives no power' },
        { part: 'Plug or wire connection', fault: 'loose' },
        {
          part: 'Control board or switch',
          fault: 'the electronics or the switch failed, often after a power surge',
        },
      ],
      visit: 'We measure the power at the hood, then test the connection, the switch or the control board.',
      worthIt:
        'A connection or a switch is a small repair. For a control board, compare our quote with a new hood, especially if yours is an older one.',
      tellUs: ['Whether it stopped after a storm or a power outage', 'The model number'],
    },
    buttons: {
      heading: 'The buttons do not respond',
      label: 'Buttons do not respond',
      mayRunReason: 'If the fan does not turn off, turn off its breaker.',
      checks: {
        'dry-the-panel': {
          step: 'With the hood off, wipe the panel with a cloth that is damp with soapy water, and dry it.',
          meaning: 'If the buttons work when it is clean and dry, that was the cause.',
        },
        'reset-once': {
          step: 'Some lights dim, others too bright? Turn off the main breaker. Call the electric utility. Lights normal? Turn the hood’s breaker off for five minutes, then on again, once.',
          meaning:
            'If the buttons work, a brief power outage was the cause. If not, the panel or the board has failed.',
        },
      },
      causes: [
        { part: 'Touch panel', fault: 'greasy, damp or worn' },
        { part: 'Speed switch', fault: 'worn' },
        { part: 'Control board', fault: 'failed, often after a power surge' },
      ],
      visit:
        'We test the touch panel or the switch, its cable and the control board, and replace the one that failed.',
      worthIt:
        'A switch is a small repair. A touch panel or a board is worth replacing in a good hood, as long as the maker still sells it.',
      tellUs: ['Push buttons, a slide or a touch panel, and which of them fail', 'The model number'],
    },
    drips: {
      heading: 'Grease or water drips on the stove',
      label: 'Grease or water drips',
      mayRunReason:
        'Grease that drips on a hot burner can burn. Do not cook under it until the filters are clean.',
      checks: {
        'wash-the-filters': {
          step: 'With the hood off and cool, take out the metal filters. Wash them in hot soapy water or the dishwasher, dry them and put them back.',
          meaning: 'If the dripping stops, it was grease.',
        },
        'after-rain': {
          step: 'Note when it drips: after frying, after boiling, or after rain.',
          meaning:
            'After rain, water came in from outside: turn off the hood’s breaker. After boiling, steam turns to water in a cold duct.',
        },
      },
      causes: [
        { part: 'Grease filters', fault: 'full' },
        { part: 'Roof or wall cap', fault: 'lets rain in' },
        { part: 'Duct', fault: 'slopes the wrong way, or is cold, so that steam turns to water' },
      ],
      visit:
        'We find out whether it is grease, rain or steam, clean the grease channel, and check the cap and the slope of the duct.',
      worthIt:
        'Cleaning is a small job. A cap on the roof is work for a roofer. Rust through the hood is a reason for a new one.',
      tellUs: [
        'Brown and sticky, or clear like water, and when it drips',
        'Where the duct ends: outside wall or roof',
      ],
    },
    'starts-by-itself': {
      heading: 'The fan starts by itself',
      label: 'Fan starts by itself',
      mayRunReason: 'If it also starts over a cold stove, turn off its breaker.',
      checks: {
        'lower-the-heat': {
          step: 'Turn the burners down and watch the fan.',
          meaning: 'If it stops when the stove cools, the sensor did its job.',
        },
        'dry-the-panel': {
          step: 'With the hood off and cool, wipe its buttons with a damp cloth and dry them.',
          meaning: 'If the fan stays off now, grease on the buttons had started it.',
        },
        'reset-once': {
          step: 'Some lights dim, others too bright? Turn off the main breaker. Call the electric utility. Stove cold? Turn the hood’s breaker off for five minutes, then on again, once.',
          meaning: 'If it starts again over a cold stove, the sensor, the panel or the board has failed.',
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
        'A sensor is a small repair. A board makes sense in a good hood, as long as the maker still sells it.',
      tellUs: ['Whether the stove was hot when it started', 'The model number'],
    },
    'odors-stay': {
      heading: 'Smells stay in the kitchen',
      label: 'Cooking smells stay',
      mayRunReason: 'Open a window when you fry.',
      checks: {
        'charcoal-filter': {
          step: 'Find out when the charcoal filter was last changed. Most cannot be washed.',
          meaning:
            'Your manual says when to change yours, usually every three to six months. A new one takes out smells again.',
        },
        'wash-the-filters': {
          step: 'With the hood off and cool, take out the metal filters. Wash them in hot soapy water, dry them and put them back.',
          meaning: 'Old grease in the filters also smells.',
        },
      },
      causes: [
        { part: 'Charcoal filter', fault: 'too old, or missing' },
        { part: 'Grease filters', fault: 'full' },
        { part: 'Fan motor', fault: 'too slow' },
      ],
      visit:
        'We check the filters, the fan and the path of the air, and tell you whether a duct to the outside is possible.',
      worthIt: 'A filter is a small cost. Without a duct, a hood cannot take out heat and steam.',
      tellUs: ['When the charcoal filter was last changed', 'The model number'],
    },
    flap: {
      heading: 'The outside flap rattles, sticks or lets air in',
      label: 'Outside flap rattles or sticks',
      mayRunReason: 'A flap that does not close lets in damp air and insects, and does no other harm.',
      checks: {
        'look-outside': {
          step: 'From the ground, look at the flap on the outside wall with the fan on high, then off. Do not climb up to one on the roof.',
          meaning: 'It should open with the fan and fall shut afterward.',
        },
        'listen-in-wind': {
          step: 'On a day with wind, listen at the hood with the fan off.',
          meaning: 'A flap that claps in the wind has lost its spring.',
        },
      },
      causes: [
        { part: 'Outside flap', fault: 'rusted, stuck with grease or without its spring' },
        { part: 'Nest', fault: 'of birds or wasps in the duct or the cap' },
        { part: 'Damper in the hood', fault: 'loose or bent' },
      ],
      visit:
        'We clean or replace the flap and the damper, clear what blocks them, and check the duct as far as we can reach it.',
      worthIt: 'A flap or a damper is a small repair. Near the sea, ask for one that does not rust.',
      tellUs: ['Where the duct ends: outside wall or roof, and how high', 'Whether you saw birds or insects'],
    },
    'downdraft-stuck': {
      heading: 'A downdraft vent will not rise or go down',
      label: 'Downdraft will not rise or go down',
      mayRunReason: 'The cooktop works without it. Keep pans and towels off the slot.',
      checks: {
        'clear-the-slot': {
          step: 'With the stove cold, take crumbs out of the slot, and check whether something in the cabinet below presses on the vent.',
          meaning: 'If it moves now, something was in the way.',
        },
        'reset-once': {
          step: 'Some lights dim, others too bright? Turn off the main breaker. Call the electric utility. Lights normal? Turn the vent’s breaker off for five minutes, then on again, once.',
          meaning:
            'If it moves, it had lost its place. If it hums and stays, the lift motor or its belt has failed.',
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
