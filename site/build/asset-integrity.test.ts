import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aFolder } from '../../tests/support/machine/temporary-folder.ts';
import { writeIntegrity } from './asset-integrity.ts';

test('scripts and style sheets of our own carry their hash, once, and others stay as they are', async () => {
  const folder = await aFolder();
  await mkdir(join(folder, '_astro'));
  const files = { 'menu.js': 'open()', 'site.css': 'a{}' };
  for (const [file, content] of Object.entries(files)) await writeFile(join(folder, '_astro', file), content);
  const others =
    '<script>inline()</script><link rel="icon" href="/favicon.ico"><a href="/_astro/menu.js">x</a>';
  const page = join(folder, 'index.html');
  await writeFile(
    page,
    `<script type="module" src="/_astro/menu.js"></script><link rel="stylesheet" href="/_astro/site.css">${others}`,
  );
  expect(await writeIntegrity(folder)).toBe(1);
  await writeIntegrity(folder);
  const hash = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
  expect(await readFile(page, 'utf8')).toBe(
    `<script type="module" src="/_astro/menu.js" integrity="${hash('open()')}"></script>` +
      `<link rel="stylesheet" href="/_astro/site.css" integrity="${hash('a{}')}">${others}`,
  );
});
