// The pictures of the home page, each at the size its place needs.
import type { PictureSource } from '#site/elements/pictures/picture-source.ts';
import { describePicture } from '#site/pictures/describe-picture.ts';
import { findPicture, type PictureName } from '#site/pictures/find-picture.ts';
import { serviceCardPictures } from '#site/pictures/service-card-pictures.ts';

async function describe(
  name: PictureName,
  layout: Parameters<typeof describePicture>[1],
): Promise<PictureSource | undefined> {
  const file = findPicture(name);
  return file && describePicture(file, layout);
}

const halfPage = '(width >= 64rem) 36rem, 100vw';

export async function homePictures() {
  return {
    // It competes with the first words for a phone's wire: 750 is a common phone's width in pixels, and 720 a little less.
    film: await describe('scenes/leak', {
      widths: [480, 750, 1200, 1920],
      // Beside the form it is as high as that needs, and cut at its sides.
      sizes: '(width >= 80rem) 54vw, (width >= 64rem) 80vw, 100vw',
      quality: 40,
    }),
    mended: await describe('scenes/mended', { widths: [800, 1200], sizes: halfPage }),
    nearYou: await describe('appliances/refrigerator', { widths: [800, 1200], sizes: halfPage }),
    closing: await describe('scenes/condo', { widths: [800, 1200], sizes: halfPage }),
    portraits: await serviceCardPictures(),
  };
}

export type HomePictures = Awaited<ReturnType<typeof homePictures>>;
