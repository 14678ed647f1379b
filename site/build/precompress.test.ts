import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { aFolder } from '../../tests/support/machine/temporary-folder.ts';
import { precompressFolder } from './precompress.ts';

test('text files get a brotli and a gzip copy that unpack to the same bytes', async () => {
  const folder = await aFolder();
  await mkdir(join(folder, 'services'));
  const page = '<p>Dryer repair in Miami</p>'.repeat(50);
  await writeFile(join(folder, 'services', 'dryer-repair.html'), page);
  expect(await precompressFolder(folder)).toBe(1);
  const path = join(folder, 'services', 'dryer-repair.html');
  expect(brotliDecompressSync(await readFile(`${path}.br`)).toString()).toBe(page);
  expect(gunzipSync(await readFile(`${path}.gz`)).toString()).toBe(page);
});

test('pictures and texts too short to gain get no copy', async () => {
  const folder = await aFolder();
  await writeFile(join(folder, 'oven.webp'), Buffer.alloc(4096));
  await writeFile(join(folder, 'robots.txt'), 'ok');
  await precompressFolder(folder);
  expect((await readdir(folder)).sort()).toEqual(['oven.webp', 'robots.txt']);
});
