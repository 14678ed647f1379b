import { expect, test } from 'vitest';
import { commitTogether } from './commit-together.ts';

test('items of one turn share a commit, and those that come meanwhile the next', async () => {
  const groups: (readonly number[])[] = [];
  const save = commitTogether<number, string>((items) => {
    groups.push(items);
    return Promise.resolve(items.map((item) => `kept ${item}`));
  });
  expect(await Promise.all([save(1), save(2), save(3)])).toEqual(['kept 1', 'kept 2', 'kept 3']);
  expect(await save(4)).toBe('kept 4');
  expect(groups).toEqual([[1, 2, 3], [4]]);
});

test('nobody is answered before the commit is done', async () => {
  let finish: () => void = () => undefined;
  const save = commitTogether<number, number>(
    (items) => new Promise((resolve) => (finish = () => resolve(items))),
  );
  let answered = false;
  const saving = save(1).then(() => (answered = true));
  await new Promise((resolve) => setImmediate(resolve));
  expect(answered).toBe(false);
  finish();
  await saving;
  expect(answered).toBe(true);
});

test('when a group fails each item is tried alone, so only the bad one fails', async () => {
  const save = commitTogether<number, number>((items) =>
    items.includes(13) ? Promise.reject(new Error('13 cannot be kept')) : Promise.resolve(items),
  );
  const outcomes = await Promise.allSettled([save(12), save(13), save(14)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
