import { changeKinds, type RequestChange } from '#domain/my-request/request-change.ts';
import type { LeadDatabase } from '#server/store/tables.ts';

/** What a visitor said last of each kind. */
export async function listLatestChanges(
  database: LeadDatabase,
  leadId: string,
): Promise<readonly RequestChange[]> {
  const rows = await database
    .selectFrom('request_changes')
    .select(['kind', 'text'])
    .where('lead_id', '=', leadId)
    .orderBy('at')
    .orderBy('id')
    .execute();
  const latest = new Map(rows.map(({ kind, text }) => [kind, text]));
  return changeKinds.flatMap((kind) => {
    const text = latest.get(kind);
    return text === undefined ? [] : [{ kind, text }];
  });
}
