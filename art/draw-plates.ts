// Draws the plate of every machine that has one into site/pictures/plates/, or into the folder named.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { plates } from '#content/catalogue/plates/plates.ts';
import { drawings } from './plates/drawings.ts';
import { drawSheet, listCrowdedMarks } from './plates/sheet.ts';

const target = path.resolve(process.argv[2] ?? 'site/pictures/plates');
mkdirSync(target, { recursive: true });
for (const [machine, drawing] of Object.entries(drawings)) {
  const plate = Object.entries(plates).find(([name]) => name === machine)?.[1];
  if (plate === undefined)
    throw new Error(`${machine} is drawn but has no plate in content/catalogue/plates/`);
  const crowded = listCrowdedMarks(drawing, plate);
  if (crowded.length > 0) throw new Error(`Marks of ${machine} cover each other: ${crowded.join(', ')}`);
  writeFileSync(path.join(target, `${machine}.svg`), drawSheet(drawing, plate));
}
