import { amendmentOf, contentOfRow } from '#server/store/leads/lead-rows.ts';
import type { LeadContent } from '#domain/leads/lead.ts';
import type { LeadRow, LeadTransaction } from '#server/store/tables.ts';

const longestMessage = 2000;

/** All that a request says after a change, as it stands in the column: the last it said, what differs, and the change in words. */
export async function stringifyContent(
  transaction: LeadTransaction,
  row: LeadRow,
  differs: Partial<LeadContent>,
  note: string,
): Promise<string> {
  const last = await transaction
    .selectFrom('lead_amendments')
    .selectAll()
    .where('lead_id', '=', row.id)
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const said = last === undefined ? contentOfRow(row) : amendmentOf(last).content;
  const message = [note, row.message].filter(Boolean).join('\n');
  return JSON.stringify({
    ...said,
    ...differs,
    message: Array.from(message).slice(0, longestMessage).join(''),
  });
}
