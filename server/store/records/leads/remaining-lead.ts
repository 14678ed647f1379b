import { lockLead } from '#server/store/records/events/lead-history.ts';
import type { LeadDatabase, LeadRow, LeadTransaction } from '#server/store/database/tables.ts';

/** The lead that stands for one that was merged into another; itself where it was not. Undefined if it is gone. */
export async function findRemainingId(
  database: LeadDatabase | LeadTransaction,
  leadId: string,
): Promise<string | undefined> {
  const passed = new Set<string>();
  for (let id = leadId; !passed.has(id);) {
    passed.add(id);
    const row = await database
      .selectFrom('leads')
      .select('merged_into')
      .where('id', '=', id)
      .executeTakeFirst();
    if (row === undefined || row.merged_into === null) return row && id;
    id = row.merged_into;
  }
  return undefined;
}

/** That lead, locked until the commit; if it is merged into another meanwhile, that other. */
export async function lockRemaining(
  transaction: LeadTransaction,
  leadId: string,
): Promise<LeadRow | undefined> {
  for (;;) {
    const id = await findRemainingId(transaction, leadId);
    const row = id === undefined ? undefined : await lockLead(transaction, id);
    if (row === undefined || row.merged_into === null) return row;
  }
}
