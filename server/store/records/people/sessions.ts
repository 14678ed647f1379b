// Where operators are signed in, as they and the owners see it.
import type { OwnSignIn, SignIn, TeamMember } from '#domain/people/team.ts';
import { roleOf } from '#domain/people/roles.ts';
import { noteChange } from './note-change.ts';
import type { OperatorFate, PersonChange } from './change-role.ts';
import type { LeadDatabase, LeadTransaction } from '#server/store/database/tables.ts';

function selectSessions(database: LeadDatabase, now: number) {
  return database
    .selectFrom('board_sessions')
    .select(['operator_id', 'token_hash', 'id', 'device', 'created_at', 'seen_at'])
    .where('expires_at', '>', now)
    .orderBy('seen_at', 'desc')
    .orderBy('created_at', 'desc');
}

type Row = Awaited<ReturnType<ReturnType<typeof selectSessions>['executeTakeFirstOrThrow']>>;

function signInOf({ id, device, created_at: createdAt, seen_at: seenAt }: Row): SignIn {
  return { id, device, createdAt, seenAt };
}

function ownerOf(database: LeadDatabase, sessionHash: string) {
  return database.selectFrom('board_sessions').select('operator_id').where('token_hash', '=', sessionHash);
}

/** Those of whoever has the session, used last first. */
export async function listOwnSignIns(
  database: LeadDatabase,
  sessionHash: string,
  now: number,
): Promise<readonly OwnSignIn[]> {
  const rows = await selectSessions(database, now)
    .where('operator_id', '=', ownerOf(database, sessionHash))
    .execute();
  return rows.map((row) => ({ ...signInOf(row), isThis: row.token_hash === sessionHash }));
}

/** Ends one of their own, or all but the one that asks; resolves with how many ended. */
export async function closeOwnSignIns(
  transaction: LeadTransaction,
  sessionHash: string,
  id: string | undefined,
): Promise<number> {
  const { numDeletedRows } = await transaction
    .deleteFrom('board_sessions')
    .where('operator_id', '=', ownerOf(transaction, sessionHash))
    .$if(id === undefined, (query) => query.where('token_hash', '!=', sessionHash))
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Everybody by name, with where they are signed in. */
export async function listTeam(database: LeadDatabase, now: number): Promise<readonly TeamMember[]> {
  const operators = await database.selectFrom('operators').selectAll().orderBy('name').execute();
  const sessions = await selectSessions(database, now).execute();
  const links = await database
    .selectFrom('sign_in_links')
    .select('operator_id')
    .where('expires_at', '>', now)
    .execute();
  return operators.map(({ id, name, role, created_at: createdAt }) => ({
    name,
    role: roleOf(role),
    createdAt,
    isInvited: links.some(({ operator_id }) => operator_id === id),
    signIns: sessions.filter(({ operator_id }) => operator_id === id).map(signInOf),
  }));
}

/** Ends all sign-ins of somebody, and the link they have not used. */
export async function signOutEverywhere(
  transaction: LeadTransaction,
  { name, by, at }: PersonChange,
): Promise<OperatorFate> {
  const person = await transaction
    .selectFrom('operators')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirst();
  if (person === undefined) return 'unknown';
  for (const table of ['board_sessions', 'sign_in_links'] as const)
    await transaction.deleteFrom(table).where('operator_id', '=', person.id).execute();
  await noteChange(transaction, { at, operator: by, what: 'signed out', detail: name });
  return 'changed';
}
