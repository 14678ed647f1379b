import { aSubmission, noon } from '../../../tests/support/builders/a-quote.ts';
import { fillStore } from '../../../tests/support/stores/fill-store.ts';
import { aStoreThatFails } from '../../../tests/support/stores/failing-store.ts';
import { inOneGo } from '../../../tests/support/stores/still-time.ts';
import { aFolder } from '../../../tests/support/machine/temporary-folder.ts';
import { expect, onTestFinished, test } from 'vitest';
import { applyRetention } from './retention.ts';
import type { Log } from '#server/log/log.ts';
import { openSqliteStore } from '#server/store/sqlite-store.ts';

const day = 24 * 60 * 60_000;
const mayErase = () => Promise.resolve(true);

test('leads go after the days set, suspects after thirty, with all that hangs on them', async () => {
  const store = await openSqliteStore(`${await aFolder()}/leads.sqlite`);
  onTestFinished(() => store.close());
  const kept = aSubmission({}, { receivedAt: noon - 99 * day });
  await store.saveLead(kept);
  await store.saveLead(aSubmission({}, { receivedAt: noon - 101 * day }));
  await store.saveLead(aSubmission({}, { receivedAt: noon - 31 * day, suspicions: ['trap-filled'] }));
  const lines: string[] = [];
  await applyRetention({
    ...inOneGo,
    store,
    days: 100,
    now: () => noon,
    mayErase,
    log: (_level, event) => void lines.push(event),
  });
  expect((await store.listLeads()).map(({ id }) => id)).toEqual([kept.lead.id]);
  expect(await store.listNotices({})).toHaveLength(1);
  expect(lines).toEqual(['old leads erased']);
});

test('a store that cannot be reached is tried again later, and says so without words of its own', async () => {
  const lines: unknown[] = [];
  const store = aStoreThatFails(new Error('Canary McWhistle'));
  await applyRetention({
    ...inOneGo,
    store,
    days: 1,
    now: () => noon,
    mayErase,
    log: (...line) => void lines.push(line),
  });
  expect(lines).toMatchObject([['warn', 'old leads could not be erased', { fault: 'Error' }]]);
  expect(JSON.stringify(lines)).not.toContain('Canary');
});

test('a hundred old leads are erased in small steps with a pause after each, and no more once the server stops', async () => {
  const store = await openSqliteStore(`${await aFolder()}/leads.sqlite`);
  onTestFinished(() => store.close());
  await fillStore(store, { leads: 105, firstAt: noon - 200 * day });
  const left: number[] = [];
  const pause = async (ms: number) => {
    expect(ms).toBeGreaterThan(0);
    left.push(await store.countLeads());
  };
  const isEnding = () => left.length === 2;
  const parts = { store, days: 100, now: () => noon, mayErase, pause, log: () => undefined };
  await applyRetention({ ...parts, isEnding });
  expect(left).toEqual([85, 65]);
  expect(await store.countLeads()).toBe(45);
  await applyRetention({ ...parts, isEnding: () => false });
  expect(left).toEqual([85, 65, 25, 5]);
  expect(await store.countLeads()).toBe(0);
});

test('while leads are erased for long, the log says every ten seconds how many of how many are gone', async () => {
  const store = await openSqliteStore(`${await aFolder()}/leads.sqlite`);
  onTestFinished(() => store.close());
  await fillStore(store, { leads: 105, firstAt: noon - 200 * day });
  let time = noon;
  const pause = (): Promise<void> => {
    time += 6000;
    return Promise.resolve();
  };
  const told: unknown[] = [];
  const log: Log = (...line) => void told.push(line);
  await applyRetention({ ...inOneGo, store, days: 100, now: () => time, mayErase, pause, log });
  expect(told).toEqual([
    ['info', 'erasing old leads', { count: 60, total: 105 }],
    ['info', 'erasing old leads', { count: 100, total: 105 }],
    ['info', 'old leads erased', { count: 105 }],
  ]);
});
