import type { ReactNode } from 'react';
import { Picture } from '#site/elements/Picture.tsx';
import { Plate } from '#site/elements/Plate.tsx';
import type { PictureSource } from '#site/elements/picture-source.ts';
import type { PlateFact } from '#site/elements/plate-fact.ts';

type Props = {
  readonly facts: readonly PlateFact[];
  readonly note?: string | undefined;
  /** Above the plate; the heading beside it says what it shows. */
  readonly picture?: PictureSource | undefined;
  /** Above the plate instead of a picture: a map. */
  readonly children?: ReactNode;
};

/** A riveted plate of facts beside a hero, under a picture or a map where there is one. */
export function PlateBox({ facts, note, picture, children }: Props) {
  return (
    <div>
      {picture !== undefined && <Picture picture={picture} alt="" isFirst className="rounded-picture" />}
      {children}
      <Plate
        facts={facts}
        isRiveted
        className={picture === undefined ? 'mt-4 first:mt-0' : 'relative mx-3 -mt-8'}
      />
      {note !== undefined && <p className="mt-3 text-small text-ink-soft">{note}</p>}
    </div>
  );
}
