// What the owner said of certain days, in the words both engines understand.
import { dayMs } from '#domain/clocks/durations.ts';
import type { OpeningException } from '#domain/opening/opening-calendar.ts';
import { describeException } from '#domain/opening/describe-exception.ts';
import { mostExceptions } from '#domain/opening/exception-limits.ts';
import type { LeadDatabase, LeadTransaction } from '#server/store/database/tables.ts';
import { exceptionShape } from '#domain/opening/exception-shape.ts';
import { noteChange } from '#server/store/records/people/note-change.ts';
import type { ExceptionChange, KeptException, OpeningRecord, OpeningRemoval } from './kept-exception.ts';

/** What is over for longer than this is erased when the next one is put. */
const keptAfterMs = 400 * dayMs;

function readContent(text: string): OpeningException | undefined {
  try {
    return exceptionShape.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

export async function listOpening(database: LeadDatabase): Promise<OpeningRecord> {
  const rows = await database
    .selectFrom('opening_exceptions')
    .selectAll()
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const kept: KeptException[] = [];
  const unreadable: string[] = [];
  for (const { id, content, ends_at, created_at, changed_at, operator } of rows) {
    const exception = readContent(content);
    if (exception === undefined) unreadable.push(id);
    else
      kept.push({
        exception,
        createdAt: created_at,
        changedAt: changed_at,
        operator,
        endsAt: ends_at ?? undefined,
      });
  }
  return { kept, unreadable };
}

export async function addOpening(
  transaction: LeadTransaction,
  { exception, endsAt, operator, at, hours: { timeZone } }: ExceptionChange,
): Promise<'added' | 'repeated' | 'taken' | 'full'> {
  await transaction
    .deleteFrom('opening_exceptions')
    .where('ends_at', '<', at - keptAfterMs)
    .execute();
  const rows = await transaction
    .selectFrom('opening_exceptions')
    .select(['id', 'content', 'ends_at'])
    .execute();
  const content = JSON.stringify(exception);
  const same = rows.find(({ id }) => id === exception.id);
  if (same !== undefined) return same.content === content ? 'repeated' : 'taken';
  if (rows.filter(({ ends_at }) => ends_at === null || ends_at > at).length >= mostExceptions) return 'full';
  await transaction
    .insertInto('opening_exceptions')
    .values({ id: exception.id, content, ends_at: endsAt ?? null, created_at: at, changed_at: at, operator })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const detail = describeException(exception, timeZone);
  await noteChange(transaction, { at, operator, what: 'opening added', detail });
  return 'added';
}

function describeKept(content: string, timeZone: string): string {
  const exception = readContent(content);
  return exception === undefined ? 'what this version cannot read' : describeException(exception, timeZone);
}

async function find(transaction: LeadTransaction, id: string): Promise<string | undefined> {
  const row = await transaction
    .selectFrom('opening_exceptions')
    .select('content')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.content;
}

export async function changeOpening(
  transaction: LeadTransaction,
  { exception, endsAt, operator, at, hours: { timeZone } }: ExceptionChange,
): Promise<boolean> {
  const before = await find(transaction, exception.id);
  if (before === undefined) return false;
  await transaction
    .updateTable('opening_exceptions')
    .set({ content: JSON.stringify(exception), ends_at: endsAt ?? null, changed_at: at, operator })
    .where('id', '=', exception.id)
    .execute();
  const detail = `“${describeKept(before, timeZone)}” to “${describeException(exception, timeZone)}”`;
  await noteChange(transaction, { at, operator, what: 'opening changed', detail });
  return true;
}

export async function removeOpening(
  transaction: LeadTransaction,
  { id, operator, at, hours: { timeZone } }: OpeningRemoval,
): Promise<boolean> {
  const before = await find(transaction, id);
  if (before === undefined) return false;
  await transaction.deleteFrom('opening_exceptions').where('id', '=', id).execute();
  const detail = describeKept(before, timeZone);
  await noteChange(transaction, { at, operator, what: 'opening removed', detail });
  return true;
}

/** Writes over what is there. */
export async function copyOpening(transaction: LeadTransaction, { kept }: OpeningRecord): Promise<void> {
  await transaction.deleteFrom('opening_exceptions').execute();
  for (const { exception, createdAt, changedAt, operator, endsAt } of kept)
    await transaction
      .insertInto('opening_exceptions')
      .values({
        id: exception.id,
        content: JSON.stringify(exception),
        ends_at: endsAt ?? null,
        created_at: createdAt,
        changed_at: changedAt,
        operator,
      })
      .execute();
}
