// Leads as lists show them: with how much was done, how often the person wrote, the visit and the held window.
import { sql } from 'kysely';
import { isOfChange, isOfCustomer } from '#server/store/records/leads/amended-content.ts';
import { listMergedRequests, type MergedRequest } from '#server/store/records/leads/merged-leads.ts';
import { leadOf } from '#server/store/records/leads/lead-rows.ts';
import { listChangesOfLeads } from '#server/store/records/leads/latest-changes.ts';
import { listUnseenMoves } from '#server/store/records/leads/unseen-moves.ts';
import { listCallsBegun } from '#server/store/records/events/lead-history.ts';
import { countPeople, listKnownNames } from '#server/store/records/leads/person-facts.ts';
import type { LeadDatabase, LeadRow } from '#server/store/database/tables.ts';
import { readHeldWindows } from '#server/store/records/holds/held-window-rows.ts';
import {
  listKnownVisits,
  readVisitsOfLeads,
  type KnownVisit,
} from '#server/store/records/visits/visits-of-leads.ts';
import type { Lead } from '#domain/leads/lead.ts';
import type { RequestChange } from '#domain/my-request/request-change.ts';
import { ringIdOf } from '#domain/leads/ring.ts';
import type { PersonCounts } from '#domain/leads/person.ts';
import type { BoardVisitShort } from '#domain/visits/board-visit.ts';
import type { HeldWindow } from '#domain/visits/held-window.ts';

/** A lead as it stands in a list. */
export type ListedLead = Lead & {
  /** The same person sent it again with other words. */
  readonly isAmended: boolean;
  /** What the other requests ask for that were merged into it. */
  readonly merged: readonly MergedRequest[];
  /** Its sender added to it or corrected it on its page. */
  readonly isChanged: boolean;
  /** The ZIP code before its sender changed it, while nobody at the desk did anything since; else empty. */
  readonly zipWas: string;
  /** What its sender added since. */
  readonly changes: readonly RequestChange[];
  /** How much was done with it. */
  readonly eventCount: number;
  /** The action that began the call which holds it, unless something else was done since. */
  readonly callId: string | null;
  readonly person: PersonCounts;
  /** Of who only called and said no name: the one their number is known by; else empty. */
  readonly knownName: string;
  /** Of who only called: the visits that are to come by other requests of their number, the first of them first. */
  readonly knownVisits: readonly KnownVisit[];
  /** How often they called and nobody took it, and when last. */
  readonly rings: { readonly count: number; readonly lastAt: number };
  /** The visit that was set last. */
  readonly visit: BoardVisitShort | null;
  /** The window its sender picked last, unless it was given back; its time may be up. */
  readonly heldWindow: HeldWindow | null;
};

/** The rows completed, in their order. */
async function completeListed(
  database: LeadDatabase,
  rows: readonly LeadRow[],
): Promise<readonly ListedLead[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const isRing = sql<boolean>`id like ${ringIdOf('%')}`;
  const [again, merged, events, people, visits, held, moves, changes, names, known, calls] =
    await Promise.all([
      database
        .selectFrom('lead_amendments')
        .select(['lead_id', 'content_hash'])
        .where('lead_id', 'in', ids)
        .execute(),
      listMergedRequests(database, ids),
      database
        .selectFrom('lead_events')
        .select(({ fn }) => [
          'lead_id',
          fn.countAll<number>().as('count'),
          fn.countAll<number>().filterWhere(isRing).as('rings'),
          fn.max('at').filterWhere(isRing).as('lastRingAt'),
        ])
        .where('lead_id', 'in', ids)
        .groupBy('lead_id')
        .execute(),
      countPeople(database, rows),
      readVisitsOfLeads(database, ids),
      // Of any time: what is over by now is left out by who knows the time.
      readHeldWindows(database, ids, 0),
      listUnseenMoves(database, ids),
      listChangesOfLeads(database, ids),
      listKnownNames(database, rows),
      listKnownVisits(database, rows),
      listCallsBegun(database, rows),
    ]);
  const amended = new Set(again.filter((row) => !isOfChange(row)).map(({ lead_id }) => lead_id));
  const changed = new Set(again.filter(isOfCustomer).map(({ lead_id }) => lead_id));
  const told = new Map(events.map((row) => [row.lead_id, row]));
  return rows.map((row) => ({
    ...leadOf(row),
    isAmended: amended.has(row.id),
    merged: merged.get(row.id) ?? [],
    isChanged: changed.has(row.id),
    zipWas: moves.get(row.id)?.zip ?? '',
    changes: changes.get(row.id) ?? [],
    eventCount: told.get(row.id)?.count ?? 0,
    callId: calls.get(row.id) ?? null,
    person: people.get(row.id) ?? { requests: 1, others: 0, thisWeek: 1, nth: 1 },
    knownName: row.kind === 'missed-call' && row.name === '' ? (names.get(row.phone) ?? '') : '',
    knownVisits: (known.get(row.phone) ?? []).filter(
      ({ leadId }) => row.kind === 'missed-call' && leadId !== row.id,
    ),
    rings: { count: told.get(row.id)?.rings ?? 0, lastAt: told.get(row.id)?.lastRingAt ?? 0 },
    visit: visits.get(row.id) ?? null,
    heldWindow: held.get(row.id) ?? null,
  }));
}

/** Leads in the order of their ids; of those that are gone, none. */
export async function readListed(
  database: LeadDatabase,
  ids: readonly string[],
): Promise<readonly ListedLead[]> {
  if (ids.length === 0) return [];
  const rows = await database.selectFrom('leads').selectAll().where('id', 'in', ids).execute();
  const found = new Map(rows.map((row) => [row.id, row]));
  return completeListed(
    database,
    ids.flatMap((id) => found.get(id) ?? []),
  );
}
