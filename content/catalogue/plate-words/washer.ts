// What the plate of a washer says.
import type { Localized } from '#content/language.ts';
import type { PlateWords } from '../plates/plate-form.ts';
import type { washerPlate } from '../plates/washer-plate.ts';

export const washerPlateWords = {
  en: {
    machine: 'a front-load washer',
    parts: {
      taps: ['Water valves', 'on the wall behind'],
      breaker: ['Breaker', 'in your breaker panel'],
      outlet: ['Plug and outlet', 'on the wall behind'],
      'fill-hoses': ['Fill hoses', 'from the wall to the back'],
      'drain-hose': ['Drain hose', 'up the back into the drain pipe'],
      'pump-filter': ['Pump filter', 'behind the small door, bottom right'],
      'shipping-bolts': ['Shipping bolts', 'in the back panel'],
      door: ['Door or lid', 'with its latch'],
      window: ['Door glass', 'look through it for water'],
      drum: ['Drum', 'behind the door or lid'],
      boot: ['Door seal', 'the rubber fold behind the door'],
      drawer: ['Detergent drawer', 'top left'],
      display: ['Display and buttons', 'top right'],
      feet: ['Leveling feet', 'under each corner'],
      pump: ['Drain pump', 'at the bottom, behind its filter'],
      motor: ['Motor', 'below the tub'],
      board: ['Control board', 'behind the display'],
      'door-lock': ['Door or lid lock', 'at the door opening'],
      'inlet-valve': ['Inlet valve and screens', 'where the hoses come in'],
      sensor: ['Water level sensor', 'top right, with an air tube down to the tub'],
      belt: ['Drive belt', 'behind the tub'],
      bearings: ['Bearings', 'behind the drum, or below it in a top-loader'],
      springs: ['Suspension springs or rods', 'they carry the tub'],
      shocks: ['Shock absorbers', 'under the tub'],
    },
    second: {
      machine: 'a top-load washer',
      ask: 'Does yours open at the top?',
      lacks: (labels: string) => `Most top-loaders have no ${labels}.`,
    },
  },
} as const satisfies Localized<PlateWords<keyof (typeof washerPlate)['parts']>>;
