// One built file, read into memory in the forms it is asked for.
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Encoding } from './choose-encoding.ts';
import { compressAnew, copyApart, unpackGzip } from './compress-anew.ts';
import { contentTypeOf } from './content-types.ts';
import { bandMark, findPagePlace } from './today-slots.ts';
import { changeOrigin } from './shown-origin.ts';

/** A file's plain bytes: in memory, unpacked from the gzip copy on the rare request without compression, or on the disk. */
export type AssetBytes =
  | { readonly kind: 'memory'; readonly read: () => Buffer }
  | { readonly kind: 'file'; readonly path: string };

export type SiteAsset = {
  readonly bytes: AssetBytes;
  readonly size: number;
  readonly tag: string;
  readonly contentType: string;
  readonly cacheControl: string;
  readonly compressed: ReadonlyMap<Encoding, () => Buffer>;
  /** The slug of what the page is about, if it has places for what is true now; empty for no place. */
  readonly place?: string;
  /** How often it names the stand-in for our origin. */
  readonly names?: number;
};

/** Larger files (the film, social images) stay on disk, so that memory is for pages. */
const largestInMemoryBytes = 32 * 1024;

/** Letters of a tag. */
export const tagLength = 27;

const cacheForever = 'public, max-age=31536000, immutable';
const cachePage = 'public, max-age=60, must-revalidate';
const cachePicture = 'public, max-age=86400';

function cacheControlOf(file: string): string {
  if (file.startsWith('_astro/')) return cacheForever;
  // The call board's pages hold no lead, yet nobody but its operators has use for them.
  if (/^board(?:\/|\.html$)/.test(file)) return 'no-store';
  return /\.(?:png|webp|avif|jpg|mov|mp4|webm|woff2|ico|svg)$/.test(file) ? cachePicture : cachePage;
}

function readCopy(path: string, encoding: Encoding): Buffer {
  return copyApart(readFileSync(`${path}.${encoding === 'br' ? 'br' : 'gz'}`));
}

function bytesOf(path: string, content: Buffer, gzip: Buffer | undefined): AssetBytes {
  if (gzip !== undefined) return { kind: 'memory', read: () => unpackGzip(gzip) };
  if (content.length > largestInMemoryBytes) return { kind: 'file', path };
  const kept = copyApart(content);
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

function describe({ file, content }: AssetSource) {
  return {
    size: content.length,
    tag: hash('sha256', content, 'base64url').slice(0, tagLength),
    contentType: contentTypeOf(file),
    cacheControl: cacheControlOf(file),
  };
}

/** Takes one file of the built site into memory. */
export function loadAsset(source: AssetSource): SiteAsset {
  const { path, content, copies } = source;
  const place = placeOfPage(source);
  const gzip = copies.includes('gzip') ? readCopy(path, 'gzip') : undefined;
  const bytes = bytesOf(path, content, gzip);
  // A page is answered with the words of the moment: of the copies it was built with only one is needed, to write them into.
  if (place !== undefined && bytes.kind === 'memory')
    return { ...describe(source), bytes, place, compressed: compressAnew(copies, bytes.read) };
  const compressed = copies.map((encoding) => {
    const copy = encoding === 'gzip' && gzip !== undefined ? gzip : readCopy(path, encoding);
    return [encoding, () => copy] as const;
  });
  return { ...describe(source), bytes, compressed: new Map(compressed) };
}

/** The tag of the band alone: to read all pages as text at the start would leave a hundred MB behind. */
function bandOf(content: Buffer): string {
  const mark = content.indexOf(bandMark);
  const open = content.lastIndexOf('<', mark);
  return content.toString('utf8', open, content.indexOf('>', mark) + 1);
}

function placeOfPage({ file, content }: AssetSource): string | undefined {
  // What programs read instead of pages names the hours, too.
  if (file === 'llms.txt') return '';
  return file.endsWith('.html') && content.includes(bandMark) ? findPagePlace(bandOf(content)) : undefined;
}

/**
 * The same file with another origin in place of the one it was built with. Its compressed copies are made anew, each when it is
 * first asked for: all of them at once would hold up the start for seconds.
 */
export function changeAsset(asset: SiteAsset, built: string, shown: string): SiteAsset {
  const { bytes, names = 0 } = asset;
  if (names === 0) return asset;
  const readBuilt = bytes.kind === 'memory' ? bytes.read : () => readFileSync(bytes.path);
  const read = () => changeOrigin(readBuilt(), built, shown);
  return {
    ...asset,
    size: asset.size + (shown.length - built.length) * names,
    tag: hash('sha256', `${asset.tag} ${shown}`, 'base64url').slice(0, tagLength),
    bytes: { kind: 'memory', read },
    compressed: compressAnew(asset.compressed.keys(), read),
  };
}
