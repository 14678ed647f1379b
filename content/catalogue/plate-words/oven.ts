// What the plate of an oven says.
import type { Localized } from '#content/language.ts';
import type { PlateWords } from '../plates/plate-form.ts';
import type { ovenPlate } from '../plates/oven-plate.ts';

export const ovenPlateWords = {
  en: {
    machine: 'the oven of a range, drawn with gas and electric heat',
    parts: {
      breaker: ['Breaker', 'in your breaker panel'],
      'shut-off': ['Gas shutoff valve', 'behind; only if it is safe to reach'],
      outlet: ['Outlet', 'gas ranges: in the kitchen'],
      floor: ['Oven floor', 'inside, at the bottom'],
      rack: ['Racks', 'inside'],
      'door-seal': ['Door seal', 'around the opening'],
      burners: ['Burners on top', 'of a gas range'],
      vents: ['Vents', 'at the back of the top'],
      display: ['Display and buttons', 'on the panel'],
      panel: ['Buttons and knobs', 'on the panel'],
      door: ['Door and its glass', 'in front'],
      hinges: ['Door hinges', 'at the lower corners'],
      convection: ['Convection fan', 'in the back wall'],
      sensor: ['Temperature sensor', 'a thin rod at the back'],
      lock: ['Door lock', 'above the door'],
      terminal: ['Wiring and terminal block', 'at the back'],
      'cooling-fan': ['Cooling fan', 'above the oven, in back'],
      'fan-thermostat': ['Fan thermostat', 'beside the cooling fan'],
      'thermal-fuse': ['Thermal fuse', 'on the back, near the top'],
      bake: ['Bake element', 'electric ovens, at the bottom: only look'],
      broil: ['Broil element', 'electric ovens: at the top'],
      board: ['Control board', 'behind the panel'],
      thermostat: ['Thermostat', 'ovens with a knob: behind it'],
      igniter: ['Oven igniter', 'gas ovens: beside the burner'],
      'broil-igniter': ['Broil igniter', 'gas ovens: at the top'],
      'oven-burner': ['Oven burner', 'gas ovens: under the floor'],
      orifice: ['Gas orifice', 'gas ovens: where the burner begins'],
      regulator: ['Gas pressure regulator', 'gas ovens: at the bottom, in back'],
      'gas-valve': ['Oven gas valve', 'gas ovens: at the bottom, in back'],
    },
  },
} as const satisfies Localized<PlateWords<keyof (typeof ovenPlate)['parts']>>;
