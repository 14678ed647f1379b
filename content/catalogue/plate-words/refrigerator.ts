// What the plate of a refrigerator says.
import type { Localized } from '#content/language.ts';
import type { PlateWords } from '../plates/plate-form.ts';
import type { refrigeratorPlate } from '../plates/refrigerator-plate.ts';

export const refrigeratorPlateWords = {
  en: {
    machine: 'a side-by-side refrigerator',
    parts: {
      'water-valve': ['Water valve', 'on the wall, or under the sink'],
      'sink-valve': ['Water valve', 'under the sink, or the main valve'],
      breaker: ['Breaker', 'in your breaker panel'],
      outlet: ['Plug and outlet', 'on the wall behind'],
      vents: ['Air vents', 'in the back wall'],
      'ice-bin': ['Ice bin', 'below the ice maker'],
      thermometer: ['Thermometer', 'in a glass of water on the middle shelf'],
      'water-filter': ['Water filter', 'top right inside, or in the grille'],
      controls: ['Settings', 'at the top inside, or on the door'],
      'door-seal': ['Door seals', 'around both doors'],
      'freezer-seal': ['Freezer door seal', 'around the freezer door'],
      dispenser: ['Dispenser', 'in the door'],
      'ice-flap': ['Ice flap', 'above the dispenser'],
      grille: ['Grille', 'below the doors'],
      'fill-tube': ['Fill tube', 'at the back of the ice maker'],
      'water-line': ['Water line', 'from the wall to the back'],
      drain: ['Defrost drain', 'below the cooling coils'],
      'drain-pan': ['Drain pan', 'at the bottom, in back'],
      condenser: ['Condenser coils', 'at the bottom'],
      damper: ['Damper', 'between the two sections, at the top'],
      sensor: ['Temperature sensor', 'inside, at the right'],
      hinge: ['Hinges', 'at the top corners'],
      'door-tube': ['Water tube', 'inside the door'],
      'dispenser-switch': ['Dispenser switch', 'behind its paddle'],
      board: ['Control board', 'behind the back panel'],
      'drive-board': ['Compressor drive board', 'low at the back'],
      'defrost-heater': ['Defrost heater', 'around the cooling coils'],
      'evaporator-fan': ['Evaporator fan', 'behind the freezer’s back wall'],
      'condenser-fan': ['Condenser fan', 'beside the compressor'],
      'start-relay': ['Start relay', 'on the side of the compressor'],
      'inlet-valve': ['Water inlet valve', 'at the bottom, in back'],
      'ice-maker': ['Ice maker', 'at the top of the freezer'],
      evaporator: ['Cooling coils', 'behind the freezer’s back wall'],
      compressor: ['Compressor', 'at the bottom, in back'],
    },
  },
} as const satisfies Localized<PlateWords<keyof (typeof refrigeratorPlate)['parts']>>;
