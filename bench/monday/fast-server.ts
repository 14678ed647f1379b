// The product's own server with a fast clock: `node bench/monday/fast-server.ts`, its pace in MONDAY_PACE. What waits by
// timers (looks at the outbox, long answers) waits by the wall's clock, so it is late by the speed: harder than a real day.
import { randomBytes, randomUUID } from 'node:crypto';
import { statedCompany } from '#domain/company/company-facts.ts';
import { start } from '#server/start.ts';
import { z } from 'zod';
import { fastTime } from './fast-clock.ts';

const paceText = z.object({ startsAt: z.number(), beganAt: z.number(), speed: z.number() });
const { MONDAY_PACE, ...variables } = process.env;
const pace = paceText.parse(JSON.parse(MONDAY_PACE ?? ''));

const started = await start({
  variables,
  company: statedCompany,
  now: () => fastTime(pace, Date.now()),
  newId: randomUUID,
  chance: Math.random,
  newToken: () => randomBytes(32).toString('base64url'),
  write: (line) => void process.stdout.write(line),
  uptimeMs: () => performance.now(),
});
if (started.kind === 'faulty') throw new Error(started.message);
process.on('SIGTERM', () => void started.stop().then(() => process.exit(0)));
