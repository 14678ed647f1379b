// How the engines look for a list, among thousands.
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { noon } from '../../../../tests/support/builders/a-quote.ts';
import { planOf } from '../../../../tests/support/stores/bare-tables.ts';
import { fillStore } from '../../../../tests/support/stores/fill-store.ts';
import { connectTo, listEngines, openIn } from '../../../../tests/support/stores/store-places.ts';
import { selectHeld } from '../holds/held-window-rows.ts';
import { selectNewest } from './board-lists.ts';
import { selectWork } from './work-list.ts';

describe.each(listEngines())('$engine', ({ engine, aPlace }) => {
  test('a page of a list is read, and the tabs are counted, without going through all leads', async () => {
    const place = await aPlace();
    await fillStore(await openIn(place), { leads: 2000, open: 1000 });
    const database = connectTo(place);
    // PostgreSQL gathers statistics by itself; SQLite has none.
    if (engine === 'PostgreSQL') await sql`analyze`.execute(database);
    const page = Array.from({ length: 100 }, (_, at) => `lead ${at}`);
    const held = selectHeld(database, noon).where('lead_id', 'in', page).select('lead_id');
    expect((await planOf(engine, held)).join('\n')).not.toMatch(/leads_by_state|SCAN|Seq Scan on leads/u);
    const work = (await planOf(engine, selectWork(database, noon, 101))).join('\n');
    for (const index of [
      'leads_to_call',
      'leads_overdue',
      'leads_to_open',
      'leads_to_follow',
      'leads_unreached',
    ])
      expect(work).toContain(index);
    expect(work).not.toMatch(/SCAN leads$|Seq Scan|TEMP B-TREE/mu);
    for (const list of ['done', 'suspects'] as const) {
      const plan = (await planOf(engine, selectNewest(database, list).select('id').limit(101))).join('\n');
      expect(plan, list).not.toMatch(/SCAN leads$|Seq Scan|TEMP B-TREE/mu);
    }
  });
});
