// What the plate of a wine cooler says.
import type { Localized } from '#content/language.ts';
import type { PlateWords } from '../plates/plate-form.ts';
import type { wineCoolerPlate } from '../plates/wine-cooler-plate.ts';

export const wineCoolerPlateWords = {
  en: {
    machine: 'a wine cooler with two zones and a compressor',
    parts: {
      breaker: ['Breaker', 'in your breaker panel'],
      outlet: ['Plug and outlet', 'on the wall behind'],
      drain: ['Drain hole', 'low in the back wall inside'],
      racks: ['Racks and bottles', 'inside'],
      thermometer: ['Thermometer', 'in a glass of water inside'],
      'door-seal': ['Door seal', 'around the door'],
      'glass-door': ['Glass door', 'in front'],
      controls: ['Buttons and display', 'at the top'],
      grille: ['Vents', 'the grille at the bottom, in front'],
      feet: ['Feet', 'under each corner'],
      condenser: ['Condenser', 'at the bottom, in back'],
      mounts: ['Rubber mounts', 'under the compressor'],
      'drain-pan': ['Drain pan', 'under the cooler'],
      sensor: ['Temperature sensors', 'one in each zone'],
      damper: ['Damper', 'between the zones'],
      hinge: ['Hinges and their cable', 'at the corners of the door'],
      board: ['Control board', 'behind the back panel'],
      'power-board': ['Power supply board', 'behind the back panel'],
      'condenser-fan': ['Condenser fan', 'beside the compressor'],
      fan: ['Fans', 'in the back wall of each zone'],
      lamp: ['Lamp', 'at the top inside'],
      'door-heater': ['Door heater', 'around the glass, on some models'],
      'door-switch': ['Door switch', 'at the edge of the opening'],
      compressor: ['Compressor', 'at the bottom, in back'],
      'start-relay': ['Start relay', 'on the compressor'],
    },
  },
} as const satisfies Localized<PlateWords<keyof (typeof wineCoolerPlate)['parts']>>;
