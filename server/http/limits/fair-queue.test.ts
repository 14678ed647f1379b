import { expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

function aLine() {
  const next: (() => void)[] = [];
  const begun: string[] = [];
  const waitInLine = createFairQueue((turn) => next.push(turn), 1000);
  return {
    begun,
    waitInLine,
    ask: (client: string, name: string) => waitInLine(client, () => begun.push(name) > 0),
    /** Runs the next turn; how many are to come after it. */
    turn: () => {
      next.shift()?.();
      return next.length;
    },
  };
}

test('of each client one begins at once, and one more in each turn, in the order they came', () => {
  const { begun, ask, turn } = aLine();
  for (const name of ['flood 1', 'flood 2', 'flood 3']) ask('flood', name);
  ask('visitor', 'visitor 1');
  expect(begun).toEqual(['flood 1', 'visitor 1']);
  ask('visitor', 'visitor 2');
  turn();
  expect(begun.slice(2)).toEqual(['flood 2', 'visitor 2']);
  turn();
  expect(begun.slice(4)).toEqual(['flood 3']);
});

test('nobody who comes late waits for those before them of another client', () => {
  const { begun, ask, turn } = aLine();
  for (let place = 0; place < 500; place += 1) ask('flood', 'flood');
  turn();
  ask('visitor', 'visitor');
  expect(begun).toEqual(['flood', 'flood', 'visitor']);
});

test('when all have begun no turn is asked for, and nothing is remembered', () => {
  const { begun, ask, turn } = aLine();
  ask('visitor', 'first');
  expect(turn()).toBe(0);
  ask('visitor', 'second');
  expect(begun).toEqual(['first', 'second']);
  expect(turn()).toBe(0);
});

test('who asks again from within their own turn waits for the next one', () => {
  const next: (() => void)[] = [];
  const begun: number[] = [];
  const waitInLine = createFairQueue((turn) => next.push(turn), 1000);
  const ask = (count: number): boolean =>
    waitInLine('client', () => {
      begun.push(count);
      if (count < 3) ask(count + 1);
      return true;
    });
  ask(0);
  expect(begun).toEqual([0]);
  while (next.length > 0) next.shift()?.();
  expect(begun).toEqual([0, 1, 2, 3]);
});

test('who has gone meanwhile takes nobody’s turn', () => {
  const { begun, ask, waitInLine, turn } = aLine();
  ask('flood', 'first');
  for (let place = 0; place < 100; place += 1) waitInLine('flood', () => false);
  ask('flood', 'last');
  turn();
  expect(begun).toEqual(['first', 'last']);
});

test('a line has an end: who comes to a full one is told so, and others are not', () => {
  const { ask } = aLine();
  const taken = Array.from({ length: 1001 }, () => ask('flood', 'flood'));
  expect(new Set(taken)).toEqual(new Set([true]));
  expect(ask('flood', 'flood')).toBe(false);
  expect(ask('visitor', 'visitor')).toBe(true);
});
