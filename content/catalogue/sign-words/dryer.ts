// What the signs of a dryer say. Facts and sources: signs/dryer-signs.ts.
import type { Localized } from '#content/language.ts';
import type { WordsOfSigns } from '../signs/sign-form.ts';
import type { dryerSigns } from '../signs/dryer-signs.ts';

export const dryerSignWords = {
  en: {
    'no-heat': {
      heading: 'It turns, but there is no heat',
      label: 'Turns, but there is no heat',
      hint: 'A clogged vent can blow a fuse inside.',
      mayRunReason:
        'If the plug or outlet is hot or brown, turn off the breaker. If you had chosen heat, leave gas dryers off; run electric ones only for the last check.',
      checks: {
        'lint-screen': {
          title: 'Check cycle and lint screen',
          step: 'If the cycle was “air only” or “fluff,” nothing is broken: choose one with heat (gas, too). If not, wash the lint screen and put it back dry.',
          meaning:
            'A clogged screen can blow a fuse. If yours is gas and was set to heat, stop here: if nothing on gas works, call the gas company; otherwise, call us.',
        },
        'double-breaker': {
          title: 'Reset the breaker, once',
          step: 'If some house lights are dim and others too bright, turn off the main breaker and call the power company. If half the rooms are dark, do the same. If the lights are normal, turn the electric dryer off. Turn its breaker fully off, then on again, only once.',
          meaning: 'If the breaker trips again, leave it off and call us. If it holds, do the last check.',
        },
        'heated-cycle': {
          title: 'Test the heat',
          step: 'Electric, one test only: on a timed cycle with heat, run the dryer empty for five minutes (a heat-pump dryer for fifteen). Stop it, and feel the drum.',
          meaning:
            'If the drum is clearly warm, you can use the dryer; if not, call us. If drying stays slow, see “Clothes are still damp after a cycle.”',
        },
      },
      causes: [
        {
          part: 'Power supply',
          fault: 'half of the 240 volts is missing, so an electric dryer turns and stays cold',
        },
        {
          part: 'Thermal fuse or thermostat',
          fault: 'shut the heat off for good, often because a clogged vent made the dryer too hot',
        },
        { part: 'Heating element', fault: 'broken or burned through' },
        { part: 'Igniter, gas valve coils or gas supply', fault: 'worn or shut off, on a gas dryer' },
      ],
      visit:
        'We test both halves of the supply, then the fuse, the thermostats and the element. On a gas dryer, we watch the burner try to light. We also measure the airflow, because a clogged vent can ruin the next fuse, too.',
      worthIt:
        'It is nearly always worth fixing. Elements, fuses and igniters are common parts, and a dryer usually lasts about 13 years. If the motor of an old, basic dryer also fails, compare our quote with the price of a new one.',
      tellUs: ['Whether the dryer is gas or electric', 'The model number'],
    },
    'two-cycles': {
      heading: 'Clothes are still damp after a cycle',
      label: 'Clothes still damp after a cycle',
      hint: 'The vent is often clogged with lint.',
      mayRunReason:
        'With a blocked vent, lint can catch fire, and a gas dryer can put carbon monoxide into the house. Do not dry another load until the vent is clear.',
      checks: {
        'lint-screen': {
          title: 'Clean the lint screen',
          step: 'Clean the lint screen and hold it under the faucet. If water does not run through, wash it with dish soap. Put it back dry.',
          meaning:
            'A film from dryer sheets blocks air even on a clean-looking screen. On a ventless dryer, clean every filter the manual shows; if clothes stay damp, call us.',
        },
        'smaller-load': {
          title: 'Look at load and sensor bars',
          step: 'Clothes should fill half the drum at most and not drip. With the dryer off and cool, wipe any metal bars in the drum opening with a damp cloth.',
          meaning:
            'A full drum dries slowly even with a clear vent. Clothes that drip need another spin in the washer. A film on the bars ends a cycle too soon.',
        },
        'outside-flap': {
          title: 'Watch the vent flap',
          step: 'One test only: run a vented dryer empty, on “air only,” for five minutes at most. From the ground, look at the vent flap outside. Then turn the dryer off.',
          meaning:
            'If the flap opened wide, dry half a load. If that stays damp, call us. If the flap barely opened or is hidden, call us or a vent cleaner.',
        },
      },
      causes: [
        { part: 'Vent', fault: 'clogged with lint, or its flap outside is stuck' },
        { part: 'Vent hose behind the dryer', fault: 'crushed against the wall' },
        { part: 'Moisture sensor', fault: 'coated by dryer sheets, so the dryer stops too soon' },
        {
          part: 'Thermostat, heating element or gas valve coils',
          fault: 'weak or partly failed, so the heat comes on too seldom',
        },
      ],
      visit:
        'We measure the airflow and the temperature where the air leaves the dryer. If the vent is at fault, we clear what we can reach and say whether you need a vent cleaner. If the dryer is, we test the heat and the sensor.',
      worthIt:
        'Yes: slow drying alone is seldom a reason to replace a dryer, because a new one on a clogged vent is just as slow. Have the vent cleaned once a year.',
      tellUs: [
        'Whether the vent goes through the wall or the roof, or whether the dryer is ventless',
        'When the vent was last cleaned',
      ],
    },
    'drum-still': {
      heading: 'The drum does not turn',
      label: 'Drum does not turn',
      hint: 'The belt is often broken.',
      mayRunReason:
        'If the motor runs but the drum does not turn, turn the dryer off at once: heat can scorch the clothes. The belt is probably broken or off.',
      checks: {
        'lighter-load': {
          title: 'Try a lighter load',
          step: 'One test only: if there was some drag, take out half of the wet clothes, close the door and press Start.',
          meaning:
            'If the drum stays still, turn the dryer off and call us: a hum points to the motor. If it turns, dry smaller loads; if it stalls again, call us.',
        },
        'push-the-drum': {
          title: 'Push the drum',
          step: 'With the dryer off and cool, push the drum around with your hand.',
          meaning:
            'Some drag is normal. If the drum turns very easily, the belt is probably off. If it barely turns, something has seized. Either way, leave it off and call us.',
        },
      },
      causes: [
        { part: 'Drum belt', fault: 'broken or off its pulley' },
        { part: 'Idler pulley', fault: 'the small wheel that keeps the belt tight has seized' },
        { part: 'Drum rollers', fault: 'worn flat or seized' },
        { part: 'Motor', fault: 'hums and does not start' },
      ],
      visit:
        'We open the cabinet, clear the lint inside, and replace what failed, most often the belt, and the pulley and the rollers if they are worn.',
      worthIt:
        'Replacing a belt, a pulley or rollers makes sense at almost any age. If the motor of an older, basic dryer has failed, look at the price of a new dryer first.',
      tellUs: [
        'Whether you hear a hum when you press Start',
        'The model number, and whether it is gas or electric',
      ],
    },
    'will-not-start': {
      heading: 'It will not start',
      label: 'Will not start',
      hint: 'Look at its plug and breaker first.',
      mayRunReason:
        'Without moving the dryer, look at its plug and cord. If either is hot, brown or melted, turn off the breaker, skip the checks and call us. Otherwise, go on.',
      checks: {
        breaker: {
          title: 'Reset the breaker, once',
          step: 'If some house lights are dim and others too bright, turn off the main breaker and call the power company. Half the rooms dark? Do the same. If the lights are normal, reset the breaker: turn it fully off, push in a loose plug, and turn the breaker on, once.',
          meaning:
            'If it trips again, leave it off and call us. Gas: press any outlet reset button within reach, once. If Start works now, use the dryer; if not, go on.',
        },
        'close-the-door': {
          title: 'Close the door',
          step: 'Clear any cloth from the door and close it firmly. Press Start for two full seconds.',
          meaning:
            'If the dryer starts, use it. If not, open the door and press the switch in the frame: if the drum light stays on, call us; otherwise, go on.',
        },
        'control-lock': {
          title: 'Unlock the buttons',
          step: 'Turn any dial to the middle of a cycle. For a lock symbol, hold its button a few seconds. Close the door firmly, then press Start for two full seconds.',
          meaning: 'If the dryer starts, use it: it was only off or locked. If not, call us.',
        },
      },
      causes: [
        { part: 'Breaker, outlet or cord', fault: 'tripped, dead, or burned where the cord joins the dryer' },
        { part: 'Thermal fuse', fault: 'blown, most often because the vent is clogged' },
        { part: 'Door switch or start switch', fault: 'worn' },
        { part: 'Drum belt', fault: 'broken, and many dryers then do not start' },
      ],
      visit:
        'We test the outlet and look where the cord joins the dryer. Then we test the fuse, the door switch, the start switch, the belt and the motor, in that order. If the outlet or breaker is at fault, you need an electrician.',
      worthIt:
        'Switches and fuses are small repairs. If the fuse has blown, have the vent checked at the same visit, or the next fuse can blow, too.',
      tellUs: ['Whether anything lights up or hums', 'Whether it is gas or electric'],
    },
    'squeals-thumps': {
      heading: 'It squeals, thumps or grinds',
      label: 'Squeals, thumps or grinds',
      hint: 'The drum rollers are often worn.',
      mayRunReason:
        'A soft thump or squeal can wait a few loads. If you hear metal grinding, leave the dryer off: it damages the drum.',
      checks: {
        'empty-drum': {
          title: 'Run it empty',
          step: 'If you hear no grinding, let the dryer cool, empty it, look for a coin, and run the dryer on “air only” for one minute.',
          meaning:
            'If the empty dryer is quiet, a zipper may have made the noise. If a load of towels is noisy, call us.',
        },
        'name-the-noise': {
          title: 'Name the noise',
          step: 'If the empty dryer is not quiet, note what kind of noise it makes.',
          meaning:
            'If metal grinds, stop the dryer at once. A squeal points to the pulley, a regular thump to the rollers, a rattle to the blower wheel: call us.',
        },
      },
      causes: [
        { part: 'Drum rollers', fault: 'worn flat on one side' },
        { part: 'Idler pulley', fault: 'dry and squealing' },
        { part: 'Glides or rear bearing', fault: 'worn, so metal scrapes on metal' },
        { part: 'Blower wheel', fault: 'loose, or something is caught in it' },
      ],
      visit:
        'We take the belt off, turn the drum by hand, check the rollers, pulley, glides and blower wheel, and replace what is worn.',
      worthIt:
        'It is worth fixing: rollers, pulleys and glides are simple parts, and they save the drum. Once metal has cut the drum, the repair is major.',
      tellUs: ['What the noise sounds like, and whether you hear it with the drum empty', 'The model number'],
    },
    'too-hot': {
      heading: 'It gets too hot',
      label: 'Gets too hot, scorches clothes',
      hint: 'The vent is often blocked.',
      mayRunReason: 'Too much heat can start a fire. Do not dry even one more load.',
      checks: {
        'breaker-off': {
          title: 'Turn off the breaker',
          step: 'First turn off the dryer’s breaker. If you can reach a gas dryer’s valve without moving the dryer, close it, too.',
          meaning:
            'Even with the dryer off, an electric coil that touches metal can heat, and a gas valve can stick open.',
        },
        'lint-screen': {
          title: 'Look at the lint screen',
          step: 'When the dryer has cooled, take out the lint screen and see whether the screen is clogged or torn.',
          meaning:
            'A clogged screen keeps the heat in. A torn screen lets lint into the vent. Even if the screen is fine, the dryer needs a test.',
        },
        'outside-flap': {
          title: 'Look at the vent flap',
          step: 'With the dryer off, look at the vent flap outside from the ground.',
          meaning:
            'Lint or a nest there may explain the heat. The dryer still needs a test after the vent is cleared: call us.',
        },
      },
      causes: [
        { part: 'Vent', fault: 'blocked, so the heat stays inside' },
        { part: 'Thermostat or temperature sensor', fault: 'no longer shuts the heat off' },
        { part: 'Heating element', fault: 'sagged, so it touches its housing and heats all the time' },
      ],
      visit:
        'We measure the temperature of the air that leaves the dryer, look for an element that touches metal, and test the thermostats. We clear the vent as far as we can reach it.',
      worthIt:
        'Thermostats and elements are worth replacing. If the wiring or the drum is scorched on an old dryer, a new dryer is the better choice.',
      tellUs: ['When the vent was last cleaned', 'Whether it got hot even on “air only”'],
    },
    'stops-early': {
      heading: 'It shuts off too soon',
      label: 'Shuts off too soon',
      hint: 'The moisture sensor is often coated.',
      mayRunReason:
        'A cycle that ends early is usually harmless. If the dryer dies hot and starts again only when cool, leave it off, skip the checks and call us.',
      checks: {
        'outside-flap': {
          title: 'Look at the vent flap',
          step: 'With the dryer off, clean the lint screen, and look at the vent flap outside from the ground.',
          meaning: 'If you see lint or a nest there, leave the dryer off until the vent is cleared.',
        },
        'sensor-bars': {
          title: 'Wipe the sensor bars',
          step: 'With the dryer off and cool, look for two metal bars inside the drum opening. Wipe them with a damp cloth and dry them.',
          meaning: 'If the next load dries fully, a film on the bars was the likely cause. If not, go on.',
        },
        'timed-cycle': {
          title: 'Run a timed cycle',
          step: 'Did it die hot, and start only after it cooled? Leave it off and call us. Otherwise, stay nearby and dry one load on a timed cycle.',
          meaning:
            'If the dryer runs to the end, the sensor is probably at fault. If the dryer stops early, leave it off. Either way, call us.',
        },
      },
      causes: [
        { part: 'Moisture sensor', fault: 'coated, so it senses a dry load too soon' },
        { part: 'Motor', fault: 'overheats because it is packed with lint or worn' },
        { part: 'Vent', fault: 'blocked, so the dryer shuts itself off' },
        { part: 'Door switch', fault: 'opens when the dryer shakes' },
      ],
      visit:
        'We time how long the dryer runs, feel the motor and measure the airflow. We clean the sensor and the lint around the motor, and test the door switch while the dryer runs.',
      worthIt:
        'A cleaning, a sensor or a switch is worth paying for at any age. For a worn motor in an older dryer, compare our quote with the price of a new one.',
      tellUs: ['How long it runs before it stops', 'Whether the clothes are damp or hot when it stops'],
    },
    'trips-the-breaker': {
      heading: 'It trips the breaker',
      label: 'Trips the breaker',
      hint: 'A part may be shorted.',
      mayRunReason:
        'The breaker is doing its job: something may be drawing too much current. Each reset sends current through the fault again. Leave the breaker off and call us.',
      checks: {
        'when-it-trips': {
          title: 'Note when it trips',
          step: 'Note when the breaker tripped: at the reset, as the drum started, or after some minutes of heat. Do not reset it again.',
          meaning:
            'A trip at the reset points to the cord, the wiring or an element that touches metal; as the drum started, the motor; later, the element, motor, breaker or wiring.',
        },
      },
      causes: [
        { part: 'Heating element', fault: 'touches its metal housing' },
        { part: 'Motor', fault: 'jammed or shorted' },
        { part: 'Power cord or its connection', fault: 'worn or burned' },
        { part: 'Breaker', fault: 'worn out, which is work for an electrician' },
      ],
      visit:
        'With the power off, we test the element, the motor and the cord for a short. If all three are sound, you need an electrician for the breaker or the house wiring.',
      worthIt:
        'An element or a cord is worth replacing. A burned motor or burned wiring on an older dryer is a reason to look at new dryers.',
      tellUs: ['When it trips, and how often it has tripped', 'Whether other things are on the same breaker'],
    },
    'does-not-stop': {
      heading: 'It does not stop by itself',
      label: 'Does not stop by itself',
      hint: 'The timer may be stuck.',
      mayRunReason:
        'Run the dryer only while you are there to stop it, never at night or when you leave. A few tumbles after the end can be a wrinkle setting.',
      checks: {
        'timed-cycle': {
          title: 'Run a timed cycle',
          step: 'Set a timed cycle of twenty minutes and stay with the dryer. If it still runs after half an hour, open the door.',
          meaning:
            'If the cycle ended, go on: the sensor, heat or vent is probably at fault. Otherwise, leave the dryer off and call us: the timer or board has probably failed.',
        },
        'sensor-bars': {
          title: 'Wipe the sensor bars',
          step: 'With the dryer off and cool, look for two metal bars inside the drum opening. Wipe them with a damp cloth and dry them.',
          meaning:
            'If the next automatic load ends on time, dirty bars were the likely cause. If not, call us.',
        },
      },
      causes: [
        { part: 'Timer or control board', fault: 'stuck or failed' },
        { part: 'Moisture sensor', fault: 'coated or disconnected' },
        {
          part: 'Heating element or vent',
          fault: 'a weak element or a blocked vent, so the load never gets dry',
        },
      ],
      visit:
        'We run a timed and an automatic cycle, test the timer or board, the sensor and its wires, and measure heat and airflow.',
      worthIt:
        'A sensor or a timer is worth replacing. For a control board on an old dryer, compare our quote with the price of a new dryer.',
      tellUs: ['Whether a timed cycle ends by itself', 'The model number'],
    },
    'heats-then-cools': {
      heading: 'A gas dryer heats at first, then runs cold',
      label: 'Gas dryer heats, then runs cold',
      hint: 'The gas valve coils are often worn.',
      mayRunReason:
        'Cool air at the very end is normal. A burner that lights only sometimes needs a test before you use the dryer again.',
      checks: {
        'lint-screen': {
          title: 'Clean the lint screen',
          step: 'Clean the lint screen, and wash it if water does not run through it.',
          meaning: 'A clogged screen can make the burner turn off early.',
        },
        'outside-flap': {
          title: 'Look at the vent flap',
          step: 'With the dryer off, look at the vent flap outside from the ground.',
          meaning:
            'Lint or a nest there may explain the lost heat. If the flap is clear, the gas valve coils are more likely at fault. Call us either way.',
        },
      },
      causes: [
        { part: 'Gas valve coils', fault: 'too weak to open the gas valve once they are warm' },
        { part: 'Igniter or flame sensor', fault: 'worn' },
        { part: 'Vent', fault: 'blocked, so the dryer overheats and turns the burner off' },
      ],
      visit:
        'We watch the burner through several starts, test the coils, the igniter and the flame sensor, and measure the airflow. After the repair we check that the exhaust leaves the house.',
      worthIt: 'Yes: coils and igniters are among the smallest repairs on a gas dryer.',
      tellUs: ['Whether it uses natural gas or propane', 'How long the heat lasts before it stops'],
    },
    'ventless-water': {
      heading: 'A ventless dryer leaks or does not empty its water',
      label: 'Ventless dryer leaks or will not empty',
      hint: 'Lint often clogs the drain pump.',
      mayRunReason:
        'You may run it with an empty tank and clean filters. If the floor is wet, stay off it; turn off the breaker if you can without stepping in water.',
      checks: {
        'water-tank': {
          title: 'Empty the water tank',
          step: 'Empty the water tank and push it in all the way. If the dryer drains by a hose, straighten any kink within reach.',
          meaning:
            'If the tank light goes out, the tank was only full or loose. If it stays on, the pump or float has probably failed: call us.',
        },
        filters: {
          title: 'Clean the filters',
          step: 'Clean every filter, and the condenser if the manual shows you how. Then run a small load.',
          meaning:
            'Lint in the condenser holds the water back. If the dryer still leaks, leave it off and call us.',
        },
      },
      causes: [
        { part: 'Drain pump', fault: 'clogged with lint or failed' },
        { part: 'Condenser', fault: 'packed with lint' },
        { part: 'Drain hose or float', fault: 'kinked, clogged or stuck' },
      ],
      visit:
        'We clean the condenser and the sump, test the pump, the float and the hose, and run a wet load to see the water leave.',
      worthIt:
        'A cleaning or a pump is worth paying for. A failed heat pump is a major repair: compare our quote with the price of a new dryer first.',
      tellUs: [
        'Whether it has a tank or drains by a hose',
        'The model number, since parts often have to be ordered',
      ],
    },
  },
} as const satisfies Localized<WordsOfSigns<typeof dryerSigns>>;
