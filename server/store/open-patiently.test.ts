import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aSubmission } from '../../tests/support/builders/a-quote.ts';
import type { Log } from '#server/log/log.ts';
import { createClosedStore } from './closed-store.ts';
import type { LeadStore } from './lead-store.ts';
import { openingDelaysMs, openPatiently } from './open-patiently.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const full = () => Object.assign(new Error('Canary: no space'), { code: 'ENOSPC' });
const damaged = () => Object.assign(new Error('Canary: not a database'), { errcode: 26 });

/** A store that takes leads, once the outcomes before it are used up. */
function aPlace(...outcomes: readonly (Error | 'hangs')[]) {
  const left = [...outcomes];
  const openedAt: number[] = [];
  const closed = { times: 0 };
  const lines: string[] = [];
  const log: Log = (level, event, { kind, remedy } = {}) =>
    void lines.push([level, event, kind, remedy].filter((word) => word !== undefined).join(' | '));
  const startedAt = Date.now();
  const real: LeadStore = {
    ...createClosedStore(full),
    saveLead: ({ lead }) => Promise.resolve({ kind: 'new', leadId: lead.id }),
    close: () => Promise.resolve(void (closed.times += 1)),
  };
  async function open(): Promise<LeadStore> {
    openedAt.push(Date.now() - startedAt);
    const outcome = left.shift();
    if (outcome === 'hangs') await new Promise(() => undefined);
    if (outcome instanceof Error) throw outcome;
    return real;
  }
  return { opening: openPatiently({ open, dataDir: '/srv/leads', log }), openedAt, closed, lines };
}

test('a store that opens at once is handed on as it is', async () => {
  const { opening, lines } = aPlace();
  await opening.tried;
  await opening.opened;
  const submission = aSubmission();
  expect(await opening.store.saveLead(submission)).toEqual({ kind: 'new', leadId: submission.lead.id });
  expect(lines).toEqual([]);
});

test('one that does not is tried ever more rarely until it does, and tells which fault it is meanwhile', async () => {
  const faults = Array.from({ length: 8 }, (_, index) => (index < 4 ? full() : damaged()));
  const { opening, openedAt, lines } = aPlace(...faults);
  const { saveLead } = opening.store;
  await opening.tried;
  await expect(saveLead(aSubmission())).rejects.toMatchObject({ code: 'ENOSPC' });
  await vi.advanceTimersByTimeAsync(1000 + 2000 + 4000 + 8000);
  await expect(saveLead(aSubmission())).rejects.toMatchObject({ errcode: 26 });
  await vi.advanceTimersByTimeAsync(4 * 15_000);
  await opening.opened;
  expect((await saveLead(aSubmission())).kind).toBe('new');
  expect(openedAt).toEqual([0, 1000, 3000, 7000, 15_000, 30_000, 45_000, 60_000, 75_000]);
  expect(openingDelaysMs.at(-1)).toBe(15_000);
  expect(lines).toHaveLength(9);
  expect(lines[0]).toBe(
    'error | store not open | disk full | The disk of /srv/leads (DATA_DIR) is full: leads cannot be kept. Free some space.',
  );
  expect(lines[4]).toMatch(/damaged \| The lead file in \/srv\/leads \(DATA_DIR\) is damaged/u);
  expect(lines[8]).toBe('info | store open');
  expect(lines.join()).not.toContain('Canary');
});

test('a start waits two seconds for a store that hangs, and no longer', async () => {
  const { opening } = aPlace('hangs');
  const told: string[] = [];
  void opening.tried.then(() => told.push('tried'));
  await vi.advanceTimersByTimeAsync(1999);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual(['tried']);
  await expect(opening.store.checkReachable()).rejects.toMatchObject({ code: 'OPENING' });
});

test('a store that is closed is tried no more, and one that is open is closed once', async () => {
  const failing = aPlace(full(), full());
  await failing.opening.tried;
  await failing.opening.store.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(failing.openedAt).toEqual([0]);
  const open = aPlace();
  await open.opening.opened;
  await open.opening.store.close();
  expect(open.closed.times).toBe(1);
});
