// What the signs of a refrigerator say. Facts and sources: signs/refrigerator-signs.ts.
import type { Localized } from '#content/language.ts';
import type { WordsOfSigns } from '../signs/sign-form.ts';
import type { refrigeratorSigns } from '../signs/refrigerator-signs.ts';

export const refrigeratorSignWords = {
  en: {
    'warm-everywhere': {
      heading: 'Both the refrigerator and the freezer are warm',
      label: 'Refrigerator and freezer both warm',
      hint: 'Dusty coils are a common cause.',
      mayRunReason:
        'First put food that is still cold on ice, then do the checks below. You can leave the refrigerator on, with the doors shut, unless it clicks over and over.',
      checks: {
        'set-temperature': {
          title: 'Set the temperature',
          step: 'If it keeps clicking, turn off its breaker and call us. If silent, see “It is silent.” Otherwise, set it to 37 °F and the freezer to 0 °F.',
          meaning:
            'If a numbered dial is below the middle, turn it to the middle. “OF” or “demo” is a showroom setting: the manual says how to end it. Then go on.',
        },
        'door-seal': {
          title: 'Close any gap',
          step: 'Look along the door seals for a gap, a fold or crumbs, and wipe the seals clean.',
          meaning: 'Warm air comes in at a gap. If a gap will not close, call us. Otherwise, go on.',
        },
        grille: {
          title: 'Clean the grille',
          step: 'If the refrigerator has a grille at the bottom, shine a flashlight through it. Vacuum the dust that you can reach from outside.',
          meaning:
            'If by the next day the freezer is near 0 °F and the refrigerator at 40 °F or below, keep using it. If not, call us.',
        },
      },
      causes: [
        { part: 'Condenser coils', fault: 'packed with dust and pet hair, on models where they are exposed' },
        {
          part: 'Condenser fan or evaporator fan',
          fault: 'one of the two fans that move the air has stopped, or ice blocks it',
        },
        {
          part: 'Start relay, capacitor or control board',
          fault: 'failed, so the compressor does not start',
        },
        {
          part: 'Compressor or sealed cooling system',
          fault: 'the pump that drives the cooling is worn, or a tube leaks',
        },
      ],
      visit:
        'We take the temperature of both sections, check the compressor and both fans, test the start parts and the board, and clean the coils. Only when those are sound do we test the sealed cooling system.',
      worthIt:
        'Cleaning coils or replacing a fan or a start part is worth it. A compressor or a leak is a large repair, seldom worth it near the usual life of 13 years, except in a built-in. Ask whether the maker’s warranty covers it.',
      tellUs: [
        'Whether you hear the refrigerator hum, click or run at all',
        'The model number, and whether it is built in',
      ],
    },
    'freezer-cold-fridge-warm': {
      heading: 'The freezer is cold, but the refrigerator is warm',
      label: 'Freezer cold, refrigerator warm',
      hint: 'Food or frost may block the air.',
      mayRunReason:
        'Move perishables still at 40 °F or below to the freezer, or put them on ice. Throw out any that were warmer for two hours or an unknown time.',
      checks: {
        'ice-on-vents': {
          title: 'Look for ice',
          step: 'Look at the vents, and at the freezer’s back wall, for ice or frost.',
          meaning:
            'Ice there points to the defrost parts: call us, because melting it helps only briefly. If none shows, go on.',
        },
        'door-seal': {
          title: 'Look at the door seal',
          step: 'Look along the door seal for a gap, a fold or crumbs, and wipe the seal clean.',
          meaning: 'Warm air comes in at a gap. If a gap stays, call us. Otherwise, go on.',
        },
        vents: {
          title: 'Clear the air vents',
          step: 'Set the refrigerator to 37 °F. Find the air vents inside and move food two inches away from them.',
          meaning:
            'If the refrigerator section is at 40 °F or below the next day, keep using it. If not, call us: suspect the fan or the damper.',
        },
      },
      causes: [
        { part: 'Evaporator fan', fault: 'has stopped, so the cold stays in the freezer' },
        { part: 'Defrost heater or sensor', fault: 'failed, so ice closes the air passage' },
        { part: 'Damper', fault: 'the air gate between the two sections is stuck closed' },
        { part: 'Door seal', fault: 'lets damp air in' },
      ],
      visit:
        'We take off the back panel in the freezer, look at the frost and melt it. Then we test the defrost heater, the sensor, the fan, the damper and the door seal, one at a time.',
      worthIt:
        'It is worth fixing in nearly every case: fans, defrost parts and dampers are ordinary repairs.',
      tellUs: ['Whether you hear a fan inside with the freezer door shut', 'The model number'],
    },
    'water-on-floor': {
      heading: 'There is water under the drawers or on the floor',
      label: 'Water under drawers or on the floor',
      hint: 'The drain is often blocked.',
      mayRunReason:
        'You can leave the refrigerator on while the floor behind it is dry. If that floor is wet, stay off it and follow the water warning at the top.',
      checks: {
        'close-the-valve': {
          title: 'Close its water valve',
          step: 'Without moving the refrigerator, look behind it with a flashlight. If the floor there is dry, close its water valve, often under the sink, and turn the ice maker off.',
          meaning:
            'If you cannot find the valve or it sticks, and water keeps coming, close the main valve. Without an ice maker or dispenser, there is no such valve: go on.',
        },
        'water-filter': {
          title: 'Check the water filter',
          step: 'If the refrigerator has a water filter, check that it is pushed in and locked.',
          meaning:
            'A filter that is not locked can drip. If the leak began after a filter change, the filter is probably the cause. Either way, go on.',
        },
        'find-the-place': {
          title: 'Find where it leaks',
          step: 'If you closed the main valve, call us now. Otherwise, wipe up the water. The next day, look under the drawers, in front and behind the refrigerator.',
          meaning:
            'If you closed its valve and everything stays dry, keep it closed: the line, filter or inlet valve probably leaks. Otherwise, the drain, pan or line may leak. Call us.',
        },
      },
      causes: [
        { part: 'Defrost drain', fault: 'blocked by ice or crumbs' },
        { part: 'Water line or its fitting', fault: 'cracked or loose behind the refrigerator' },
        { part: 'Water filter', fault: 'not locked, or its housing has cracked' },
        { part: 'Drain pan', fault: 'cracked or out of place' },
      ],
      visit:
        'We find out whether the water comes from the supply or from defrosting. Then we clear and flush the drain, or repair the line, the filter housing, the valve or the pan, and run water to see that nothing drips.',
      worthIt:
        'It is almost always worth fixing: a drain, a line or a valve is a small repair, and water ruins the floor.',
      tellUs: [
        'Where the water shows, and whether the valve is closed',
        'Whether it has an ice maker or a water dispenser',
      ],
    },
    'frost-and-gaskets': {
      heading: 'Frost builds up, or the door does not seal',
      label: 'Frost builds up, door does not seal',
      hint: 'The door seal often leaks.',
      mayRunReason:
        'You can use the refrigerator as long as food stays cold. Keep sharp things away from the ice: cooling tubes run behind it.',
      checks: {
        'in-the-way': {
          title: 'Clear the doors',
          step: 'Move any drawer, bin or bottle that keeps the door from closing fully.',
          meaning:
            'If the door closes now, wait two days. Thin frost at the door should go away. If not, go on.',
        },
        'door-seal': {
          title: 'Test the door seal',
          step: 'Wash the seal with warm soapy water. At night, put a lit flashlight inside, close the door and look for light at the seal.',
          meaning:
            'Where light comes out, the seal or the hinge needs work. If no light shows, frost on the back wall points to the defrost parts. Call us either way.',
        },
      },
      causes: [
        { part: 'Door seal', fault: 'dirty, torn or flattened' },
        { part: 'Hinge or door closer', fault: 'worn, so the door hangs low' },
        { part: 'Defrost heater, sensor or control', fault: 'failed, so frost covers the back wall' },
      ],
      visit:
        'We test the seal around the whole door, level the cabinet and adjust the hinge. Then we start a defrost and see whether the heater warms and the water drains.',
      worthIt:
        'Replacing a seal, a hinge or a defrost part makes sense at nearly any age. A cracked door lining is the exception.',
      tellUs: [
        'Whether the frost is at the door or on the back wall',
        'The model number, because door seals often have to be ordered',
      ],
    },
    'clicks-or-roars': {
      heading: 'It clicks, buzzes or roars',
      label: 'Clicks, buzzes or roars',
      hint: 'Ice can hit the fan.',
      mayRunReason:
        'Gurgles and pops are normal. A noisy fan can wait a few days. If the refrigerator clicks and gets warm, turn off its breaker, put food on ice and call.',
      checks: {
        'touches-the-wall': {
          title: 'Stop the rattle by hand',
          step: 'See whether the cabinet touches a wall, or whether bottles on top rattle. Press your hand on each.',
          meaning:
            'If your hand stops the rattle, the refrigerator probably only needs more room or leveling. If not, go on.',
        },
        'where-from': {
          title: 'Find where it comes from',
          step: 'Open the freezer door and listen for a change in the noise.',
          meaning:
            'If the noise changes, it is probably the fan inside. If not, it probably comes from the back: compressor, condenser fan or ice maker valve. Then go on.',
        },
        'still-cold': {
          title: 'Measure the cold',
          step: 'If the refrigerator clicks and gets warm, turn off its breaker and call us. Otherwise, put a thermometer in a glass of water on the middle shelf overnight.',
          meaning:
            'At 40 °F or less, it cools as it should; if the noise goes on for days, call us. If warmer, throw out meat, milk and leftovers, and call us.',
        },
      },
      causes: [
        { part: 'Evaporator fan', fault: 'hits ice or is worn' },
        { part: 'Condenser fan', fault: 'worn, or has dirt in its blades' },
        { part: 'Start relay', fault: 'failed, so the compressor clicks and stops' },
        { part: 'Compressor', fault: 'no longer starts' },
      ],
      visit:
        'We listen at the back and in the freezer to tell which motor makes the noise, and measure the current that the compressor draws as it starts. We replace the relay or the fan if nothing else has failed.',
      worthIt:
        'A fan or a relay is a small repair. A compressor is a large one: for an older, plain model, a new refrigerator is usually the better choice.',
      tellUs: ['Whether it clicks, buzzes or roars, and how often', 'Whether food is still cold'],
    },
    'dead-after-storm': {
      heading: 'It is silent, with or without the light',
      label: 'Silent, with or without the light',
      hint: 'If it is dark, check its breaker first.',
      mayRunReason:
        'If one reset brings the refrigerator back, you can use it. If not, leave it off. Food with ice crystals may be frozen again.',
      checks: {
        light: {
          title: 'See whether the light is on',
          step: 'If the whole house is dark, call the power company. If not, open the door. No light? Go on. If the light is on, end any showroom setting (“OF,” “demo”).',
          meaning:
            'Defrosting is silent: listen again in an hour. If the refrigerator runs then, use it. If it stays silent and warms, call us: suspect a board or the compressor.',
        },
        breaker: {
          title: 'Reset the breaker, once',
          step: 'If some house lights are dim and others too bright, turn off the main breaker and call the power company. Half the rooms dark? Do the same. If lights are normal or one room is dark, push in a cool, unburned plug; reset a tripped breaker or outlet, once.',
          meaning:
            'Wait ten minutes. If the refrigerator starts, watch its temperature for a day. If it stays silent or anything trips again, leave it off and call us.',
        },
      },
      causes: [
        { part: 'Breaker or outlet', fault: 'has tripped' },
        { part: 'Control board', fault: 'the electronics were damaged by a power surge' },
        { part: 'Compressor drive board', fault: 'the electronics that run the compressor were damaged' },
        { part: 'Power cord or plug', fault: 'damaged or loose' },
      ],
      visit:
        'We test the outlet under load and follow the power through the cord to the boards and the compressor. You hear whether one part was damaged or several before anything is ordered.',
      worthIt:
        'One board is usually worth replacing. If a board and the compressor were both damaged, compare our quote with the price of a new refrigerator. Ask your insurance company about surge damage first.',
      tellUs: [
        'Whether it stopped in a storm or a power outage',
        'The model number: boards often have to be ordered',
      ],
    },
    'no-ice': {
      heading: 'The ice maker makes no ice, or only small cubes',
      label: 'Ice maker makes little or no ice',
      hint: 'The filter is often clogged.',
      mayRunReason:
        'The refrigerator itself is fine to use. If the ice maker keeps buzzing, turn it off. If it drips, close its water valve, too.',
      checks: {
        'switched-on': {
          title: 'See whether it is on',
          step: 'Check that the ice maker is on (no “ice off” light or Sabbath mode), the bin is pushed in fully, and any wire arm is down.',
          meaning: 'If the ice maker was off, allow a full day for a normal amount of ice. If not, go on.',
        },
        'water-supply': {
          title: 'Check valve and filter',
          step: 'Make sure the valve of the water line is fully open, and change a filter older than six months.',
          meaning:
            'Small or hollow cubes mean too little water, and a buzz can mean none. If a new filter helps within a day, the old one was clogged. Otherwise, go on.',
        },
        'freezer-temperature': {
          title: 'Set the freezer',
          step: 'Set the freezer to 0 °F and wait a day. A thermometer between frozen packs shows the real temperature.',
          meaning:
            'If ice comes again, the freezer was too warm. If not, call us: above 5 °F, suspect the cooling; near 0 °F, suspect the ice maker or its valve.',
        },
      },
      causes: [
        { part: 'Water filter', fault: 'clogged or not locked in place' },
        { part: 'Fill tube', fault: 'frozen shut' },
        { part: 'Water inlet valve', fault: 'weak, or its screen is clogged' },
        { part: 'Ice maker', fault: 'worn, or its motor has failed' },
      ],
      visit:
        'We check the freezer temperature and the water pressure before and after the filter, thaw the fill tube, test the valve, and run the ice maker through one full cycle.',
      worthIt:
        'A filter, a valve or a fill tube is a small repair. Replacing the whole ice maker makes sense if the refrigerator is otherwise sound and not old.',
      tellUs: ['Whether the water dispenser works', 'When the filter was last changed, and the model number'],
    },
    'no-water': {
      heading: 'The dispenser gives no water, or only a trickle',
      label: 'Water dispenser does not work',
      hint: 'The filter is often clogged.',
      mayRunReason:
        'You can leave the refrigerator on. If water reaches the floor, follow the water warning at the top of this page.',
      checks: {
        'dispenser-lock': {
          title: 'Unlock the dispenser',
          step: 'Look for a lock light or Sabbath mode (“Sb”). Hold the lock button for a few seconds.',
          meaning: 'If water comes then, the dispenser was only locked. If not, go on.',
        },
        'water-filter': {
          title: 'Change the water filter',
          step: 'Change a filter older than six months, lock the new one in place and run a few glasses through.',
          meaning:
            'If water runs well now, the old filter was clogged or not locked in place. If not, go on to the next check.',
        },
        'ice-too': {
          title: 'See whether ice still comes',
          step: 'Make sure the refrigerator’s water valve is fully open, and see whether the ice maker still makes ice.',
          meaning:
            'If ice comes but no water, suspect the tube or the switch in the door. If neither comes, suspect the water supply or inlet valve. Call us.',
        },
      },
      causes: [
        { part: 'Water filter', fault: 'clogged or not locked in place' },
        { part: 'Water tube in the door', fault: 'frozen' },
        { part: 'Dispenser switch', fault: 'worn' },
        { part: 'Water inlet valve', fault: 'does not open' },
      ],
      visit:
        'We measure the water pressure before and after the filter, thaw the tube in the door, and test the switch and the inlet valve.',
      worthIt:
        'A filter, a switch or a valve is a small repair. If the tube freezes again and again, the freezer temperature or the door needs work, too.',
      tellUs: ['Whether ice still comes', 'Whether you have a well, a softener or a reverse-osmosis filter'],
    },
    'freezes-food': {
      heading: 'Food freezes in the refrigerator section',
      label: 'Freezes food in the refrigerator',
      hint: 'An air damper is often stuck open.',
      mayRunReason:
        'You can use the refrigerator. Keep medicine, eggs and glass bottles out of the cold spots for now.',
      checks: {
        'set-temperature': {
          title: 'Set the temperature',
          step: 'Set the refrigerator to 37 °F (a numbered dial, to the middle), turn off any fast-cooling setting, and wait a day.',
          meaning: 'If nothing freezes then, a setting was too cold. If food still freezes, go on.',
        },
        vents: {
          title: 'Clear the air vents',
          step: 'Move food two inches away from the air vents.',
          meaning:
            'If only food at a vent had frozen, cold air from the vent was the likely cause. If other food freezes, too, call us.',
        },
      },
      causes: [
        { part: 'Damper', fault: 'stuck open' },
        { part: 'Temperature sensor', fault: 'reads too warm' },
        { part: 'Control board', fault: 'does not end the cooling' },
      ],
      visit:
        'We compare a thermometer with what the control reads, and test the sensor, the damper and the control board. Then we let the refrigerator run until it holds the set temperature.',
      worthIt:
        'A sensor or a damper is a small repair. A control board costs more: decide when you have heard the full price.',
      tellUs: ['Which shelf freezes', 'The model number'],
    },
    'runs-all-the-time': {
      heading: 'It runs all the time',
      label: 'Runs all the time',
      hint: 'On many newer models, this is normal.',
      mayRunReason:
        'Many newer models are made to run slowly for most of the day. Long running matters only if food gets warm. Warm outer sides are normal on many models.',
      checks: {
        grille: {
          title: 'Clean the grille',
          step: 'If the refrigerator has a grille at the bottom, shine a flashlight through it. Vacuum the dust that you can reach from outside.',
          meaning:
            'Many newer models need no cleaning there. If the refrigerator rests more within a day or two, dust was the likely reason. If not, go on.',
        },
        'door-seal': {
          title: 'Test the door seal',
          step: 'At night, put a lit flashlight inside, close the door and look for light at the seal.',
          meaning:
            'Where light comes out, warm air comes in, and the refrigerator has to cool all day: call us about the seal. If no light shows, go on.',
        },
        'still-cold': {
          title: 'Measure the cold',
          step: 'Put a thermometer in a glass of water on the middle shelf and read it the next morning.',
          meaning:
            'At 40 °F or less, the refrigerator keeps up. If it is warmer, call us, and throw out perishables that were that warm for two hours or an unknown time.',
        },
      },
      causes: [
        { part: 'Condenser coils', fault: 'packed with dust' },
        { part: 'Door seal', fault: 'leaks warm air' },
        { part: 'Defrost heater or sensor', fault: 'failed, so frost covers the cooling coils' },
        { part: 'Sealed cooling system', fault: 'weak or leaking' },
      ],
      visit:
        'We clean the coils, test the door seals and the fans, look at the frost pattern, and test the compressor and the sealed cooling system.',
      worthIt:
        'Cleaning, a seal or a defrost part is worth the price. Repairing a weak sealed cooling system in an older, plain model seldom is.',
      tellUs: ['Whether it is in the garage or outdoors', 'What a thermometer shows inside'],
    },
    'ice-sticks-together': {
      heading: 'Ice sticks together or jams',
      label: 'Ice sticks together or jams',
      hint: 'Throw the old ice away first.',
      mayRunReason:
        'The refrigerator itself is fine to use. Do not poke into the ice opening, and turn the ice maker off if it jams.',
      checks: {
        'empty-the-bin': {
          title: 'Empty the ice bin',
          step: 'Turn the ice maker off. Take out the bin, throw the old ice away, dry the bin and push it in fully. Then turn the ice maker on.',
          meaning:
            'If new ice stays loose for a week, the old ice was stale or had thawed, as in an outage. If it sticks again, go on.',
        },
        'ice-flap': {
          title: 'Look at the ice flap',
          step: 'If ice comes through the door, look at the flap of the ice opening after you take ice. The flap must close fully.',
          meaning:
            'An open flap lets damp air in all day. If ice holds it open, let the ice melt. If it still stays open, call us. Otherwise, go on.',
        },
        'door-seal': {
          title: 'Test the door seal',
          step: 'Close the freezer door on a dollar bill in several places, and pull the bill each time.',
          meaning:
            'If the bill slides out freely at one spot, the seal lets damp air in there. If ice sticks again, call us either way.',
        },
      },
      causes: [
        { part: 'Ice flap in the door', fault: 'does not close' },
        { part: 'Door seal', fault: 'leaks' },
        { part: 'Water inlet valve', fault: 'drips, so water runs into the bin' },
        { part: 'Freezer', fault: 'too warm' },
      ],
      visit:
        'We check the flap, the seal and the freezer temperature. We test whether the water valve closes fully, and clear and test the ice chute.',
      worthIt: 'A flap, a seal or a valve is a small repair, and it often ends frost in the freezer, too.',
      tellUs: ['Whether ice comes in lumps or as a sheet', 'The model number'],
    },
  },
} as const satisfies Localized<WordsOfSigns<typeof refrigeratorSigns>>;
