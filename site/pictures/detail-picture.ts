import type { ServiceSlug } from '#content/catalogue/services.ts';
import type { PictureSource } from '#site/elements/pictures/picture-source.ts';
import { describePicture } from './describe-picture.ts';
import { findPicture } from './find-picture.ts';

const described = new Map<ServiceSlug, Promise<PictureSource> | undefined>();

/** The part that often fails, good beside failed, at the size of a hero's side. Described once a build. */
export function detailPicture(service: ServiceSlug): Promise<PictureSource> | undefined {
  if (!described.has(service)) {
    const file = findPicture(`details/${service}`);
    const sizes =
      '(width >= 80rem) 36rem, (width >= 64rem) 24rem, (width >= 40rem) 50vw, calc(100vw - 2.5rem)';
    // Mesh, dust and lime are dear: at this quality the widest file of each stays under 40 kB.
    const layout = { widths: [360, 600, 720, 1200], sizes, quality: 31 };
    described.set(service, file && describePicture(file, layout));
  }
  return described.get(service);
}
