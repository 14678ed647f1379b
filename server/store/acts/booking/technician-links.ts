// The private links of a technician's calendar and page; they end with who leaves.
import type { Technician } from '#domain/visits/technician.ts';
import type { LeadDatabase, LeadTransaction } from '#server/store/database/tables.ts';
import type { Action } from '#server/store/records/events/action.ts';
import { noteChange } from '#server/store/records/people/note-change.ts';
import { technicianOf } from '#server/store/records/visits/visit-rows.ts';

const linkNames = { feed: 'calendar link', page: 'page link' } as const;
const linkColumns = {
  feed: (feed_hash: string | null, at: number) => ({
    feed_hash,
    feed_made_at: feed_hash === null ? null : at,
  }),
  page: (page_hash: string | null, at: number) => ({
    page_hash,
    page_made_at: page_hash === null ? null : at,
  }),
};

/** The links of their calendar and page are dead with it. */
export async function retireTechnician(
  transaction: LeadTransaction,
  id: string,
  { at, operator }: Action,
): Promise<boolean> {
  const row = await transaction
    .updateTable('technicians')
    .set({ gone_at: at, ...linkColumns.feed(null, at), ...linkColumns.page(null, at) })
    .where('id', '=', id)
    .where('gone_at', 'is', null)
    .returning('name')
    .executeTakeFirst();
  if (row === undefined) return false;
  await noteChange(transaction, { at, operator, what: 'technician gone', detail: row.name });
  return true;
}

/** Makes what puts a link, or none, in the place of the one before. */
function saveLinkOf(kind: keyof typeof linkColumns) {
  return async (
    transaction: LeadTransaction,
    id: string,
    linkHash: string | null,
    { at, operator }: Action,
  ): Promise<boolean> => {
    const row = await transaction
      .updateTable('technicians')
      .set(linkColumns[kind](linkHash, at))
      .where('id', '=', id)
      .where('gone_at', 'is', null)
      .returning('name')
      .executeTakeFirst();
    if (row === undefined) return false;
    const what = `${linkNames[kind]} ${linkHash === null ? 'ended' : 'made'}`;
    await noteChange(transaction, { at, operator, what, detail: row.name });
    return true;
  };
}

export const saveFeed = saveLinkOf('feed');
export const savePage = saveLinkOf('page');

/** Whose calendar or page a link leads to. */
export async function findLinkOwner(
  database: LeadDatabase,
  kind: 'feed_hash' | 'page_hash',
  linkHash: string,
): Promise<Technician | undefined> {
  const row = await database
    .selectFrom('technicians')
    .selectAll()
    .where(kind, '=', linkHash)
    .executeTakeFirst();
  return row && technicianOf(row);
}
