// Who makes visits, and what is said of them.
import { anyProfile, type Technician, type TechnicianProfile } from '#domain/visits/technician.ts';
import { rewriteWords } from '#server/store/records/search/lead-words.ts';
import { noteChange } from '#server/store/records/people/note-change.ts';
import type { LeadDatabase, LeadTransaction } from '#server/store/database/tables.ts';
import { technicianOf } from '#server/store/records/visits/visit-rows.ts';
import type { Action } from '#server/store/records/events/action.ts';

export type TechnicianWish = {
  readonly id: string;
  readonly name: string;
  /** Undefined leaves the one there is. */
  readonly profile?: TechnicianProfile | undefined;
  /** The days off as they were shown to who changes them. */
  readonly seenDaysOff?: TechnicianProfile['daysOff'] | undefined;
};

/** Some ten milliseconds of work. */
const rewrittenAtOnce = 200;

/** By name, those who are gone included. */
export async function listTechnicians(
  database: LeadDatabase | LeadTransaction,
): Promise<readonly Technician[]> {
  const rows = await database.selectFrom('technicians').selectAll().orderBy('name').orderBy('id').execute();
  return rows.map(technicianOf);
}

/** Locked until the commit, so that two who act at once do it one after the other. */
export async function lockTechnician(transaction: LeadTransaction, id: string) {
  return transaction
    .updateTable('technicians')
    .set((build) => ({ name: build.ref('name') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

export async function findTechnicianName(
  database: LeadDatabase | LeadTransaction,
  id: string | null,
): Promise<string | undefined> {
  if (id === null) return undefined;
  const row = await database.selectFrom('technicians').select('name').where('id', '=', id).executeTakeFirst();
  return row?.name;
}

/** Whether anybody can be named to make visits. */
export async function hasTechnicians(transaction: LeadTransaction): Promise<boolean> {
  const all = await listTechnicians(transaction);
  return all.some(({ isGone }) => !isGone);
}

/** Leads are found by the name of who comes. */
async function rewriteWordsOf(transaction: LeadTransaction, technicianId: string): Promise<void> {
  const rows = await transaction
    .selectFrom('visits')
    .select('lead_id')
    .distinct()
    .where('technician_id', '=', technicianId)
    .execute();
  const ids = rows.map(({ lead_id }) => lead_id);
  for (let from = 0; from < ids.length; from += rewrittenAtOnce)
    await rewriteWords(transaction, ids.slice(from, from + rewrittenAtOnce));
}

/** What is told of a change: another name, another profile, or that they are there now. */
function listChanges(before: Technician | undefined, name: string, profile: string) {
  if (before === undefined || before.isGone) return [{ what: 'technician added', detail: name }];
  const renamed = { what: 'technician renamed', detail: `${before.name}, now ${name}` };
  const changed = { what: 'technician changed', detail: name };
  return [
    ...(before.name === name ? [] : [renamed]),
    ...(JSON.stringify(before.profile) === profile ? [] : [changed]),
  ];
}

/** Adds one, changes the one of that id, or takes back one who was gone. */
export async function saveTechnician(
  transaction: LeadTransaction,
  { id, name, profile: given, seenDaysOff }: TechnicianWish,
  { at, operator }: Action,
): Promise<'saved' | 'taken' | 'days changed'> {
  await lockTechnician(transaction, id);
  const all = await listTechnicians(transaction);
  const folded = name.toLocaleLowerCase('en');
  if (all.some((one) => one.id !== id && !one.isGone && one.name.toLocaleLowerCase('en') === folded))
    return 'taken';
  const before = all.find((one) => one.id === id);
  const seen = seenDaysOff ?? before?.profile.daysOff;
  if (JSON.stringify(seen) !== JSON.stringify(before?.profile.daysOff)) return 'days changed';
  const profile = JSON.stringify(given ?? before?.profile ?? anyProfile);
  await transaction
    .insertInto('technicians')
    .values({ id, name, created_at: at, gone_at: null, feed_hash: null, feed_made_at: null, profile })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ name, gone_at: null, profile }))
    .execute();
  if (before !== undefined && before.name !== name) await rewriteWordsOf(transaction, id);
  for (const change of listChanges(before, name, profile))
    await noteChange(transaction, { at, operator, ...change });
  return 'saved';
}
