import type { BoardWords } from '#content/words/board/board-words.ts';
import type { BoardOpening } from '#domain/opening/board-opening.ts';
import type { PlaceNames } from '#domain/places/place-names.ts';
import type { Draft } from './opening-draft.ts';
import type { OpeningChanges } from './use-opening-changes.ts';

/** What every part of the panel is given. */
export type OpeningProps = {
  readonly words: BoardWords['opening'];
  readonly places: PlaceNames;
  /** The server's time. */
  readonly now: number;
  readonly value: BoardOpening;
  readonly changes: OpeningChanges;
};

/** What each group of fields is given. */
export type FieldProps = OpeningProps & {
  readonly draft: Draft;
  readonly change: (fields: Partial<Draft>) => void;
};
