// Stores of older versions, and of before the first release, which were made in steps: alike on SQLite and on a real PostgreSQL.
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { aNotice, aSubmission, noon } from '../../../tests/support/builders/a-quote.ts';
import { aBooking, anAction } from '../../../tests/support/builders/a-visit.ts';
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

  test('a store that spelled it "cancelled" opens, and shows a canceled visit, its history and its notices', async () => {
    const place = await aPlace();
    const before = await openIn(place);
    const notices = [aNotice({ kind: 'alarm', at: noon + 900_000 })];
    const { leadId } = await before.saveLead(aSubmission({ notices }, { email: '' }));
    const booking = aBooking(leadId);
    await before.bookVisit(booking);
    const cancel = { step: 'cancel', seen: 0, note: '' } as const;
    await before.actOnVisit({ action: anAction(), visitId: booking.visitId, ...cancel });
    const tables = connectTo(place);
    const attempt = { notice_id: notices[0]?.id ?? '', at: noon, outcome: 'cancelled', code: '' };
    await tables
      .insertInto('notice_attempts')
      .values({ id: 'attempt', fields: '{}', ...attempt })
      .execute();
    for (const table of ['visits', 'notices'] as const)
      await tables.updateTable(table).set({ state: 'cancelled' }).where('state', '=', 'canceled').execute();
    await tables
      .updateTable('lead_events')
      .set({ outcome: 'visit-cancelled' })
      .where('outcome', '=', 'visit-canceled')
      .execute();
    await tables.deleteFrom('migrations').where('name', '=', '0016-canceled').execute();
    const store = await openIn(place);
    expect(await store.findListedLead(leadId)).toMatchObject({ visit: { state: 'canceled' } });
    expect((await store.findLead(leadId))?.events.at(-1)).toMatchObject({ outcome: 'visit-canceled' });
    const alarm = (await store.listNotices({ leadId })).find(({ kind }) => kind === 'alarm');
    expect(alarm).toMatchObject({ state: 'canceled', attempts: [{ outcome: 'canceled' }] });
    expect(await store.listNotices({ failingSince: noon })).toEqual([]);
  });

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
