// Files nobody sends by accident. Each is small to send and made here, so that none lies in the repository.
import sharp from 'sharp';
import { aPng, packed } from './hostile-png.ts';
import { aNoisyPicture, aPicture, aTellingPhoto, photoCanary } from './picture-files.ts';

/** kept: as a picture of ours · refused: with words. Some may be either. */
export type HostileFile = {
  readonly what: string;
  readonly name?: string;
  readonly bytes: Uint8Array;
  readonly ends: 'kept' | 'refused' | 'either';
};

const latin = (text: string) => Buffer.from(text, 'latin1');
const script = `<script>alert('${photoCanary}')</script>`;
const zip = latin(`PK\x03\x04${photoCanary}`);

/** A JPEG that claims other sides than it has. */
function claimSides(jpeg: Buffer, width: number, height: number): Buffer {
  const claimed = Buffer.from(jpeg);
  const frame = claimed.findIndex((byte, at) => byte === 0xff && [0xc0, 0xc2].includes(claimed[at + 1] ?? 0));
  claimed.writeUInt16BE(height, frame + 5);
  claimed.writeUInt16BE(width, frame + 7);
  return claimed;
}

function withComment(jpeg: Buffer, text: string): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(text.length + 2);
  return Buffer.concat([jpeg.subarray(0, 2), latin('\xFF\xFE'), length, latin(text), jpeg.subarray(2)]);
}

async function listBombs(): Promise<readonly HostileFile[]> {
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

async function listWrongKinds(): Promise<readonly HostileFile[]> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">${script}</svg>`;
  const picture = aPicture(64, 64);
  return [
    { what: 'an SVG with a script', name: 'a.svg', bytes: latin(svg), ends: 'refused' },
    { what: 'the same as a PNG', name: 'a.png', bytes: latin(svg), ends: 'refused' },
    { what: 'a page as a JPEG', name: 'a.jpg', bytes: latin(`<!doctype html>${script}`), ends: 'refused' },
    {
      what: 'a GIF that is a program',
      name: 'a.gif',
      bytes: latin(`GIF89a/*${'\0'.repeat(20)}*/=1;alert('${photoCanary}')`),
      ends: 'refused',
    },
    { what: 'a GIF', bytes: await picture.clone().gif().toBuffer(), ends: 'refused' },
    { what: 'a TIFF', bytes: await picture.clone().tiff().toBuffer(), ends: 'refused' },
    { what: 'an AVIF', bytes: await picture.clone().avif({ effort: 0 }).toBuffer(), ends: 'refused' },
    {
      what: 'an HEIC',
      name: 'IMG.HEIC',
      bytes: latin(`\0\0\0\x18ftypheic${'\0'.repeat(99)}`),
      ends: 'refused',
    },
    { what: 'a film', bytes: latin(`\0\0\0\x18ftypmp42${'\0'.repeat(99)}`), ends: 'refused' },
    { what: 'a PDF', bytes: latin(`%PDF-1.7 ${script}`), ends: 'refused' },
    { what: 'an archive', bytes: zip, ends: 'refused' },
    { what: 'nothing', bytes: new Uint8Array(), ends: 'refused' },
    { what: 'the beginning of a JPEG alone', bytes: latin('\xFF\xD8\xFF\xE0'), ends: 'refused' },
    { what: 'the beginning of a PNG alone', bytes: latin('\x89PNG\r\n\x1A\n'), ends: 'refused' },
    { what: 'the beginning of a WebP alone', bytes: latin('RIFF\0\0\0\0WEBP'), ends: 'refused' },
    {
      what: 'a JPEG of chance',
      bytes: Buffer.concat([
        latin('\xFF\xD8\xFF'),
        Buffer.from(Array.from({ length: 9999 }, (_, at) => (at * 7919) % 251)),
      ]),
      ends: 'refused',
    },
  ];
}

async function listCarriers(): Promise<readonly HostileFile[]> {
  const jpeg = await aPicture(640, 480).jpeg().toBuffer();
  const png = await aPicture(640, 480).png().toBuffer();
  const webp = await aPicture(640, 480).webp().toBuffer();
  const frames = await Promise.all([1, 2, 3].map(() => aPicture(32, 32).png().toBuffer()));
  const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));
  const words = latin(`${photoCanary}\0${photoCanary}`);
  const animation = [['acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])]] as const;
  return [
    { what: 'half a JPEG', bytes: half(jpeg), ends: 'refused' },
    { what: 'half a PNG', bytes: half(png), ends: 'refused' },
    { what: 'half a WebP', bytes: half(webp), ends: 'refused' },
    { what: 'a JPEG with a page in its comment', bytes: withComment(jpeg, script), ends: 'kept' },
    { what: 'a JPEG with an archive behind it', bytes: Buffer.concat([jpeg, zip]), ends: 'kept' },
    { what: 'a PNG with an archive behind it', bytes: Buffer.concat([png, zip]), ends: 'kept' },
    {
      what: 'a PNG with words',
      bytes: aPng({ width: 32, height: 32, before: [['tEXt', words]], after: [['eXIf', words]] }),
      ends: 'kept',
    },
    { what: 'a PNG that moves', bytes: aPng({ width: 32, height: 32, before: animation }), ends: 'kept' },
    {
      what: 'a WebP that moves',
      bytes: await sharp(frames, { join: { animated: true } })
        .webp()
        .toBuffer(),
      ends: 'kept',
    },
    { what: 'a photo that tells where it was taken', bytes: await aTellingPhoto(), ends: 'kept' },
    { what: 'a name that leads elsewhere', name: `../../../${photoCanary}.jpg`, bytes: jpeg, ends: 'kept' },
    {
      what: 'a name with line ends',
      name: `a"\r\nX-${photoCanary}: 1\r\n\r\n.jpg`,
      bytes: jpeg,
      ends: 'either',
    },
    {
      what: 'more than ten megabytes',
      bytes: Buffer.concat([jpeg, Buffer.alloc(11 * 1024 * 1024)]),
      ends: 'refused',
    },
  ];
}

/** More than forty, all made anew. */
export async function listHostileFiles(): Promise<readonly HostileFile[]> {
  return (await Promise.all([listBombs(), listWrongKinds(), listCarriers()])).flat();
}
