import { cn } from '#site/elements/class-names.ts';
import type { PictureSource } from './picture-source.ts';

type Props = {
  readonly picture: PictureSource;
  /** What matters in the picture; empty when the words beside it say it already. */
  readonly alt: string;
  /** The first picture of a page, in view at once; all others load when they come near. */
  readonly isFirst?: boolean;
  readonly className?: string;
};

export function Picture({ picture, alt, isFirst = false, className }: Props) {
  const { avif, src, width, height, sizes } = picture;
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        src={src}
        width={width}
        height={height}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
        className={cn('picture', className)}
      />
    </picture>
  );
}
