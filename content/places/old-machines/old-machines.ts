// What becomes of an old machine, place by place. A place whose official page was not found is missing: nothing is guessed.
import type { CitySlug } from '../cities.ts';
import { browardNorthOldMachines } from './broward-north.ts';
import { browardSouthOldMachines } from './broward-south.ts';
import { centralOldMachines } from './central.ts';
import { collierOldMachines } from './collier.ts';
import { gulfCoastOldMachines } from './gulf-coast.ts';
import { hernandoPascoOldMachines } from './hernando-pasco.ts';
import { hillsboroughCityOldMachines } from './hillsborough-cities.ts';
import { hillsboroughCountyOldMachines } from './hillsborough-county.ts';
import { miamiDadeOldMachines } from './miami-dade.ts';
import { miamiDadeBeachOldMachines } from './miami-dade-beaches.ts';
import type { OldMachineRule } from './old-machine-form.ts';
import { orangeSeminoleOldMachines } from './orange-seminole.ts';
import { palmBeachOldMachines } from './palm-beach.ts';
import { pinellasOldMachines } from './pinellas.ts';

export const oldMachines: Readonly<Partial<Record<CitySlug, OldMachineRule>>> = {
  ...browardNorthOldMachines,
  ...browardSouthOldMachines,
  ...centralOldMachines,
  ...collierOldMachines,
  ...gulfCoastOldMachines,
  ...hernandoPascoOldMachines,
  ...hillsboroughCityOldMachines,
  ...hillsboroughCountyOldMachines,
  ...miamiDadeBeachOldMachines,
  ...miamiDadeOldMachines,
  ...orangeSeminoleOldMachines,
  ...palmBeachOldMachines,
  ...pinellasOldMachines,
};
