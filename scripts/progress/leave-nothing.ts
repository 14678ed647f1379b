// For work that starts servers and browsers and fills folders: whatever ends it, nothing of that stays.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * From now on this process and those it starts have a temporary folder of their own. When this process ends, also by a kill,
 * a sweeper ends all that still runs in that folder and removes it.
 */
export function leaveNothing(): void {
  const folder = mkdtempSync(join(tmpdir(), 'run-'));
  // Databases run as another user, who has to come through.
  chmodSync(folder, 0o711);
  const sweeper = spawn(process.execPath, [join(import.meta.dirname, 'sweeper.ts'), folder], {
    // Not among those who hear of Ctrl-C.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  sweeper.unref();
  process.env.TMPDIR = folder;
}
