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
  /** WebP, for browsers that know no AVIF, is twice as heavy: no wider than this. */
  readonly widestWebp?: number;
};

/** AVIF and WebP at each width, and one WebP of the widest as the fallback. */
export async function describePicture(
  image: ImageMetadata,
  { widths, sizes, quality, widestWebp = Infinity }: Layout,
): Promise<PictureSource> {
  const used = widths.filter((width) => width <= image.width);
  const sources = await Promise.all(
    (['avif', 'webp'] as const).map(async (format) => {
      const made = used.filter((width) => format === 'avif' || width <= widestWebp);
      const { srcSet, src } = await getImage({
        src: image,
        format,
        widths: made,
        width: made.at(-1) ?? image.width,
        ...(quality === undefined ? {} : { quality }),
      });
      return { type: `image/${format}`, srcSet: srcSet.attribute, src };
    }),
  );
  const width = used.at(-1) ?? image.width;
  return {
    sources: sources.map(({ type, srcSet }) => ({ type, srcSet })),
    src: sources.at(-1)?.src ?? image.src,
    width,
    height: Math.round((image.height * width) / image.width),
    sizes,
  };
}
