import { Heading } from '#site/elements/text/Heading.tsx';
import { Icon } from '#site/elements/pictures/Icon.tsx';
import { Picture } from '#site/elements/pictures/Picture.tsx';
import type { PictureSource } from '#site/elements/pictures/picture-source.ts';

export type PartFigureProps = {
  readonly picture: PictureSource | undefined;
  /** "A common cause" */
  readonly label: string;
  readonly part: string;
  /** What its left and its right half show; they stand below them for everyone, so the picture itself is silent. */
  readonly good: { readonly label: string; readonly text: string };
  readonly failed: { readonly label: string; readonly text: string };
};

/** A close-up of the part that often fails, good beside failed. */
export function PartFigure({ picture, label, part, good, failed }: PartFigureProps) {
  if (picture === undefined) return null;
  return (
    <section aria-labelledby="part">
      <p className="label mb-2">{label}</p>
      <Heading id="part" text={part} />
      <figure className="plate part-figure mt-5">
        <Picture picture={picture} alt="" />
        <figcaption className="grid grid-cols-2 leading-snug">
          <div className="px-4 pb-5">
            <Icon name="Check" />
            <p className="label">{good.label}</p>
            {good.text}.
          </div>
          <div className="px-4 pb-5">
            <Icon name="X" />
            <p className="label">{failed.label}</p>
            {failed.text}.
          </div>
        </figcaption>
      </figure>
    </section>
  );
}
