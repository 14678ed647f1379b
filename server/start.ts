// Joins the parts, starts the server, and says how to stop it.
import { companyWith } from '#domain/company/company-facts.ts';
import { createApp } from './app.ts';
import { parseEnv } from './settings/env.ts';
import { createHttpServer, drain, listen } from './http/http-server.ts';
import { connectionsPerClient, limitConnections } from './http/limits/connection-limit.ts';
import { requestLimits } from './http/limits/request-limits.ts';
import { hasRequestPages } from './http/my-request/request-pages.ts';
import { loadSite } from './http/site/site.ts';
import { openServingStore } from './store/open-store.ts';
import { createClockWatch } from './store/upkeep/clock-watch.ts';
import { startUpkeep } from '#server/store/upkeep/upkeep.ts';
import { openPatiently } from './store/open-patiently.ts';
import { explainListenFault } from './http/listen-fault.ts';
import { createLog, describeFault } from './log/log.ts';
import { weeklyMailToOf, weeklyWatchOf } from './product/weekly-mail-from-env.ts';
import { channelsOf, describePlan, noticePlanOf } from './product/notices-from-env.ts';
import { createPhotoDesk } from './photos/photo-desk.ts';
import { createNextWindowSource } from './opening/next-window-source.ts';
import { createOpeningSource } from './opening/opening-source.ts';
import { createRequestLinks } from './notices/mail/request-link.ts';
import { createOutbox } from './notices/outbox.ts';
import type { Start, Surroundings } from './product/surroundings.ts';
import {
  doorsOf,
  ownOriginsOf,
  secureOriginOf,
  securityHeadersOf,
  siteOriginOf,
  tellPlaceholder,
} from './product/parts-from-env.ts';

/** Within the ten seconds that service managers give before they kill. */
export const drainGraceMs = 8000;
/** For a mail that is on its way. What is cut off is sent again when its lease has ended. */
const sendGraceMs = 5000;

/** Starts the server in the given surroundings. Rejects if the store or the port cannot be opened. */
export async function start({
  variables,
  company: stated,
  now,
  newId,
  chance,
  newToken,
  write,
  uptimeMs,
}: Surroundings): Promise<Start> {
  const reading = parseEnv(variables);
  if (reading.kind === 'faulty') return reading;
  const { env } = reading;
  const company = companyWith(stated, env);
  const log = createLog({ level: env.LOG_LEVEL, now, write });
  const origin = siteOriginOf(env, stated.placeholderOrigin);
  const site = loadSite('dist', origin);
  const securityHeaders = securityHeadersOf(env, site);
  const place = {
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    onConnectionFault: (fault: Error) => log('warn', 'database connection lost', describeFault(fault)),
  };
  const { store, tried, opened } = openPatiently({
    open: () => openServingStore(place, log),
    dataDir: env.DATA_DIR,
    log,
  });
  await tried;
  const opening = createOpeningSource({ store, hours: company.hours, log });
  await opening.refresh();
  const { calendar } = opening;
  const windows = createNextWindowSource({ store, opening, now, log });
  const notices = noticePlanOf(env);
  const makeLink = hasRequestPages(site)
    ? createRequestLinks({ store, publicOrigin: env.PUBLIC_ORIGIN, newToken, now })
    : undefined;
  const channels = await channelsOf(env, company, now, calendar, { makeLink, store });
  const outbox = createOutbox({ store, channels, now, chance, newId, log, calendar, hours: company.hours });
  const weekly = await weeklyWatchOf(env, company, {
    ...{ store, now, chance, newId, log, calendar },
  });
  const token = env.METRICS_TOKEN;
  const metrics =
    token === undefined
      ? undefined
      : (await import('./http/metrics.ts')).createMetrics({
          token,
          store,
          now,
          elapsedMs: uptimeMs,
        });
  let stopping: Promise<void> | undefined;
  const { listener } = createApp({
    site,
    securityHeaders,
    store,
    notices,
    desk: createPhotoDesk(),
    onLeadKept: outbox.wake,
    ownOrigins: ownOriginsOf(env),
    weeklyMailTo: weeklyMailToOf(env),
    proxies: env.TRUST_PROXY,
    secureOrigin: secureOriginOf(env),
    limits: requestLimits(env.QUOTE_RATE_PER_MINUTE),
    company,
    opening,
    windows,
    metrics,
    isStopping: () => stopping !== undefined,
    ...doorsOf(env),
    now,
    newId,
    newToken,
    log,
  });
  const server = createHttpServer(listener, securityHeaders, company.phone);
  if (env.TRUST_PROXY === 0) limitConnections(server, connectionsPerClient);
  const port = await listen(server, env.HOST, env.PORT).catch((fault: unknown) => {
    throw explainListenFault(fault, env.HOST, env.PORT);
  });
  const address = `http://${env.HOST}:${port}`;
  log('info', 'listening', { address, count: site.pages.size, ms: Math.round(uptimeMs()) });
  log('info', 'notices', { kind: describePlan(notices) });
  const looking = [opening.start(), windows.start()];
  const upkeep: { end?: () => Promise<void> } = {};
  void opened.then(() => {
    if (stopping !== undefined) return;
    outbox.start();
    const clock = createClockWatch({ store, now, log });
    const { mayErase } = clock;
    const endClock = clock.start();
    const endUpkeep = startUpkeep({ store, days: env.RETENTION_DAYS, now, mayErase, log });
    const endWeekly = weekly?.start();
    upkeep.end = async () => {
      endClock();
      await Promise.all([endUpkeep(), endWeekly?.()]);
    };
  });
  tellPlaceholder(site, origin, log);
  if (site.pages.size === 0) log('error', 'no built site in dist: run "npm run build" first');

  async function finish(): Promise<void> {
    log('info', 'stopping');
    for (const end of looking) end();
    await Promise.all([drain(server, drainGraceMs), outbox.stop(sendGraceMs), upkeep.end?.()]);
    await store.close();
    log('info', 'stopped');
  }
  return { kind: 'started', log, stop: () => (stopping ??= finish()) };
}
