import type { BoardWords } from '#content/words/board/board-words.ts';
import type { ServiceHours } from '#domain/clocks/service-hours.ts';
import type { PlaceNames } from '#domain/places/place-names.ts';
import type { PlatePictures } from '#site/elements/signs/SignPlate.tsx';
import type { BoardMap } from '#site/elements/pictures/board-map.ts';
import type { BoardSigns } from '#site/islands/board/caller/caller-fields.ts';

/** What the page gives the call board. */
export type CallBoardProps = {
  readonly words: BoardWords;
  /** Names of the services by slug. */
  readonly appliances: Readonly<Record<string, string>>;
  /** What each appliance can do wrong, in words. */
  readonly signs: BoardSigns;
  /** The drawings of machines. */
  readonly pictures: PlatePictures;
  readonly places: PlaceNames;
  readonly map: BoardMap;
  readonly hours: ServiceHours;
  /** Where the board's API is. */
  readonly api: string;
  /** Where a ZIP code is asked about. */
  readonly coveragePath: string;
};
