import { hash } from 'node:crypto';
import { compressAnew, createUnpacking } from './compress-anew.ts';
import { tagLength, type SiteAsset } from './site-asset.ts';
import type { PlaceWords } from './today-pages.ts';
import { writeToday } from './today-slots.ts';

/** The same page as it is answered while these words hold. They are written in when it is first asked for. */
export function writeAsset(asset: SiteAsset, words: PlaceWords): SiteAsset {
  const { bytes } = asset;
  if (bytes.kind === 'file') return asset;
  const read = createUnpacking(() => Buffer.from(writeToday(bytes.read().toString('utf8'), words)));
  return {
    ...asset,
    size: read().length,
    tag: hash('sha256', `${asset.tag} ${words.mark}`, 'base64url').slice(0, tagLength),
    bytes: { kind: 'memory', read },
    compressed: compressAnew(asset.compressed.keys(), read),
  };
}
