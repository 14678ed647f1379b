import { sql } from 'kysely';
import type { LeadDatabase } from '#server/store/database/tables.ts';

/** Every row of every table as text, for looking whether a word is left in any: also in tables that are added later. */
export async function readEveryRow(database: LeadDatabase): Promise<string> {
  const tables = await database.introspection.getTables();
  const rows = await Promise.all(
    tables.map(async ({ name }) => (await sql`select * from ${sql.table(name)}`.execute(database)).rows),
  );
  return JSON.stringify(rows);
}
