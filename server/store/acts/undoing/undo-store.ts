// The port for taking back what operators did with leads and visits.
import type { StoreEngine } from '#server/store/database/store-engine.ts';
import { undoMarks, type MarksUndo } from './undo-marks.ts';
import { undoVisit, type VisitUndo } from './undo-visit.ts';

export function createUndoStore(engine: StoreEngine) {
  const { transact } = engine;
  return {
    /** Each lead is again what it was before the action, reminders included, unless something was done with it since. */
    undoMarks: (undo: MarksUndo) => transact((transaction) => undoMarks(transaction, undo, engine)),
    /** Takes back an action while nothing else was done with the visit or its lead since. */
    undoVisit: (undo: VisitUndo) => transact((transaction) => undoVisit(transaction, undo, engine)),
  };
}

export type UndoStore = ReturnType<typeof createUndoStore>;
