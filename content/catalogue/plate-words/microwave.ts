// What the plate of a microwave says.
import type { Localized } from '#content/language.ts';
import type { PlateWords } from '../plates/plate-form.ts';
import type { microwavePlate } from '../plates/microwave-plate.ts';

export const microwavePlateWords = {
  en: {
    machine: 'a microwave over the range',
    parts: {
      breaker: ['Breaker', 'in your breaker panel'],
      outlet: ['Plug and outlet', 'often in the cabinet above'],
      cavity: ['Walls inside', 'of the cooking space'],
      'roller-ring': ['Roller ring', 'under the plate'],
      plate: ['Turntable plate', 'inside, on the arms of the coupler'],
      rack: ['Rack and anything metal', 'inside'],
      'grease-filter': ['Grease filters', 'at the bottom'],
      vents: ['Vents', 'at the top of the front'],
      latch: ['Door latch', 'two hooks at the edge of the door'],
      door: ['Door and glass', 'in front; only look'],
      'touch-panel': ['Touch panel', 'right of the door'],
      coupler: ['Coupler', 'in the floor, under the plate'],
      'waveguide-cover': ['Waveguide cover', 'gray or tan, on the wall inside'],
      hinge: ['Door hinges', 'at the left'],
      'turntable-motor': ['Turntable motor', 'under the floor'],
      'vent-fan': ['Vent fan motor', 'at the top, in back'],
      'cooling-fan': ['Cooling fan', 'in back, at the right'],
      transformer: ['Transformer', 'at the right, at the bottom'],
      inverter: ['Inverter board', 'on some models, instead of a transformer'],
      diode: ['Diode', 'beside the capacitor'],
      magnetron: ['Magnetron', 'right of the cooking space'],
      capacitor: ['Capacitor', 'at the right, inside the case'],
      fuse: ['Fuse', 'inside the case'],
      'thermal-cutout': ['Thermal cutout', 'on the magnetron'],
      'heat-sensor': ['Heat sensor', 'at the bottom, above the stove'],
      'door-switch': ['Door switches', 'behind the latch'],
      board: ['Control board', 'behind the touch panel'],
    },
  },
} as const satisfies Localized<PlateWords<keyof (typeof microwavePlate)['parts']>>;
