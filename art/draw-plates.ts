// Draws machines into site/pictures/, or into the folder named: the plate of each (plates/), and where its model number is (numbers/).
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plate } from '#content/catalogue/plates/plate-form.ts';
import { plates } from '#content/catalogue/plates/plates.ts';
import { drawings, secondDrawings } from './plates/drawings.ts';
import { listNumberSheets } from './plates/numbers.ts';
import { drawSheet, listCrowdedMarks, listDrawnSigns, type Drawing, type DrawnSign } from './plates/sheet.ts';

const target = path.resolve(process.argv[2] ?? 'site/pictures');

function write(file: string, drawing: Drawing, signs: readonly DrawnSign[]): void {
  const crowded = listCrowdedMarks(drawing, signs);
  if (crowded.length > 0) throw new Error(`Marks of ${file} cover each other: ${crowded.join(', ')}`);
  writeFileSync(path.join(target, file), drawSheet(drawing, signs));
}

for (const folder of ['plates', 'numbers']) mkdirSync(path.join(target, folder), { recursive: true });
for (const [machine, drawing] of Object.entries(drawings)) {
  const plate = Object.entries(plates).find(([name]) => name === machine)?.[1];
  if (plate === undefined)
    throw new Error(`${machine} is drawn but has no plate in content/catalogue/plates/`);
  write(`plates/${machine}.svg`, drawing, listDrawnSigns(plate));
}
const seconds: Readonly<Record<string, Drawing>> = secondDrawings;
for (const plate of Object.values<Plate>(plates)) {
  const { second } = plate;
  if (second === undefined) continue;
  const drawing = seconds[second.drawing];
  if (drawing === undefined) throw new Error(`${second.drawing} is told of and not drawn`);
  write(`plates/${second.drawing}.svg`, drawing, listDrawnSigns(plate, second));
}
for (const { service, drawing, sign } of listNumberSheets()) write(`numbers/${service}.svg`, drawing, [sign]);
