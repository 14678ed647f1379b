// The port for windows that visitors pick, and that are kept free for them until the desk calls.
import type { HeldWindow } from '#domain/visits/held-window.ts';
import { commits, reads, type StoreEngine } from '#server/store/database/store-engine.ts';
import type { LeadDatabase, LeadTransaction } from '#server/store/database/tables.ts';
import { markLead } from '#server/store/acts/marks/mark-lead.ts';
import { lockLead } from '#server/store/records/events/lead-history.ts';
import { heldWindowOf, readHeldWindows, releaseHeld } from '#server/store/records/holds/held-window-rows.ts';
import { lockRemaining } from '#server/store/records/leads/remaining-lead.ts';
import { changeRequest } from './change-request.ts';
import { pickWindow, type Telling } from './pick-window.ts';

/** The window a lead picked last. */
export type LastPick = {
  readonly held: HeldWindow;
  /** held: kept free now · over: its time is up · released: given back, or taken over by a visit. */
  readonly state: 'held' | 'over' | 'released';
};

async function giveBackWindow(transaction: LeadTransaction, giving: Telling) {
  const lead = await lockRemaining(transaction, giving.leadId);
  if (lead === undefined) return 'unknown' as const;
  if (!(await releaseHeld(transaction, lead.id, giving))) return 'nothing held' as const;
  // One more change than there may be is no reason to hold on to a window.
  await changeRequest(transaction, { ...giving, changes: [{ kind: 'window', text: '' }], content: {} });
  return 'released' as const;
}

async function releaseWindow(
  transaction: LeadTransaction,
  { heldId, ...release }: Omit<Telling, 'channels'> & { readonly heldId: string },
) {
  const { leadId, at } = release;
  const lead = await lockLead(transaction, leadId);
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

export function createHeldWindowStore(engine: StoreEngine) {
  return {
    /** Keeps a window free for a lead, in the place of what it held, and tells staff, in one commit. */
    pickWindow: commits(engine, pickWindow),
    /** Gives back what a lead holds, and tells staff; does nothing when it holds nothing. */
    giveBackWindow: commits(engine, giveBackWindow),
    /** The desk gives a window back: this one, because by now they may have picked another. */
    releaseWindow: commits(engine, releaseWindow),
    findLastPick: reads(engine, findLastPick),
  };
}

export type HeldWindowStore = ReturnType<typeof createHeldWindowStore>;
