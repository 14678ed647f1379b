// An outbox as a process of its own, for tests that kill it: argv holds the store, the receiver and how fast time runs.
import { randomUUID } from 'node:crypto';
import { openPostgresStore } from '#server/store/postgres-store.ts';
import { openSqliteStore } from '#server/store/sqlite-store.ts';
import { sendNowhere, sendToBoard } from '#server/notices/channel.ts';
import { createOutbox } from '#server/notices/outbox.ts';
import { createWebhookChannel } from '#server/notices/webhook/webhook.ts';

const [place = '', url = '', speed = '1', startedAt = '0'] = process.argv.slice(2);
const now = () => Number(startedAt) + (Date.now() - Number(startedAt)) * Number(speed);
const store = place.startsWith('postgres:')
  ? await openPostgresStore({ url: place, onConnectionFault: () => undefined })
  : await openSqliteStore(place);
const webhook = createWebhookChannel({
  url,
  secret: 'only-for-tests-0123456789',
  publicOrigin: undefined,
  timeZone: 'America/New_York',
  now,
});
const outbox = createOutbox({
  store,
  channels: { webhook, email: sendNowhere, sms: sendNowhere, board: sendToBoard },
  now,
  chance: Math.random,
  newId: randomUUID,
  log: () => undefined,
  // Leases are renewed by real time, which stands still beside this one: none may end while its holder lives, or each that ends
  // uses up an attempt. Ten real seconds at thirty times the speed.
  leaseMs: 300_000,
});
// Timers of the outbox do not keep a process alive; a server does.
setInterval(outbox.wake, 50);
outbox.start();
