import { holdLead } from '#server/store/records/events/lead-history.ts';
import { markLead } from '#server/store/acts/marks/mark-lead.ts';
import { changeRequest } from './change-request.ts';
import { holdStanding } from '#server/store/records/leads/standing-lead.ts';
import type { StoreEngine } from '#server/store/database/store-engine.ts';
import type { LeadDatabase, LeadTransaction } from '#server/store/database/tables.ts';
import { heldWindowOf, readHeldWindows, releaseHeld } from '#server/store/records/holds/held-window-rows.ts';
import type { HeldWindowStore, LastPick } from './held-window-store.ts';
import { pickWindow } from './pick-window.ts';

type Giving = Parameters<HeldWindowStore['giveBackWindow']>[0];
type Releasing = Parameters<HeldWindowStore['releaseWindow']>[0];

async function giveBackWindow(transaction: LeadTransaction, giving: Giving) {
  const lead = await holdStanding(transaction, giving.leadId);
  if (lead === undefined) return 'unknown' as const;
  if (!(await releaseHeld(transaction, lead.id, giving))) return 'nothing held' as const;
  // One more change than there may be is no reason to hold on to a window.
  await changeRequest(transaction, { ...giving, changes: [{ kind: 'window', text: '' }], content: {} });
  return 'released' as const;
}

async function releaseWindow(transaction: LeadTransaction, { heldId, ...release }: Releasing) {
  const { leadId, at } = release;
  const lead = await holdLead(transaction, leadId);
  if (lead === undefined) return 'unknown' as const;
  const held = (await readHeldWindows(transaction, [leadId], at)).get(leadId);
  if (held?.id !== heldId) return 'nothing held' as const;
  await releaseHeld(transaction, leadId, release);
  await markLead(transaction, { ...release, outcome: 'note' });
  return 'released' as const;
}

async function findLastPick(
  database: LeadDatabase,
  leadId: string,
  now: number,
): Promise<LastPick | undefined> {
  const held = (await readHeldWindows(database, [leadId], now)).get(leadId);
  if (held !== undefined) return { held, state: 'held' };
  const row = await database
    .selectFrom('held_windows')
    .selectAll()
    .where('lead_id', '=', leadId)
    .orderBy('held_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const isOver = row.released_at === null && row.until_at <= now;
  return { held: heldWindowOf(row), state: isOver ? 'over' : 'released' };
}

/** Windows that visitors pick, and that are kept free until the desk calls. */
export function createHeldWindowMethods({ database, transact }: StoreEngine): HeldWindowStore {
  return {
    pickWindow: (pick) => transact((transaction) => pickWindow(transaction, pick)),
    giveBackWindow: (giving) => transact((transaction) => giveBackWindow(transaction, giving)),
    releaseWindow: (release) => transact((transaction) => releaseWindow(transaction, release)),
    findLastPick: (leadId, now) => findLastPick(database, leadId, now),
  };
}
