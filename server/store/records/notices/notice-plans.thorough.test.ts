// That looking for work costs the same however much was done before: read in the plans of both engines.
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { noon } from '../../../../tests/support/builders/a-quote.ts';
import { fillStore } from '../../../../tests/support/stores/fill-store.ts';
import { planOf } from '../../../../tests/support/stores/bare-tables.ts';
import { connectTo, listEngines, openIn, type Place } from '../../../../tests/support/stores/store-places.ts';
import type { LeadDatabase } from '#server/store/database/tables.ts';
import { selectLeasable } from './lease-notices.ts';
import { selectFailing } from './read-notices.ts';

/** A step that goes through all notices, or all of a channel, sent ones too. */
const throughHistory = /\bSCAN notices$|\bSCAN notices .*notices_by_|Seq Scan on notices|\(channel=\?\)$/u;

describe.each(listEngines())('$engine', ({ engine, aPlace }) => {
  async function aHistory(place: Place): Promise<LeadDatabase> {
    await fillStore(await openIn(place), { leads: 1000 });
    const database = connectTo(place);
    // PostgreSQL plans by what it knows of its tables, which it otherwise looks up within a minute. SQLite looks up nothing
    // by itself, and plans without.
    if (engine === 'PostgreSQL') await sql`analyze`.execute(database);
    return database;
  }

  test('notices to be sent are found without going through those that were', async () => {
    const database = await aHistory(await aPlace());
    const lease = { channel: 'email', owner: 'one', now: noon, leaseMs: 1000, limit: 1 } as const;
    const plan = await planOf(engine, selectLeasable(database, lease));
    expect(plan.filter((step) => throughHistory.test(step))).toEqual([]);
    expect(plan.join('\n')).toContain('notices_in_hand');
  });

  test('so are those that fail, which the board asks for all day', async () => {
    const database = await aHistory(await aPlace());
    const plan = await planOf(engine, selectFailing(database, noon).selectAll());
    expect(plan.filter((step) => throughHistory.test(step))).toEqual([]);
    for (const index of ['notices_waiting', 'notices_in_hand', 'notices_given_up', 'notices_unknown'])
      expect(plan.join('\n')).toContain(index);
  });
});
