import { hash } from 'node:crypto';
import { compressAnew, createUnpacking } from './compress-anew.ts';
import { tagLength, type SiteAsset } from './site-asset.ts';
import type { PlaceWords } from './today-pages.ts';
import { writeToday, type PageWords } from './today-slots.ts';

/** Latin-1 takes each byte as a letter and gives it back as it was; a page of it takes half the memory, and is read sooner. */
const letters = 'latin1';

/** The bytes of a text in UTF-8, each as a letter. */
function asLetters(text: string): string {
  return Buffer.from(text).toString(letters);
}

function wordsAsLetters({ texts, notices, ...renamed }: PageWords): PageWords {
  const written = Object.entries(texts).map(([name, text]) => [name, asLetters(text)] as const);
  return { texts: Object.fromEntries(written), notices: notices.map(asLetters), ...renamed };
}

/** Pages are written one after the other into the same memory, to be packed from there: 1,120 of them would be 90 MB of garbage. */
let desk = Buffer.alloc(0);

function layOut(text: string): Buffer {
  if (text.length > desk.length) desk = Buffer.alloc(text.length * 2);
  return desk.subarray(0, desk.write(text, letters));
}

/** The same page as it is answered while these words hold. They are written in when it is first asked for. */
export function writeAsset(asset: SiteAsset, words: PlaceWords): SiteAsset {
  const { bytes } = asset;
  if (bytes.kind === 'file') return asset;
  const write = createUnpacking(() => ({
    text: writeToday(bytes.read().toString(letters), wordsAsLetters(words)),
  }));
  return {
    ...asset,
    size: write().text.length,
    tag: hash('sha256', `${asset.tag} ${words.mark}`, 'base64url').slice(0, tagLength),
    bytes: { kind: 'memory', read: () => Buffer.from(write().text, letters) },
    compressed: compressAnew(asset.compressed.keys(), () => layOut(write().text)),
  };
}
