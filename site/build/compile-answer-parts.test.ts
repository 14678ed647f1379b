import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aFolder } from '../../tests/support/machine/temporary-folder.ts';
import { findBuiltPicture, writeSettings } from './compile-answer-parts.ts';

test('a setting that is empty is not set, as in the pages of the same build', () => {
  const text = writeSettings({ PHONE: '', SITE_NAME: 'Our "own" name' });
  expect(text).toContain('export const PHONE = undefined;');
  expect(text).toContain(String.raw`export const SITE_NAME = "Our \"own\" name";`);
});

test('a picture is where the file of the same bytes is, and one that no page has fails the build', async () => {
  const folder = await aFolder();
  await mkdir(join(folder, '_astro'));
  const [drawing, other] = ['<svg viewBox="0 0 4 5" width="4" height="5"></svg>', '<svg></svg>'];
  const files = { 'washer.svg': drawing, '_astro/washer.b.svg': drawing, '_astro/washer.a.svg': other };
  for (const [file, content] of Object.entries(files)) await writeFile(join(folder, file), content);
  const load = (file: string) => findBuiltPicture(join(folder, file), folder);
  expect(load('washer.svg')).toEqual({ src: '/_astro/washer.b.svg', width: 4, height: 5 });
  await writeFile(join(folder, 'dryer.svg'), drawing);
  expect(() => load('dryer.svg')).toThrow('no page of the build has');
});
