// What the tables hold and how they are looked through, which a store does not tell.
import { sql, type Explainable } from 'kysely';
import type { LeadDatabase } from '#server/store/database/tables.ts';

/** How an engine would look for what a query asks, in its own words, a line for each step. */
export async function planOf(
  engine: 'SQLite' | 'PostgreSQL',
  query: Explainable,
): Promise<readonly string[]> {
  const rows = await (engine === 'SQLite' ? query.explain(undefined, sql`query plan`) : query.explain());
  return rows.map((row) => Object.values(row).join(' '));
}

/** Every row of every table as text, for looking whether a word is left in any: also in tables that are added later. */
export async function readEveryRow(database: LeadDatabase): Promise<string> {
  const tables = await database.introspection.getTables();
  const rows = await Promise.all(
    tables.map(async ({ name }) => (await sql`select * from ${sql.table(name)}`.execute(database)).rows),
  );
  return JSON.stringify(rows);
}
