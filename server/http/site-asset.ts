// One built file, read into memory in the forms it is asked for.
import { hash } from 'node:crypto';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { contentTypeOf } from './content-types.ts';
import type { Encoding } from './choose-encoding.ts';

/** A file's bytes as we keep them: in memory, unpacked from its gzip copy on the rare request without compression, or in an open file. */
export type AssetBytes =
  | { readonly kind: 'memory'; readonly read: () => Buffer }
  | { readonly kind: 'file'; readonly descriptor: number };

export type SiteAsset = {
  readonly bytes: AssetBytes;
  readonly size: number;
  readonly tag: string;
  readonly contentType: string;
  readonly cacheControl: string;
  readonly compressed: ReadonlyMap<Encoding, Buffer>;
};

// Larger files (the film) stay on disk, so that memory is for pages.
const largestInMemoryBytes = 512 * 1024;

const cacheForever = 'public, max-age=31536000, immutable';
const cachePage = 'public, max-age=60, must-revalidate';
const cachePicture = 'public, max-age=86400';

function cacheControlOf(file: string): string {
  if (file.startsWith('_astro/')) return cacheForever;
  return file.endsWith('.html') || !/\.(?:png|webp|avif|jpg|mov|mp4|webm|woff2|ico|svg)$/.test(file)
    ? cachePage
    : cachePicture;
}

function readCompressed(path: string): ReadonlyMap<Encoding, Buffer> {
  const copies = [
    ['br', `${path}.br`],
    ['gzip', `${path}.gz`],
  ] as const;
  return new Map(
    copies.filter(([, copy]) => existsSync(copy)).map(([encoding, copy]) => [encoding, readFileSync(copy)]),
  );
}

function tagOf(content: Buffer): string {
  return hash('sha256', content, 'base64url').slice(0, 27);
}

export type LoadedAsset = { readonly asset: SiteAsset; readonly content: Buffer };

/** Reads one file of the built site; `content` is its whole text for those who must look into it, and is not kept. */
export function loadAsset(path: string, file: string): LoadedAsset {
  const frame = {
    contentType: contentTypeOf(file),
    cacheControl: cacheControlOf(file),
    compressed: readCompressed(path),
  };
  const content = readFileSync(path);
  const size = content.length;
  const tag = tagOf(content);
  if (size > largestInMemoryBytes && frame.compressed.size === 0) {
    return {
      asset: { ...frame, bytes: { kind: 'file', descriptor: openSync(path, 'r') }, size, tag },
      content,
    };
  }
  const gzip = frame.compressed.get('gzip');
  const read = gzip === undefined ? () => content : () => gunzipSync(gzip);
  return { asset: { ...frame, bytes: { kind: 'memory', read }, size, tag }, content };
}

/** Lets go of the open files of a site that is served no more. */
export function closeAsset(asset: SiteAsset): void {
  if (asset.bytes.kind === 'file') closeSync(asset.bytes.descriptor);
}
