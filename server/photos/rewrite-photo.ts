// A photo decoded and written anew: upright, small, and with nothing of the file but what it shows.
import sharp, { type SharpOptions } from 'sharp';
import { largestKeptBytes } from '#domain/my-request/request-limits.ts';
import { pictureKindOf } from './picture-kind.ts';

/** What becomes of a file. Sides in pixels. */
export type Rewritten =
  | { readonly kind: 'kept'; readonly webp: Buffer; readonly width: number; readonly height: number }
  | { readonly kind: 'unreadable' | 'too-many-pixels' };

/** Phones make 50 million and more; such JPEGs are decoded line by line, at an eighth of their size. */
const mostPixels = 64_000_000;
/** Of what must be decoded as a whole, at four bytes each and more. */
const mostPixelsAtOnce = 20_000_000;
/** Small print on a rating plate, photographed as a whole, can still be read. */
const longestSide = 1600;
/** Tried in turn until the result is small enough. What is noise through and through comes to the last. */
const attempts = [
  { side: longestSide, quality: 80 },
  { side: longestSide, quality: 60 },
  { side: 1280, quality: 50 },
  { side: 960, quality: 40 },
  { side: 640, quality: 30 },
] as const;

/** Of all that the library can read, three formats; of its threads, one; and nothing kept for later. */
function confine(): void {
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
  });
}

async function hasTooManyPixels(original: Buffer, options: SharpOptions): Promise<boolean> {
  const { width, height, format, isProgressive } = await sharp(original, {
    ...options,
    limitInputPixels: false,
  }).metadata();
  // Interlaced and progressive pictures, and every WebP, are in memory whole before their first line is known.
  const isLined = format !== 'webp' && !isProgressive;
  return width * height > (isLined ? mostPixels : mostPixelsAtOnce);
}

async function decode(original: Buffer, options: SharpOptions) {
  return sharp(original, options)
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
}

/** Writes a photo anew as WebP of at most 300 kB. What is damaged, or no picture of ours, is unreadable. */
export async function rewritePhoto(original: Buffer): Promise<Rewritten> {
  confine();
  const options = { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true } as const;
  try {
    if (pictureKindOf(original) === undefined) return { kind: 'unreadable' };
    if (await hasTooManyPixels(original, options)) return { kind: 'too-many-pixels' };
    const { data: raw, info } = await decode(original, options);
    const { width, height, channels } = info;
    for (const { side, quality } of attempts) {
      const { data: webp, info: written } = await sharp(raw, { raw: { width, height, channels } })
        .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
        .webp({ quality, effort: 2 })
        .toBuffer({ resolveWithObject: true });
      if (webp.length <= largestKeptBytes)
        return { kind: 'kept', webp, width: written.width, height: written.height };
    }
    return { kind: 'unreadable' };
  } catch {
    // What the library says of it quotes the file.
    return { kind: 'unreadable' };
  }
}
