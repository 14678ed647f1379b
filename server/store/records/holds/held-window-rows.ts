// Which windows are held at an instant, and by whom.
import { sql, type Selectable } from 'kysely';
import { pickingStates, type HeldWindow } from '#domain/visits/held-window.ts';
import { windowFrom } from '#domain/visits/visit.ts';
import { visitRegionOf, type VisitRegion } from '#domain/visits/visit-plan.ts';
import type { LeadDatabase, LeadTransaction, Tables } from '#server/store/database/tables.ts';

type Row = Selectable<Tables['held_windows']>;

export function heldWindowOf({ id, day, from_hour, region, held_at, until_at }: Row): HeldWindow {
  return {
    ...{ id, date: day, window: windowFrom(from_hour), region: visitRegionOf(region) },
    ...{ heldAt: held_at, untilAt: until_at },
  };
}

/** What is held at an instant: not released, its time not up, and nothing settled with the lead it is for. */
export function selectHeld(database: LeadDatabase | LeadTransaction, now: number) {
  return (
    database
      .selectFrom('held_windows')
      .innerJoin('leads', 'leads.id', 'held_windows.lead_id')
      .where('released_at', 'is', null)
      .where('until_at', '>', now)
      // Not by the index of states, which SQLite would take first: that reads every open lead.
      .where(sql`leads.state || ''`, 'in', pickingStates)
  );
}

/** What each lead holds at an instant, by its id. */
export async function readHeldWindows(
  database: LeadDatabase | LeadTransaction,
  leadIds: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, HeldWindow>> {
  if (leadIds.length === 0) return new Map();
  const rows = await selectHeld(database, now)
    .where('lead_id', 'in', leadIds)
    .selectAll('held_windows')
    .orderBy('held_at')
    .orderBy('held_windows.id')
    .execute();
  return new Map(rows.map((row) => [row.lead_id, heldWindowOf(row)]));
}

type HeldQuestion = {
  readonly region: VisitRegion;
  readonly days: readonly string[];
  readonly now: number;
  /** Whose own window takes no place from them. */
  readonly exceptLead: string;
};

/** How many windows of these days are held in a region, each with its day and hour. */
export async function countHeld(
  database: LeadDatabase | LeadTransaction,
  { region, days, now, exceptLead }: HeldQuestion,
): Promise<readonly { readonly day: string; readonly from_hour: number; readonly count: number }[]> {
  return selectHeld(database, now)
    .where('day', 'in', days)
    .where('held_windows.region', '=', region)
    .where('lead_id', '!=', exceptLead)
    .select(({ fn }) => ['day', 'from_hour', fn.countAll<number>().as('count')])
    .groupBy(['day', 'from_hour'])
    .execute();
}

/**
 * Gives back all that a lead holds but for one that it is to keep, as part of an action, also what a settled lead would hold
 * again; resolves with whether there was anything.
 */
export async function releaseHeld(
  transaction: LeadTransaction,
  leadId: string,
  { id, at, kept = '' }: { readonly id: string; readonly at: number; readonly kept?: string | undefined },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('held_windows')
    .set({ released_at: at, released_by: id })
    .where('lead_id', '=', leadId)
    .where('id', '!=', kept)
    .where('released_at', 'is', null)
    .where('until_at', '>', at)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const isPickedLast = sql<boolean>`not exists (select 1 from held_windows as since where since.lead_id = held_windows.lead_id and since.held_at >= held_windows.released_at)`;

/** What would be held again if these actions were taken back: their time is not up, and none was picked since. */
export function listHeldAgain(
  transaction: LeadTransaction,
  presses: readonly string[],
  at: number,
): Promise<readonly Row[]> {
  return transaction
    .selectFrom('held_windows')
    .selectAll()
    .where('released_by', 'in', presses)
    .where('until_at', '>', at)
    .where(isPickedLast)
    .orderBy('id')
    .execute();
}

/** An action that released windows is taken back: they are held again, unless another was picked since. */
export async function holdAgain(transaction: LeadTransaction, presses: readonly string[]): Promise<void> {
  await transaction
    .updateTable('held_windows')
    .set({ released_at: null, released_by: '' })
    .where('released_by', 'in', presses)
    .where(isPickedLast)
    .execute();
}
