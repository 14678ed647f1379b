// One built file, read into memory in the forms it is asked for.
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Encoding } from './choose-encoding.ts';
import { contentTypeOf } from './content-types.ts';

/** A file's plain bytes: in memory, unpacked from the gzip copy on the rare request without compression, or on the disk. */
export type AssetBytes =
  { readonly kind: 'memory'; readonly read: () => Buffer } | { readonly kind: 'file'; readonly path: string };

export type SiteAsset = {
  readonly bytes: AssetBytes;
  readonly size: number;
  readonly tag: string;
  readonly contentType: string;
  readonly cacheControl: string;
  readonly compressed: ReadonlyMap<Encoding, Buffer>;
};

/** Larger files (the film, social images) stay on disk, so that memory is for pages. */
const largestInMemoryBytes = 32 * 1024;

const cacheForever = 'public, max-age=31536000, immutable';
const cachePage = 'public, max-age=60, must-revalidate';
const cachePicture = 'public, max-age=86400';

function cacheControlOf(file: string): string {
  if (file.startsWith('_astro/')) return cacheForever;
  // The call board's pages hold no lead, yet nobody but its operators has use for them.
  if (/^board(?:\/|\.html$)/.test(file)) return 'no-store';
  return /\.(?:png|webp|avif|jpg|mov|mp4|webm|woff2|ico|svg)$/.test(file) ? cachePicture : cachePage;
}

function readCompressed(path: string, copies: readonly Encoding[]): ReadonlyMap<Encoding, Buffer> {
  return new Map(
    copies.map((encoding) => [encoding, readFileSync(`${path}.${encoding === 'br' ? 'br' : 'gz'}`)]),
  );
}

/** Unpacks on demand, and again only after the memory was needed for something else. */
function createUnpacking(gzip: Buffer): () => Buffer {
  let unpacked: WeakRef<Buffer> | undefined;
  return () => {
    const known = unpacked?.deref();
    if (known !== undefined) return known;
    const content = gunzipSync(gzip);
    unpacked = new WeakRef(content);
    return content;
  };
}

function bytesOf(path: string, content: Buffer, compressed: SiteAsset['compressed']): AssetBytes {
  const gzip = compressed.get('gzip');
  if (gzip !== undefined) return { kind: 'memory', read: createUnpacking(gzip) };
  if (content.length > largestInMemoryBytes) return { kind: 'file', path };
  const kept = Buffer.from(content);
  return { kind: 'memory', read: () => kept };
}

export type AssetSource = {
  /** Where the file lies. */
  readonly path: string;
  /** The same, relative to the site's folder. */
  readonly file: string;
  /** Its bytes; only read, never kept. */
  readonly content: Buffer;
  readonly copies: readonly Encoding[];
};

/** Takes one file of the built site into memory. */
export function loadAsset({ path, file, content, copies }: AssetSource): SiteAsset {
  const compressed = readCompressed(path, copies);
  return {
    bytes: bytesOf(path, content, compressed),
    size: content.length,
    tag: hash('sha256', content, 'base64url').slice(0, 27),
    contentType: contentTypeOf(file),
    cacheControl: cacheControlOf(file),
    compressed,
  };
}
