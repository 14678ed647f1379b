import type { PictureSource } from '#site/elements/pictures/picture-source.ts';
import { describePicture } from './describe-picture.ts';
import { findPicture, type PictureName } from './find-picture.ts';

const described = new Map<PictureName, Promise<PictureSource> | undefined>();

/** A picture at the size of a hero's side, and light: a phone waits for it. Described once a build; a hundred pages share one. */
export function heroPicture(name: PictureName): Promise<PictureSource> | undefined {
  if (!described.has(name)) {
    const file = findPicture(name);
    const sizes = '(width >= 80rem) 36rem, (width >= 64rem) 24rem, calc(100vw - 2.5rem)';
    described.set(name, file && describePicture(file, { widths: [400, 660, 1200], sizes, quality: 40 }));
  }
  return described.get(name);
}
