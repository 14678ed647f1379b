import { Picture } from '#site/elements/pictures/Picture.tsx';
import type { PictureSource } from '#site/elements/pictures/picture-source.ts';

type Props = { readonly picture: PictureSource | undefined; readonly alt: string };

/** A picture beside a hero; nothing while it is not rendered. */
export function HeroPicture({ picture, alt }: Props) {
  if (picture === undefined) return null;
  return <Picture picture={picture} alt={alt} isFirst className="rounded-picture" />;
}
