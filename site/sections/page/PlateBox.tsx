import { Picture } from '#site/elements/pictures/Picture.tsx';
import { Plate, type PlateFact } from '#site/elements/Plate.tsx';
import type { PictureSource } from '#site/elements/pictures/picture-source.ts';

type Props = {
  readonly facts: readonly PlateFact[];
  readonly note?: string | undefined;
  /** Above the plate; the heading beside it says what it shows. */
  readonly picture?: PictureSource | undefined;
  /** What it shows, where the heading does not say so. */
  readonly alt?: string;
};

/** A riveted plate of facts beside a hero, with a picture above it, or beside it on tablets. */
export function PlateBox({ facts, note, picture, alt = '' }: Props) {
  return (
    <div className={picture === undefined ? undefined : 'plate-pair'}>
      {picture && <Picture picture={picture} alt={alt} isFirst className="rounded-picture" />}
      <div>
        <Plate facts={facts} isRiveted />
        {note !== undefined && <p className="mt-3 text-small text-ink-soft">{note}</p>}
      </div>
    </div>
  );
}
