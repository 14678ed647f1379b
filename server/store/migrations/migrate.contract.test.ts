// Stores of before the first release, which were made in steps, alike on SQLite and on a real PostgreSQL.
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { aSubmission } from '../../../tests/support/builders/a-quote.ts';
import { connectTo, listEngines, openIn } from '../../../tests/support/stores/store-places.ts';

describe.each(listEngines())('$engine', ({ aPlace }) => {
  test.each([
    ['without its last step', '0042-word-index', 'alter table request_links drop column link_made_at'],
    ['with all of them', '0043-opened-links', 'select 1'],
  ])(
    'a store made in steps, %s, still opens with what was kept, and is one of the first version',
    async (_, last, undo) => {
      const place = await aPlace();
      const { leadId } = await (await openIn(place)).saveLead(aSubmission());
      const tables = connectTo(place);
      const made = await tables.selectFrom('migrations').selectAll().orderBy('name').execute();
      await tables.deleteFrom('migrations').where('name', '=', '0001-first').execute();
      const names = [...new Set(['0001-leads', '0042-word-index', last])];
      await tables
        .insertInto('migrations')
        .values(names.map((name) => ({ name, checksum: name })))
        .execute();
      await sql.raw(undo).execute(tables);
      const store = await openIn(place);
      expect((await store.findLead(leadId))?.id).toBe(leadId);
      const link = { leadId, tokenHash: 'hash', kind: 'opened', createdAt: 2, linkMadeAt: 1 } as const;
      expect(await store.keepRequestLink(link)).toBe(true);
      expect(await tables.selectFrom('migrations').selectAll().orderBy('name').execute()).toEqual(made);
    },
  );

  test('of a store whose steps were not finished nothing is touched', async () => {
    const place = await aPlace();
    await openIn(place);
    const tables = connectTo(place);
    await tables
      .updateTable('migrations')
      .set({ name: '0001-leads' })
      .where('name', '=', '0001-first')
      .execute();
    await expect(place.open()).rejects.toThrow('0001-leads');
    const names = await tables.selectFrom('migrations').select('name').execute();
    expect(names.map(({ name }) => name)).not.toContain('0001-first');
  });
});
