// What the oven page says. Figures about age: docs/sources.md.
import type { Localized } from '#content/language.ts';
import type { ServiceWords } from './service-words-form.ts';

export const ovenWords = {
  en: {
    name: 'Oven',
    noun: 'oven',
    nounWithArticle: 'an oven',
    plural: 'ovens',
    repairName: 'Oven Repair',
    description:
      'An oven that will not heat, bakes unevenly, shows an error or stays locked after self-clean: we repair gas and electric, wall and range ovens.',
    commonIssues: [
      'Will not heat',
      'Temperature is off',
      'Gas igniter glows but no flame',
      'Door locked after self-clean',
      'Error code and beeping',
      'Bakes unevenly',
    ],
    head: {
      title: 'Oven Repair in Florida: No Heat, Wrong Temperature',
      description:
        'Oven cold, too hot or locked shut? See which part is likely at fault, when to leave it off, and what a gas or electric oven visit starts at.',
    },
    heading: 'Your oven will not heat. Start here.',
    intro:
      'Most ovens that stay cold have one failed part: an igniter, an element, a sensor or a fuse. Your sign below tells which is likely, and whether the cooktop above is still safe to use.',
    problems: [
      {
        slug: 'gas-no-heat',
        symptom: 'A gas oven glows inside but never lights',
        likelyCauses: [
          'An igniter too weak to open the gas valve',
          'A closed shutoff behind the range',
          'A failed safety valve',
        ],
        whatTheTechnicianDoes:
          'Measures the current through the igniter. If it is below what the valve needs, a new igniter goes in; then the fitting is leak-tested and the flame looked at.',
        safeMeanwhile: {
          answer: 'no',
          words: 'Leave the oven off. The burners on top may be used if they light at once and burn blue.',
        },
      },
      {
        slug: 'electric-no-heat',
        symptom: 'An electric oven stays cold or only broils',
        likelyCauses: [
          'A burned-through bake element',
          'A tripped breaker, if neither bake nor broil heats',
          'A failed relay on the control board',
          'An open thermal cutoff',
        ],
        whatTheTechnicianDoes:
          'Checks both legs of power, looks for a blister or break in the element, then tests the relay and cutoff behind the panel.',
        safeMeanwhile: {
          answer: 'with-care',
          words:
            'You may cook with what still heats if the element is whole. If it sparks or sags, use none of it.',
        },
      },
      {
        slug: 'wrong-temperature',
        symptom: 'It bakes too hot, too cool or unevenly',
        likelyCauses: [
          'A temperature sensor out of range',
          'A convection fan that no longer turns',
          'A torn door gasket',
          'A calibration that was changed by accident',
        ],
        whatTheTechnicianDoes:
          'Sets a probe in the middle of the oven and records several swings, since one glance at a thermometer misleads. Then adjusts the offset or replaces sensor, fan or gasket.',
        safeMeanwhile: {
          answer: 'yes',
          words: 'Bake with a thermometer of your own and correct the setting by what it shows.',
        },
      },
      {
        slug: 'door-locked',
        symptom: 'The door will not open after self-clean',
        likelyCauses: [
          'The oven is still above the release temperature',
          'A latch motor that has stalled',
          'A fuse or board overheated by the long clean',
        ],
        whatTheTechnicianDoes:
          'Frees the latch without harm to the door, then tests the latch motor, switches and thermal fuse.',
        safeMeanwhile: {
          answer: 'no',
          words:
            'Give it two hours and reset the breaker once. Do not lever the door; the glass is under tension.',
        },
      },
      {
        slug: 'error-code',
        symptom: 'It beeps and shows a code such as F1 or F2',
        likelyCauses: [
          'A shorted touch panel',
          'An open or shorted sensor',
          'A relay that sticks closed',
          'Moisture behind the panel after cleaning',
        ],
        whatTheTechnicianDoes:
          'Reads the code in the maker’s own list for your model, because the same letters mean different faults in different brands.',
        safeMeanwhile: {
          answer: 'no',
          words:
            'Switch off the breaker for a minute. If the code returns, leave it off: some codes mean the oven is overheating.',
        },
      },
      {
        slug: 'smoke-smell',
        symptom: 'It smokes or smells in the first ten minutes',
        likelyCauses: [
          'Spilled fat on the floor or element',
          'Packing oil in a new oven',
          'Foil or a liner on the oven floor',
          'Wiring insulation burning behind the panel',
        ],
        whatTheTechnicianDoes:
          'Tells grease from insulation by where the smoke comes out, and checks terminals and the fan that cools the electronics.',
        safeMeanwhile: {
          answer: 'no',
          words:
            'Turn it off, let it cool and wipe out what spilled. If it happens again in a clean oven, leave it off until we have seen it.',
        },
      },
      {
        slug: 'fan-runs-on',
        symptom: 'A fan runs long after you switch off',
        likelyCauses: [
          'The normal cooling fan of a built-in oven',
          'A thermostat that never reports cool',
          'A blocked vent that keeps the cabinet hot',
        ],
        whatTheTechnicianDoes: 'Measures how warm the control space is and tests the fan thermostat.',
        safeMeanwhile: {
          answer: 'yes',
          words: 'Up to an hour is normal on many wall ovens. All night is not, but it is not a danger.',
        },
      },
    ],
    safeChecks: [
      'Set the clock. Some ovens refuse to heat until the time is set.',
      'Look for a padlock sign, Sabbath mode or a delayed start.',
      'Switch the double breaker fully off, wait a minute, and on again.',
      'With the oven cold, look at the bake element for a break or a blister. Do not touch it.',
      'Gas: do the burners on top light? If none does, the supply is closed.',
      'Take out foil and liners from the oven floor.',
    ],
    repairOrReplace: {
      paragraphs: [
        'Count on about 15 years from a gas range and 13 from an electric one. The study gives no separate figure for wall ovens.',
        'Igniters, elements, sensors, gaskets and hinges are small repairs at any age. A control board for a discontinued wall oven is the hard case: sometimes it can be rebuilt, and a new oven may need the cabinet cut, so weigh that in.',
      ],
      source: 'NAHB and Bank of America, Study of Life Expectancy of Home Components, 2007',
    },
    whatThePriceBuys: [
      'It starts with a visit to one oven, in the wall or in a range. For that the technician tests supply, ignition or elements, sensor and control, and gives you the price of the cure.',
      'Double ovens, steam ovens and lifting a wall oven out of its cabinet take longer and cost more, as do parts. Tax comes on top where it applies.',
    ],
    safetyStops: ['gas-smell', 'carbon-monoxide', 'fire-inside', 'sparking-element', 'anti-tip'],
    floridaMatters: [
      {
        key: 'humidity',
        heading: 'Moist panels',
        text: 'Touch panels and spark modules dislike damp. After a mop, a steam clean or a week with the air conditioning off, buttons may beep on their own; dry air often heals them, corrosion does not.',
      },
      {
        key: 'surge',
        heading: 'The clock is the weak point',
        text: 'The display board stays powered all day, so lightning finds it. If your oven is dark but the range top lights by match, the board is the first suspect.',
      },
      {
        key: 'salt-air',
        heading: 'Hinges, racks and igniters',
        text: 'Near the sea, salt film on terminals adds resistance. A hot-surface igniter then draws too little to open the valve, months before it would have failed inland.',
      },
      {
        key: 'heat',
        heading: 'Long bakes in a hot house',
        text: 'Built-in ovens need cool air from the room to protect their electronics. A tight cabinet on a warm outside wall shortens the life of the board; we look at the vent slots.',
      },
      {
        key: 'hard-water',
        heading: 'Steam ovens need descaling',
        text: 'A steam oven fed with local tap water asks to be descaled sooner than its booklet says. Do it when it asks: a scaled boiler cannot be saved later.',
      },
      {
        key: 'seasonal',
        heading: 'Before the holidays, not on the day',
        text: 'An oven that sat all summer should be run at 350 °F a week before guests come. Weak igniters show themselves on the first cold start.',
      },
    ],
    questions: [
      {
        question: 'Can I light a gas oven with a match?',
        answer:
          'Not a modern one. Its valve stays shut until the igniter is hot, and a match does nothing but put your face near gas.',
      },
      {
        question: 'Should I use self-clean before a party?',
        answer:
          'No. The long high heat is when fuses, latches and boards fail. Do it weeks before, or wipe by hand.',
      },
      {
        question: 'Is it safe to replace the element myself?',
        answer:
          'It is 240 volts and the wires can slip into the wall of the oven. If you are not used to working with the power proved off, leave it to us.',
      },
      {
        question: 'My wall oven is discontinued. What now?',
        answer:
          'Send the model number. We look for new, rebuilt and exchange boards before anyone speaks of a new cabinet.',
      },
    ],
  },
} as const satisfies Localized<ServiceWords>;
