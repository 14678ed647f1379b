// Files nobody sends by accident. Each is small to send and made here, so that none lies in the repository.
import sharp from 'sharp';
import { listBombs, type HostileFile } from './hostile-bombs.ts';
import { aPng } from './hostile-png.ts';
import { aPicture, aTellingPhoto, photoCanary } from '../builders/picture-files.ts';

const latin = (text: string) => Buffer.from(text, 'latin1');
const script = `<script>alert('${photoCanary}')</script>`;
const zip = latin(`PK\x03\x04${photoCanary}`);

function withComment(jpeg: Buffer, text: string): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(text.length + 2);
  return Buffer.concat([jpeg.subarray(0, 2), latin('\xFF\xFE'), length, latin(text), jpeg.subarray(2)]);
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
