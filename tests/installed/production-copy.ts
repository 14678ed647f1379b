// The project as `npm ci --omit=dev` leaves it on a machine that serves: the sources, and of the modules those alone that the
// lock file does not mark as for development. Copied from what is installed here, so it needs no network.
import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { cp, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const project = join(import.meta.dirname, '..', '..');
const sources = ['package.json', 'content', 'domain', 'server', 'scripts'];
const lockFile = z.object({ packages: z.record(z.string(), z.object({ dev: z.boolean().optional() })) });

/** "node_modules/hono" and so on; parts for other systems, which are not installed here, are left out. */
function listProductionModules(): readonly string[] {
  const text = readFileSync(join(project, 'package-lock.json'), 'utf8');
  return Object.entries(lockFile.parse(JSON.parse(text)).packages)
    .filter(([folder, { dev = false }]) => folder !== '' && !dev && existsSync(join(project, folder)))
    .map(([folder]) => folder);
}

/** Fills the folder; the built site is the project's own. */
export async function copyForProduction(folder: string): Promise<void> {
  for (const name of sources) cpSync(join(project, name), join(folder, name), { recursive: true });
  symlinkSync(join(project, 'dist'), join(folder, 'dist'));
  for (const name of listProductionModules()) {
    const from = join(project, name);
    // Modules inside a module have lines of their own in the lock file.
    const filter = (path: string) => path === from || !path.slice(from.length).includes('node_modules');
    await cp(from, join(folder, name), { recursive: true, filter });
  }
}

/** What a folder takes on the disk, in bytes, as `du` counts. */
export async function measureFolder(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true });
  const sizes = await Promise.all(names.map(async (name) => (await lstat(join(folder, name))).blocks * 512));
  return sizes.reduce((sum, size) => sum + size, 0);
}
