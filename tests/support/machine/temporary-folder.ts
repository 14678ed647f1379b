// Alone, because most tests that write to the disk need this and nothing else.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** An empty folder of the test's own, gone when the test is. */
export async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'appliance-repair-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
