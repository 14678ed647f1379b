import { cn } from '#site/elements/class-names.ts';
import { Picture } from '#site/elements/pictures/Picture.tsx';
import { Plate, type PlateFact } from '#site/elements/Plate.tsx';
import type { PictureSource } from '#site/elements/pictures/picture-source.ts';

type Props = {
  readonly facts: readonly PlateFact[];
  /** What to do about what the plate says, a paragraph each. */
  readonly advice?: readonly string[];
  readonly note?: string | undefined;
  /** Above the plate; the heading beside it says what it shows. */
  readonly picture?: PictureSource | undefined;
  /** On wide screens the plate stands under the words, and the picture alone beside them. */
  readonly isApart?: boolean;
};

/** A riveted plate of facts beside a hero, with a picture above it, or beside it on tablets. */
export function PlateBox({ facts, advice = [], note, picture, isApart = false }: Props) {
  return (
    <div className={picture && cn('plate-pair', isApart && 'plate-apart')}>
      {picture && <Picture picture={picture} alt="" isFirst className="rounded-picture" />}
      <div>
        <Plate facts={facts} isRiveted />
        {advice.map((paragraph) => (
          <p key={paragraph} className="mt-3">
            {paragraph}
          </p>
        ))}
        {note !== undefined && <p className="mt-3 text-small text-ink-soft">{note}</p>}
      </div>
    </div>
  );
}
