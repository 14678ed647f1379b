// What a file is, by its first bytes: neither its name nor the type it is sent with is believed.

/** Those that are decoded, and the one that iPhones keep photos in, which our decoder does not know. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'heic';

/** Longest beginning that is looked at. */
const headLength = 12;
const heicBrands: readonly string[] = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** The kind of a picture; undefined for everything else, however it goes on. */
export function pictureKindOf(bytes: Uint8Array): PictureKind | undefined {
  const head = Buffer.from(bytes.subarray(0, headLength)).toString('latin1');
  if (head.startsWith('\xFF\xD8\xFF')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1A\n')) return 'png';
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return 'webp';
  return head.slice(4, 8) === 'ftyp' && heicBrands.includes(head.slice(8)) ? 'heic' : undefined;
}
