// Leads of the spool carried into the database: many in one transaction, or a long outage would take longer to end than it
// lasted.
import { describeFault, type Log } from '#server/log/log.ts';
import type { LeadBundle } from '#server/store/acts/moving/lead-bundles.ts';
import type { TransferStore } from '#server/store/acts/moving/transfer-store.ts';

const batchSize = 50;

/** A database refuses some data whoever asks, and would again: SQLSTATE classes 22 and 23. */
export function isOwnFault(fault: unknown): boolean {
  return fault instanceof Error && 'code' in fault && /^2[23]\w{3}$/u.test(String(fault.code));
}

/** Makes the function that empties the spool into a database and counts its leads. It rejects when the database goes away again. */
export function createCarryOver(
  spool: TransferStore,
  log: Log,
): (database: TransferStore) => Promise<number> {
  const stuck = new Set<string>();

  /** Keeps them all, but for those the database refuses; resolves with those it took. */
  async function keep(
    database: TransferStore,
    bundles: readonly LeadBundle[],
  ): Promise<readonly LeadBundle[]> {
    try {
      await database.keepBundles(bundles);
      return bundles;
    } catch (fault) {
      if (!isOwnFault(fault)) throw fault;
      const [only, ...others] = bundles;
      if (only !== undefined && others.length === 0) {
        // It stays in the spool; a person has to look.
        stuck.add(only.lead.id);
        log('error', 'lead stays in the spool', { leadId: only.lead.id, ...describeFault(fault) });
        return [];
      }
      const kept: LeadBundle[] = [];
      for (const bundle of bundles) kept.push(...(await keep(database, [bundle])));
      return kept;
    }
  }

  return async (database) => {
    let count = 0;
    for (;;) {
      const read = await spool.readBundles(batchSize + stuck.size);
      const bundles = read.filter(({ lead }) => !stuck.has(lead.id));
      if (bundles.length === 0) break;
      const kept = await keep(database, bundles);
      const dropped = await Promise.all(kept.map((bundle) => spool.dropBundle(bundle)));
      count += dropped.filter((isDropped) => isDropped).length;
    }
    if (count > 0) log('info', 'leads carried from the spool into the database', { count });
    return count;
  };
}
