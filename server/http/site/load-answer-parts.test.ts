import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { answerPartsFile } from '#domain/answers/answer-parts.ts';
import { aFolder } from '../../../tests/support/machine/temporary-folder.ts';
import { loadAnswerParts } from './load-answer-parts.ts';

test('a module that is not there, is half copied, or lacks a part is none, and stops nothing', async () => {
  const folder = await aFolder();
  expect(loadAnswerParts(folder)).toBeUndefined();
  const file = join(folder, answerPartsFile);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, 'export const answerParts = {');
  expect(loadAnswerParts(folder)).toBeUndefined();
  writeFileSync(file, 'export const answerParts = { request: () => "" };');
  expect(loadAnswerParts(folder)).toBeUndefined();
});
