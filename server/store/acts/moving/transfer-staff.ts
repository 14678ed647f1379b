// The operators of the call board carried from one store into another, still signed in where they were.
import { keepVisitStaff, readVisitStaff } from './transfer-visits.ts';
import type { BoardStaff } from './lead-bundles.ts';
import type { LeadDatabase, LeadTransaction } from '#server/store/database/tables.ts';

export async function readStaff(database: LeadDatabase): Promise<BoardStaff> {
  return {
    operators: await database.selectFrom('operators').selectAll().execute(),
    links: await database.selectFrom('sign_in_links').selectAll().execute(),
    sessions: await database.selectFrom('board_sessions').selectAll().execute(),
    visits: await readVisitStaff(database),
    changes: await database.selectFrom('board_changes').selectAll().orderBy('number').execute(),
    sources: await database.selectFrom('lead_sources').selectAll().execute(),
  };
}

/** Adds operators that are missing, by their names, and the links and sessions of all. */
export async function keepStaff(
  transaction: LeadTransaction,
  { operators, links, sessions, visits, changes, sources }: BoardStaff,
): Promise<void> {
  await keepVisitStaff(transaction, visits);
  // The list as it is there, over the one every store begins with.
  for (const { id, ...source } of sources)
    await transaction
      .insertInto('lead_sources')
      .values({ id, ...source })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(source))
      .execute();
  for (const operator of operators) {
    await transaction
      .insertInto('operators')
      .values(operator)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { id } = await transaction
      .selectFrom('operators')
      .select('id')
      .where('name', '=', operator.name)
      .executeTakeFirstOrThrow();
    const theirs = (row: { readonly operator_id: string }) => row.operator_id === operator.id;
    for (const link of links.filter(theirs))
      await transaction
        .insertInto('sign_in_links')
        .values({ ...link, operator_id: id })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    for (const session of sessions.filter(theirs))
      await transaction
        .insertInto('board_sessions')
        .values({ ...session, operator_id: id })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  }
  for (const { at, operator, what, detail } of changes) {
    const change = { at, operator, what, detail };
    const kept = await transaction
      .selectFrom('board_changes')
      .select('number')
      .where((where) => where.and(change))
      .executeTakeFirst();
    if (kept === undefined) await transaction.insertInto('board_changes').values(change).execute();
  }
}
