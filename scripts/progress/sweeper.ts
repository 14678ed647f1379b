// node scripts/progress/sweeper.ts FOLDER: waits until whoever started it is gone; then ends what runs in the folder, and removes it.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

const [folder = ''] = process.argv.slice(2);
/** What a server needs to finish what it has begun. */
const graceMs = 10_000;

/** Whether a process was started with the folder: in its words, or as its own temporary or data folder. */
function isOfFolder(pid: string): boolean {
  try {
    return ['cmdline', 'environ'].some((name) =>
      readFileSync(`/proc/${pid}/${name}`, 'utf8').includes(folder),
    );
  } catch {
    // It ended meanwhile.
    return false;
  }
}

/** On Linux; where no such list is, servers end with their terminal. */
function listProcesses(): readonly number[] {
  let names: readonly string[] = [];
  try {
    names = readdirSync('/proc').filter((name) => /^\d+$/u.test(name) && name !== String(process.pid));
  } catch {
    return [];
  }
  return names.filter(isOfFolder).map(Number);
}

function send(signal: 'SIGTERM' | 'SIGKILL', pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It ended meanwhile.
    }
  }
}

process.stdin.resume();
await once(process.stdin, 'close');
send('SIGTERM', listProcesses());
for (let waited = 0; waited < graceMs && listProcesses().length > 0; waited += 100) await wait(100);
send('SIGKILL', listProcesses());
rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
