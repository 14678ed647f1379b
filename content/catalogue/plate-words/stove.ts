// What the plate of a stove says.
import type { Localized } from '#content/language.ts';
import type { PlateWords } from '../plates/plate-form.ts';
import type { stovePlate } from '../plates/stove-plate.ts';

export const stovePlateWords = {
  en: {
    machine: 'a stove top, with gas on the left and coils on the right',
    parts: {
      breaker: ['Breaker', 'in your breaker panel'],
      outlet: ['Outlet', 'gas stoves: in the kitchen'],
      ports: ['Burner holes', 'around the burner, under its cap'],
      cap: ['Burner cap', 'on each gas burner'],
      coil: ['Coil or element', 'of each electric burner'],
      pan: ['Pan', 'on its burner'],
      'touch-panel': ['Touch panel', 'on the back panel'],
      knobs: ['Knobs', 'in front, or on the back panel'],
      'gas-knobs': ['Knobs of gas burners', 'in front'],
      'spark-switch': ['Ignition switches', 'behind the knobs of gas burners'],
      socket: ['Coil socket', 'where the coil plugs in'],
      wire: ['Wires to the burners', 'under the top'],
      terminal: ['Cord and terminal block', 'at the back'],
      'burner-switch': ['Burner switches', 'behind the knobs of electric burners'],
      'spark-module': ['Spark module', 'under the top'],
      electrode: ['Spark electrodes', 'the spark tip beside each gas burner'],
      board: ['Control board', 'behind the panel'],
      'burner-tube': ['Burner tubes', 'under the top'],
      'air-shutter': ['Air shutters and orifices', 'where each burner tube begins'],
      'gas-valve': ['Gas valves', 'behind the knobs of gas burners'],
      'shut-off': ['Gas shutoff valve', 'low behind or beside; never over a flame'],
      regulator: ['Gas pressure regulator', 'at the back'],
    },
    second: {
      machine: 'an electric range with a glass top',
      ask: 'Is the top of yours glass?',
      lacks: (labels: string) => `Electric glass tops have no ${labels}.`,
      ours: (labels: string) => `${labels} is under the glass: leave it to us.`,
    },
  },
} as const satisfies Localized<PlateWords<keyof (typeof stovePlate)['parts']>>;
