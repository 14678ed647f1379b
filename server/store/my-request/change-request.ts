// What visitors add to their request, correct, or call off: beside what was sent first, and told to staff.
import { stringifyContent } from './amended-content.ts';
import { releaseOutdated } from '#server/store/held-windows/release-outdated.ts';
import { rewriteWords } from '#server/store/leads/lead-words.ts';
import { parseSuspicions } from '#server/store/leads/lead-rows.ts';
import { markLead } from '#server/store/marks/mark-lead.ts';
import { addNotices } from '#server/store/notices/add-notices.ts';
import type { LeadTransaction } from '#server/store/tables.ts';
import type { RequestChanging } from './my-request-store.ts';

/** Nobody has as much to say of a broken appliance. */
export const mostChanges = 60;

/** The states in which nobody counts on a visit: what is called off there is settled at once. */
const withoutVisit: readonly string[] = ['open', 'no-answer', 'called'];

/** Keeps changes of a request, or says why not; see the port. */
export async function changeRequest(
  transaction: LeadTransaction,
  { id, leadId, at, changes, content, note, operator, channels }: RequestChanging,
): Promise<'kept' | 'unknown' | 'too many'> {
  const row = await transaction.selectFrom('leads').selectAll().where('id', '=', leadId).executeTakeFirst();
  if (row === undefined) return 'unknown';
  const before = await transaction
    .selectFrom('request_changes')
    .select('id')
    .where('lead_id', '=', leadId)
    .execute();
  const rows = changes.map(({ kind, text }) => ({ id: `${id}.${kind}`, lead_id: leadId, at, kind, text }));
  if (before.some((known) => known.id.startsWith(`${id}.`))) return 'kept';
  if (before.length + rows.length > mostChanges) return 'too many';
  await transaction.insertInto('request_changes').values(rows).execute();
  await transaction
    .insertInto('lead_amendments')
    .values({
      id,
      lead_id: leadId,
      // Of its own: who goes back to what they said before says something new.
      content_hash: `change:${id}`,
      received_at: at,
      content: await stringifyContent(transaction, row, content, note),
    })
    .execute();
  await releaseOutdated(transaction, { id, leadId, at }, changes);
  const isOver = changes.some(({ kind }) => kind === 'cancel') && withoutVisit.includes(row.state);
  const mark = { id, leadId, at, operator, note, takesOver: true } as const;
  await markLead(transaction, { ...mark, outcome: isOver ? 'done' : 'note' });
  const lead = { urgent: row.urgent === 1, suspicions: parseSuspicions(row.suspicions), receivedAt: at };
  const notices = channels.map(
    (channel, place) => ({ id: `${id}.${place}`, channel, kind: 'amendment', at }) as const,
  );
  await addNotices(transaction, leadId, lead, notices);
  await rewriteWords(transaction, [leadId]);
  return 'kept';
}
