// The port for what operators do with leads. Every action has an id: sent twice it counts once, and the id is what takes it back.
import { commits, type StoreEngine } from '#server/store/database/store-engine.ts';
import { correctByDesk } from './correct-by-desk.ts';
import { markLead } from './mark-lead.ts';
import { markMany, type LeadsMark } from './mark-many.ts';

export function createMarksStore(engine: StoreEngine) {
  return {
    /** Keeps what an operator did; the call-back clock stops with it, and what is to be done later is owed. */
    markLead: commits(engine, markLead),
    /** Keeps what an operator corrected; no clock or state of the lead changes. */
    correctByDesk: commits(engine, correctByDesk),
    /** Marks those of the leads that are still to be done and that nobody else is calling, all in one commit. */
    markMany: (mark: LeadsMark) => engine.transact((transaction) => markMany(transaction, mark, engine)),
  };
}

export type MarksStore = ReturnType<typeof createMarksStore>;
