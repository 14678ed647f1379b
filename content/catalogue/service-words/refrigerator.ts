// What the refrigerator page says. Figures about age: docs/sources.md.
import type { Localized } from '#content/language.ts';
import { safetyWords } from '#content/words/safety/safety-words.ts';
import type { ServiceWords } from './service-words-form.ts';

const safety = safetyWords.en;

export const refrigeratorWords = {
  en: {
    name: 'Refrigerator',
    noun: 'refrigerator',
    nounWithArticle: 'a refrigerator',
    plural: 'refrigerators',
    repairName: 'Refrigerator Repair',
    description:
      'Warm food, water on the floor, a noisy fan or an ice maker that quit: we find the fault, name the price and fix it.',
    commonIssues: [
      'Not cooling or too warm',
      'Water on the floor or under the drawers',
      'Ice maker stopped',
      'Frost in the freezer',
      'Loud fan or clicking compressor',
      'Door will not seal',
    ],
    head: {
      title: 'Refrigerator Repair in Florida: Warm, Leaking, Noisy',
      description:
        'Refrigerator warm, leaking or loud? See likely causes, what is safe to check yourself, and what a visit costs. Same-day repair across Florida.',
    },
    heading: 'Your refrigerator is warm. Start here.',
    intro:
      'A warm refrigerator gives you about four hours before food becomes a worry, so the first steps matter. Below is what each sign points to, what you may safely try, and what our technician does on arrival.',
    problems: [
      {
        slug: 'warm-everywhere',
        symptom: 'Both the refrigerator and the freezer are warm',
        likelyCauses: [
          'Condenser coils packed with dust and pet hair',
          'A condenser fan that no longer turns',
          'A failed start relay or capacitor on the compressor',
          'A leak in the sealed cooling system',
        ],
        whatTheTechnicianDoes:
          'Measures the temperature in both sections, checks that the compressor and its fan run, tests the start relay, and cleans the coils. Gauges go on the sealed system only when those tests point there.',
        safeMeanwhile: {
          answer: 'no',
          words:
            'Keep the doors shut. Food that has been above 40 °F for two hours should go; move the rest to a cooler with ice.',
        },
      },
      {
        slug: 'freezer-cold-fridge-warm',
        symptom: 'The freezer is cold but the fresh food section is warm',
        likelyCauses: [
          'The evaporator fan has stopped',
          'Ice has closed the air passage because the defrost heater or its thermostat failed',
          'The damper between the two sections is stuck shut',
        ],
        whatTheTechnicianDoes:
          'Takes off the back panel inside the freezer, reads the pattern of the frost, melts it safely, then tests the defrost heater, sensor, fan and damper one by one.',
        safeMeanwhile: {
          answer: 'with-care',
          words:
            'Use the freezer as usual. Keep milk, meat and leftovers in a cooler until the other side holds 40 °F or less.',
        },
      },
      {
        slug: 'water-on-floor',
        symptom: 'Water under the drawers or on the kitchen floor',
        likelyCauses: [
          'A defrost drain blocked by ice or crumbs',
          'A cracked water line or a loose fitting behind the cabinet',
          'A water filter that is not seated',
          'A drain pan that has cracked or slipped',
        ],
        whatTheTechnicianDoes:
          'Finds out first whether the water is clean supply water or melt water. Then clears and flushes the drain, or repairs the line or valve, and watches a full ice and water fill.',
        safeMeanwhile: {
          answer: 'with-care',
          words:
            'Close the small water valve that feeds the refrigerator and dry the floor. Cooling can go on.',
        },
      },
      {
        slug: 'no-ice',
        symptom: 'The ice maker stopped or makes small, hollow cubes',
        likelyCauses: [
          'A clogged water filter or low water pressure',
          'A fill tube frozen shut',
          'A tired water inlet valve',
          'A freezer that runs too warm for the ice maker to harvest',
        ],
        whatTheTechnicianDoes:
          'Checks freezer temperature and water pressure, thaws the fill tube, tests the valve and runs the ice maker through a harvest by hand.',
        safeMeanwhile: {
          answer: 'yes',
          words: 'Lift the ice maker’s arm or switch it off. The refrigerator itself is fine to use.',
        },
      },
      {
        slug: 'clicks-or-roars',
        symptom: 'It clicks every few minutes, or a fan roars or squeals',
        likelyCauses: [
          'A compressor that tries to start and cannot',
          'Fan blades that hit ice',
          'A worn fan motor',
          'A cabinet that touches the wall or a loose drain pan',
        ],
        whatTheTechnicianDoes:
          'Listens at the back and inside the freezer to tell which motor it is, measures what the compressor draws as it starts, and replaces the relay or the fan if that is all it needs.',
        safeMeanwhile: {
          answer: 'with-care',
          words:
            'A squeal can wait a day or two. Clicking with rising temperature cannot: unplug it and move the food.',
        },
      },
      {
        slug: 'frost-and-gaskets',
        symptom: 'Frost on the freezer walls, or a door that will not seal',
        likelyCauses: [
          'A torn, dirty or flattened door gasket',
          'A hinge that has sagged',
          'A defrost timer or control board that no longer starts the thaw',
        ],
        whatTheTechnicianDoes:
          'Tests the seal around the whole door, levels the cabinet, adjusts the hinge, and starts a defrost cycle to see whether the heater warms.',
        safeMeanwhile: {
          answer: 'yes',
          words:
            'Wipe the gasket with warm soapy water and keep the door shut. Never chip frost with a knife; the lining hides tubes.',
        },
      },
      {
        slug: 'freezes-food',
        symptom: 'Lettuce and drinks freeze in the fresh food section',
        likelyCauses: [
          'A damper stuck open',
          'A temperature sensor that reads wrong',
          'A setting that was turned down too far on a hot day',
        ],
        whatTheTechnicianDoes:
          'Compares a thermometer with what the control believes, then tests the sensor’s resistance and the damper motor.',
        safeMeanwhile: {
          answer: 'yes',
          words: 'Set the control to 37 °F and move food away from the air vents.',
        },
      },
      {
        slug: 'dead-after-storm',
        symptom: 'No light and no sound after a storm',
        likelyCauses: [
          'A tripped breaker or a tripped outlet in the kitchen or garage',
          'A control board damaged by a surge',
          'A blown fuse in the power section',
        ],
        whatTheTechnicianDoes:
          'Measures the outlet under load, then follows the power to the board and the compressor drive. You hear whether one board was hurt or several before anything is ordered.',
        safeMeanwhile: {
          answer: 'no',
          words:
            'Leave it unplugged until it is tested. A closed refrigerator stays cold for about four hours.',
        },
      },
    ],
    safeChecks: [
      'Is the light on? If not, try another device in the same outlet and look for a tripped breaker or outlet.',
      'Read the set temperature. 37 °F for food and 0 °F for the freezer are right.',
      'Feel for air at the vents inside. Boxes pushed against a vent stop the cold.',
      'Pull out the bottom grille and look for a mat of dust. Vacuum what you can reach with the plug out.',
      'Close the door on a strip of paper. If it slides out freely, the gasket leaks there.',
      'For ice and water trouble, see when the filter was last changed and that its valve is open.',
    ],
    repairOrReplace: {
      paragraphs: [
        'A standard refrigerator lasts about 13 years. A fan, relay, valve, gasket or defrost part is worth fixing at almost any age below that.',
        'A leak in the sealed system or a failed compressor is the large repair. On a plain model past ten years old it often costs more than it returns. On a built-in made to be serviced, such as a Sub-Zero, it can still be the right choice.',
        'If the maker’s warranty may still cover the compressor, call the maker first. We will tell you if we see that it does.',
      ],
      source: 'NAHB and Bank of America, Study of Life Expectancy of Home Components, 2007',
    },
    whatThePriceBuys: [
      'The starting price is for a repair visit to one refrigerator. A technician comes to you, finds the fault and gives you the full price before going on.',
      'Parts, a second trip for a special order, and work on the sealed system cost more than the starting price. Tax is added where it applies.',
    ],
    safetyStops: ['burning-smell', 'water-near-power', 'refrigerant', 'food-warm'],
    floridaMatters: [
      {
        key: 'salt-air',
        heading: 'Salt on the coils',
        text: 'Salt settles on condenser fins, fan motors and the brazed joints of the tubing. Near the water, have the coils cleaned and the joints looked at each year, and wipe stainless doors with fresh water before the brown specks start.',
      },
      {
        key: 'humidity',
        heading: 'Doors that sweat',
        text: 'Each time the door opens, wet air turns to frost on the evaporator. A weak gasket that would pass up north makes a block of ice here by August, so we test seals on every call.',
      },
      {
        key: 'hard-water',
        heading: 'Scale in the ice maker',
        text: 'Much of Florida drinks from limestone. The minerals close the small screen of the inlet valve and leave cubes cloudy and thin; a filter changed on time is the cheapest cure.',
      },
      {
        key: 'surge',
        heading: 'Outages and surges',
        text: 'The moment power returns is hard on a compressor and its electronic drive. Unplug during a long outage, wait five minutes after it ends, and ask an electrician about a whole-home surge protector.',
      },
      {
        key: 'heat',
        heading: 'The garage refrigerator',
        text: 'Makers often name 110 °F as the most the room should reach. In a closed garage in July the compressor never rests; give it shade, a hand’s width of space and clean coils.',
      },
      {
        key: 'seasonal',
        heading: 'When you leave for the summer',
        text: 'Either leave it running and have someone look in, or empty it, switch it off, shut the water valve and prop both doors open. A closed, unplugged refrigerator grows mold within days.',
      },
    ],
    questions: [
      {
        question: 'How long is my food safe?',
        answer:
          'With the doors closed, about four hours in the refrigerator, 48 hours in a full freezer and 24 in one half full. Those are the figures of the USDA. Throw out perishable food that has been above 40 °F for two hours.',
      },
      {
        question: 'Should I keep it running until you come?',
        answer: `Yes, if it is only noisy or a bit warm. Switch it off if it clicks over and over and does not cool. ${safety['burning-smell'].line}`,
      },
      {
        question: 'Can you just add refrigerant?',
        answer:
          'No. The charge does not wear out; if it is low there is a hole. The hole must be found and closed, and federal rules let only certified people open that system.',
      },
      {
        question: 'Do you work on built-in and paneled units?',
        answer:
          'Yes. Tell us the brand and that it is built in when you call, since some must be pulled forward by two people.',
      },
    ],
  },
} as const satisfies Localized<ServiceWords>;
