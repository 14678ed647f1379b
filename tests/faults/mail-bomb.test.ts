// Somebody wants to have a stranger mailed through us: by fifty posts with the stranger's address, and by writing it into their own
// request fifty times. The product's own server on both engines, and a real mail server.
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { standingCalendar } from '#domain/opening/opening-calendar.ts';
import type { LeadStore } from '#server/store/lead-store.ts';
import { openPostgresStore } from '#server/store/postgres-store.ts';
import { openSqliteStore } from '#server/store/sqlite-store.ts';
import { mostVisitMailsPerDay } from '#server/store/records/notices/lease-visit-news.ts';
import { visitMailDelayMs } from '#server/store/records/notices/owe-visit-news.ts';
import { aQuote } from '../support/builders/a-quote.ts';
import { writeSite, builtRequestTemplates } from '../support/servers/a-site.ts';
import { florida } from '../support/builders/company.ts';
import { startMailServer } from '../support/receivers/mail-server.ts';
import { startPostgres, type TestPostgres } from '../support/stores/postgres.ts';
import { startServer } from '../support/servers/start-server.ts';
import { aFolder } from '../support/machine/temporary-folder.ts';

const postgres: { server?: TestPostgres } = {};
beforeAll(async () => {
  postgres.server = await startPostgres();
});
afterAll(() => postgres.server?.stop());

async function aServer(engine: 'SQLite' | 'PostgreSQL') {
  const mail = await startMailServer();
  const folder = await aFolder();
  writeSite(join(folder, 'dist'), builtRequestTemplates());
  const dataDir = join(folder, 'data');
  const url = engine === 'SQLite' ? undefined : await postgres.server?.createDatabase();
  const server = await startServer({
    ...{ folder, dataDir },
    variables: {
      SMTP_URL: mail.url,
      MAIL_FROM: 'dispatch@example.com',
      TRUST_PROXY: '1',
      ...(url !== undefined && { DATABASE_URL: url }),
    },
  });
  const store: LeadStore =
    url === undefined
      ? await openSqliteStore(join(dataDir, 'leads.sqlite'))
      : await openPostgresStore({ url, onConnectionFault: () => undefined, patienceMs: 60_000 });
  onTestFinished(async () => {
    await store.close();
    await server.stop();
  });
  const post = (path: string, fields: Readonly<Record<string, string>>, place: number, cookie = '') =>
    fetch(server.origin + path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { origin: server.origin, 'x-forwarded-for': `203.0.113.${place}`, cookie },
      redirect: 'manual',
    });
  const waiting = async () => {
    const all = await store.listNotices({});
    return all.filter(
      ({ channel, state }) => channel === 'email' && ['due', 'leased', 'retry'].includes(state),
    );
  };
  const untilSent = () => expect.poll(waiting, { timeout: 60_000, interval: 100 }).toEqual([]);
  const toVictim = () => mail.received.filter(({ to }) => to[0]?.startsWith('victim'));
  return { mail, store, post, untilSent, toVictim };
}

test.each(['SQLite', 'PostgreSQL'] as const)(
  'on %s, fifty posts with an address are one mail there, fifty changes to it none, and visits at all of them a few',
  async (engine) => {
    const { mail, store, post, untilSent, toVictim } = await aServer(engine);
    for (let place = 0; place < 50; place += 1) {
      const quote = aQuote({ name: `Bot ${place}`, email: `victim+${place}@example.com` });
      expect((await post('/api/quote', quote, place)).status).toBe(303);
    }
    await untilSent();
    expect(await store.countLeads()).toBe(50);
    expect(toVictim()).toHaveLength(1);

    const own = await post('/api/quote', aQuote({ email: 'attacker@example.net' }), 60);
    const cookie = own.headers.get('set-cookie')?.split(';')[0] ?? '';
    for (let place = 0; place < 50; place += 1) {
      const change = { change_id: `change-${place}`, email: `victim+${place}@example.com` };
      expect((await post('/api/my-request/change', change, 60, cookie)).status).toBe(303);
    }
    await untilSent();
    expect(toVictim().map(({ mail }) => mail.subject)).toHaveLength(1);

    // As if the desk had been talked into a visit for each of them, the changed one among them.
    const at = Date.now() - visitMailDelayMs - 1000;
    const leads = await store.listLeads({ limit: 100 });
    for (const { id } of leads) {
      const action = { id: `press-${id}`, operator: 'Ana', at };
      const wish = { date: '2099-06-16', fromHour: 9, technicianId: null, note: '' };
      const booking = {
        ...wish,
        isOverfull: true,
        accepted: [],
        action,
        visitId: `visit-${id}`,
        leadId: id,
      };
      const booked = await store.bookVisit({ ...booking, calendar: standingCalendar(florida) });
      expect(booked.kind).toBe('kept');
    }
    await untilSent();
    expect(toVictim()).toHaveLength(1 + mostVisitMailsPerDay);
    const held = await store.listNotices({ state: 'held' });
    const codes = Map.groupBy(held, ({ lastCode }) => lastCode);
    // The attacker's own, too, unless it went out before the address was changed.
    const wasOwnSent = mail.received.some(({ to }) => to[0] === 'attacker@example.net');
    expect(codes.get('held-address')).toHaveLength(wasOwnSent ? 49 : 50);
    expect(codes.get('held-address-visits')).toHaveLength(leads.length - mostVisitMailsPerDay);
  },
  300_000,
);
