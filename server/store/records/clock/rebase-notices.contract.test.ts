// What waits to be sent when the clock is set back, on SQLite and on a real PostgreSQL: no longer than its own delay.
import { aNotice, aSubmission, noon } from '../../../../tests/support/builders/a-quote.ts';
import { listEngines, openIn } from '../../../../tests/support/stores/store-places.ts';
import { describe, expect, test } from 'vitest';
import type { LeadStore } from '#server/store/lead-store.ts';
import type { NewNotice } from '#server/store/records/notices/notice.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const answer = { code: 'mail-away', reason: 'ESOCKET' } as const;
const lease = { channel: 'email', owner: 'one', leaseMs: 1000, limit: 100 } as const;

describe.each(listEngines())('$engine', ({ aPlace }) => {
  /** A store whose clock shows `wrong`, then `right`. */
  async function aStepBack(wrong: number, fill: (store: LeadStore) => Promise<void>, right = noon) {
    const store = await openIn(await aPlace());
    await store.noteTime(wrong - minute);
    await store.noteTime(wrong);
    await fill(store);
    await store.noteTime(right);
    const sentBy = async (now: number) =>
      (await store.leaseNotices({ ...lease, now })).map(({ id }) => id).sort();
    return { store, sentBy };
  }

  const save = (
    store: LeadStore,
    receivedAt: number,
    owed: readonly (readonly [string, NewNotice['kind'], number])[],
  ) =>
    store.saveLead(
      aSubmission(
        { notices: owed.map(([id, kind, at]) => aNotice({ id, kind, at })) },
        { receivedAt, clockStartsAt: receivedAt, dueAt: receivedAt + 15 * minute },
      ),
    );

  test('ten leads of the last minute before: told at once, warned of after five and ten minutes', async () => {
    const wrong = noon + 2 * hour;
    const { store, sentBy } = await aStepBack(wrong, async (kept) => {
      for (let place = 0; place < 10; place += 1)
        await save(kept, wrong, [
          [`told ${place}`, 'dispatch', wrong],
          [`customer ${place}`, 'acknowledgement', wrong],
          [`warned ${place}`, 'reminder', wrong + 5 * minute],
          [`alarm ${place}`, 'alarm', wrong + 15 * minute],
        ]);
    });
    expect(await sentBy(noon)).toHaveLength(20);
    const waiting = await store.listNotices({ state: 'due' });
    expect(waiting).toHaveLength(20);
    expect(new Set(waiting.map(({ nextAt }) => nextAt - noon))).toEqual(new Set([5 * minute, 15 * minute]));
  });

  test('each waits for its own delay', async () => {
    const wrong = noon + 2 * hour;
    const { store, sentBy } = await aStepBack(wrong, async (kept) => {
      await save(kept, wrong, [
        ['warned', 'reminder', wrong + 5 * minute],
        ['alarm', 'alarm', wrong + 15 * minute],
      ]);
    });
    expect(await sentBy(noon + 5 * minute - 1)).toEqual([]);
    expect(await sentBy(noon + 5 * minute)).toEqual(['warned']);
    expect(await store.listNotices({ state: 'due' })).toMatchObject([
      { id: 'alarm', nextAt: noon + 15 * minute },
    ]);
  });

  test('a retry comes after its pause, and one that is sent again by hand at once', async () => {
    const wrong = noon + 2 * hour;
    const { sentBy } = await aStepBack(wrong, async (store) => {
      await save(store, noon - hour, [
        ['tried', 'dispatch', noon - hour],
        ['replayed', 'dispatch', noon - hour],
      ]);
      const settle = async (at: number, kind: 'retry' | 'dead') => {
        for (const notice of await store.leaseNotices({ ...lease, now: at }))
          await store.settleNotice({
            notice,
            owner: 'one',
            at,
            attemptId: `${notice.id} ${at}`,
            outcome:
              kind === 'dead' || notice.id === 'replayed'
                ? { kind: 'dead', answer }
                : { kind: 'retry', answer, nextAt: at + 30_000 },
          });
      };
      await settle(noon - hour, 'retry');
      await settle(wrong, 'retry');
      await store.replayNotices({ now: wrong, noticeId: 'replayed' });
    });
    expect(await sentBy(noon)).toEqual(['replayed']);
    expect(await sentBy(noon + 29_999)).not.toContain('tried');
    expect(await sentBy(noon + 30_000)).toContain('tried');
  });

  test('what was owed under the right clock before stays where it is', async () => {
    const { store } = await aStepBack(noon + 2 * hour, async (kept) => {
      await save(kept, noon - hour, [['tomorrow', 'reminder', noon + 20 * hour]]);
    });
    expect(await store.listNotices({})).toMatchObject([{ nextAt: noon + 20 * hour }]);
  });

  test('a clock of years ago, told again and again, holds no mail back, and alarms nobody for what is to come', async () => {
    const { store, sentBy } = await aStepBack(
      noon,
      async (kept) => {
        await save(kept, noon, [
          ['told', 'dispatch', noon],
          ['tomorrow', 'reminder', noon + 20 * hour],
        ]);
      },
      noon - 9000 * day,
    );
    await store.noteTime(noon - 9000 * day + minute);
    expect(await sentBy(noon - 9000 * day + minute)).toEqual(['told']);
    expect(await store.listNotices({ state: 'due' })).toMatchObject([
      { id: 'tomorrow', nextAt: noon + 20 * hour },
    ]);
  });
});
