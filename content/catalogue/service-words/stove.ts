// What the stove page says. Figures about age: docs/sources.md.
import type { Localized } from '#content/language.ts';
import { safetyWords } from '#content/words/safety/safety-words.ts';
import type { ServiceWords } from './service-words-form.ts';

const safety = safetyWords.en;

export const stoveWords = {
  en: {
    name: 'Stove',
    noun: 'stove',
    nounWithArticle: 'a stove',
    plural: 'stoves',
    repairName: 'Stove Repair',
    description:
      'Burners that click, will not light, stay cold or stay on high: we repair gas, electric, glass-top and induction stoves and cooktops.',
    commonIssues: [
      'Gas burner clicks but will not light',
      'Keeps clicking after it is lit',
      'Electric burner stays cold',
      'Burner stuck on high',
      'Cracked glass top',
      'Weak or yellow flame',
    ],
    head: {
      title: 'Stove and Cooktop Repair in Florida: Gas or Electric',
      description:
        'Burner will not light, keeps clicking or is stuck on high? First steps you can take, the parts that usually fail and the starting price of a visit.',
    },
    heading: 'A burner will not light. Start here.',
    intro:
      'Read the dangers below first; they come before any repair. A burner that clicks, sputters or stays cold is most often a small repair.',
    problems: [
      {
        slug: 'clicks-no-flame',
        symptom: 'A gas burner clicks but does not light',
        likelyCauses: [
          'Food or water in the burner ports',
          'A cap that sits crooked',
          'A cracked or dirty spark electrode',
          'Low gas, often an empty propane tank',
        ],
        whatTheTechnicianDoes:
          'Dries and clears the ports, seats the cap, looks at the spark in the dark, and measures gas pressure if every burner is weak.',
        safeMeanwhile: {
          answer: 'with-care',
          words:
            'If it does not light at once, turn it off and leave it off. The burners that light at once are fine to use.',
        },
      },
      {
        slug: 'keeps-clicking',
        symptom: 'It goes on clicking after the flame is lit, or with all knobs off',
        likelyCauses: [
          'Moisture in an igniter switch under a knob',
          'Grease on an electrode',
          'A spark module that has failed',
        ],
        whatTheTechnicianDoes:
          'Unplugs the module, finds the wet or stuck switch, dries or replaces the harness, and proves it with each knob.',
        safeMeanwhile: {
          answer: 'with-care',
          words: 'Turn all knobs off, switch off its breaker and let it dry overnight.',
        },
      },
      {
        slug: 'yellow-flame',
        symptom: 'The flame is yellow, tall or leaves soot',
        likelyCauses: [
          'Blocked ports or a wrong air setting',
          'A stove set up for natural gas that runs on propane',
          'A bent or loose orifice',
        ],
        whatTheTechnicianDoes:
          'Checks which gas the house has, the orifices and the pressure regulator, and sets the air until the cone is sharp and blue.',
        safeMeanwhile: {
          answer: 'no',
          words: safety['gas-flame'].line,
        },
      },
      {
        slug: 'burner-cold',
        symptom: 'One electric burner or glass-top zone stays cold',
        likelyCauses: [
          'A burned coil or its socket',
          'A broken ribbon element under the glass',
          'An infinite switch with burned contacts',
        ],
        whatTheTechnicianDoes:
          'Swaps or measures the element, looks for heat damage at the terminals, and tests the switch under load.',
        safeMeanwhile: {
          answer: 'with-care',
          words: 'Use the other zones. Leave this one off, and do not use it if its socket is scorched.',
        },
      },
      {
        slug: 'stuck-on-high',
        symptom: 'A burner only knows full heat',
        likelyCauses: [
          'A switch welded in the on position',
          'A limiter in the element that has failed',
          'A relay stuck on the power board',
        ],
        whatTheTechnicianDoes:
          'Isolates the stove, proves which contact is stuck, and replaces it before anything else is tried.',
        safeMeanwhile: {
          answer: 'no',
          words: safety['heat-stays-on'].line,
        },
      },
      {
        slug: 'cracked-glass',
        symptom: 'The glass top is cracked',
        likelyCauses: [
          'A dropped pan or jar',
          'Cold liquid on hot glass',
          'Sugar that melted and pulled as it cooled',
        ],
        whatTheTechnicianDoes:
          'Takes the model number, prices the glass against the stove’s age, and checks the elements beneath for damage.',
        safeMeanwhile: {
          answer: 'no',
          words: safety['broken-glass-top'].line,
        },
      },
      {
        slug: 'induction-error',
        symptom: 'Induction beeps, flashes or drops power',
        likelyCauses: [
          'A pan that a magnet does not hold',
          'A cooling fan blocked by a drawer below',
          'A failed power module',
        ],
        whatTheTechnicianDoes:
          'Tries a known pan, reads the stored code, looks at the fan and its air path, then measures the power board.',
        safeMeanwhile: {
          answer: 'with-care',
          words: 'Empty the drawer beneath, let it cool and try one zone with a magnetic pan.',
        },
      },
      {
        slug: 'weak-burner',
        symptom: 'All burners are weaker than they were',
        likelyCauses: [
          'A regulator that sticks',
          'A half-closed valve behind the stove',
          'Propane running low',
        ],
        whatTheTechnicianDoes:
          'Measures pressure with one burner and with all of them lit, and finds where it drops.',
        safeMeanwhile: {
          answer: 'no',
          words: safety['gas-flame'].line,
        },
      },
    ],
    safeChecks: [
      'With the stove cold and the knobs off, lift the burner cap, clear each port with a straight pin without widening it, and set the cap flat.',
      'If a pot boiled over, give it a night to dry before you judge the clicking.',
      'Do all gas burners fail alike? Leave them off and tell us. For propane, read the gauge of the tank.',
      'With the coils cold and the breaker off, swap two plug-in coils of one size. If the fault moves, it is the coil.',
      'Induction: hold a magnet to the pan. If it drops, so does the heat.',
    ],
    repairOrReplace: {
      paragraphs: [
        'Gas ranges are the longest lived of the big kitchen machines, about 15 years; electric ranges last about 13.',
        'Electrodes, switches, coils, knobs and modules are modest repairs. A new glass top or an induction power board can come near the price of a plain new stove, so ask for both figures before you choose.',
      ],
      source: 'NAHB and Bank of America, Study of Life Expectancy of Home Components, 2007',
    },
    whatThePriceBuys: [
      'What you see is the price a stove visit starts at: one range, cooktop or rangetop tested burner by burner, with a leak test of every gas fitting that was opened.',
      'New parts come on top. Conversion between natural gas and propane is its own job and needs the maker’s kit. Taxes are added where the law says so.',
    ],
    safetyStops: ['gas-smell', 'carbon-monoxide', 'grease-fire', 'electric-tingle', 'anti-tip'],
    floridaMatters: [
      {
        key: 'salt-air',
        heading: 'Sparks that leak away',
        text: 'Salt and damp let the spark jump where it should not. On beachside balconies and open kitchens we see electrodes, burner caps and grate screws pit years early; dry them after each cleaning.',
      },
      {
        key: 'humidity',
        heading: 'Morning clicking',
        text: 'Condensation under the knobs after a night without air conditioning is enough to set the igniters off. If it stops by noon, it is moisture, not the module.',
      },
      {
        key: 'surge',
        heading: 'Induction and lightning',
        text: 'Induction and touch-glass tops are computers with pans on them. Switch off their breaker when a storm stands overhead and you are leaving for the day.',
      },
      {
        key: 'heat',
        heading: 'Propane on a hot patio',
        text: 'Many Florida homes have no gas main and cook on propane. Keep the tank upright and in the shade, and have hose and regulator looked at before the season.',
      },
      {
        key: 'hard-water',
        heading: 'White rings on black glass',
        text: 'Boil-overs of hard water bake on as lime. Vinegar on a cool top removes it; a blade at a flat angle takes the rest. Scouring pads scratch the glass for good.',
      },
      {
        key: 'seasonal',
        heading: 'Opening the house again',
        text: `After months away spiders may have built in burner tubes. ${safety['gas-flame'].line}`,
      },
    ],
    questions: [
      {
        question: 'Stove, range, cooktop: which do I have?',
        answer:
          'A range has an oven beneath its burners. A cooktop is set into the counter. Both are called a stove, and we repair both.',
      },
      {
        question: 'May I light a burner with a match when the power is out?',
        answer:
          'On most gas tops with plain knobs, yes: match first, then gas, on low. Not on models with electronic valves, and never the oven.',
      },
      {
        question: 'What do I do when I smell gas?',
        answer: safety['gas-smell'].line,
      },
      {
        question: 'We have propane. Is that a problem?',
        answer:
          'No. Tell us when you call. We check that the orifices and regulator are set for it, since a stove set for the wrong gas burns dirty.',
      },
    ],
  },
} as const satisfies Localized<ServiceWords>;
