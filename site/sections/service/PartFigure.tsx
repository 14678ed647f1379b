import { Picture } from '#site/elements/pictures/Picture.tsx';
import type { PictureSource } from '#site/elements/pictures/picture-source.ts';

type Props = {
  readonly picture: PictureSource | undefined;
  /** "Often the part that fails" */
  readonly label: string;
  readonly part: string;
  /** What the picture shows; it stands beside the picture for everyone, so the picture itself is silent. */
  readonly text: string;
};

/** A close-up of the part that often fails, with its name. */
export function PartFigure({ picture, label, part, text }: Props) {
  if (picture === undefined) return null;
  return (
    <figure className="plate part-figure">
      <Picture picture={picture} alt="" />
      <figcaption>
        <p className="label">{label}</p>
        <p className="mt-1 text-h3 font-semibold">{part}</p>
        <p className="mt-2 text-ink-soft">{text}.</p>
      </figcaption>
    </figure>
  );
}
