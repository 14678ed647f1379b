import { hash } from 'node:crypto';
import { compressAnew } from './compress-anew.ts';
import { tagLength, type SiteAsset } from './site-asset.ts';
import type { PlaceWords } from './today-pages.ts';
import { writeToday } from './today-slots.ts';

/** Pages are put together one after the other in the same memory, to be packed from there: 1,120 of them would be 90 MB of garbage. */
let desk = Buffer.alloc(0);

function layOut(pieces: readonly Buffer[], size: number): Buffer {
  if (size > desk.length) desk = Buffer.alloc(size * 2);
  let filled = 0;
  for (const piece of pieces) filled += piece.copy(desk, filled);
  return desk.subarray(0, filled);
}

/** The same page as it is answered while these words hold. They are written in when it is first asked for. */
export function writeAsset(asset: SiteAsset, words: PlaceWords): SiteAsset {
  const { bytes } = asset;
  if (bytes.kind === 'file') return asset;
  const write = () => writeToday(bytes.read(), words);
  const size = write().reduce((sum, piece) => sum + piece.length, 0);
  return {
    ...asset,
    size,
    tag: hash('sha256', `${asset.tag} ${words.mark}`, 'base64url').slice(0, tagLength),
    bytes: { kind: 'memory', read: () => Buffer.concat(write()) },
    compressed: compressAnew(asset.compressed.keys(), () => layOut(write(), size)),
  };
}
