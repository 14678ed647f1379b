// Three outboxes share the notices of one store and are killed again and again, while their receiver misbehaves.
// Short form here; `FAULT_ROUNDS=40` makes it the long one: 1,500 notices and 40 kills on each engine.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { LeadStore } from '#server/store/lead-store.ts';
import { openPostgresStore } from '#server/store/postgres-store.ts';
import { openSqliteStore } from '#server/store/sqlite-store.ts';
import { aNotice, aSubmission } from '../support/builders/a-quote.ts';
import { startFaultyReceiver } from '../support/receivers/faulty-receiver.ts';
import { startPostgres, type TestPostgres } from '../support/stores/postgres.ts';
import { aFolder } from '../support/machine/temporary-folder.ts';

const kills = Number(process.env.FAULT_ROUNDS ?? 4);
const noticeCount = Math.ceil(kills * 37.5);
/** Retries wait for seconds to minutes; here time runs thirty times as fast. */
const speed = 30;

const postgres: { server?: TestPostgres } = {};
beforeAll(async () => {
  postgres.server = await startPostgres();
});
afterAll(() => postgres.server?.stop());

async function aPlace(engine: string): Promise<{ readonly place: string; readonly store: LeadStore }> {
  const place =
    engine === 'SQLite'
      ? join(await aFolder(), 'leads.sqlite')
      : ((await postgres.server?.createDatabase()) ?? '');
  const store =
    engine === 'SQLite'
      ? await openSqliteStore(place)
      : await openPostgresStore({ url: place, onConnectionFault: () => undefined, patienceMs: 60_000 });
  onTestFinished(() => store.close());
  return { place, store };
}

test.each(['SQLite', 'PostgreSQL'])(
  `on %s, ${noticeCount} notices all arrive though ${kills} times an outbox is killed`,
  async (engine) => {
    const receiver = await startFaultyReceiver();
    onTestFinished(receiver.close);
    const { place, store } = await aPlace(engine);
    const startedAt = Date.now();
    const ids = Array.from({ length: noticeCount }, (_, number) => `told-${number}`);
    for (const id of ids) {
      const notices = [aNotice({ id, channel: 'webhook', at: startedAt })];
      await store.saveLead(aSubmission({ notices }, { receivedAt: startedAt }));
    }
    const script = join(import.meta.dirname, '..', 'support', 'servers', 'outbox-process.ts');
    const hire = () =>
      spawn(process.execPath, [script, place, receiver.url, String(speed), String(startedAt)], {
        stdio: 'inherit',
      });
    const crew: ChildProcess[] = [hire(), hire(), hire()];
    async function dismiss(outbox: ChildProcess | undefined): Promise<void> {
      if (outbox === undefined) return;
      const gone = once(outbox, 'exit');
      outbox.kill('SIGKILL');
      await gone;
    }
    onTestFinished(async () => {
      await Promise.all(crew.map(dismiss));
    });
    // The kills begin when the work has, and go on while there is any: one after each further share that was taken.
    for (let round = 0; round < kills; round += 1) {
      const share = Math.ceil((noticeCount * (round + 1)) / (4 * kills));
      await expect
        .poll(() => receiver.taken.size, { timeout: 60_000, interval: 20 })
        .toBeGreaterThanOrEqual(share);
      await dismiss(crew.shift());
      crew.push(hire());
    }
    await expect
      .poll(() => store.countNotices(), { timeout: 90_000, interval: 200 })
      .toMatchObject([{ channel: 'webhook', state: 'sent', count: noticeCount }]);
    expect(ids.filter((id) => !receiver.taken.has(id))).toEqual([]);
    expect(receiver.taken.size).toBe(noticeCount);
  },
  240_000,
);
