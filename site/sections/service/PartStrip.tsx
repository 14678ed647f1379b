import { Picture } from '#site/elements/pictures/Picture.tsx';
import type { PartFigureProps } from './PartFigure.tsx';

/** The part that often fails, good beside failed, within the card of its service; for wide screens. */
export function PartStrip({ picture, label, part, good, failed }: PartFigureProps) {
  if (picture === undefined) return null;
  return (
    <figure className="service-part">
      <figcaption className="label">
        {label}: {part}
      </figcaption>
      <Picture picture={picture} alt="" />
      <p className="grid grid-cols-2 gap-4 text-small">
        <span>{good.text}.</span>
        <span>{failed.text}.</span>
      </p>
    </figure>
  );
}
