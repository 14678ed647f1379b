// Says at the start which engines the machine lacks: what they would show is not tried. Vitest loads a set-up as a file.
import { listMissingEngines } from '../browser/find-engines.ts';

export function setup(): void {
  for (const missing of listMissingEngines()) process.stdout.write(`${missing}\n`);
}
