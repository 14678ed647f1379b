import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** How often a pattern is found in the bytes of each file of a folder; files without it are left out. */
export async function countOnDisk(
  folder: string,
  pattern: RegExp,
): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {};
  for (const name of await readdir(folder)) {
    const found = (await readFile(join(folder, name), 'latin1')).match(pattern)?.length ?? 0;
    if (found > 0) counts[name] = found;
  }
  return counts;
}
