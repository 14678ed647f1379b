import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Makes a folder that nobody else can read, and those above it. Throws if that is not possible. Node's own way
 * (`recursive`) never returns where the system knows no such place, such as below /proc (seen with Node 24.21).
 */
export function makePrivateFolder(path: string): void {
  const folder = resolve(path);
  if (existsSync(folder)) return;
  makePrivateFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (fault) {
    // Another process that starts may have been quicker.
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) throw fault;
  }
}
