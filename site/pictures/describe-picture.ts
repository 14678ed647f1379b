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

/** AVIF and WebP at each width, and one WebP of the widest as the fallback. */
export async function describePicture(
  image: ImageMetadata,
  { widths, sizes, quality }: Layout,
): Promise<PictureSource> {
  const used = widths.filter((width) => width <= image.width);
  const made = await Promise.all(
    (['avif', 'webp'] as const).map(async (format) => {
      const { srcSet, src } = await getImage({
        src: image,
        format,
        widths: [...used],
        width: used.at(-1) ?? image.width,
        ...(quality === undefined ? {} : { quality }),
      });
      return { type: `image/${format}`, srcSet: srcSet.attribute, src };
    }),
  );
  const width = used.at(-1) ?? image.width;
  return {
    sources: made.map(({ type, srcSet }) => ({ type, srcSet })),
    src: made.at(-1)?.src ?? image.src,
    width,
    height: Math.round((image.height * width) / image.width),
    sizes,
  };
}
