import { sql, type Explainable } from 'kysely';

/** How an engine would look for what a query asks, in its own words, a line for each step. */
export async function planOf(
  engine: 'SQLite' | 'PostgreSQL',
  query: Explainable,
): Promise<readonly string[]> {
  const rows = await (engine === 'SQLite' ? query.explain(undefined, sql`query plan`) : query.explain());
  return rows.map((row) => Object.values(row).join(' '));
}
