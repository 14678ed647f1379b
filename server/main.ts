// Joins the parts, starts and stops. The only clock, the only randomness and the only process.exit of the server.
import { randomUUID } from 'node:crypto';
import { createApp } from './app.ts';
import { parseEnv } from './env.ts';
import { createHttpServer, drain, listen } from './http-server.ts';
import { loadSite } from './http/site.ts';
import { openStore } from './leads/open-store.ts';
import { createLog, describeFault } from './log.ts';
import { channelsOf, ownOriginsOf, phoneOf, securityHeadersOf } from './parts-from-env.ts';

/** Within the ten seconds that service managers give before they kill. */
const drainGraceMs = 8000;

const reading = parseEnv(process.env);
if (reading.kind === 'faulty') {
  process.stderr.write(`${reading.message}\n`);
  process.exit(1);
}
const { env } = reading;
const now = () => Date.now();
const log = createLog({ level: env.LOG_LEVEL, now, write: (line) => void process.stdout.write(line) });

let stopping = false;
const site = loadSite('dist');
const securityHeaders = securityHeadersOf(env, site);
const store = await openStore({
  databaseUrl: env.DATABASE_URL,
  dataDir: env.DATA_DIR,
  onConnectionFault: (fault) => log('warn', 'database connection lost', describeFault(fault)),
});
const listener = createApp({
  site,
  securityHeaders,
  store,
  channels: channelsOf(env),
  ownOrigins: ownOriginsOf(env),
  proxies: env.TRUST_PROXY,
  postsPerMinute: env.QUOTE_RATE_PER_MINUTE,
  phone: phoneOf(env),
  isStopping: () => stopping,
  now,
  newId: randomUUID,
  log,
});
const server = createHttpServer(listener, securityHeaders);
const port = await listen(server, env.HOST, env.PORT);
log('info', 'listening', {
  address: `http://${env.HOST}:${port}`,
  count: site.pages.size,
  ms: Math.round(performance.now()),
});
if (site.pages.size === 0) log('error', 'no built site in dist: run "npm run build" first');

async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  log('info', 'stopping');
  await drain(server, drainGraceMs);
  await store.close();
  log('info', 'stopped');
  process.exit(0);
}

process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
