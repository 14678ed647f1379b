// What the plate of a dryer says.
import type { Localized } from '#content/language.ts';
import type { PlateWords } from '../plates/plate-form.ts';
import type { dryerPlate } from '../plates/dryer-plate.ts';

export const dryerPlateWords = {
  en: {
    machine: 'a vented dryer, drawn with gas and electric heat',
    parts: {
      breaker: ['Double breaker', 'in your breaker panel'],
      flap: ['Vent flap', 'outside, where the air leaves'],
      'lint-screen': ['Lint screen', 'in the door opening, or on top'],
      sensor: ['Moisture sensor', 'two metal bars in the drum opening'],
      drum: ['Drum', 'behind the door'],
      door: ['Door', 'in front'],
      controls: ['Buttons and dial', 'on the front or on top'],
      'vent-hose': ['Vent hose', 'behind the dryer'],
      rollers: ['Drum rollers', 'under the drum'],
      glides: ['Glides and rear bearing', 'at both ends of the drum'],
      belt: ['Drum belt', 'around the drum'],
      idler: ['Idler pulley', 'beside the motor'],
      blower: ['Blower wheel', 'below the lint screen'],
      outlet: ['Outlet', 'on the wall behind'],
      cord: ['Power cord connection', 'low at the back'],
      motor: ['Motor', 'under the drum'],
      heater: ['Heating element', 'electric dryers: low at the right'],
      thermostat: ['Thermostats', 'on the heater'],
      'thermal-fuse': ['Thermal fuse', 'on the blower'],
      'door-switch': ['Door switch', 'at the edge of the opening'],
      board: ['Timer or control board', 'behind the buttons'],
      burner: ['Gas burner and coils', 'gas dryers: low at the left'],
    },
  },
} as const satisfies Localized<PlateWords<keyof (typeof dryerPlate)['parts']>>;
