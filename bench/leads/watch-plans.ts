// What an engine goes through to answer: the queries of a question, each with the plan the engine has for it.
import { CompiledQuery } from 'kysely';
import type { StoreEngine } from '#server/store/database/store-engine.ts';
import { createLeadStore } from '#server/store/lead-store.ts';
import type { LargeStore } from './large-stores.ts';
import type { Ask } from './questions.ts';

/** As the stores have it. */
const searchedAtOnce = { SQLite: 2000, PostgreSQL: 20_000 } as const;

/** A step that goes through all of a table; an index of what is to be done alone, or one left early, is none. */
const wholeTable = {
  SQLite: /SCAN (?:leads|lead_words|lead_events|notices)$/u,
  PostgreSQL: /Seq Scan on (?:leads|lead_words|lead_events|notices)\b/u,
} as const;

export type WatchedPlan = {
  readonly query: string;
  readonly steps: readonly string[];
  readonly isWhole: boolean;
};

/** The store on a connection whose queries are told. */
function openWatched({ engine, connect, store }: LargeStore, tell: (query: CompiledQuery) => void) {
  const database = connect(({ query }) => tell(query));
  const transact: StoreEngine['transact'] = (work) => database.transaction().execute(work);
  const { eraseFromDisk, readChangeMark, checkReachable } = store;
  return createLeadStore({
    ...{ database, transact, transactAgain: transact, transactPatiently: transact },
    ...{ eraseFromDisk, readChangeMark, checkReachable },
    inTime: (asked) => asked,
    analyze: () => Promise.resolve(),
    skipLocked: engine === 'PostgreSQL',
    searchedAtOnce: searchedAtOnce[engine],
    hasWordIndex: engine === 'PostgreSQL',
    close: () => database.destroy(),
  });
}

/** Asks once; resolves with the plan of each different query that took. Nothing is asked again to explain it. */
export async function watchPlans(large: LargeStore, ask: Ask): Promise<readonly WatchedPlan[]> {
  const queries = new Map<string, CompiledQuery>();
  const store = openWatched(large, (query) => queries.set(query.sql, query));
  await ask(store);
  await store.close();
  const database = large.connect();
  const words = large.engine === 'SQLite' ? 'explain query plan' : 'explain (costs off)';
  const plans: WatchedPlan[] = [];
  for (const { sql, parameters } of queries.values()) {
    if (/^(?:begin|commit|rollback|set|vacuum)/iu.test(sql)) continue;
    const { rows } = await database.executeQuery<Readonly<Record<string, unknown>>>(
      CompiledQuery.raw(`${words} ${sql}`, [...parameters]),
    );
    const steps = rows.map((row) => String(row.detail ?? row['QUERY PLAN']));
    plans.push({ query: sql, steps, isWhole: steps.some((step) => wholeTable[large.engine].test(step)) });
  }
  await database.destroy();
  return plans;
}
