import { contentOfRow } from './content-rows.ts';
import { amendmentOf } from './lead-rows.ts';
import type { LeadContent } from '#domain/leads/lead.ts';
import type { AmendmentRow, LeadRow, LeadTransaction } from '#server/store/database/tables.ts';

const longestMessage = 2000;
const marks = { customer: 'change:', desk: 'desk:' } as const;

/** The hash of a change, of its own: who goes back to what they said before says something new. */
export function hashOfChange(id: string, by: keyof typeof marks): string {
  return `${marks[by]}${id}`;
}

type Hashed = Pick<AmendmentRow, 'content_hash'>;

/** Whether other words came from the page of the request. */
export function isOfCustomer({ content_hash }: Hashed): boolean {
  return content_hash.startsWith(marks.customer);
}

/** Whether other words came from the page of the request or from the desk, and not as the form sent again. */
export function isOfChange(hashed: Hashed): boolean {
  return isOfCustomer(hashed) || hashed.content_hash.startsWith(marks.desk);
}

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
