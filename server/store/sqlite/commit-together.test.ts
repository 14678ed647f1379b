import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { commitTogether } from './commit-together.ts';

/** Time that passes only while somebody waits. */
function aTime() {
  let passedMs = 0;
  return {
    elapsedMs: () => passedMs,
    async pause(ms: number) {
      passedMs += ms;
      await nextTurn();
    },
  };
}

const patienceMs = 800;
const busy = Object.assign(new Error('database is locked'), { errcode: 5 });

test('items of one turn share a commit, and those that come meanwhile the next', async () => {
  const groups: (readonly number[])[] = [];
  const save = commitTogether<number, string>({
    patienceMs,
    time: aTime(),
    commit(items) {
      groups.push(items);
      return Promise.resolve(items.map((item) => `kept ${item}`));
    },
  });
  expect(await Promise.all([save(1), save(2), save(3)])).toEqual(['kept 1', 'kept 2', 'kept 3']);
  expect(await save(4)).toBe('kept 4');
  expect(groups).toEqual([[1, 2, 3], [4]]);
});

test('nobody is answered before the commit is done', async () => {
  let finish: () => void = () => undefined;
  const save = commitTogether<number, number>({
    patienceMs,
    time: aTime(),
    commit: (items) => new Promise((resolve) => (finish = () => resolve(items))),
  });
  let answered = false;
  const saving = save(1).then(() => (answered = true));
  await nextTurn();
  expect(answered).toBe(false);
  finish();
  await saving;
  expect(answered).toBe(true);
});

test('when a group fails each item is tried alone, so only the bad one fails', async () => {
  const save = commitTogether<number, number>({
    patienceMs,
    time: aTime(),
    commit: (items) =>
      items.includes(13) ? Promise.reject(new Error('13 cannot be kept')) : Promise.resolve(items),
  });
  const outcomes = await Promise.allSettled([save(12), save(13), save(14)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test.for([1, 10, 64, 200])(
  'on a file that stays locked each of %i is refused when its own time is up, and none is kept after that',
  async (count) => {
    const time = aTime();
    const kept: number[] = [];
    let isLocked = true;
    const save = commitTogether<number, number>({
      patienceMs,
      time,
      commit(items) {
        if (isLocked) return Promise.reject(busy);
        kept.push(...items);
        return Promise.resolve(items);
      },
    });
    const refusedAfter = await Promise.all(
      Array.from({ length: count }, (_, item) =>
        save(item).then(
          () => -1,
          () => time.elapsedMs(),
        ),
      ),
    );
    expect(refusedAfter.filter((ms) => ms < patienceMs || ms > 1000)).toEqual([]);
    isLocked = false;
    expect(await save(1000)).toBe(1000);
    expect(kept).toEqual([1000]);
  },
);

test('whoever comes while the file is locked waits as long as the first did, and is kept once it is free', async () => {
  const time = aTime();
  let freeAtMs = Infinity;
  const save = commitTogether<string, string>({
    patienceMs,
    time,
    commit(items) {
      return time.elapsedMs() < freeAtMs ? Promise.reject(busy) : Promise.resolve(items);
    },
  });
  const first = expect(save('first')).rejects.toBe(busy);
  while (time.elapsedMs() < 600) await nextTurn();
  const second = save('second');
  await first;
  freeAtMs = 1300;
  expect(await second).toBe('second');
  expect(time.elapsedMs()).toBe(1300);
});
