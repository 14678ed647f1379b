// What the signs of a wine cooler say. Facts and sources: signs/wine-cooler-signs.ts.
import type { Localized } from '#content/language.ts';
import type { WordsOfSigns } from '../signs/sign-form.ts';
import type { wineCoolerSigns } from '../signs/wine-cooler-signs.ts';

export const wineCoolerSignWords = {
  en: {
    'drifts-warm': {
      heading: 'It does not hold its temperature',
      label: 'Does not hold its temperature',
      mayRunReason:
        'You can leave it on with the door shut. If it clicks over and over, turn it off and call us. One warm day does wine little harm.',
      checks: {
        thermometer: {
          step: 'Put a thermometer in a glass of water inside and read it the next day. Compare it with the temperature that you set (55 °F is 13 °C).',
          meaning:
            'A few degrees apart is normal. If the water is much warmer, try the next two checks. If they do not help, call us.',
        },
        'front-grille': {
          step: 'Look at the grille at the bottom or, on a freestanding cooler, the vents at the back. Uncover them, and vacuum off the dust without taking anything apart.',
          meaning:
            'A cooler that gets no air gets warm. If it holds its temperature a day later, that was probably the cause.',
        },
        'close-the-door': {
          step: 'Look for a bottle neck or a rack that keeps the door ajar, and push it in.',
          meaning:
            'If the door closes now, the temperature should be right the next day. If it is not, call us.',
        },
      },
      causes: [
        { part: 'Condenser or heat sink', fault: 'the fins that give off the heat are packed with dust' },
        { part: 'Fan', fault: 'has stopped' },
        { part: 'Temperature sensor', fault: 'reads wrong' },
        {
          part: 'Cooling system',
          fault: 'the compressor is worn, a tube leaks or, in a silent cooler, the cooling module is worn',
        },
      ],
      visit:
        'We take a true reading, clean the condenser, and test the fans and the sensor. Only when those are sound do we test the compressor or the cooling module.',
      worthIt:
        'Fans, sensors and controls are worth replacing. A failed cooling system in a small freestanding cooler is not. In a built-in it can be, since a new cooler must fit the same opening.',
      tellUs: ['Whether it is built in, and whether it hums like a refrigerator', 'The model number'],
    },
    'will-not-turn-on': {
      heading: 'It does not turn on',
      label: 'Does not turn on',
      mayRunReason:
        'If one reset brings it back, you may use it. If not, leave it off. The wine can stay inside for a day or two.',
      checks: {
        breaker: {
          step: 'If some house lights are dim and others too bright, the supply is faulty. Turn off the main breaker and call the power company. If the lights are normal, reset a tripped breaker, or press the outlet’s reset button, once.',
          meaning:
            'If the cooler stays on, nothing else is needed. If the breaker or outlet trips again, leave the cooler off and call us.',
        },
        'power-button': {
          step: 'After an outage, wait five minutes first. Then hold the power button for five seconds, and set the temperature again.',
          meaning:
            'If it stays off and its plug is cool, try a lamp in its outlet. If the lamp lights, call us. Otherwise, call an electrician.',
        },
      },
      causes: [
        { part: 'Outlet or breaker', fault: 'has tripped' },
        { part: 'Power supply board', fault: 'failed, often after a power surge' },
        { part: 'Control board', fault: 'the electronics behind the buttons failed' },
        { part: 'Power cord', fault: 'damaged or loose' },
      ],
      visit:
        'We test the outlet, then the power supply and the control board, and look at the cord. You hear the price of the board before it is ordered.',
      worthIt:
        'In a built-in cooler, a board is usually worth replacing. In a small, silent (thermoelectric) cooler, a board often costs more than half the price of a new cooler. If so, we will tell you.',
      tellUs: [
        'Whether it stopped in a storm or a power outage',
        'The model number: boards usually have to be ordered',
      ],
    },
    'hums-vibrates': {
      heading: 'It hums, buzzes or rattles',
      label: 'Hums, buzzes or rattles',
      mayRunReason:
        'A steady hum or a rattle can wait. If the cooler clicks and gets warm, the compressor probably cannot start: turn the cooler off.',
      checks: {
        racks: {
          step: 'Move bottles apart and slide each rack in fully. Shut the door and listen for ten minutes.',
          meaning:
            'If the noise does not come back, a rack or a bottle made it. If it does, try the next check.',
        },
        level: {
          step: 'Press on each top corner of a freestanding cooler. If yours is built in, see whether it touches the cabinet beside it.',
          meaning:
            'If the cooler rocks or touches the cabinet, it needs leveling or a little room, not a part.',
        },
        'inner-fan': {
          step: 'Keep the door shut: some models stop the inside fan when the door opens. Listen at the glass, then down low, at the grille or the back.',
          meaning:
            'A fan that starts and stops can be normal. A scrape behind the glass points to the inside fan, a rattle down low to the mounts.',
        },
      },
      causes: [
        { part: 'Fan', fault: 'worn or out of balance' },
        { part: 'Rubber mounts under the compressor', fault: 'hardened' },
        { part: 'Feet', fault: 'not level' },
        { part: 'Start relay', fault: 'worn, so that the compressor clicks and does not start' },
      ],
      visit:
        'We level it, listen to the fan and the compressor, one at a time, and replace the mounts or the fan that makes the noise.',
      worthIt:
        'A fan or a set of mounts is a small repair. If the compressor itself is loud in a small cooler, compare our quote with the price of a new cooler.',
      tellUs: ['Whether the noise comes from inside or from below', 'Whether it is built in'],
    },
    'never-rests': {
      heading: 'It runs all the time',
      label: 'Runs all the time',
      mayRunReason:
        'You can leave it on while it stays cold. The fan of a silent (thermoelectric) cooler runs all day. Most compressors rest at times; newer variable-speed ones hardly ever do.',
      checks: {
        'front-grille': {
          step: 'Move rugs and boxes away from the grille, and vacuum off the dust without taking anything apart.',
          meaning: 'If the cooler rests within a day, it had too little air.',
        },
        'room-and-sun': {
          step: 'Check whether the sun shines on the glass, and read the temperature of the room.',
          meaning:
            'Sun or a hot room can make any cooler run nonstop. Shade the glass or cool the room, and see whether the cooler rests.',
        },
        'close-the-door': {
          step: 'Look for a bottle neck or a rack that keeps the door ajar, and push it in.',
          meaning: 'If the door closes now, the cooler may rest the next day. Call us if the wine gets warm.',
        },
      },
      causes: [
        { part: 'Condenser or heat sink', fault: 'packed with dust' },
        { part: 'Wrong spot', fault: 'a freestanding model with vents at the back, built into a cabinet' },
        { part: 'Door seal', fault: 'has a gap' },
        { part: 'Sealed cooling system', fault: 'weak or leaking' },
      ],
      visit:
        'We measure the temperature of the air going in and coming out, test the door seal, and tell you if the cooler is the wrong type for its place. Then we test the cooling itself.',
      worthIt:
        'Cleaning or a seal costs little. A freestanding cooler in a closed cabinet will fail again after any repair unless it gets air.',
      tellUs: ['Whether it is freestanding or in a cabinet', 'Where its vents are: front or back'],
    },
    'water-inside': {
      heading: 'There is water inside or under it',
      label: 'Water inside or under it',
      mayRunReason:
        'If the floor is dry, you can leave it on. If not, keep it off until both floor and plug are dry. If the plug is hidden, wait for us.',
      checks: {
        'close-the-door': {
          step: 'If the floor is wet, see the warning above first. When the floor is dry, dry the inside, and make sure that no bottle holds the door open.',
          meaning:
            'If no puddle comes back within two days, it was damp air. Drops on the back wall inside are normal.',
        },
        'drain-hole': {
          step: 'Look at the bottom of the back wall for a small drain hole; some coolers have it behind the wall. Wipe away a label or dirt that covers the hole.',
          meaning:
            'If the water drains again, that was the cause. If not, leave the hole to us: do not poke anything into it.',
        },
      },
      causes: [
        { part: 'Drain', fault: 'blocked by a label or mold' },
        { part: 'Door seal or hinge', fault: 'lets damp air in' },
        { part: 'Drain pan', fault: 'cracked or out of place' },
      ],
      visit:
        'We clear and flush the drain, set the pan in place, and check the hinge and the seal of the door.',
      worthIt:
        'It is nearly always worth fixing: a drain, a pan or a seal is a small repair on a cooler that still cools.',
      tellUs: ['Where the water is: inside, below or behind', 'Whether the room is damp or air-conditioned'],
    },
    'dark-display': {
      heading: 'The light or the display is out',
      label: 'Light or display is out',
      mayRunReason: 'Cooling and light are separate parts. You may go on using it while the wine stays cool.',
      checks: {
        'light-button': {
          step: 'Press the light button, and hold the display button or the lock for a few seconds.',
          meaning: 'Some models dim by themselves. If the light comes on, nothing is broken.',
        },
        thermometer: {
          step: 'Put a thermometer in a glass of water inside and read it the next day.',
          meaning:
            'If it is near your setting, probably only the light or the display has failed. If it is much warmer, the cooling has failed, too.',
        },
      },
      causes: [
        { part: 'Lamp', fault: 'burned out, or the part that powers it has failed' },
        { part: 'Door switch', fault: 'worn' },
        { part: 'Cable in the door hinge', fault: 'worn through by years of opening' },
      ],
      visit:
        'We find out whether the control, the cable or the lamp has lost power, and give you a price for that part alone.',
      worthIt:
        'It is worth fixing in a built-in. In a small cooler you can live without the light: a thermometer does the work of the display.',
      tellUs: ['Whether it still cools', 'The model number: displays usually have to be ordered'],
    },
    'one-zone-off': {
      heading: 'One zone is too warm or too cold',
      label: 'One zone too warm or too cold',
      mayRunReason:
        'Nothing is at risk in the zone that holds its temperature. All wine keeps well at 55 °F.',
      checks: {
        'zone-settings': {
          step: 'Read in the manual which zone is made to be the colder one, and set both to match.',
          meaning:
            'Many models cannot cool the warmer zone below a limit. That is normal. If a zone is off by more, go on.',
        },
        bottles: {
          step: 'Take bottles away from the back wall and from the wall between the zones.',
          meaning: 'If the zone is right the next day, the air was blocked.',
        },
        thermometer: {
          step: 'Put a thermometer in a glass of water in each zone and read both the next day.',
          meaning:
            'If the zone is still off, call us. If its display agrees, the fan or the damper has probably failed; if not, the sensor.',
        },
      },
      causes: [
        { part: 'Fan of the zone', fault: 'has stopped' },
        { part: 'Damper', fault: 'stuck open or closed' },
        { part: 'Temperature sensor', fault: 'reads wrong' },
        { part: 'Control board', fault: 'does not switch the zone' },
      ],
      visit:
        'We switch each zone by itself, listen for its fan and damper, and compare its sensor with a thermometer.',
      worthIt:
        'A fan, a sensor or a damper is a small repair. For a board, compare our quote with the price of a new cooler, or use the good zone for everything.',
      tellUs: ['Which zone is wrong, and by how many degrees', 'The model number'],
    },
    'door-fogs': {
      heading: 'The glass door fogs or drips',
      label: 'Glass door fogs or drips',
      mayRunReason:
        'Fog harms nothing inside. Wipe off drops so that they do not run onto wooden racks or the floor.',
      checks: {
        'door-seal': {
          step: 'Close the door on a dollar bill at several places and pull.',
          meaning: 'If the bill slides out freely at one spot, the seal or the hinge is probably the reason.',
        },
        'room-air': {
          step: 'Run the air conditioner, keep the door shut for a few hours, and look again.',
          meaning: 'If the fog is gone, the room was damp. If it is still there, test the seal.',
        },
      },
      causes: [
        { part: 'Door seal', fault: 'has a gap or is hard' },
        { part: 'Hinge', fault: 'worn, so the door hangs low' },
        { part: 'Door heater', fault: 'failed, in models that have one' },
        { part: 'Glass', fault: 'leaks between its panes, so the fog is inside' },
      ],
      visit:
        'We test the seal around the door, adjust the hinge, and measure the door heater where there is one. Fog between the panes means a new door, and we will say so.',
      worthIt:
        'A seal or a hinge is a small repair. A whole door often has to be ordered, and on a small cooler it is seldom worth the price.',
      tellUs: [
        'Whether the fog is outside, inside or between the panes',
        'Where the cooler is: kitchen, garage or outdoors',
      ],
    },
    freezes: {
      heading: 'Bottles freeze, or ice forms at the back',
      label: 'Bottles freeze, ice at the back',
      mayRunReason:
        'Frozen wine pushes corks and breaks bottles. Read the display, then turn the cooler off and leave the door shut.',
      checks: {
        'set-temperature': {
          step: 'Read the display: 55 °F (13 °C) is right for storing. If it was set colder, one test only: set it right, turn it on and look the next day.',
          meaning:
            'If nothing freezes now, the setting was the cause. If something does, leave the cooler off.',
        },
        bottles: {
          step: 'Take out bottles that touch the back wall.',
          meaning:
            'If only those froze, they were too close to the cold wall. If others froze, too, it is probably a part.',
        },
      },
      causes: [
        { part: 'Temperature sensor', fault: 'out of its clip or failed' },
        { part: 'Control relay', fault: 'stuck, so the compressor never stops' },
        { part: 'Fan', fault: 'has stopped, so ice forms at the back' },
      ],
      visit:
        'We put the sensor in its place or replace it, and wait until the control really stops the compressor. We melt the ice and test the fan.',
      worthIt:
        'Yes: a sensor, a fan or a relay is a sensible repair on a compressor cooler that still cools well.',
      tellUs: ['What the display shows, and what a thermometer shows', 'The model number'],
    },
    'thermoelectric-warm': {
      heading: 'A small, silent cooler stays too warm',
      label: 'Small silent cooler stays warm',
      mayRunReason: 'You can leave it on while its fan turns. In a hot room it cannot reach its setting.',
      checks: {
        'room-and-sun': {
          step: 'Read the temperature of the room, and see whether sun falls on the cooler.',
          meaning:
            'It gets only about 20 °F colder than its room. In a garage or in the sun, it stays warm without being broken.',
        },
        'space-behind': {
          step: 'Leave a hand’s width of air behind it and at both sides.',
          meaning: 'If the cooler is colder the next day, it had too little air.',
        },
        fan: {
          step: 'Listen at the back for a fan, and feel for moving air.',
          meaning:
            'If there is no sound and no air, turn the cooler off. The fan has probably stopped, and the cooling part overheats.',
        },
      },
      causes: [
        { part: 'Fan', fault: 'has stopped' },
        { part: 'Cooling module', fault: 'the electric plate that makes the cold is worn out' },
        { part: 'Power supply board', fault: 'weak' },
        { part: 'Wrong spot', fault: 'too warm or too tight' },
      ],
      visit:
        'We take the temperature of the room first, then test the fan, the cooling module and the power supply, and say when a new cooler is the cheaper way.',
      worthIt:
        'A fan is a small repair. A cooling module in a small cooler often costs more than half the price of a new cooler. If so, we will advise against the repair.',
      tellUs: [
        'How many bottles it holds, and where it is',
        'The model number, so that we can see what a part costs',
      ],
    },
  },
} as const satisfies Localized<WordsOfSigns<typeof wineCoolerSigns>>;
