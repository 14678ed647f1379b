// What the dryer page says. Figures about age: docs/sources.md.
import type { Localized } from '#content/language.ts';
import { safetyWords } from '#content/words/safety/safety-words.ts';
import type { ServiceWords } from './service-words-form.ts';

const safety = safetyWords.en;

export const dryerWords = {
  en: {
    name: 'Dryer',
    noun: 'dryer',
    nounWithArticle: 'a dryer',
    plural: 'dryers',
    repairName: 'Dryer Repair',
    description:
      'No heat, damp clothes after two cycles, a squeal or a burning smell: we repair electric and gas dryers and check the vent behind them.',
    head: {
      title: 'Dryer Repair in Florida: No Heat, Long Cycles, Noise',
      description:
        'Dryer without heat, taking two cycles or smelling hot? Learn the likely cause, when to stop using it, and what a repair visit starts at.',
    },
    heading: 'Dryer repair: what is yours doing?',
    intro:
      'Much of what looks like a broken dryer is air that cannot get out. Start with the vent, then find below what yours does and which part has probably failed.',
    safetyStops: ['lint-fire', 'gas-smell', 'carbon-monoxide', 'burning-smell', 'uneven-power'],
    floridaMatters: [
      {
        key: 'humidity',
        heading: 'Damp lint sticks',
        text: 'In humid air, lint sticks to the wall of the duct, and moisture turns to water where the duct is cool. Have the duct cleaned every year.',
      },
      {
        key: 'heat',
        heading: 'Ducts through the roof',
        text: 'Many slab homes vent up through a hot attic and out of the roof. The code allows 35 feet of duct and takes off 5 feet for each tight right-angle bend. Three such bends leave 20 feet, unless the dryer’s maker allows more.',
      },
      {
        key: 'salt-air',
        heading: 'The flap that rusts shut',
        text: 'Near the beach, the flap outside and its spring rust first. When the flap cannot open, the dryer runs hot: leave it off until the flap is freed. When the flap cannot close, damp air and lizards come in: have it replaced.',
      },
      {
        key: 'surge',
        heading: 'Half of the power is missing',
        text: `After a storm, half of the dryer’s 240 volts can be missing because of its breaker, or because of a fault on the street. If some lights in the house are dim or too bright, turn off the main breaker and call the power company. ${safety['half-tripped-breaker'].line}`,
      },
      {
        key: 'hard-water',
        heading: 'Stiff towels',
        text: 'Minerals in hard water make towels stiff, and that is not the dryer’s fault.',
      },
      {
        key: 'seasonal',
        heading: 'After a summer away',
        text: 'Wasps, frogs and birds move into a duct that nobody uses. Before the first load, look at the flap outside from the ground. If you see no nest, run the empty dryer without heat for five minutes at most, and watch the flap. If it does not open wide, or you see a nest, leave the dryer off until the duct is clear.',
      },
    ],
    questions: [
      {
        question: 'How real is the fire risk?',
        answer:
          'The U.S. Fire Administration counted about 2,900 home dryer fires a year, and failure to clean was the leading cause, in 34 percent (report on 2008 to 2010). Clean the lint screen after each load and the duct once a year.',
      },
      {
        question: 'Which kind of duct belongs behind the dryer?',
        answer:
          'Smooth metal is right for the wall, with the shortest possible piece of flexible metal at the back. If yours is white plastic or thin foil, have it replaced before the next load.',
      },
      {
        question: 'Is a ventless dryer a fix for a condo without a duct?',
        answer:
          'It can be. A heat-pump or condenser dryer needs no duct but has filters and a drain of its own to keep clean. Ask your association what it allows.',
      },
      {
        question: 'Can I switch from an electric to a gas dryer?',
        answer:
          'Yes, with a new dryer: an electric one cannot be changed to gas. You would also need a gas line, a proper vent and a permit where your city asks for one.',
      },
    ],
  },
} as const satisfies Localized<ServiceWords>;
