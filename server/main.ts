// Starts and stops the server. The only clock, the only randomness and the only process.exit of it.
import { randomUUID } from 'node:crypto';
import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

// Node keeps what it makes of our TypeScript, so the next start is quicker. Must be said before the rest is read.
enableCompileCache(join(import.meta.dirname, '..', 'node_modules', '.cache', 'server'));
const { start } = await import('./start.ts');

const started = await start({
  variables: process.env,
  now: () => Date.now(),
  newId: randomUUID,
  write: (line) => void process.stdout.write(line),
  uptimeMs: () => performance.now(),
}).catch((fault: unknown) => ({
  kind: 'faulty' as const,
  message: fault instanceof Error ? fault.message : 'The server could not start',
}));
flushCompileCache();

if (started.kind === 'faulty') {
  process.stderr.write(`${started.message}\n`);
  process.exit(1);
}
const { stop } = started;
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => void stop().then(() => process.exit(0)));
