import type { BoardParts } from '#server/http/board/board-parts.ts';

/** What working on leads takes. */
export type DeskParts = Pick<
  BoardParts,
  'store' | 'now' | 'newId' | 'log' | 'opening' | 'notices' | 'submitLead'
>;
