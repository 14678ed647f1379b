// Writes into every page the hash of each script and style sheet it names, so that a browser runs no other bytes, and lets the page's
// own script wait for its first paint.
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { fetchAfterPaint } from './after-paint.ts';

/** A script or style sheet of our own: `<script … src="/_astro/….js">`, `<link rel="stylesheet" href="/_astro/….css">`. */
const ownAsset =
  /<(?:script|link rel="stylesheet")(?=[\s>])[^>]*?\s(?:src|href)="(\/_astro\/[^"]+)"(?![^>]*\sintegrity=)/g;

/** Adds `integrity` to the scripts and style sheets of all pages under `folder`, and puts their own script after the first paint; resolves with the number of pages. */
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

  async function writePage(file: string): Promise<void> {
    const html = await readFile(file, 'utf8');
    const paths = new Set([...html.matchAll(ownAsset)].map(([, path = '']) => path));
    const known = new Map(
      await Promise.all([...paths].map(async (path) => [path, await hashOf(path)] as const)),
    );
    const sealed = html.replace(
      ownAsset,
      (tag, path: string) => `${tag} integrity="${known.get(path) ?? ''}"`,
    );
    const written = fetchAfterPaint(sealed);
    if (written !== html) await writeFile(file, written);
  }

  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const pages = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.html'));
  for (const page of pages) await writePage(join(page.parentPath, page.name));
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
