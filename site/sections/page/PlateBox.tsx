import type { ReactNode } from 'react';
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
  /** Above the plate instead of a picture: a map. */
  readonly children?: ReactNode;
};

/** A riveted plate of facts beside a hero, with a picture or a map above it, or beside it on tablets. */
export function PlateBox({ facts, note, picture, alt = '', children }: Props) {
  const hasPicture = picture !== undefined;
  const isPair = hasPicture || children !== undefined;
  return (
    <div className={isPair ? 'sm:max-lg:grid sm:max-lg:grid-cols-2 sm:max-lg:gap-x-6' : undefined}>
      {hasPicture && <Picture picture={picture} alt={alt} isFirst className="rounded-picture" />}
      {children}
      <div
        className={
          hasPicture
            ? 'max-sm:relative max-sm:mx-3 max-sm:-mt-8 lg:relative lg:mx-3 lg:-mt-8'
            : 'max-sm:mt-4 lg:not-first:mt-4'
        }
      >
        <Plate facts={facts} isRiveted />
        {note !== undefined && <p className="mt-3 text-small text-ink-soft">{note}</p>}
      </div>
    </div>
  );
}
