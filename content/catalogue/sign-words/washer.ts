// What the signs of a washer say. Facts and sources: signs/washer-signs.ts.
import type { Localized } from '#content/language.ts';
import type { WordsOfSigns } from '../signs/sign-form.ts';
import type { washerSigns } from '../signs/washer-signs.ts';

export const washerSignWords = {
  en: {
    'will-not-drain': {
      heading: 'It will not drain',
      label: 'Will not drain',
      hint: 'A sock or coin often blocks the pump.',
      mayRunReason:
        'Do not start another wash: it adds water to a drum that cannot empty. A blocked pump that keeps running soon fails.',
      checks: {
        'drain-and-spin': {
          title: 'Test the drain',
          step: 'One test only: on a dry floor, close the washer, turn the breaker on, and run drain and spin (if you emptied it, rinse and spin). Stop if water drips.',
          meaning:
            'If the drum empties, use the washer. If not, leave it off and call us: a hum or trickle suggests a clog; silence, a failed pump, wire or lid lock.',
        },
        'drain-hose': {
          title: 'Look at the drain hose',
          step: 'Look behind the washer without moving it. The drain hose must not be kinked; its end must hang in the sink or, with air around it, in the drain pipe.',
          meaning:
            'Straighten any kink, if you can without moving the washer, and go on. If you cannot, or the end has slipped out, call us.',
        },
        'pump-filter': {
          title: 'Clean the pump filter',
          step: 'Is there a small door in front? If not, go to the test. On a dry floor, turn off the breaker, keep the washer shut and let the water cool.',
          meaning:
            'Over a pan, drain any small hose, then open the filter slowly; close it whenever the pan is full. Remove coins or socks. Close hose and filter tightly.',
        },
      },
      causes: [
        {
          part: 'Drain pump',
          fault: 'jammed by a coin or a sock, its filter clogged, or its motor has failed',
        },
        { part: 'Drain hose', fault: 'kinked, clogged or pushed too far into the drain pipe' },
        {
          part: 'Lid lock on a top-loader',
          fault: 'does not sense that the lid is closed, so the washer waits with the water in it',
        },
      ],
      visit:
        'We drain the washer, clear the pump and test its motor. Then we check the hose, drain pipe and lid lock, and run a full cycle.',
      worthIt:
        'A pump or a hose is a small repair. Think twice only if the bearings roar or the washer is past its usual life of 10 years.',
      tellUs: ['The model number', 'Whether water is still inside, and whether you hear the pump hum'],
    },
    'will-not-spin': {
      heading: 'It will not spin or agitate',
      label: 'Will not spin or agitate',
      hint: 'The door or lid lock may have failed.',
      mayRunReason:
        'If the washer thumps hard or only hums, leave it off. If water stays after drain and spin, see “It will not drain.” Otherwise, do the checks below.',
      checks: {
        'spread-the-load': {
          title: 'Spread the load',
          step: 'Check that “no spin” is not set. Take out a single heavy item, such as a rug, spread the rest, and run drain and spin (or “Spin”).',
          meaning:
            'If the drum spins now, the setting or the load was the cause. If it spins but will not agitate, call us. If it does not spin, go on.',
        },
        'close-the-door': {
          title: 'Close door or lid',
          step: 'Clear cloth or dirt from the latch, close the door or lid firmly, start drain and spin, and listen for the click of the lock.',
          meaning:
            'If the drum spins now, the door was not closed. No click, or a blinking lock light, points to the lock or its control: call us. Otherwise, go on.',
        },
        'look-for-foam': {
          title: 'Look for foam',
          step: 'Look for foam in the drum. If you see any, run a rinse and spin without detergent.',
          meaning:
            'If the drum spins after the rinse, use less detergent (only HE in a high-efficiency washer). If it does not, or you saw no foam, call us.',
        },
      },
      causes: [
        { part: 'Door or lid lock', fault: 'does not sense that the door is closed' },
        { part: 'Drain pump', fault: 'empties too slowly, so the washer holds back the spin' },
        { part: 'Drive belt or motor coupling', fault: 'worn, slipping or broken' },
        { part: 'Shift actuator', fault: 'stuck, so a top-loader does not shift between wash and spin' },
      ],
      visit:
        'We read the stored codes, run the washer’s own spin test and check that it drains. Then we test the lock, belt or coupling, shift actuator and motor.',
      worthIt:
        'A lock, a belt or an actuator is worth replacing. A new transmission or new bearings are major repairs: for an older washer, compare our quote with the price of a new one.',
      tellUs: [
        'The model number, and whether it is a top-loader or a front-loader',
        'Whether water is left in the drum when it should spin',
      ],
    },
    leaks: {
      heading: 'It leaks on the floor',
      label: 'Leaks on the floor',
      hint: 'A hose or seal often leaks.',
      mayRunReason:
        'A drip can turn into a flood without warning. Leave the washer off, except for the test below if you saw foam.',
      checks: {
        'close-the-valves': {
          title: 'Shut off power and water',
          step: 'Wet floor: stay off it. Turn off the breaker if you can stay dry; if not, call the power company. Close the main water valve, too, if that’s safe.',
          meaning:
            'Dry floor: turn off the breaker and close both washer valves; if one sticks, close the main. If water came with the washer off, call us. Otherwise, go on.',
        },
        'find-the-side': {
          title: 'Find where it leaks',
          step: 'Once the washer’s breaker is off and no more water comes out, note where the water showed first: in front, behind or below. Then dry the floor.',
          meaning:
            'In front, a front-loader’s door seal or filter probably leaks; behind, a hose or drain pipe; below, the pump or tub. A few drops at an opened door are normal.',
        },
        'look-for-foam': {
          title: 'Look for foam',
          step: 'Look for foam at the door or drawer. One test only: if you see foam and the floor is dry, restore power and water and watch one rinse without detergent.',
          meaning:
            'If nothing drips, use less detergent (only HE in a high-efficiency washer). If water drips, or you saw no foam, turn off power and water and call us.',
        },
      },
      causes: [
        { part: 'Fill hose', fault: 'cracked, or the rubber washer inside its end has hardened' },
        { part: 'Door seal', fault: 'torn or dirty in the fold of a front-loader' },
        {
          part: 'Drain hose or drain pipe',
          fault: 'hose loose or cracked, or pipe clogged and running over',
        },
        { part: 'Drain pump or tub seal', fault: 'worn, so water drips below the machine' },
      ],
      visit:
        'We watch the washer fill, wash and drain to see which part leaks. Then we replace that part, or tell you if the drain pipe needs a plumber.',
      worthIt:
        'Hoses, door seals and pumps are worth fixing. A leaking tub seal often comes with worn bearings. Both together are a large repair, seldom worth it on an older washer.',
      tellUs: [
        'Where the water shows first: front, back or below',
        'When it shows (filling, washing, draining, or while off), and whether you saw foam',
      ],
    },
    'walks-and-bangs': {
      heading: 'It shakes, bangs or walks',
      label: 'Shakes, bangs or walks',
      hint: 'The load or the feet may be uneven.',
      mayRunReason:
        'If shipping bolts are in, or the drum roars, or still hits the cabinet after you spread the load, leave the washer off. Otherwise, wash half loads at low spin.',
      checks: {
        'shipping-bolts': {
          title: 'Look for shipping bolts',
          step: 'If the washer is new or was just moved, look behind it with a flashlight for shipping bolts.',
          meaning:
            'A front-loader with its bolts still in shakes hard: leave it off. The manual shows how to take the bolts out, or we can do it.',
        },
        'spread-the-load': {
          title: 'Spread the load',
          step: 'Stop the washer, drain it, spread the load, and run the spin again. Wash a rug with other items, not alone.',
          meaning:
            'If the spin is quiet now, the load was out of balance. If not, stop the washer and check its feet.',
        },
        'rock-the-corners': {
          title: 'Rock the corners',
          step: 'If a dryer is stacked on top, call us. If not, press down on each top corner in turn, with the washer off.',
          meaning:
            'If the washer rocks, its feet are uneven: the manual shows how to set them, or we do it. Otherwise, the suspension is probably worn: call us.',
        },
      },
      causes: [
        { part: 'Leveling feet', fault: 'not level or not locked, or the floor flexes' },
        { part: 'Suspension rods or shock absorbers', fault: 'worn, so the drum swings too far' },
        { part: 'Shipping bolts', fault: 'left in after delivery or a move' },
        { part: 'Bearings', fault: 'worn, which you hear as a roar' },
      ],
      visit:
        'We look for shipping bolts, level the washer and lock its feet. We check the suspension and the bearings, and spin a test load.',
      worthIt:
        'Leveling and suspension parts are small repairs. If the bearings of an older washer are worn, we often advise a new washer, and we say so before any work.',
      tellUs: [
        'Whether the washer is new, was moved, or is on a pedestal or an upper floor',
        'The model number, and whether the drum hits the cabinet',
      ],
    },
    'will-not-start': {
      heading: 'It will not start',
      label: 'Will not start',
      hint: 'Look at its plug and breaker first.',
      mayRunReason:
        'If the plug is brown or melted, turn off the washer’s breaker and do not reset it. Otherwise, the repair can wait. If the breaker trips again, leave it off.',
      checks: {
        power: {
          title: 'Check plug and breaker',
          step: 'If some house lights are dim and others too bright, turn off the main breaker and call the power company. If the lights are normal and all is dry, push in a loose plug that is cool and not brown, and reset a tripped breaker (fully off, then on), once.',
          meaning:
            'If the washer starts, watch one load. If it is dark, press the outlet’s reset button, if any, once. If it stays dark, call us. If it lights, go on.',
        },
        'control-lock': {
          title: 'Unlock the buttons',
          step: 'If you see a lock symbol or “LOC” on the display, hold the button marked with the lock for a few seconds.',
          meaning:
            'If the symbol goes out, press Start: the buttons were only locked. If the washer does not start, or shows no symbol, go on.',
        },
        'close-the-door': {
          title: 'Close door or lid',
          step: 'Close the door or lid firmly, check that no delay is set and both water valves are open, and press Start again.',
          meaning:
            'If it starts, keep using it. If it only clicks, the control is probably at fault; without a click, the lock or the control. Call us either way.',
        },
      },
      causes: [
        { part: 'Outlet or breaker', fault: 'has tripped or gives no power' },
        { part: 'Door or lid lock', fault: 'does not sense that the door is closed' },
        { part: 'Control board', fault: 'has failed, often after a power surge' },
        { part: 'Start button or control panel', fault: 'worn or wet' },
      ],
      visit:
        'We test the outlet, then the cord, the lock, the buttons and the control board, before we name a part.',
      worthIt:
        'A lock or a cord is a small repair. A control board can be expensive, so ask its price first.',
      tellUs: [
        'Whether anything lights up, and any letters or numbers on the display',
        'Whether it stopped after a storm or a power outage',
      ],
    },
    'locked-door': {
      heading: 'The door or lid stays locked',
      label: 'Door or lid stays locked',
      hint: 'Water inside often keeps it shut.',
      mayRunReason:
        'Don’t start a wash or force the door. Leave the breaker on until the drum is empty and cool, unless you clean the pump filter or something burns or leaks.',
      checks: {
        'look-for-water': {
          title: 'Look for water',
          step: 'Turn off any child lock or remote start. Look, or nudge the washer and listen. If there is water, run drain and spin (or “Spin”) once; if not, go on.',
          meaning:
            'If the washer drains, the lock opens soon, or once a hot wash has cooled. If it stays locked, go on. If water stays, see “It will not drain.”',
        },
        'power-off': {
          title: 'Reset the breaker, once',
          step: 'If some house lights are dim and others too bright, turn off the main breaker and call the power company. If the lights are normal and the drum is empty and cool, cancel the cycle. Turn the washer’s breaker off for five minutes, then on again, once.',
          meaning:
            'If the door opens, the control only needed a restart. Otherwise, the lock or the board has probably failed: leave the door shut and call us.',
        },
      },
      causes: [
        { part: 'Drain pump', fault: 'leaves water inside, so the lock holds' },
        { part: 'Door or lid lock', fault: 'jammed or failed' },
        { part: 'Control board', fault: 'does not send the command to open' },
      ],
      visit:
        'We take out any water, release the lock without breaking the door, and test the drain pump, lock and control board.',
      worthIt:
        'On a washer under 10 years old, a lock or a pump is usually worth replacing. A control board is a closer call.',
      tellUs: ['Whether there is water inside', 'The model number, and any code on the display'],
    },
    'smells-musty': {
      heading: 'It smells musty',
      label: 'Smells musty',
      hint: 'Old detergent builds up in the tub.',
      mayRunReason: 'The smell does no harm to the washer, only to the laundry.',
      checks: {
        'clean-the-tub': {
          title: 'Clean the tub',
          step: 'Run the cleaning cycle, or the hottest cycle, with no laundry. Use a washer cleaner as its label says, and nothing else with it.',
          meaning:
            'If the smell is gone, clean the tub once a month. If the smell stays after all three checks, call us.',
        },
        'dry-the-seal': {
          title: 'Dry the door seal',
          step: 'Wipe the fold of a front-loader’s door seal. Leave the door or lid and the drawer ajar, unless small children or pets could climb in.',
          meaning: 'A washer that dries between loads grows little mold.',
        },
        'less-detergent': {
          title: 'Use less detergent',
          step: 'Use only detergent marked HE, no more than the label says, and no softener for two weeks. Turn down an automatic dispenser.',
          meaning: 'If the smell fades, detergent or softener was the likely cause.',
        },
      },
      causes: [
        { part: 'Drum and tub', fault: 'coated with detergent and softener' },
        { part: 'Door seal', fault: 'holds water and lint in its fold' },
        { part: 'Drain pump or hose', fault: 'holds old water and lint' },
      ],
      visit:
        'We clear the pump and drain hose, look at the door seal, run a cleaning cycle and show you how much detergent to use.',
      worthIt:
        'Clean first: a washer that smells often needs no repair, and a new one can smell, too. A door seal that is black with mold can be replaced.',
      tellUs: [
        'Whether it is a front-loader or a top-loader',
        'Whether the smell comes from the drum or from the drain pipe behind the washer',
      ],
    },
    'stops-mid-cycle': {
      heading: 'It stops in the middle of a cycle',
      label: 'Stops mid-cycle',
      hint: 'A slow drain is a common cause.',
      mayRunReason:
        'You may try one small load. A washer that stops again at the same point has to be tested.',
      checks: {
        'read-the-display': {
          title: 'Write down the code',
          step: 'Before you turn anything off, write down the letters and numbers on the display.',
          meaning: 'A code points to the trouble: water, drain, lock, balance or motor.',
        },
        'smaller-load': {
          title: 'Take out half the load',
          step: 'If you see or hear water, run drain and spin first. Then take out half of the load, spread the rest and start again.',
          meaning:
            'If the cycle finishes now, the load was too heavy or uneven. If water stays, see “It will not drain.”',
        },
        'power-off': {
          title: 'Reset the breaker, once',
          step: 'If some house lights are dim and others too bright, turn off the main breaker and call the power company. If the lights are normal, cancel the cycle. Turn the washer’s breaker off for five minutes, then on again, once. Run a rinse and spin.',
          meaning:
            'If that finishes, a brief outage may have been the cause. If not, leave the washer off and call us.',
        },
      },
      causes: [
        { part: 'Drain pump or hose', fault: 'empties too slowly' },
        { part: 'Door or lid lock', fault: 'loses contact when the washer shakes' },
        { part: 'Motor or its speed sensor', fault: 'overheats, or the sensor sends no signal' },
        { part: 'Control board', fault: 'resets itself' },
      ],
      visit:
        'We read the stored codes, run the washer to the point where it stops, and test the part that the code names.',
      worthIt:
        'A pump, a lock or a sensor is worth fixing. For a motor or a control board in an older washer, compare our quote with the price of a new one.',
      tellUs: ['The code, and the part of the cycle in which it stops', 'The model number'],
    },
    'will-not-fill': {
      heading: 'No water comes in, or only a trickle',
      label: 'No water comes in, or a trickle',
      hint: 'The inlet screens are often clogged.',
      mayRunReason:
        'Most washers stop by themselves when no water comes. If yours goes on humming, cancel the wash.',
      checks: {
        'open-the-valves': {
          title: 'Open the water valves',
          step: 'If you can do it without force and without moving the washer, open both water valves fully. Then start a rinse.',
          meaning:
            'If the washer fills now, a valve was partly closed. If one sticks or drips, call a plumber. Otherwise, go on.',
        },
        'fill-hoses': {
          title: 'Look at the fill hoses',
          step: 'Look along both fill hoses for a kink, without moving the washer.',
          meaning:
            'If one is kinked, leave it to us. If none is, the screens where the hoses join the washer may be clogged. Call us either way.',
        },
        'other-faucets': {
          title: 'Try the faucets',
          step: 'Open the hot and the cold faucet of the nearest sink.',
          meaning: 'If a faucet is weak, too, call a plumber or the water company. Otherwise, go on.',
        },
      },
      causes: [
        { part: 'Inlet screens', fault: 'clogged with sand, rust or lime' },
        { part: 'Water inlet valve', fault: 'does not open on the hot or the cold side' },
        { part: 'Water level sensor', fault: 'reports “full” too early' },
        { part: 'Door lock', fault: 'does not sense that the door is closed, so no water is let in' },
      ],
      visit:
        'We measure the flow at both water valves, clean the inlet screens, and test the inlet valve, door lock, level sensor and air tube.',
      worthIt:
        'A valve or a sensor is a sensible repair at almost any age. If sand or rust filled the screens, ask about a filter for the house, too.',
      tellUs: ['Which does not come in: hot, cold or both', 'Whether the water was shut off lately'],
    },
    'grinds-or-roars': {
      heading: 'It grinds, squeals or roars',
      label: 'Grinds, squeals or roars',
      hint: 'The bearings may be worn.',
      mayRunReason:
        'A steady roar without shaking can wait a few small loads. If you hear scraping, stop the washer at once: a piece of metal can damage the drum.',
      checks: {
        'empty-drum': {
          title: 'Turn the empty drum',
          step: 'With the washer off and empty, turn the drum by hand.',
          meaning:
            'A rumble, or a front-loader’s drum that you can tip up and down, points to the bearings. A scrape points to something caught: leave the washer off and call us.',
        },
        'when-it-comes': {
          title: 'Note when the noise comes',
          step: 'If nothing scrapes, run a small load and note when the noise comes: washing, draining or spinning.',
          meaning:
            'A noise during draining points to the pump, during spinning to the bearings, during washing to the belt or clutch. Call us and say which.',
        },
      },
      causes: [
        { part: 'Bearings', fault: 'worn, often after the tub seal let water in' },
        { part: 'Drain pump', fault: 'has a coin or a screw in it' },
        { part: 'Drive belt or clutch', fault: 'worn or slipping' },
        { part: 'Drum', fault: 'has a bra wire or a coin caught behind it' },
      ],
      visit:
        'We run the washer, look in the pump, and turn the drum by hand to hear which part makes the noise.',
      worthIt:
        'A pump or a belt is a small repair. Bearings are a large one: many makers sell them only with the whole tub, so a new washer is often better.',
      tellUs: ['When in the cycle the noise comes', 'The model number and the age of the washer'],
    },
    'keeps-filling': {
      heading: 'Water keeps running in',
      label: 'Water keeps running in',
      hint: 'Close both water valves right away.',
      mayRunReason: 'The washer can overflow at any time, even with the power off.',
      checks: {
        'wet-floor': {
          title: 'Shut off power and water',
          step: 'If the floor is wet, stay off it. Turn off the breaker if you can without stepping in water, and close the main water valve.',
          meaning: 'The main valve stops the water even if the washer’s inlet valve is stuck open.',
        },
        'switch-it-off': {
          title: 'Listen with it off',
          step: 'If the floor is dry, turn the washer off and listen for two seconds. Then close both water valves at once or, if you cannot, the main water valve.',
          meaning:
            'If water kept running with the washer off, the inlet valve is stuck open: call us. If it stopped, go on.',
        },
        'drain-hose': {
          title: 'Look at the drain hose',
          step: 'On a dry floor, look where the drain hose ends. The hose must go up to the drain pipe and must not hang low.',
          meaning:
            'A hose that hangs too low drains the washer as it fills. If the hose is right, the level sensor has probably failed. Call us either way.',
        },
      },
      causes: [
        { part: 'Water inlet valve', fault: 'stuck open by dirt or wear' },
        { part: 'Water level sensor or its air tube', fault: 'clogged or loose, so the level reads too low' },
        { part: 'Drain hose', fault: 'hangs too low and lets the water run out' },
      ],
      visit:
        'We test whether the inlet valve closes without power, clear the air tube, and check the level sensor and the drain hose. Then we watch the washer fill to the right level.',
      worthIt:
        'A valve or a sensor is a small repair compared with a flooded room. Replace old fill hoses at the same visit.',
      tellUs: ['Whether water runs in with the washer turned off', 'The model number'],
    },
  },
} as const satisfies Localized<WordsOfSigns<typeof washerSigns>>;
