// The port for erasing: what one person asks for, and what was kept long enough.
import { commits, reads, type StoreEngine } from '#server/store/database/store-engine.ts';
import type { LeadTransaction } from '#server/store/database/tables.ts';
import { deleteLeads } from '#server/store/records/leads/delete-leads.ts';
import type { RequestErasing } from './counted-rows.ts';
import { eraseRequest } from './erase-request.ts';
import { findPlannedVisit } from '#server/store/records/visits/visits-of-leads.ts';
import { countPastRetention, erasePastRetention } from './leads-past-retention.ts';

/** The visits of a lead are told off before it is gone: somebody was to go there. */
async function eraseLead(transaction: LeadTransaction, erasing: RequestErasing): Promise<boolean> {
  const visit = await findPlannedVisit(transaction, erasing.leadId);
  if (visit !== undefined) return eraseRequest(transaction, erasing);
  return (await deleteLeads(transaction, [erasing.leadId])) > 0;
}

export function createErasingStore(engine: StoreEngine) {
  const patiently = { transact: engine.transactPatiently };
  return {
    /**
     * Erases a lead with all that hangs on it; false if there is none. Where somebody was to come, the lead stays without its person and
     * the desk is shown it, so that the technician is told; erased once more, nothing is left. Its bytes are gone after `eraseFromDisk`.
     */
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
