// What the dishwasher page says. Figures about age: docs/sources.md.
import type { Localized } from '#content/language.ts';
import type { ServiceWords } from './service-words-form.ts';

export const dishwasherWords = {
  en: {
    name: 'Dishwasher',
    noun: 'dishwasher',
    nounWithArticle: 'a dishwasher',
    plural: 'dishwashers',
    repairName: 'Dishwasher Repair',
    description:
      'Standing water, cloudy glasses, a leak at the door or a machine that will not start: we repair built-in and drawer dishwashers.',
    commonIssues: [
      'Water stays in the bottom',
      'Dishes come out dirty or cloudy',
      'Leaks at the door',
      'Will not start or latch',
      'Will not fill',
      'Does not dry',
    ],
    head: {
      title: 'Dishwasher Repair in Florida: Drain, Leak, Clean',
      description:
        'Standing water, dirty glasses or a puddle by the door? What your dishwasher is telling you, safe checks first, and the price of a visit.',
    },
    heading: 'There is water in the bottom of your dishwasher. Start here.',
    intro:
      'A little clean water under the filter is normal; a pool of gray water after the cycle is not. Here is how to tell a blocked filter from a failed part before you book a visit.',
    problems: [
      {
        slug: 'standing-water',
        symptom: 'Gray water stays in the bottom after the cycle',
        likelyCauses: [
          'Glass, seeds or labels in the filter and sump',
          'A drain hose that sags or is pinched behind the cabinet',
          'A new garbage disposer with its plug still inside',
          'A drain pump that is jammed or dead',
        ],
        whatTheTechnicianDoes:
          'Empties the sump, checks the pump wheel and the check valve, follows the hose to the sink and disposer, and runs a drain while measuring the pump.',
        safeMeanwhile: {
          answer: 'no',
          words:
            'Bail the water out and leave it off. If it rises by itself, close the valve under the sink.',
        },
      },
      {
        slug: 'dirty-dishes',
        symptom: 'Plates come out with grit or grease',
        likelyCauses: [
          'Spray arm holes closed by scale or food',
          'A weak circulation pump',
          'Water that never gets hot enough',
          'A full filter that sends the dirt round again',
        ],
        whatTheTechnicianDoes:
          'Takes out and clears the arms, measures water temperature and the amount that fills, and listens to the wash pump under pressure.',
        safeMeanwhile: {
          answer: 'yes',
          words: 'Clean the filter and run the kitchen tap hot before you start the cycle.',
        },
      },
      {
        slug: 'cloudy-glasses',
        symptom: 'Glasses turn white or cloudy',
        likelyCauses: [
          'Lime from hard water, which vinegar wipes away',
          'Etching by soft water and too much detergent, which nothing wipes away',
          'An empty rinse-aid cup or a softener without salt',
        ],
        whatTheTechnicianDoes:
          'Tests the hardness of your water, sets the rinse aid or the built-in softener, and checks that the heater works.',
        safeMeanwhile: {
          answer: 'yes',
          words: 'Nothing is at risk but the glasses. Wash the good ones by hand for now.',
        },
      },
      {
        slug: 'leaks-at-door',
        symptom: 'Water on the floor by the door or the toe kick',
        likelyCauses: [
          'A hardened door gasket or a split lower seal',
          'Ordinary dish soap used by mistake, so foam pushes out',
          'A machine that leans forward',
          'A loose inlet fitting or cracked pump housing underneath',
        ],
        whatTheTechnicianDoes:
          'Removes the toe panel, runs a fill with a light on the pan, and finds out whether it comes from the door, the valve or the pump.',
        safeMeanwhile: {
          answer: 'no',
          words: 'Stop the cycle and close the valve under the sink. Cabinets swell within a day.',
        },
      },
      {
        slug: 'will-not-start',
        symptom: 'Lights are on, but it will not start',
        likelyCauses: [
          'A latch that does not report closed',
          'Control lock or delayed start',
          'A blown thermal fuse',
          'A failed control or user panel',
        ],
        whatTheTechnicianDoes:
          'Reads codes, tests the latch switches and the fuse, and follows the start signal to the board.',
        safeMeanwhile: {
          answer: 'yes',
          words:
            'Nothing runs, so nothing can go wrong. Hold the lock button for three seconds and try once.',
        },
      },
      {
        slug: 'will-not-fill',
        symptom: 'It hums but stays dry inside',
        likelyCauses: [
          'A closed or clogged supply valve',
          'A float stuck in the up position',
          'A failed inlet valve',
          'A leak switch in the base that has tripped',
        ],
        whatTheTechnicianDoes:
          'Checks the base pan for water first, since a tripped leak switch is doing its job, then tests the float and the valve.',
        safeMeanwhile: {
          answer: 'no',
          words: 'End the cycle. A wash pump that runs without water wears its seal.',
        },
      },
      {
        slug: 'dishes-stay-wet',
        symptom: 'Dishes are clean but soaking wet',
        likelyCauses: [
          'No rinse aid',
          'A failed heater or vent fan',
          'Plastic, which never dries well without a heater',
        ],
        whatTheTechnicianDoes:
          'Measures the heater and the final rinse temperature, tests the vent or door opener, and tells you what your model can do.',
        safeMeanwhile: {
          answer: 'yes',
          words:
            'Fill the rinse aid. Leave the door closed until the heat has gone, then open it and let the dishes dry.',
        },
      },
    ],
    safeChecks: [
      'Lift out the filter and rinse it. Feel in the sump for glass with a spoon, not your fingers.',
      'Spin each spray arm by hand. It should turn freely and clear the tall dishes.',
      'Run the garbage disposer; the dishwasher drains into the same pipe.',
      'Look at the float in the tub: it should move up and down.',
      'Is the valve under the sink open, and is control lock off?',
    ],
    repairOrReplace: {
      paragraphs: [
        'Nine years is the usual life of a dishwasher. Latches, valves, drain pumps, gaskets and racks make sense to fix until about year seven.',
        'A wash motor or control board in an older, simple machine is a close call; ask for both prices. A leak that has rusted the base or racks through is the end.',
      ],
      source: 'NAHB and Bank of America, Study of Life Expectancy of Home Components, 2007',
    },
    whatThePriceBuys: [
      'The starting price covers the technician’s visit to one built-in, drawer or portable machine: the test, the finding and a clear price.',
      'It does not cover parts, cabinet repair or plumbing under the sink. Florida tax is added where it applies.',
    ],
    safetyStops: ['water-near-power', 'burning-smell', 'electric-tingle'],
    floridaMatters: [
      {
        key: 'hard-water',
        heading: 'Lime in the spray arms',
        text: 'Florida’s aquifers are limestone, and the water carries it. Utilities soften some of it; wells do not. Rinse aid, a monthly descale and the right softener setting add years to pumps and glass.',
      },
      {
        key: 'humidity',
        heading: 'Steam with nowhere to go',
        text: 'In a closed kitchen the last steam soaks the counter edge and the cabinet beside the door. Keep the vapor strip in place, and open the door only when the heat has gone.',
      },
      {
        key: 'salt-air',
        heading: 'Stainless that is not immune',
        text: 'Salt spots the door, attacks hinges and springs, and rusts rack tips where the coating is nicked. Seal nicks at once with rack paint.',
      },
      {
        key: 'surge',
        heading: 'Panels that freeze',
        text: 'The board sits above the door in warm steam, so it is often the first to fail after a strike nearby. Try the breaker for five minutes before you assume the worst.',
      },
      {
        key: 'heat',
        heading: 'Summer kitchens outdoors',
        text: 'A dishwasher is made for a room, not a lanai. Heat and sun harden its hoses and gasket, and most makers’ warranties stop at the door.',
      },
      {
        key: 'seasonal',
        heading: 'Closed for the season',
        text: 'Seals dry out when the sump is empty for months, and pests find the hose. Before you leave, run a rinse, pour in a cup of water and close the supply valve.',
      },
    ],
    questions: [
      {
        question: 'Is a little water in the bottom wrong?',
        answer:
          'No. A cup of clear water under the filter keeps the seals moist. Water above the filter, or gray water, is wrong.',
      },
      {
        question: 'Should I rinse plates first?',
        answer:
          'Scrape, do not rinse. Detergent needs something to work on, and many machines measure dirt to choose the cycle.',
      },
      {
        question: 'Can you install a dishwasher I bought?',
        answer:
          'This page is about repair. Ask when you call; we tell you what we can do in your city and what needs a plumber.',
      },
      {
        question: 'My machine shows a leak code but the floor is dry. Why?',
        answer:
          'The water is in the base pan under the tub, where a float has tripped. Close the valve and leave it; the pump may run on by design.',
      },
    ],
  },
} as const satisfies Localized<ServiceWords>;
