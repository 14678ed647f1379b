import { expect, test } from 'vitest';
import { findImportCycles } from './import-cycles.ts';

test('a circle is found whether it is of two files or of three, and once', () => {
  const graph = new Map([
    ['store.ts', ['board.ts', 'tables.ts']],
    ['board.ts', ['store.ts']],
    ['migrate.ts', ['first.ts', 'second.ts']],
    ['first.ts', ['second.ts', 'tables.ts']],
    ['second.ts', ['words.ts']],
    ['words.ts', ['migrate.ts']],
    ['tables.ts', []],
  ]);
  expect(findImportCycles(graph)).toEqual([
    ['board.ts', 'store.ts'],
    ['first.ts', 'second.ts', 'words.ts', 'migrate.ts'],
  ]);
});

test('two ways to the same file are no circle', () => {
  const graph = new Map([
    ['top.ts', ['left.ts', 'right.ts']],
    ['left.ts', ['bottom.ts']],
    ['right.ts', ['bottom.ts']],
    ['bottom.ts', []],
  ]);
  expect(findImportCycles(graph)).toEqual([]);
});
