// Turns an imported image into what the Picture element writes. Pages call it; React sections get the plain result.
import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import type { PictureSource } from '#site/elements/pictures/picture-source.ts';

type Layout = {
  /** Widths in pixels to make; those wider than the file are left out. */
  readonly widths: readonly number[];
  readonly sizes: string;
  /** 1 to 100, where the build's own setting gives more than this picture needs. */
  readonly quality?: number;
};

/** Of the WebP for the few browsers that know no AVIF: it is twice as heavy, and its names at each width would be a tenth of a page. */
const widestWebp = 800;

/** AVIF at each width, and one WebP as the fallback. */
export async function describePicture(
  image: ImageMetadata,
  { widths, sizes, quality }: Layout,
): Promise<PictureSource> {
  const used = widths.filter((width) => width <= image.width);
  const width = used.at(-1) ?? image.width;
  const shared = { src: image, ...(quality !== undefined && { quality }) };
  const avif = await getImage({ ...shared, format: 'avif', widths: used, width });
  const webp = await getImage({
    ...shared,
    format: 'webp',
    width: used.findLast((one) => one <= widestWebp) ?? width,
  });
  return {
    avif: avif.srcSet.attribute,
    src: webp.src,
    width,
    height: Math.round((image.height * width) / image.width),
    sizes,
  };
}
