// What the signs of a microwave say. Facts and sources: signs/microwave-signs.ts.
import type { Localized } from '#content/language.ts';
import type { microwaveSigns } from '../signs/microwave-signs.ts';
import type { WordsOfSigns } from '../signs/sign-form.ts';

export const microwaveSignWords = {
  en: {
    'no-heat': {
      heading: 'It runs but does not heat',
      label: 'Runs but does not heat',
      hint: 'The magnetron is often worn out.',
      mayRunReason:
        'Run the one test below, and stop at once if the microwave hums loudly or sparks. If the water does not steam, leave the microwave off.',
      checks: {
        'cup-of-water': {
          title: 'Heat a cup of water',
          step: 'One test only: heat a cup of cold water for two minutes on full power, with a wooden spoon in it to prevent sudden boiling. Then wait a minute.',
          meaning:
            'If the water steams, use the microwave. If the water is only warm or cold, a part inside has probably failed: call us, or replace a countertop model.',
        },
        'power-level': {
          title: 'Check the settings',
          step: 'Make sure the power level is not turned down, and that demo mode is off.',
          meaning:
            'In demo mode the microwave counts down without heat, often with “demo” on the display. The manual says how to end it. Then do the test below.',
        },
      },
      causes: [
        { part: 'Magnetron', fault: 'worn out, so it makes no microwaves' },
        { part: 'Diode or capacitor', fault: 'failed, so the magnetron gets no power' },
        { part: 'Door switch', fault: 'no longer makes contact' },
        {
          part: 'Inverter board',
          fault: 'failed, in models that have one, so the magnetron gets no power',
        },
      ],
      visit:
        'We unplug the microwave, make its inside safe, and test the door switches, the magnetron, and its diode and capacitor or inverter board. You hear the whole price before we order a part.',
      worthIt:
        'A switch or a diode is worth replacing in a built-in or over-the-range model. Microwaves usually last about 9 years: in one near that age, a new magnetron is seldom worth it. A new small countertop model usually costs less than the repair.',
      tellUs: [
        'Whether it is over the range, built in, a drawer model, or on the counter',
        'The model number',
      ],
    },
    sparks: {
      heading: 'It sparks or crackles inside',
      label: 'Sparks or crackles inside',
      hint: 'A small inside cover is often burned.',
      mayRunReason: 'Each spark does more damage. Use the microwave again only if the test below shows none.',
      checks: {
        'metal-out': {
          title: 'Take metal out',
          step: 'Take out foil, twist ties, recycled-paper towels, plates with a metal rim, and any metal rack. Leave the rack out for the test.',
          meaning:
            'Any of these can cause sparks. Do the next check before you run the microwave, and never run it empty.',
        },
        'clean-the-walls': {
          title: 'Clean the walls',
          step: 'Unplug the microwave or turn off its breaker. Wipe the walls and the gray or tan cover inside (without pulling it off) with a soapy cloth, then a damp one.',
          meaning:
            'Burned food can also spark. If the cover is burned, or paint is chipped or rusted, leave the microwave off and call us. If not, go on.',
        },
        'look-at-cover': {
          title: 'Test for sparks',
          step: 'One test only: if the cover and the paint are sound and dry, restore the power and warm a cup of water with a wooden spoon for one minute.',
          meaning:
            'If it sparks, press Stop, leave it off and call us. If it does not spark, you may use the microwave. Leave the rack out: it may be the cause.',
        },
      },
      causes: [
        { part: 'Waveguide cover', fault: 'the small cover on the inside wall is burned or greasy' },
        { part: 'Paint inside', fault: 'chipped or rusted, so that bare metal sparks' },
        { part: 'Rack or rack support', fault: 'loose or touching the wall' },
        { part: 'Magnetron', fault: 'burned at its tip' },
      ],
      visit:
        'We look behind the waveguide cover, replace it if it is burned, and touch up bare metal with paint made for microwaves. Then we check the rack, its supports and the magnetron.',
      worthIt:
        'A cover or a spot of paint is a small repair. Rust through the wall, or a burned magnetron in an older microwave, is a reason to buy a new one.',
      tellUs: ['Where it sparks, and what was inside', 'The model number'],
    },
    dead: {
      heading: 'It is dead, and the display is dark',
      label: 'Dead, display dark',
      hint: 'Look at its plug and breaker first.',
      mayRunReason:
        'If it quit while hot, wait an hour: if it comes back, see “It shuts off by itself.” If one reset brings it back, use it. Otherwise, leave it off.',
      checks: {
        'test-the-outlet': {
          title: 'Test the outlet with a lamp',
          step: 'Find the microwave’s outlet, often in the cabinet above. If you can reach the plug easily and it is cool, unplug the microwave and plug in a lamp instead.',
          meaning:
            'If the lamp stays dark, or you cannot reach the plug, check the breaker. If the lamp lights, plug the microwave in: if it is still dark, call us.',
        },
        'reset-once': {
          title: 'Reset breaker or outlet, once',
          step: 'If some house lights are dim and others too bright, turn off the main breaker and call the power company. If the lights are normal, reset a tripped breaker (fully off, then on), or press Reset on an outlet (kitchen, garage or bathroom), once. Lamp lights? Plug the microwave in.',
          meaning:
            'If the outlet stays dead or trips with the microwave unplugged, call an electrician. If anything trips again with the microwave plugged in, or the microwave stays dark, call us.',
        },
      },
      causes: [
        { part: 'Outlet or breaker', fault: 'has tripped or gives no power' },
        { part: 'Fuse', fault: 'blown, often by a worn door switch' },
        {
          part: 'Thermal cutout',
          fault: 'a heat switch that tripped; some reset as they cool',
        },
        { part: 'Control board', fault: 'the electronics failed, often after a power surge' },
      ],
      visit:
        'We test the outlet, the fuse, the thermal cutout, the door switches and the control board, and find out why the fuse blew before we put in a new one.',
      worthIt:
        'A fuse or a switch is worth replacing in a built-in or over-the-range model. A new countertop model usually costs less than the repair.',
      tellUs: [
        'Whether it stopped while it was heating, when you closed the door, or after a storm',
        'Whether it is over the range, built in, a drawer model, or on the counter',
      ],
    },
    'will-not-start': {
      heading: 'The clock works, but the microwave will not start',
      label: 'Clock works, microwave will not start',
      hint: 'The door latch is often worn.',
      mayRunReason:
        'Run only the one test below. A microwave that senses an open door does not start: that protects you.',
      checks: {
        'lock-key': {
          title: 'Unlock the buttons',
          step: 'If the clock is not set, set it: some models do not start before that. If the display shows a lock, hold Lock or Cancel for a few seconds.',
          meaning: 'If the lock symbol goes out, the buttons were only locked. Then do the test below.',
        },
        'close-the-door': {
          title: 'Shut the door and test',
          step: 'One test only: wipe the latch and put in a cup of water with a wooden spoon. Shut the door firmly. Set one minute; try Start, then the 30-second button.',
          meaning:
            'If the door clicks and either button works, use the microwave. Otherwise, suspect the latch, a switch or the controls: leave it off. Call us, or replace a countertop model.',
        },
      },
      causes: [
        { part: 'Door latch', fault: 'worn or broken, so that it misses the switches' },
        { part: 'Door switch', fault: 'no longer makes contact' },
        { part: 'Touch panel', fault: 'its start button is worn' },
        { part: 'Control board', fault: 'does not react to the start button' },
      ],
      visit: 'We work the latch and test each door switch, then the touch panel and the control board.',
      worthIt: 'A latch or a switch is a small repair. A touch panel on an older microwave is a close call.',
      tellUs: ['Whether the light goes out when you close the door', 'The model number'],
    },
    door: {
      heading: 'The door is loose or bent, or will not close',
      label: 'Door loose or bent, or will not close',
      hint: 'The latch or a hinge is often broken.',
      mayRunReason: 'Only a sound door keeps the microwaves inside.',
      checks: {
        'look-at-latch': {
          title: 'Look at the latch',
          step: 'With the microwave unplugged or its breaker off, look for a dish or rack in the way, then at the latch, the hinges and the glass.',
          meaning:
            'If only a dish blocked the door and it now shuts firmly, restore power and use it. Otherwise, leave it off: call us, or replace a countertop model.',
        },
      },
      causes: [
        { part: 'Door latch', fault: 'its hook has broken off' },
        { part: 'Door hinge', fault: 'worn or bent' },
        { part: 'Door', fault: 'cracked by a blow' },
      ],
      visit:
        'We replace the latch, the hinge or the whole door, and test every door switch. Then we check that the microwave starts only with the door closed, and test for microwave leaks.',
      worthIt:
        'A latch is a small repair. A whole door can cost as much as a simple new microwave, so compare the two.',
      tellUs: ['What is broken: the latch, the hinge, the glass or the handle', 'The model number'],
    },
    'stops-early': {
      heading: 'It shuts off by itself',
      label: 'Shuts off by itself',
      hint: 'Blocked vents are a common cause.',
      mayRunReason:
        'If the display is still dark, see “It is dead, and the display is dark.” If the microwave stops within seconds, leave it off and call us.',
      checks: {
        'clear-the-vents': {
          title: 'Cool it and clear its vents',
          step: 'Unplug the microwave or turn off its breaker. Let it cool for an hour, and brush its vents from outside. Then restore the power.',
          meaning: 'Blocked vents can make it overheat and shut off. Now do the test below.',
        },
        'quart-of-water': {
          title: 'Heat a quart of water',
          step: 'One test only: heat a bowl with a quart of cold water and a wooden spoon for five minutes.',
          meaning:
            'Let the water cool before you lift it out. If the microwave kept running, use it; if not, leave it off and call us.',
        },
        'wash-the-filter': {
          title: 'Wash the filter',
          step: 'Over the range only: with the stove cold, take out the metal filter underneath, wash it in warm soapy water, dry it and put it back.',
          meaning:
            'A clogged filter traps heat from the stove. A charcoal filter cannot be washed: replace it as the manual says. Then go on.',
        },
      },
      causes: [
        { part: 'Vents or filter', fault: 'blocked by grease or dust' },
        { part: 'Cooling fan', fault: 'worn or stopped' },
        { part: 'Door switch', fault: 'loses contact when the door shakes' },
        { part: 'Thermal cutout', fault: 'cuts off too early' },
      ],
      visit:
        'We time when it stops, test the fan, the door switches, the thermal cutout and the control board, and replace the part that failed.',
      worthIt:
        'Replacing a fan or a switch makes sense in a built-in or over-the-range model. A new countertop model usually costs less than the repair.',
      tellUs: [
        'Whether it stops after seconds or after minutes, and whether the light stays on',
        'Whether the stove below was in use',
      ],
    },
    turntable: {
      heading: 'The turntable does not turn',
      label: 'Turntable does not turn',
      hint: 'The part under the plate is often worn.',
      mayRunReason: 'Food heats less evenly. Do not run the microwave without the glass plate.',
      checks: {
        'seat-the-plate': {
          title: 'Seat the plate',
          step: 'Make sure the turntable is not turned off in the settings. Take out the plate and set it back on the coupler, the piece in the middle.',
          meaning: 'If the plate turns now, it was turned off or out of place. If not, go on.',
        },
        'clean-the-ring': {
          title: 'Clean the ring',
          step: 'Wash the plate and the roller ring, and wipe the floor below them.',
          meaning: 'If the plate turns now, crumbs were in the way. If not, call us.',
        },
      },
      causes: [
        { part: 'Coupler under the plate', fault: 'cracked or worn round' },
        { part: 'Turntable motor', fault: 'worn out' },
        { part: 'Roller ring', fault: 'dirty or broken' },
      ],
      visit: 'We test the turntable motor and its coupler from below, and replace the one that failed.',
      worthIt:
        'A coupler or a motor is a small repair in a built-in or over-the-range model. You can also wait, and turn the food by hand.',
      tellUs: ['Whether you hear the motor hum, and whether the coupler is broken', 'The model number'],
    },
    buttons: {
      heading: 'Some buttons do not respond',
      label: 'Buttons do not respond',
      hint: 'The touch panel is often worn.',
      mayRunReason:
        'Use the microwave only if the cancel button works. If the microwave starts by itself, unplug it or turn off its breaker, and call us.',
      checks: {
        'lock-key': {
          title: 'Unlock the buttons',
          step: 'Look for a lock symbol on the display. Press and hold the lock or the cancel button for a few seconds.',
          meaning: 'If the symbol goes out, the buttons work again. If not, go on.',
        },
        'dry-the-panel': {
          title: 'Dry the panel',
          step: 'Wipe the panel with a dry cloth and let the panel dry for a day.',
          meaning: 'If the buttons work again, steam was the likely cause. If not, go on.',
        },
        'reset-once': {
          title: 'Restart it, once',
          step: 'If some house lights are dim and others too bright, turn off the main breaker and call the power company. If the lights are normal, unplug the microwave or turn off its breaker for five minutes, then restore the power, once.',
          meaning:
            'If all buttons work, the control had only locked up. If not, call us: the panel, its cable or the board has probably failed.',
        },
      },
      causes: [
        { part: 'Touch panel', fault: 'worn or damp' },
        { part: 'Panel cable', fault: 'loose or corroded' },
        { part: 'Control board', fault: 'failed, often after a power surge' },
      ],
      visit:
        'We test the touch panel, its cable and the control board one at a time, so that only the failed one is replaced.',
      worthIt:
        'A cable is a small repair. A touch panel is worth replacing in a built-in or over-the-range model; in a countertop model it seldom is.',
      tellUs: ['Which buttons fail, and whether it ever starts by itself', 'The model number'],
    },
    'hums-loud': {
      heading: 'It hums or buzzes loudly',
      label: 'Hums or buzzes loudly',
      hint: 'A part may be failing: stop using it.',
      mayRunReason: 'A part that hums loudly may be failing and can damage other parts.',
      checks: {
        'full-power': {
          title: 'Remember when it hums',
          step: 'Think back: did it hum the whole time, or only now and then on lower power? Do not start it again to find out.',
          meaning:
            'A soft, even hum is normal; on lower power, so is a hum or thump that comes and goes. If it is newly loud, leave it off and call us.',
        },
        'seat-the-plate': {
          title: 'Seat the plate',
          step: 'Take out the plate and the ring, wash them and set them back.',
          meaning:
            'A plate out of place scrapes or rattles. A loud hum comes from a part inside: leave the microwave off and call us.',
        },
      },
      causes: [
        { part: 'Magnetron', fault: 'failing' },
        { part: 'Diode', fault: 'shorted' },
        { part: 'Cooling fan', fault: 'rubs, or is full of grease' },
        { part: 'Transformer', fault: 'loose in its mount' },
      ],
      visit:
        'We listen while the microwave heats water, measure the current, and test the fan, the magnetron, the diode and the transformer.',
      worthIt:
        'Replacing a fan or a diode makes sense in a built-in or over-the-range model. A magnetron or a transformer in an older microwave is a close call.',
      tellUs: ['Whether it still heats, and when it became loud', 'The model number'],
    },
    'vent-fan-runs': {
      heading: 'The vent fan will not stop, or will not start',
      label: 'Vent fan will not stop or will not start',
      hint: 'Heat from the stove starts the fan.',
      mayRunReason:
        'The fan protects the microwave from the heat of the stove. If it does not start, use the burners below on low until the fan is repaired.',
      checks: {
        'let-it-cool': {
          title: 'Let the stove cool',
          step: 'Turn off the burners below and wait until the stove is cold.',
          meaning:
            'The fan may run for up to an hour, and no button stops it. If it stops by itself, it did its job. If not, go on.',
        },
        'wash-the-filter': {
          title: 'Wash the filter',
          step: 'With everything cool, take out the metal filter underneath, wash it in warm soapy water, dry it and put it back.',
          meaning:
            'A clogged filter makes the fan run longer and pull less. If the fan still runs with the stove cold, call us.',
        },
        'fan-button': {
          title: 'Try the fan button',
          step: 'Press the fan button for each speed and “off,” and listen.',
          meaning:
            'If you hear nothing at any speed, or only at some, call us: suspect the motor or the board. If the fan starts and stops, use it. Otherwise, go on.',
        },
      },
      causes: [
        { part: 'Heat sensor', fault: 'starts the fan as it should, or is stuck' },
        { part: 'Vent fan motor', fault: 'worn or full of grease' },
        { part: 'Control board', fault: 'its relay is stuck' },
      ],
      visit:
        'We let the microwave cool to see whether the sensor is right, then test the vent fan motor, the sensor and the relay.',
      worthIt:
        'A sensor or a motor is worth replacing in an over-the-range model. A control board in an older microwave is a close call.',
      tellUs: ['Whether the fan also runs when the stove is cold', 'The model number'],
    },
    'drawer-stuck': {
      heading: 'The drawer will not open or close',
      label: 'Drawer will not open or close',
      hint: 'Crumbs often jam the slides.',
      mayRunReason: 'Do not run a drawer that does not close fully.',
      checks: {
        'clear-the-drawer': {
          title: 'Clear the drawer',
          step: 'Turn off the breaker. Look for a dish, a towel or crumbs at the sides of the drawer, take out what you find, and restore the power.',
          meaning: 'If the drawer now closes fully, you may use it. If not, leave it off and call us.',
        },
        'lock-key': {
          title: 'Unlock the buttons',
          step: 'Look for a lock symbol on the display. Press and hold the lock button for a few seconds.',
          meaning: 'If the drawer opens, it was only locked. If not, go on.',
        },
      },
      causes: [
        { part: 'Drawer slides', fault: 'full of crumbs or bent' },
        { part: 'Drawer motor', fault: 'worn out' },
        { part: 'Position switch', fault: 'does not sense that the drawer is closed' },
      ],
      visit: 'We free and clean the slides, then test the drawer motor and its switches.',
      worthIt:
        'Slides and switches are worth replacing, because a new drawer has to fit the same cabinet. Compare our quote with the price of a new drawer if yours is older.',
      tellUs: [
        'Whether you hear the motor, and any code on the display',
        'The model number, on the rim of the drawer',
      ],
    },
  },
} as const satisfies Localized<WordsOfSigns<typeof microwaveSigns>>;
