import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('a run that found a fault exits with it, though its PostgreSQL stops as the process ends', () => {
  const script = `await import('./tests/support/stores/postgres.ts'); process.exitCode = 3;`;
  const { status } = spawnSync(process.execPath, ['--input-type=module', '--eval', script]);
  expect(status).toBe(3);
});
