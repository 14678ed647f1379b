// The port for erasing: what one person asks for, and what was kept long enough.
import { commits, reads, type StoreEngine } from '#server/store/database/store-engine.ts';
import type { LeadTransaction } from '#server/store/database/tables.ts';
import { eraseLeads } from '#server/store/records/leads/erase-leads.ts';
import { countPastRetention, erasePastRetention } from './leads-past-retention.ts';

async function eraseLead(transaction: LeadTransaction, id: string): Promise<boolean> {
  return (await eraseLeads(transaction, [id])) > 0;
}

export function createErasingStore(engine: StoreEngine) {
  const patiently = { transact: engine.transactPatiently };
  return {
    /** Erases a lead with all that hangs on it; false if there is none. Its bytes are gone after `eraseFromDisk`. */
    eraseLead: commits(patiently, eraseLead),
    /** About how many leads were received before then. */
    countPastRetention: reads(engine, countPastRetention),
    /** Erases at most that many leads received before then, with all that hangs on them; resolves with their number. */
    erasePastRetention: commits(patiently, erasePastRetention),
    /**
     * Takes what was erased off the disk as well, as far as the engine can (docs/security.md). False while another process
     * reads what was there before: then nobody may be told that it is gone.
     */
    eraseFromDisk: engine.eraseFromDisk,
  };
}

export type ErasingStore = ReturnType<typeof createErasingStore>;
