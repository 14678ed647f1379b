// Starts and stops the server. The only clock, the only randomness and the only process.exit of it.
// `npm run serve` adds two settings of Node: what it makes of our TypeScript is kept for the next start (22 MB less memory,
// half the time), and short-lived objects are collected in steps of 4 MB instead of 16 (20 MB less). Two more are of the C library:
// one store of memory for all threads, and what has 64 kB or more is given back as soon as it is free (28 MB less under load).
import { randomBytes, randomUUID } from 'node:crypto';
import { flushCompileCache } from 'node:module';
import { statedCompany } from '#domain/company/company-facts.ts';
import { describeFault } from './log/log.ts';
import { start } from './start.ts';

// Whoever reads the log may die, or its disk be full: visitors must not notice. What can be written again later is.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

const started = await start({
  variables: process.env,
  company: statedCompany,
  now: () => Date.now(),
  newId: randomUUID,
  chance: Math.random,
  newToken: () => randomBytes(32).toString('base64url'),
  write: (line) => void process.stdout.write(line),
  uptimeMs: () => performance.now(),
}).catch((fault: unknown) => ({
  kind: 'faulty' as const,
  message: fault instanceof Error ? fault.message : 'The server could not start',
}));
// A killed process keeps nothing, so it is written now.
flushCompileCache();

if (started.kind === 'faulty') {
  process.stderr.write(`${started.message}\n`);
  process.exit(1);
}
const { stop, log } = started;
// A fault nobody expected: say so without its message, which may quote a visitor, and let the service manager start anew.
for (const event of ['uncaughtException', 'unhandledRejection'] as const)
  process.on(event, (fault: unknown) => {
    log('error', 'unexpected fault', describeFault(fault));
    process.exit(1);
  });
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => void stop().then(() => process.exit(0)));
