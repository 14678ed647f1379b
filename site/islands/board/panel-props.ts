import type { BoardWords } from '#content/words/board/board-words.ts';
import type { ServiceHours } from '#domain/clocks/service-hours.ts';
import type { OperatorRole } from '#domain/people/roles.ts';
import type { PlaceNames } from '#domain/places/place-names.ts';
import type { BoardMap } from '#site/elements/pictures/board-map.ts';

/** What every panel of the board is given. */
export type PanelProps = {
  /** Where the board's API is: "/api/board". */
  readonly api: string;
  /** All words of the board; a panel's own stand under its name. */
  readonly words: BoardWords;
  readonly role: OperatorRole;
  /** The name of the operator who is signed in. */
  readonly operator: string;
  readonly hours: ServiceHours;
  /** The server's time, told anew every second. */
  readonly now: number;
  /** Names of the services by slug. */
  readonly appliances: Readonly<Record<string, string>>;
  readonly places: PlaceNames;
  readonly map: BoardMap;
  /** Shows one lead, opened. */
  readonly onShowLead: (leadId: string) => void;
};
