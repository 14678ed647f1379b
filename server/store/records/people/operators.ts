// Operators, their sign-in links and their sessions, in the words both engines understand.
import { roleOf, type OperatorRole } from '#domain/people/roles.ts';
import { noteChange } from './note-change.ts';
import type { LeadDatabase, LeadTransaction } from '#server/store/database/tables.ts';

export type NewSignInLink = {
  readonly operatorId: string;
  readonly name: string;
  /** Of somebody new. The first of all is an owner, and whoever is there already keeps theirs. */
  readonly role: OperatorRole;
  readonly linkHash: string;
  readonly now: number;
  readonly expiresAt: number;
  /** Who made the link; for the log of changes. */
  readonly by: string;
};

export type SessionOpening = {
  readonly linkHash: string;
  readonly sessionHash: string;
  /** Names the session to people. */
  readonly sessionId: string;
  /** "Safari · iPhone". */
  readonly device: string;
  readonly now: number;
  readonly expiresAt: number;
};

/** Somebody signed in. */
export type SignedIn = { readonly name: string; readonly role: OperatorRole };

type OpenSession = SignedIn & {
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly seenAt: number;
};

/** Adds an operator if need be, and one link in the place of any they had. */
export async function saveSignInLink(
  transaction: LeadTransaction,
  { operatorId, name, role: wished, linkHash, now, expiresAt, by }: NewSignInLink,
): Promise<OperatorRole> {
  const anOwner = await transaction
    .selectFrom('operators')
    .select('id')
    .where('role', '=', 'owner')
    .executeTakeFirst();
  // Without an owner nobody could add one.
  const added = await transaction
    .insertInto('operators')
    .values({ id: operatorId, name, role: anOwner === undefined ? 'owner' : wished, created_at: now })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('id')
    .executeTakeFirst();
  const { id, role } = await transaction
    .selectFrom('operators')
    .select(['id', 'role'])
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  await transaction.deleteFrom('sign_in_links').where('operator_id', '=', id).execute();
  await transaction
    .insertInto('sign_in_links')
    .values({ token_hash: linkHash, operator_id: id, expires_at: expiresAt })
    .execute();
  const what = added === undefined ? 'link made' : `${roleOf(role)} added`;
  await noteChange(transaction, { at: now, operator: by, what, detail: name });
  return roleOf(role);
}

/** Taking the link away and opening the session are one step, so a link never opens two. */
export async function openSession(
  transaction: LeadTransaction,
  { linkHash, sessionHash, sessionId, device, now, expiresAt }: SessionOpening,
): Promise<SignedIn | undefined> {
  const link = await transaction
    .deleteFrom('sign_in_links')
    .where('token_hash', '=', linkHash)
    .returning(['operator_id', 'expires_at'])
    .executeTakeFirst();
  if (link === undefined || link.expires_at <= now) return undefined;
  await transaction.deleteFrom('board_sessions').where('expires_at', '<=', now).execute();
  await transaction
    .insertInto('board_sessions')
    .values({
      token_hash: sessionHash,
      id: sessionId,
      device,
      seen_at: now,
      operator_id: link.operator_id,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
  const { name, role } = await transaction
    .selectFrom('operators')
    .select(['name', 'role'])
    .where('id', '=', link.operator_id)
    .executeTakeFirstOrThrow();
  return { name, role: roleOf(role) };
}

export async function findSession(
  database: LeadDatabase,
  sessionHash: string,
  now: number,
): Promise<OpenSession | undefined> {
  const session = await database
    .selectFrom('board_sessions')
    .innerJoin('operators', 'operators.id', 'board_sessions.operator_id')
    .select(['operators.name', 'role', 'board_sessions.created_at as createdAt'])
    .select(['expires_at as expiresAt', 'seen_at as seenAt'])
    .where('token_hash', '=', sessionHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return session && { ...session, role: roleOf(session.role) };
}

/** Writes down that it was used, and until when it lasts now. */
export async function prolongSession(
  transaction: LeadTransaction,
  sessionHash: string,
  { seenAt, expiresAt }: { readonly seenAt: number; readonly expiresAt: number },
): Promise<void> {
  await transaction
    .updateTable('board_sessions')
    .set({ seen_at: seenAt, expires_at: expiresAt })
    .where('token_hash', '=', sessionHash)
    .execute();
}

export async function closeSession(transaction: LeadTransaction, sessionHash: string): Promise<void> {
  await transaction.deleteFrom('board_sessions').where('token_hash', '=', sessionHash).execute();
}
