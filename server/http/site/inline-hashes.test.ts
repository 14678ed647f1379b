import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createInlineHashes } from './inline-hashes.ts';

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function hashesIn(...pages: readonly string[]) {
  const hashes = createInlineHashes();
  for (const page of pages) hashes.add(Buffer.from(page));
  return hashes.list();
}

test('every inline script that runs is hashed once, to the byte', () => {
  const script = '\n  console.log("é");\n';
  const page = `<script>${script}</script><script type="module">go()</script>`;
  expect(hashesIn(page, page).scripts).toEqual([hashOf(script), hashOf('go()')].sort());
});

test('scripts with a source and blocks of data need no hash', () => {
  const page = '<script src="/a.js"></script><script type="application/ld+json">{"@type":"Thing"}</script>';
  expect(hashesIn(page).scripts).toEqual([]);
});

test('inline styles are hashed too', () => {
  expect(hashesIn('<style>a{color:red}</style>').styles).toEqual([hashOf('a{color:red}')]);
});

test('a page that ends within a script does no harm', () => {
  expect(hashesIn('<script>never closed').scripts).toEqual([]);
});
