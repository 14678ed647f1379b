// Files that are small to send and large to open, or claim to be.
import { aPng, packed } from './hostile-png.ts';
import { aNoisyPicture, aPicture } from '../builders/picture-files.ts';

/** kept: as a picture of ours · refused: with words. Some may be either. */
export type HostileFile = {
  readonly what: string;
  readonly name?: string;
  readonly bytes: Uint8Array;
  readonly ends: 'kept' | 'refused' | 'either';
};

const latin = (text: string) => Buffer.from(text, 'latin1');

/** A JPEG that claims other sides than it has. */
function claimSides(jpeg: Buffer, width: number, height: number): Buffer {
  const claimed = Buffer.from(jpeg);
  const frame = claimed.findIndex((byte, at) => byte === 0xff && [0xc0, 0xc2].includes(claimed[at + 1] ?? 0));
  claimed.writeUInt16BE(height, frame + 5);
  claimed.writeUInt16BE(width, frame + 7);
  return claimed;
}

export async function listBombs(): Promise<readonly HostileFile[]> {
  const jpeg = await aPicture(64, 64).jpeg().toBuffer();
  const webp = Buffer.from(await aPicture(64, 64).webp({ lossless: true }).toBuffer());
  const vp8 = Buffer.from(webp);
  // The sides of a lossless WebP: 14 bits each, behind a byte of signature.
  vp8.writeUInt32LE(0x0fff_ffff, webp.indexOf('VP8L') + 9);
  const one = { width: 1, height: 1 };
  return [
    { what: 'a PNG of 900 million pixels', bytes: aPng({ width: 30_000, height: 30_000 }), ends: 'refused' },
    {
      what: 'a PNG that claims as many',
      bytes: aPng({ width: 30_000, height: 30_000, rows: 1 }),
      ends: 'refused',
    },
    {
      what: 'a PNG of the largest sides',
      bytes: aPng({ width: 2 ** 31 - 1, height: 2 ** 31 - 1, rows: 0 }),
      ends: 'refused',
    },
    { what: 'a PNG 30,000 pixels wide', bytes: aPng({ width: 30_000, height: 10 }), ends: 'either' },
    {
      what: 'a PNG 60,000 pixels high',
      bytes: aPng({ width: 10, height: 60_000, depth: 8, color: 6 }),
      ends: 'either',
    },
    {
      what: 'a PNG just below the limit',
      bytes: aPng({ width: 7900, height: 7900, depth: 8, color: 6 }),
      ends: 'either',
    },
    {
      what: 'an interlaced PNG',
      bytes: aPng({ width: 7000, height: 7000, depth: 8, interlace: 1 }),
      ends: 'refused',
    },
    {
      what: 'a PNG with a packed text of 200 MB',
      bytes: aPng({ ...one, before: [['zTXt', Buffer.concat([latin('a\0\0'), packed(2e8)])]] }),
      ends: 'either',
    },
    {
      what: 'a PNG with a packed profile of 200 MB',
      bytes: aPng({ ...one, before: [['iCCP', Buffer.concat([latin('a\0\0'), packed(2e8)])]] }),
      ends: 'either',
    },
    { what: 'a PNG without a side', bytes: aPng({ width: 0, height: 0 }), ends: 'refused' },
    { what: 'a JPEG that claims 65,500 pixels', bytes: claimSides(jpeg, 65_500, 65_500), ends: 'refused' },
    { what: 'a JPEG that claims 8,000 pixels', bytes: claimSides(jpeg, 8000, 8000), ends: 'either' },
    {
      what: 'a progressive JPEG of 36 million pixels',
      bytes: await aPicture(6000, 6000).jpeg({ progressive: true }).toBuffer(),
      ends: 'refused',
    },
    { what: 'a WebP that claims 16,384 pixels', bytes: vp8, ends: 'refused' },
    { what: 'noise', bytes: await aNoisyPicture(2400, 2400).jpeg({ quality: 90 }).toBuffer(), ends: 'kept' },
  ];
}
