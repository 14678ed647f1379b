// What the plate of a range hood says.
import type { Localized } from '#content/language.ts';
import type { PlateWords } from '../plates/plate-form.ts';
import type { rangeHoodPlate } from '../plates/range-hood-plate.ts';

export const rangeHoodPlateWords = {
  en: {
    machine: 'a chimney hood with a duct to the outside',
    parts: {
      flap: ['Outside flap', 'on the outside wall'],
      breaker: ['Breaker', 'in your breaker panel'],
      outlet: ['Outlet and wiring', 'in the chimney or the cabinet above'],
      'charcoal-filter': ['Charcoal filter (no duct)', 'on the blower, only in hoods without a duct'],
      'grease-filters': ['Grease filters', 'at the bottom'],
      lamps: ['Bulbs', 'at the bottom, in front'],
      controls: ['Buttons', 'on the front edge'],
      duct: ['Duct', 'from the hood to the outside'],
      damper: ['Damper', 'where the duct begins'],
      blower: ['Blower wheel', 'above the filters'],
      motor: ['Fan motor', 'beside the blower wheel, or in it'],
      capacitor: ['Capacitor', 'beside the motor'],
      driver: ['LED driver or transformer', 'inside the hood'],
      switch: ['Switch', 'behind the buttons'],
      board: ['Control board', 'behind the buttons'],
      'heat-sensor': ['Heat sensor', 'inside the hood'],
    },
    second: { machine: 'a hood under a cabinet', ask: 'Is yours under a cabinet?' },
  },
} as const satisfies Localized<PlateWords<keyof (typeof rangeHoodPlate)['parts']>>;
