// Writes into every page the hash of each script and style sheet it names, so that a browser runs no other bytes, and lets its scripts
// wait for its first paint.
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { fetchAfterPaint, listIslandStarts, takeIslandStarts } from './after-paint.ts';

/** A script or style sheet of our own: `<script … src="/_astro/….js">`, `<link rel="stylesheet" href="/_astro/….css">`. */
const ownAsset =
  /<(?:script|link rel="stylesheet")(?=[\s>])[^>]*?\s(?:src|href)="(\/_astro\/[^"]+)"(?![^>]*\sintegrity=)/g;

/** Writes what starts islands into a file of its own; resolves with its address. */
async function writeIslandStarts(folder: string, pages: readonly string[]): Promise<string> {
  const starts = new Set<string>();
  for (const page of pages)
    for (const code of listIslandStarts(await readFile(page, 'utf8'))) starts.add(code);
  // An element that is defined starts at once, so its directives are there before it.
  const code = [...starts]
    .toSorted((a, b) => Number(a.includes('.define(')) - Number(b.includes('.define(')))
    .join('\n');
  const address = `/_astro/islands.${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;
  if (starts.size > 0) await writeFile(join(folder, address), code);
  return address;
}

/** Adds `integrity` to the scripts and style sheets of all pages under `folder`, and puts their scripts after the first paint; resolves with the number of pages. */
export async function writeIntegrity(folder: string): Promise<number> {
  const hashes = new Map<string, Promise<string>>();
  function hashOf(path: string): Promise<string> {
    const known = hashes.get(path);
    if (known !== undefined) return known;
    const hashing = readFile(join(folder, path)).then(
      (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`,
    );
    hashes.set(path, hashing);
    return hashing;
  }

  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const pages = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => join(entry.parentPath, entry.name));
  const islandStarts = await writeIslandStarts(folder, pages);

  async function writePage(file: string): Promise<void> {
    const built = await readFile(file, 'utf8');
    const html = takeIslandStarts(built, islandStarts);
    const paths = new Set([...html.matchAll(ownAsset)].map(([, path = '']) => path));
    const known = new Map(
      await Promise.all([...paths].map(async (path) => [path, await hashOf(path)] as const)),
    );
    const sealed = html.replace(
      ownAsset,
      (tag, path: string) => `${tag} integrity="${known.get(path) ?? ''}"`,
    );
    const written = fetchAfterPaint(sealed);
    if (written !== built) await writeFile(file, written);
  }

  for (const page of pages) await writePage(page);
  return pages.length;
}

/** The Astro integration that does so when the build is done; it runs before the one that compresses. */
export function assetIntegrity(): AstroIntegration {
  return {
    name: 'asset-integrity',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        await writeIntegrity(fileURLToPath(dir));
      },
    },
  };
}
