// The port for who takes leads in: the forms, and whoever asks whether they can be kept.
import { commits, reads, type StoreEngine } from '#server/store/database/store-engine.ts';
import { countLeads } from '#server/store/records/leads/read-leads.ts';
import { keepLead } from './keep-lead.ts';

export function createIntakeStore(engine: StoreEngine) {
  return {
    /** Keeps a lead and its notices durably. Rejects if that failed; then nobody may be thanked. */
    saveLead: commits({ transact: engine.transactAgain }, keepLead),
    countLeads: reads(engine, countLeads),
    /** Rejects while leads cannot be kept. */
    checkReachable: engine.checkReachable,
  };
}

export type IntakeStore = ReturnType<typeof createIntakeStore>;
