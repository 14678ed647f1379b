import type { VisitStore } from '#server/store/acts/booking/visit-store.ts';
import type { UndoStore } from '#server/store/acts/undoing/undo-store.ts';
import type { BoardStore } from '#server/store/records/board/board-store.ts';
import type { BoardParts } from '#server/http/board/board-parts.ts';

/** What the answers about visits need. */
export type VisitParts = Pick<BoardParts, 'opening' | 'notices' | 'now' | 'newId' | 'newToken' | 'log'> & {
  readonly store: VisitStore & UndoStore & Pick<BoardStore, 'findLead' | 'findListedLead'>;
};
