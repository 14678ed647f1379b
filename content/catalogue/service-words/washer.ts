// What the washer page says. Figures about age: docs/sources.md.
import type { Localized } from '#content/language.ts';
import type { ServiceWords } from './service-words-form.ts';

export const washerWords = {
  en: {
    name: 'Washer',
    noun: 'washer',
    nounWithArticle: 'a washer',
    plural: 'washers',
    repairName: 'Washer Repair',
    description:
      'A washer that will not drain, spin, fill or unlock, or walks across the floor: we repair top-load, front-load and stacked machines.',
    commonIssues: [
      'Will not drain',
      'Will not spin or stops mid-cycle',
      'Leaks on the floor',
      'Shakes or walks',
      'Door or lid stays locked',
      'Smells musty',
    ],
    head: {
      title: 'Washer Repair in Florida: Drain, Spin, Leak, Shake',
      description:
        'Washer full of water, leaking or shaking? What each sign means, checks you can do in five minutes, and the starting price of a repair visit.',
    },
    heading: 'Your washer stopped with the water in it. Start here.',
    intro:
      'Wet clothes in a stopped washer can wait a few hours; water on the floor cannot. Find your sign below, try the safe checks, and tell us what you saw when you call.',
    problems: [
      {
        slug: 'will-not-drain',
        symptom: 'The cycle ends and the tub is still full',
        likelyCauses: [
          'A coin, sock or hairpin in the drain pump',
          'A pump motor that hums but does not turn',
          'A drain hose kinked or pushed too far down the standpipe',
        ],
        whatTheTechnicianDoes:
          'Drains the tub into a bucket, opens the pump trap or the pump itself, removes what is caught, and measures the motor. The hose and standpipe are checked before the machine goes back.',
        safeMeanwhile: {
          answer: 'no',
          words:
            'Leave the door closed; a front-loader will pour out. Cancel the cycle and unplug the machine.',
        },
      },
      {
        slug: 'will-not-spin',
        symptom: 'Clothes come out dripping because it will not spin',
        likelyCauses: [
          'A load bunched on one side',
          'A worn belt or motor coupling',
          'A lid switch or door lock that no longer reports closed',
          'A shift actuator that cannot change from wash to spin',
        ],
        whatTheTechnicianDoes:
          'Runs the spin test built into the machine, reads stored codes, then checks lock, belt, actuator and motor in that order.',
        safeMeanwhile: {
          answer: 'with-care',
          words: 'Try one small, balanced load on drain and spin. If it stops again, wait for us.',
        },
      },
      {
        slug: 'leaks',
        symptom: 'A puddle in front of or behind the washer',
        likelyCauses: [
          'A fill hose with a tired rubber washer',
          'A torn door boot on a front-loader',
          'A drain hose that jumps out of its pipe',
          'Too many suds from too much soap',
        ],
        whatTheTechnicianDoes:
          'Watches a fill, a wash and a drain with a flashlight, because the stage at which water shows tells which part it is. Then replaces the hose, boot, pump seal or tub seal.',
        safeMeanwhile: {
          answer: 'no',
          words:
            'Close both taps behind the machine. A burst fill hose can empty hundreds of gallons into a room.',
        },
      },
      {
        slug: 'walks-and-bangs',
        symptom: 'It shakes, bangs or walks across the floor in the spin',
        likelyCauses: [
          'Feet that are not level or not locked',
          'Weak suspension rods or shock absorbers',
          'Shipping bolts never taken out of a new front-loader',
          'Worn tub bearings, heard as a roar',
        ],
        whatTheTechnicianDoes:
          'Levels the machine, pushes the tub to feel the suspension, turns the drum by hand to listen for bearings, and says plainly when bearings make the repair poor value.',
        safeMeanwhile: {
          answer: 'with-care',
          words: 'Wash small loads and skip the highest spin speed. Stop if the cabinet hits the wall.',
        },
      },
      {
        slug: 'will-not-fill',
        symptom: 'It hums but no water, or only a trickle, comes in',
        likelyCauses: [
          'A closed tap or a kinked hose',
          'Inlet screens full of sand or scale',
          'A failed water valve or pressure switch',
        ],
        whatTheTechnicianDoes:
          'Measures pressure at both taps, cleans the screens, tests each valve coil and blows out the air tube of the pressure switch.',
        safeMeanwhile: {
          answer: 'yes',
          words: 'You may run a hot-only or cold-only cycle if one side still fills.',
        },
      },
      {
        slug: 'locked-door',
        symptom: 'The door or lid stays locked with clothes inside',
        likelyCauses: [
          'Water still in the drum, so the lock does its job',
          'A lock that has jammed or burned',
          'A control that lost its place after a power blink',
        ],
        whatTheTechnicianDoes:
          'Removes the water first, releases the lock by its service tab, tests it and checks the board that commands it.',
        safeMeanwhile: {
          answer: 'no',
          words: 'Unplug for ten minutes and try once. Do not pry; the latch and glass break easily.',
        },
      },
      {
        slug: 'smells-musty',
        symptom: 'Clean laundry smells musty',
        likelyCauses: [
          'A film of soap and softener behind the drum',
          'Water resting in the boot fold or pump trap',
          'A door kept closed between loads',
        ],
        whatTheTechnicianDoes:
          'Clears the trap and the drain, inspects the boot, runs a hot cleaning cycle and shows you the soap dose your machine needs.',
        safeMeanwhile: {
          answer: 'yes',
          words: 'Leave the door ajar, use high-efficiency soap and less of it.',
        },
      },
    ],
    safeChecks: [
      'Are both taps behind the washer fully open, and are the hoses free of kinks?',
      'Is the load in one lump? Spread it out and try drain and spin again.',
      'On many front-loaders a small door at the bottom hides the pump filter. Put down a tray and towels before you open it.',
      'Does the drain hose hang firmly in its pipe, no more than about eight inches deep?',
      'Note the letters and numbers on the display before you unplug it.',
    ],
    repairOrReplace: {
      paragraphs: [
        'Plan on about 10 years from a washing machine. Pumps, valves, locks, belts and suspension parts are sensible repairs through most of that time.',
        'Tub bearings or a transmission on a machine older than seven or eight years is where we usually say stop, unless it is a Speed Queen or another machine built to be opened.',
      ],
      source: 'NAHB and Bank of America, Study of Life Expectancy of Home Components, 2007',
    },
    whatThePriceBuys: [
      'You pay the starting price for a technician to come, drain the tub if need be, test the washer through its own service mode and name the repair and its full price.',
      'Pumps, locks, boots and boards are charged on top, as is moving a stacked pair in a tight closet. Sales tax comes on top where it applies.',
    ],
    safetyStops: ['water-near-power', 'electric-tingle', 'burning-smell'],
    floridaMatters: [
      {
        key: 'humidity',
        heading: 'A drum that never dries',
        text: 'In a closed laundry closet the door boot stays wet all week, and mold follows. Door open, soap drawer open, and one hot cycle a month make more difference here than any product.',
      },
      {
        key: 'hard-water',
        heading: 'Scale on heaters and valves',
        text: 'Well water and untreated aquifer water leave lime on inlet screens and on the heater of a front-loader. If your kettle is white inside, have the screens cleaned with every visit.',
      },
      {
        key: 'salt-air',
        heading: 'Rust from below',
        text: 'On balconies and in breezeway laundry rooms, salt starts on the feet, the rear panel and the pump screws. Touch up chips at once and keep the machine off a wet floor.',
      },
      {
        key: 'surge',
        heading: 'A board that remembers the storm',
        text: 'Electronic washers lock their doors and forget their place after a flicker. A ten-minute unplug clears most; a board hit by a surge shows a blank or frozen panel and needs testing.',
      },
      {
        key: 'heat',
        heading: 'Garage laundry',
        text: 'Rubber hoses age fast next to a hot wall. In a garage, use braided steel hoses, write the year on them, and shut the taps when you travel.',
      },
      {
        key: 'seasonal',
        heading: 'Leaving for months',
        text: 'Close both taps, run a drain cycle, wipe the boot and leave the door open. On return, run one empty hot wash before the first load.',
      },
    ],
    questions: [
      {
        question: 'Can you repair a washer in a stacked closet?',
        answer:
          'Yes. Tell us it is stacked and how wide the door is; some pairs need two people to bring out.',
      },
      {
        question: 'Why does it take so much longer than it used to?',
        answer:
          'It may be adding rinses for suds, waiting for hot water, or trying again and again to balance. The first fix is less soap; the second is the valve or suspension.',
      },
      {
        question: 'Is it safe to leave it running when we go out?',
        answer:
          'We would not. A hose or valve gives no warning when it lets go, and somebody has to be there to close the tap.',
      },
      {
        question: 'Do you repair all-in-one washer dryers?',
        answer: 'Yes. Give us the model number, because parts for combination machines are often ordered.',
      },
    ],
  },
} as const satisfies Localized<ServiceWords>;
