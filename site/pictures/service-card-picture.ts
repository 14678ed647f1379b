import type { ServiceSlug } from '#content/services.ts';
import type { PictureSource } from '#site/elements/picture-source.ts';
import { describePicture } from './describe-picture.ts';
import { findPicture } from './find-picture.ts';

/** The portrait of an appliance at the size of a card, once it is rendered. */
export async function serviceCardPicture(service: ServiceSlug): Promise<PictureSource | undefined> {
  const file = findPicture(`appliances/${service}`);
  const sizes = '(width >= 80rem) 25rem, (width >= 40rem) 45vw, 8rem';
  return file && describePicture(file, { widths: [400, 800], sizes });
}
