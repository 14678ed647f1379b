// What the plate of a dishwasher says.
import type { Localized } from '#content/language.ts';
import type { PlateWords } from '../plates/plate-form.ts';
import type { dishwasherPlate } from '../plates/dishwasher-plate.ts';

export const dishwasherPlateWords = {
  en: {
    machine: 'a built-in dishwasher beside its sink',
    parts: {
      'supply-valve': ['Water valve', 'under the sink'],
      'supply-hose': ['Water hose', 'under the sink'],
      'drain-hose': ['Drain hose', 'under the sink, in a high loop'],
      breaker: ['Breaker', 'in your breaker panel'],
      'wall-switch': ['Wall switch', 'near the sink, if there is one'],
      disposer: ['Garbage disposal', 'run it with cold water; never reach in'],
      filter: ['Filter', 'in the floor, below the lower spray arm'],
      float: ['Float', 'in a front corner of the floor'],
      'spray-arms': ['Spray arms', 'below each rack'],
      racks: ['Racks', 'inside'],
      'door-seal': ['Door seal', 'around the opening'],
      dispenser: ['Detergent and rinse aid', 'in the door'],
      latch: ['Door latch', 'at the top of the door'],
      door: ['Door', 'in front'],
      'control-panel': ['Buttons and display', 'at the top of the door'],
      'inlet-valve': ['Water inlet valve', 'behind the kick plate, left'],
      'drain-pump': ['Drain pump', 'at the side of the sump'],
      pump: ['Wash pump', 'under the floor'],
      heater: ['Heater', 'around the floor of the tub'],
      'float-switch': ['Float switch', 'under the float'],
      'leak-switch': ['Leak switch', 'in the base'],
      'thermal-fuse': ['Thermal fuse', 'inside the door, beside the board'],
      'check-valve': ['Check valve', 'where the drain hose begins'],
      wiring: ['Wiring box', 'behind the kick plate, right'],
      board: ['Control board', 'inside the door, at the top'],
      vent: ['Vent', 'in the door'],
      sensor: ['Temperature sensor', 'under the floor'],
      springs: ['Door springs', 'low at both sides'],
      screws: ['Mounting screws', 'under the counter'],
    },
  },
} as const satisfies Localized<PlateWords<keyof (typeof dishwasherPlate)['parts']>>;
