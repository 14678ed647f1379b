// What the signs of a wine cooler say. Facts and sources: signs/wine-cooler-signs.ts.
import type { Localized } from '#content/language.ts';
import type { WordsOfSigns } from '../signs/sign-form.ts';
import type { wineCoolerSigns } from '../signs/wine-cooler-signs.ts';

export const wineCoolerSignWords = {
  en: {
    'drifts-warm': {
      heading: 'It does not cool or stay cold',
      label: 'Does not cool or stay cold',
      hint: 'Dusty vents are a common cause.',
      mayRunReason:
        'You can leave it on with the door shut. If it keeps clicking, turn it off and call us. Above 80 °F inside, move the wine somewhere cool.',
      checks: {
        'which-kind': {
          title: 'Find out which kind it is',
          step: 'Display dark? See “It does not turn on.” If not, listen low at the back or front for ten minutes. Nothing runs? Turn the cooler off and call us.',
          meaning:
            'A hum is a compressor: go on. Only a fan? If it used to hum, call us. If it never did, see “A small, silent cooler stays too warm.”',
        },
        'door-and-grille': {
          title: 'Check seal and vents',
          step: 'Push in bottles and racks. Look along the whole door seal and wipe it. Turn the cooler off, vacuum the vents from outside, and turn it on five minutes later.',
          meaning:
            'If the seal is torn or stands away from the frame, call us. If the cooler is colder the next day, that was the cause. If not, go on.',
        },
        thermometer: {
          title: 'Measure the temperature',
          step: 'Put a thermometer in a glass of water inside and read it the next day. Compare it with the temperature that you set (55 °F is 13 °C).',
          meaning: 'Within 5 °F, the cooler works as it should. If the gap is bigger, call us.',
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
        'We take a true reading, clean the condenser, and test the fans and the sensor, then the compressor or the cooling module.',
      worthIt:
        'In a built-in, even the cooling system can be worth fixing, because a new cooler must fit the opening. In a freestanding compressor cooler, fans and sensors are worth replacing. In a small, silent (thermoelectric) one, usually only a fan is worth replacing.',
      tellUs: ['Whether it is built in, and whether it hums like a refrigerator', 'The model number'],
    },
    'will-not-turn-on': {
      heading: 'It does not turn on',
      label: 'Does not turn on',
      hint: 'Look at its plug and breaker first.',
      mayRunReason:
        'If the whole house is dark, call the power company. If one reset brings the cooler back, you may use it. If not, leave it off.',
      checks: {
        'power-button': {
          title: 'Check plug and power button',
          step: 'If you can reach the plug and it is not hot, push it fully in. After an outage, wait five minutes. Hold the power button for five seconds.',
          meaning: 'If the cooler comes on, set the temperature again. If it stays off, go on.',
        },
        breaker: {
          title: 'Reset breaker or outlet, once',
          step: 'If some house lights are dim and others too bright, turn off the main breaker and call the power company. If half the rooms are dark, do the same. If lights are normal or one room is dark, reset a tripped breaker (fully off, then on) or outlet button, once.',
          meaning:
            'Hold the power button again. If anything trips again, leave it off and call us. Still dead? Try a lamp in its outlet: if dark, call an electrician; otherwise, us.',
        },
      },
      causes: [
        { part: 'Outlet or breaker', fault: 'has tripped' },
        { part: 'Power supply board', fault: 'failed, often after a power surge' },
        { part: 'Control board', fault: 'failed, so that the buttons do nothing' },
        { part: 'Power cord', fault: 'damaged or loose' },
      ],
      visit:
        'We test the outlet, then the power supply and the control board, and look at the cord. You hear the price of the board before it is ordered.',
      worthIt:
        'A board is usually worth replacing in a built-in. In a freestanding compressor cooler, compare our quote with the price of a new one. In a small thermoelectric cooler, a board often costs more than half as much as a new cooler.',
      tellUs: [
        'Whether it stopped in a storm or a power outage',
        'The model number: boards usually have to be ordered',
      ],
    },
    'hums-vibrates': {
      heading: 'It hums, buzzes or rattles',
      label: 'Hums, buzzes or rattles',
      hint: 'The fan is often worn.',
      mayRunReason:
        'A steady hum, buzz or rattle can wait. If the cooler scrapes, or clicks and gets warm, turn it off and call us.',
      checks: {
        racks: {
          title: 'Move bottles and racks',
          step: 'Move bottles apart and slide each rack in fully. Shut the door and listen for ten minutes.',
          meaning: 'If the noise does not come back, a rack or a bottle made it. If it does, go on.',
        },
        level: {
          title: 'See whether it rocks',
          step: 'Press on each top corner of a freestanding cooler. If yours is built in, see whether it touches the cabinet beside it.',
          meaning:
            'If the cooler rocks or touches the cabinet, that’s the likely noise; if not, go on. Empty a freestanding one before you turn its feet; leave a built-in to us.',
        },
        'inner-fan': {
          title: 'Listen for the fan',
          step: 'Keep the door shut: some models stop the inside fan when the door opens. Listen at the glass, then down low, at the vents in front or back.',
          meaning:
            'A soft, even hum is normal. If the fan scrapes, turn the cooler off and call us. If something down low rattles or buzzes, call us, too.',
        },
      },
      causes: [
        { part: 'Fan', fault: 'worn or out of balance' },
        { part: 'Rubber mounts under the compressor', fault: 'hardened' },
        { part: 'Feet', fault: 'not level' },
        { part: 'Start relay', fault: 'worn, so that the compressor clicks and does not start' },
      ],
      visit:
        'We level the cooler, listen to the fan and the compressor separately, and test the start relay.',
      worthIt:
        'A fan or a set of mounts is a small repair. A compressor that is loud can be worth replacing in a built-in. In a freestanding cooler, compare our quote with the price of a new one.',
      tellUs: ['Whether the noise comes from inside or from below', 'Whether it is built in'],
    },
    'never-rests': {
      heading: 'It runs all the time',
      label: 'Runs all the time',
      hint: 'Dust or a tight spot is often why.',
      mayRunReason:
        'You can leave it on while it stays cold. The fan of a silent (thermoelectric) cooler runs all day. Most compressors rest at times; newer variable-speed ones hardly ever do.',
      checks: {
        'which-kind': {
          title: 'Find out which kind it is',
          step: 'With the door shut, listen low at the back, or in front if it is built in, for ten minutes: a compressor gives a low hum; a fan only blows.',
          meaning:
            'A hum means a compressor: go on. If only the fan runs, that is normal. If yours used to hum, or the wine gets warm, call us.',
        },
        'door-and-grille': {
          title: 'Check seal and vents',
          step: 'Push in bottles and racks. Check and wipe the whole door seal. Turn the cooler off, clear and vacuum its vents from outside, and turn it on five minutes later.',
          meaning:
            'If the seal is torn or has a gap, or the wine gets warm, call us. If the cooler rests within a day, that was the cause. Otherwise, go on.',
        },
        'room-and-sun': {
          title: 'Check room and sun',
          step: 'See whether the sun reaches the glass and whether a cabinet closes in vents at the back, and read the room’s temperature. Shade the glass and cool a hot room.',
          meaning:
            'Sun, a room or garage above 80 °F, or back vents closed in by a cabinet can make a compressor run nonstop. If an older model never rests, call us.',
        },
      },
      causes: [
        { part: 'Condenser or heat sink', fault: 'packed with dust' },
        { part: 'Wrong spot', fault: 'a freestanding model with vents at the back, built into a cabinet' },
        { part: 'Door seal', fault: 'has a gap' },
        { part: 'Sealed cooling system', fault: 'weak or leaking' },
      ],
      visit:
        'We clean the condenser, measure the air going in and out, test the door seal, and tell you if the cooler is wrong for its place. Then we test the cooling itself.',
      worthIt:
        'Cleaning, or a seal sold without the door, costs little. A freestanding cooler in a closed cabinet will fail again after any repair unless it gets air.',
      tellUs: ['Whether it is freestanding or in a cabinet', 'Where its vents are: front or back'],
    },
    'water-inside': {
      heading: 'There is water inside or under it',
      label: 'Water inside or under it',
      hint: 'The drain is often blocked.',
      mayRunReason:
        'You can leave it on if the floor is dry. If not, keep the breaker off until floor and plug are dry. If the plug is hidden, wait for us.',
      checks: {
        'close-the-door': {
          title: 'Dry it, close the door',
          step: 'Water on the floor? Turn the breaker off if you can without stepping in water, then mop up; if you cannot, call us. Dry the inside; wipe the seal.',
          meaning:
            'If the seal is torn, call us. With floor and plug dry, turn the breaker on. If no puddle returns in two days, it was damp air; otherwise, go on.',
        },
        'drain-hole': {
          title: 'Look at the drain hole',
          step: 'Drops on the back wall are normal. Look below them for a small drain hole; some coolers have it behind the wall. Wipe away any dirt or loose label.',
          meaning:
            'If the water drains now, that was the cause. If not, or if you see no hole, call us. Do not poke anything into the hole.',
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
        'A drain or a pan is a small repair, worth it in a built-in or a larger compressor cooler that still cools. For a small, silent cooler, compare our quote with the price of a new one.',
      tellUs: ['Where the water is: inside, below or behind', 'Whether the room is damp or air-conditioned'],
    },
    'dark-display': {
      heading: 'The light or the display is out',
      label: 'Light or display is out',
      hint: 'The cooling usually still works.',
      mayRunReason:
        'Cooling and light are usually separate parts. You may go on using it while the wine stays cool.',
      checks: {
        'light-button': {
          title: 'Press the light button',
          step: 'Press the light button, and hold the display button or the lock button for a few seconds.',
          meaning:
            'Some models dim by themselves. If the light and the display come back, nothing is broken.',
        },
        thermometer: {
          title: 'Measure the temperature',
          step: 'Put a thermometer in a glass of water inside and read it the next day.',
          meaning:
            'If the water is within 5 °F of the temperature you last set (55 °F is common), probably only the light or display failed. If it is not, call us.',
        },
      },
      causes: [
        { part: 'Lamp', fault: 'burned out, or the part that powers it has failed' },
        { part: 'Door switch', fault: 'worn' },
        { part: 'Cable in the door hinge', fault: 'worn through by years of opening' },
        { part: 'Control board', fault: 'its display has failed' },
      ],
      visit:
        'We test the lamp, the door switch, the cable and the control board, and tell you the full price of replacing only what failed.',
      worthIt:
        'It is worth fixing in a built-in. In a freestanding cooler, compare our quote with the price of a new one, or live without the light: a thermometer does the work of the display.',
      tellUs: ['Whether it still cools', 'The model number: displays usually have to be ordered'],
    },
    'one-zone-off': {
      heading: 'One zone is too warm or too cold',
      label: 'One zone too warm or too cold',
      hint: 'The fan of that zone often stops.',
      mayRunReason: 'Move the wine to the zone that holds its temperature. All wine keeps well at 55 °F.',
      checks: {
        'zone-settings': {
          title: 'Set both zones',
          step: 'Read in the manual which zone is made to be the colder one, and set both to match.',
          meaning:
            'Many models cannot cool the warmer zone below a limit: that is normal. If your settings are within the limits, go on.',
        },
        bottles: {
          title: 'Move the bottles',
          step: 'Take bottles away from the back wall and from the wall between the zones.',
          meaning: 'If the zone is right the next day, the air was blocked. If not, go on.',
        },
        thermometer: {
          title: 'Measure both zones',
          step: 'Put a thermometer in a glass of water in each zone and read both the next day.',
          meaning:
            'Up to 5 °F off the setting is normal. If a zone is farther off, call us, and say whether its display agrees with the thermometer.',
        },
      },
      causes: [
        { part: 'Fan of the zone', fault: 'has stopped' },
        { part: 'Damper', fault: 'stuck open or closed' },
        { part: 'Temperature sensor', fault: 'reads wrong' },
        { part: 'Control board', fault: 'does not switch the zone' },
      ],
      visit:
        'We switch each zone by itself, listen for its fan and damper, compare its sensor with a thermometer, and test the control board.',
      worthIt:
        'A fan, a sensor or a damper is a small repair. A board is usually worth replacing in a built-in. In a freestanding cooler, compare our quote with the price of a new one, or use the good zone for everything.',
      tellUs: ['Which zone is wrong, and by how many degrees', 'The model number'],
    },
    'door-fogs': {
      heading: 'The glass door fogs or drips',
      label: 'Glass door fogs or drips',
      hint: 'The door seal often has a gap.',
      mayRunReason:
        'Fog harms nothing inside. Wipe off drops so that they do not run onto wooden racks or the floor.',
      checks: {
        'door-seal': {
          title: 'Test the door seal',
          step: 'Close the door on a dollar bill at several places and pull.',
          meaning:
            'If the bill slides out freely, wipe the seal and try again. If it still does, call us. If it holds, go on.',
        },
        'room-air': {
          title: 'Dry the air in the room',
          step: 'Run the air conditioner, keep the door shut for a few hours, and look again.',
          meaning: 'If the fog is gone, the room was damp. If it is still there, call us.',
        },
      },
      causes: [
        { part: 'Door seal', fault: 'has a gap or is hard' },
        { part: 'Hinge', fault: 'worn, so the door hangs low' },
        { part: 'Door heater', fault: 'failed, in models that have one' },
        { part: 'Glass', fault: 'leaks between its panes, so the fog is inside' },
      ],
      visit:
        'We test the seal around the door, adjust the hinge, and measure the door heater where there is one. Fog between the panes means a new door.',
      worthIt:
        'A hinge, or a seal sold alone, is a small repair. A whole door often has to be ordered: it can be worth its price on a built-in, but seldom is on a small cooler.',
      tellUs: [
        'Whether the fog is outside, inside or between the panes',
        'Where the cooler is: kitchen, garage or outdoors',
      ],
    },
    freezes: {
      heading: 'Bottles freeze, or ice forms at the back',
      label: 'Bottles freeze, ice at the back',
      hint: 'The sensor may be out of its clip.',
      mayRunReason:
        'Frozen wine pushes out corks and breaks bottles. Read the display, turn the cooler off, and do the checks below.',
      checks: {
        bottles: {
          title: 'Move the bottles',
          step: 'Leave cracked or bulging bottles alone. Move the others away from the back wall.',
          meaning:
            'If only bottles there froze, they were too close: go on. If others froze at 55 °F, leave the cooler off and call us: a part has probably failed.',
        },
        'set-temperature': {
          title: 'Set it warmer',
          step: 'One test only: if it was set below 55 °F (13 °C) or only bottles at the wall froze, turn it on, set 55 °F and look the next day.',
          meaning: 'If nothing freezes now, use it. If something does, turn the cooler off and call us.',
        },
      },
      causes: [
        { part: 'Temperature sensor', fault: 'out of its clip or failed' },
        { part: 'Control relay', fault: 'stuck, so the compressor never stops' },
        { part: 'Fan', fault: 'has stopped, so ice forms at the back' },
      ],
      visit:
        'We put the sensor in its place or replace it, and wait until the control stops the compressor. We melt the ice and test the fan.',
      worthIt: 'A sensor, a fan or a relay is a sensible repair.',
      tellUs: ['What the display shows, and what a thermometer shows', 'The model number'],
    },
    'thermoelectric-warm': {
      heading: 'A small, silent cooler stays too warm',
      label: 'Small silent cooler stays warm',
      hint: 'Its fan has often stopped.',
      mayRunReason: 'You can leave it on while its fan turns. In a hot room it cannot reach its setting.',
      checks: {
        fan: {
          title: 'Listen for the fan',
          step: 'Listen at the back for a fan, and hold a strip of paper near the vent.',
          meaning:
            'If you hear no fan and the paper hangs still, turn the cooler off and call us: the cooling module overheats.',
        },
        'room-and-sun': {
          title: 'Check room and sun',
          step: 'Read the temperature of the room, and see whether the sun shines on the cooler.',
          meaning:
            'A thermoelectric cooler gets at most about 20 °F colder than the room. In a hot garage or in the sun, it is not broken: move it somewhere cooler.',
        },
        'space-behind': {
          title: 'Give it air',
          step: 'With the bottles out, leave a hand’s width of air behind the cooler and at both sides.',
          meaning: 'If the cooler is colder the next day, it had too little air. If not, call us.',
        },
      },
      causes: [
        { part: 'Fan', fault: 'has stopped' },
        { part: 'Cooling module', fault: 'the electric plate that makes the cold is worn out' },
        { part: 'Power supply board', fault: 'weak' },
        { part: 'Wrong spot', fault: 'too warm or too tight' },
      ],
      visit:
        'We take the temperature of the room first, then test the fan, the cooling module and the power supply, and tell you if a new cooler would be cheaper.',
      worthIt:
        'A fan is a small repair. A cooling module in a small cooler often costs more than half the price of a new cooler. If so, we will advise against the repair.',
      tellUs: [
        'How many bottles it holds, and where it is',
        'The model number, so that we can see what a part costs',
      ],
    },
  },
} as const satisfies Localized<WordsOfSigns<typeof wineCoolerSigns>>;
