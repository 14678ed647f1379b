// What a wrong clock may do to leads, on SQLite and on a real PostgreSQL: nothing.
import { aSubmission, noon } from '../../../../tests/support/builders/a-quote.ts';
import { listEngines, openIn } from '../../../../tests/support/stores/store-places.ts';
import { describe, expect, test } from 'vitest';
import { inOneGo } from '../../../../tests/support/stores/still-time.ts';
import { applyRetention } from '#server/store/upkeep/retention.ts';
import { createClockWatch } from '#server/store/upkeep/clock-watch.ts';

const day = 24 * 60 * 60_000;
const minute = 60_000;
/** Where a machine with an empty battery begins. */
const year2000 = Date.UTC(2000, 0, 1);

describe.each(listEngines())('$engine', ({ aPlace }) => {
  /** A server with a clock of the test's own that keeps leads for 100 days. */
  async function aServer(startsAt = noon) {
    const store = await openIn(await aPlace());
    const clock = { now: startsAt };
    const lines: string[] = [];
    const log = (level: string, event: string) => void lines.push(`${level}: ${event}`);
    const now = () => clock.now;
    const restart = () => createClockWatch({ store, now, log });
    const process = { watch: restart() };
    const mayErase = () => process.watch.mayErase();
    const take = async (count: number) => {
      for (let made = 0; made < count; made += 1)
        await store.saveLead(aSubmission({}, { receivedAt: clock.now - made }));
    };
    /** Time passes as it should: the watch looks once a day, which is as good as every minute. */
    const pass = async (days: number) => {
      for (let passed = 0; passed < days; passed += 1) {
        clock.now += day;
        await mayErase();
      }
    };
    return {
      ...{ store, clock, lines, mayErase, take, pass },
      restart: () => (process.watch = restart()),
      erase: () => applyRetention({ ...inOneGo, store, days: 100, now, mayErase, log }),
      count: () => store.countLeads(),
    };
  }

  test('leads are erased when their time has come, and not a day before', async () => {
    const { take, pass, erase, count } = await aServer();
    await take(30);
    await pass(99);
    await erase();
    expect(await count()).toBe(30);
    await pass(2);
    await erase();
    expect(await count()).toBe(0);
  });

  test.for(['at a start', 'while running'])(
    'a clock that is 800 days ahead %s erases none of 30 leads, is said loudly, and believed when it is right again',
    async (when) => {
      const { store, clock, lines, restart, take, erase, mayErase, count } = await aServer();
      await mayErase();
      await take(30);
      clock.now += 800 * day;
      if (when === 'at a start') restart();
      for (let looks = 0; looks < 10; looks += 1) await erase();
      expect(await count()).toBe(30);
      expect(await store.isClockDoubted()).toBe(true);
      expect(lines.filter((line) => line === 'error: clock doubted, nothing is erased')).toHaveLength(1);
      expect(lines).toContain('error: old leads not erased');
      clock.now -= 799 * day;
      await erase();
      expect([await count(), await store.isClockDoubted()]).toEqual([30, false]);
      expect(lines.at(-1)).toBe('warn: clock believed again');
    },
  );

  test('a clock that steps less than a week is believed', async () => {
    const { clock, mayErase } = await aServer();
    await mayErase();
    for (const step of [6.9 * day, -6.9 * day, 2 * 60 * minute]) {
      clock.now += step;
      expect(await mayErase()).toBe(true);
    }
    clock.now -= 7.1 * day;
    expect(await mayErase()).toBe(false);
  });

  test('a store that was left alone for a month is not erased from until a person has confirmed the time', async () => {
    const { store, clock, restart, take, erase, mayErase, count, pass } = await aServer();
    await mayErase();
    await take(10);
    clock.now += 101 * day;
    restart();
    await take(10);
    await erase();
    expect(await count()).toBe(20);
    await store.confirmTime(clock.now);
    await erase();
    expect(await count()).toBe(10);
    // Of those taken meanwhile the time was right.
    await pass(101);
    await erase();
    expect(await count()).toBe(0);
  });

  test('leads taken under a clock of 2000 stay after it is right again, for as long as any', async () => {
    const { clock, restart, take, erase, mayErase, count, pass } = await aServer();
    await mayErase();
    clock.now = year2000;
    restart();
    await take(10);
    await mayErase();
    clock.now += 3 * minute;
    await take(10);
    clock.now = noon + 5 * minute;
    await erase();
    expect(await count()).toBe(20);
    await pass(99);
    await erase();
    expect(await count()).toBe(20);
    await pass(2);
    await erase();
    expect(await count()).toBe(0);
  });

  test('so do those of a new store that began in 2000, when the time is set and confirmed', async () => {
    const { store, clock, take, erase, mayErase, count, pass } = await aServer(year2000);
    expect(await mayErase()).toBe(false);
    await take(10);
    clock.now = noon;
    expect(await mayErase()).toBe(false);
    await store.confirmTime(noon);
    await erase();
    expect(await count()).toBe(10);
    await pass(99);
    await erase();
    expect(await count()).toBe(10);
    await pass(2);
    await erase();
    expect(await count()).toBe(0);
  });

  test('suspects are not taken by a wrong clock either', async () => {
    const { store, clock, erase, mayErase, count } = await aServer();
    await mayErase();
    clock.now = year2000;
    await mayErase();
    for (let made = 0; made < 10; made += 1)
      await store.saveLead(aSubmission({}, { receivedAt: clock.now, suspicions: ['trap-filled'] }));
    clock.now = noon;
    await erase();
    expect(await count()).toBe(10);
  });

  test('ten servers of one store look at once', async () => {
    const { store } = await aServer();
    const all = await Promise.all(Array.from({ length: 10 }, (_, index) => store.noteTime(noon + index)));
    expect(new Set(all.map(({ isDoubted }) => isDoubted))).toEqual(new Set([false]));
    const wrong = await Promise.all(Array.from({ length: 10 }, () => store.noteTime(noon + 800 * day)));
    expect(new Set(wrong.map(({ isDoubted }) => isDoubted))).toEqual(new Set([true]));
  });
});
