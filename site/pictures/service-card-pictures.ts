import { services, type ServiceSlug } from '#content/catalogue/services.ts';
import type { PictureSource } from '#site/elements/pictures/picture-source.ts';
import { describePicture } from './describe-picture.ts';
import { findPicture } from './find-picture.ts';

/** The portrait of an appliance at the size of a card, once it is rendered. */
async function serviceCardPicture(service: ServiceSlug): Promise<PictureSource | undefined> {
  const file = findPicture(`appliances/${service}`);
  const sizes = '(width >= 80rem) 25rem, (width >= 40rem) 45vw, 8rem';
  return file && describePicture(file, { widths: [400, 800], sizes });
}

/** The portraits of the nine appliances at the size of a card. */
export async function serviceCardPictures(): Promise<ReadonlyMap<ServiceSlug, PictureSource | undefined>> {
  const portraits = services.map(async ({ slug }) => [slug, await serviceCardPicture(slug)] as const);
  return new Map(await Promise.all(portraits));
}
