// Joins the parts, starts the server, and says how to stop it.
import { createApp } from './app.ts';
import { parseEnv } from './env.ts';
import { createHttpServer, drain, listen } from './http-server.ts';
import { loadSite } from './http/site.ts';
import { openStore } from './leads/open-store.ts';
import { createLog, describeFault, type Log } from './log.ts';
import { channelsOf, ownOriginsOf, phoneOf, secureOriginOf, securityHeadersOf } from './parts-from-env.ts';

/** Within the ten seconds that service managers give before they kill. */
const drainGraceMs = 8000;

export type Surroundings = {
  readonly variables: Readonly<Record<string, string | undefined>>;
  readonly now: () => number;
  readonly newId: () => string;
  readonly write: (line: string) => void;
  /** Milliseconds since the process began. */
  readonly uptimeMs: () => number;
};

export type Start =
  | { readonly kind: 'started'; readonly stop: () => Promise<void>; readonly log: Log }
  | { readonly kind: 'faulty'; readonly message: string };

/** Starts the server in the given surroundings. Rejects if the store or the port cannot be opened. */
export async function start({ variables, now, newId, write, uptimeMs }: Surroundings): Promise<Start> {
  const reading = parseEnv(variables);
  if (reading.kind === 'faulty') return reading;
  const { env } = reading;
  const log = createLog({ level: env.LOG_LEVEL, now, write });
  const site = loadSite('dist');
  const securityHeaders = securityHeadersOf(env, site);
  const store = await openStore({
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    onConnectionFault: (fault) => log('warn', 'database connection lost', describeFault(fault)),
  });
  let stopping: Promise<void> | undefined;
  const listener = createApp({
    site,
    securityHeaders,
    store,
    channels: channelsOf(env),
    ownOrigins: ownOriginsOf(env),
    proxies: env.TRUST_PROXY,
    secureOrigin: secureOriginOf(env),
    postsPerMinute: env.QUOTE_RATE_PER_MINUTE,
    phone: phoneOf(env),
    isStopping: () => stopping !== undefined,
    now,
    newId,
    log,
  });
  const server = createHttpServer(listener, securityHeaders);
  const port = await listen(server, env.HOST, env.PORT);
  const address = `http://${env.HOST}:${port}`;
  log('info', 'listening', { address, count: site.pages.size, ms: Math.round(uptimeMs()) });
  if (site.pages.size === 0) log('error', 'no built site in dist: run "npm run build" first');

  async function finish(): Promise<void> {
    log('info', 'stopping');
    await drain(server, drainGraceMs);
    await store.close();
    log('info', 'stopped');
  }
  return { kind: 'started', log, stop: () => (stopping ??= finish()) };
}
