import type { LeadDatabase } from '#server/store/database/tables.ts';

export async function countLeads(database: LeadDatabase): Promise<number> {
  const { count } = await database
    .selectFrom('leads')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
