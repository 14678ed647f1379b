import { markLead } from './mark-lead.ts';
import { markMany } from './mark-many.ts';
import type { MarksStore } from './marks-store.ts';
import { mergeLead } from '#server/store/acts/joining/merge-lead.ts';
import { undoMarks } from '#server/store/acts/undoing/undo-marks.ts';
import type { StoreEngine } from '#server/store/database/store-engine.ts';

/** What operators ask of a store. */
export function createMarksMethods({ transact, skipLocked }: StoreEngine): MarksStore {
  // Where others may hold rows, they must be held in order.
  const engine = { locksRows: skipLocked };
  return {
    markLead: (mark) => transact((transaction) => markLead(transaction, mark)),
    markMany: (mark) => transact((transaction) => markMany(transaction, mark, engine)),
    undoMarks: (undo) => transact((transaction) => undoMarks(transaction, undo, engine)),
    mergeLead: (merge) => transact((transaction) => mergeLead(transaction, merge)),
  };
}
