// Giving somebody another role, and removing them. One owner always stays, so that nobody is locked out.
import { roleOf, type OperatorRole } from '#domain/people/roles.ts';
import { noteChange } from './note-change.ts';
import type { StoreEngine } from '#server/store/database/store-engine.ts';
import type { LeadTransaction } from '#server/store/database/tables.ts';

/** Something done to an operator, and who did it. */
export type PersonChange = { readonly name: string; readonly by: string; readonly at: number };

/** What became of it: the last owner stays one. */
export type OperatorFate = 'changed' | 'unknown' | 'last owner';

type Found = { readonly id: string; readonly role: OperatorRole; readonly isLastOwner: boolean };

async function findPerson(
  transaction: LeadTransaction,
  name: string,
  { skipLocked: isShared }: Pick<StoreEngine, 'skipLocked'>,
): Promise<Found | undefined> {
  // Two owners who remove each other at once wait here: the second sees who is left.
  const owners = await transaction
    .selectFrom('operators')
    .select('name')
    .where('role', '=', 'owner')
    .$if(isShared, (query) => query.forUpdate())
    .execute();
  const person = await transaction
    .selectFrom('operators')
    .select(['id', 'role'])
    .where('name', '=', name)
    .executeTakeFirst();
  if (person === undefined) return undefined;
  const role = roleOf(person.role);
  return { id: person.id, role, isLastOwner: role === 'owner' && owners.length === 1 };
}

/** Removes an operator with their links and sessions. */
export async function removeOperator(
  transaction: LeadTransaction,
  { name, by, at }: PersonChange,
  engine: Pick<StoreEngine, 'skipLocked'>,
): Promise<OperatorFate> {
  const person = await findPerson(transaction, name, engine);
  if (person === undefined) return 'unknown';
  if (person.isLastOwner) return 'last owner';
  await transaction.deleteFrom('operators').where('id', '=', person.id).execute();
  await noteChange(transaction, { at, operator: by, what: 'operator removed', detail: name });
  return 'changed';
}

/** The same role again changes nothing. */
export async function changeRole(
  transaction: LeadTransaction,
  { name, by, at, role }: PersonChange & { readonly role: OperatorRole },
  engine: Pick<StoreEngine, 'skipLocked'>,
): Promise<OperatorFate> {
  const person = await findPerson(transaction, name, engine);
  if (person === undefined) return 'unknown';
  if (person.role === role) return 'changed';
  if (person.isLastOwner) return 'last owner';
  await transaction.updateTable('operators').set({ role }).where('id', '=', person.id).execute();
  await noteChange(transaction, { at, operator: by, what: `made ${role}`, detail: name });
  return 'changed';
}
