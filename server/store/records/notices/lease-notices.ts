// Taking due notices for sending.
import { leaseVisitNews } from './lease-visit-news.ts';
import { recipientHash } from './visit-recipients.ts';
import { isUnreadable } from '#server/store/records/leads/lead-rows.ts';
import type { KeptLead } from '#server/store/records/leads/kept-lead.ts';
import { completeLeads } from '#server/store/records/leads/read-leads.ts';
import type { LeasedNotice, NoticeLease, UnreadableNotice } from './notice.ts';
import { customerKinds } from './notice-kinds.ts';
import { findNoticeKind } from './notice-rows.ts';
import { dropEarlierSteps, isLatestStep } from './later-steps.ts';
import { isInHand, isWaiting } from './notice-sets.ts';
import { readdress } from './ration-acknowledgements.ts';
import { leaseBooking } from './owe-booking.ts';
import { listKnownNames } from '#server/store/records/leads/person-facts.ts';
import { listSources } from '#server/store/records/sources/source-rows.ts';
import type { LeadDatabase, LeadTransaction, NoticeRow } from '#server/store/database/tables.ts';

/** How far the clocks of two machines that share a store may be apart. */
const clockSkewMs = 60_000;

/**
 * Notices nobody is sending: due, or left behind by a process that ended. A lease that ends later than one given now could
 * is of a clock that was set back since; whoever still holds it renews it by the new time.
 */
export function selectLeasable(
  database: LeadDatabase,
  { channel, now, leaseMs, limit, kind, ...only }: NoticeLease,
) {
  return (
    database
      .selectFrom('notices')
      .select('notices.id')
      // The channel stands in each of them: before them all, SQLite would go through everything the channel ever sent.
      .where((where) => {
        const isOurs = where('notices.channel', '=', channel);
        return where.or([
          where.and([isWaiting, isOurs, where('notices.next_at', '<=', now), isLatestStep(now)]),
          where.and([isInHand, isOurs, where('notices.lease_until', '<=', now)]),
          where.and([isInHand, isOurs, where('notices.lease_until', '>', now + leaseMs + clockSkewMs)]),
        ]);
      })
      .$if(kind !== undefined, (query) => query.where('notices.kind', '=', kind ?? ''))
      .$if(only.isLone === true && channel === 'sms', (query) => query.where('notices.kind', '<>', 'alarm'))
      .$if(only.toStaffOnly === true, (query) => query.where('notices.kind', 'not in', customerKinds))
      .$if(only.isNight === true && channel === 'sms', (query) => query.where('notices.kind', '<>', 'visit'))
      .orderBy('notices.rank')
      .orderBy('notices.attempts')
      // The newest first: whoever just wrote still waits beside the phone, and what waits behind a flood is older than it.
      .orderBy('notices.next_at', 'desc')
      .orderBy('notices.created_at', 'desc')
      .limit(limit)
  );
}

/** Whether there is anything to lease: asked first, because most of the time there is not. */
export async function hasLeasable(database: LeadDatabase, lease: NoticeLease): Promise<boolean> {
  return (await selectLeasable(database, { ...lease, limit: 1 }).executeTakeFirst()) !== undefined;
}

/** One lead that this version cannot read must not keep the notices of others back. */
async function readLeadsOf(
  transaction: LeadTransaction,
  rows: readonly NoticeRow[],
): Promise<ReadonlyMap<string, KeptLead>> {
  const leadRows = await transaction
    .selectFrom('leads')
    .selectAll()
    .where('id', 'in', [...new Set(rows.map((row) => row.lead_id))])
    .execute();
  const leads = new Map<string, KeptLead>();
  for (const row of leadRows)
    try {
      for (const lead of await completeLeads(transaction, [row])) leads.set(lead.id, lead);
    } catch (fault) {
      if (!isUnreadable(fault)) throw fault;
    }
  return leads;
}

/** So soon it is looked at again whether a visit can be told of. */
const waitMs = 5 * 60_000;

async function letWait(transaction: LeadTransaction, { id, attempts }: NoticeRow, now: number) {
  const before = { state: attempts > 1 ? 'retry' : 'due', attempts: attempts - 1 };
  await transaction
    .updateTable('notices')
    .set({ ...before, next_at: now + waitMs, owner: null, lease_until: null })
    .where('id', '=', id)
    .execute();
}

/** Undefined when it is not to be sent now, and waits. */
async function noticeOrUnreadable(
  transaction: LeadTransaction,
  row: NoticeRow,
  { channel, now, calendar }: NoticeLease,
  leads: ReadonlyMap<string, KeptLead>,
): Promise<LeasedNotice | UnreadableNotice | undefined> {
  const { id, attempts: attempt, created_at: createdAt, lead_id: leadId } = row;
  const lead = leads.get(leadId);
  const kind = findNoticeKind(row.kind);
  if (lead === undefined || kind === undefined) return { id, kind: 'unreadable', attempt, leadId };
  const missing = row.missing === '' ? [] : row.missing.split(', ').map(Number);
  const knownName = (await listKnownNames(transaction, [lead])).get(lead.phone);
  const frame = { id, kind, channel, attempt, createdAt, missing, lead, knownName };
  const isCaller = lead.source.heard_from !== undefined;
  const notice = isCaller ? { ...frame, sources: await listSources(transaction) } : frame;
  if (kind === 'visit' || kind === 'on-the-way') {
    const told = await leaseVisitNews(transaction, row, lead, { now, calendar });
    if (told !== undefined) return { ...notice, ...told };
    await letWait(transaction, row, now);
    return undefined;
  }
  if (kind === 'booking') return { ...notice, ...(await leaseBooking(transaction, row)) };
  if (kind !== 'acknowledgement') return notice;
  return { ...notice, heldBack: await readdress(transaction, row, recipientHash(lead, 'email'), now) };
}

/** Takes due notices for the owner. `skipLocked` where others may hold rows at this moment: they get theirs, we get ours. */
export async function leaseNotices(
  transaction: LeadTransaction,
  lease: NoticeLease,
  { skipLocked }: { readonly skipLocked: boolean },
): Promise<readonly (LeasedNotice | UnreadableNotice)[]> {
  const found = await selectLeasable(transaction, lease)
    .$if(skipLocked, (query) => query.forUpdate('notices').skipLocked())
    .execute();
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const rows = await transaction
    .updateTable('notices')
    .set((build) => ({
      state: 'leased',
      owner: lease.owner,
      lease_until: lease.now + lease.leaseMs,
      attempts: build('attempts', '+', 1),
    }))
    .where('id', 'in', ids)
    .returningAll()
    .execute();
  await dropEarlierSteps(transaction, rows, lease.now);
  const leased = new Map(rows.map((row) => [row.id, row]));
  const leads = await readLeadsOf(transaction, rows);
  // In the order they were found; UPDATE returns them in any.
  const inOrder = ids.flatMap((id) => leased.get(id) ?? []);
  const notices = [];
  for (const row of inOrder) notices.push(await noticeOrUnreadable(transaction, row, lease, leads));
  return notices.filter((notice) => notice !== undefined);
}
