// The sign of a lead in the store, alike on SQLite and on a real PostgreSQL.
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { aSubmission, noon } from '../../../../tests/support/builders/a-quote.ts';
import { connectTo, listEngines, openIn } from '../../../../tests/support/stores/store-places.ts';
import { aFolder } from '../../../../tests/support/machine/temporary-folder.ts';
import { openSqliteStore } from '#server/store/sqlite-store.ts';
import { hashContent } from '#server/store/records/leads/content-hash.ts';

const washer = { appliance: 'washer', message: '' } as const;

describe.each(listEngines())('$engine', ({ aPlace }) => {
  test('a sign is kept with the lead and with what was sent again, and finds it by its words', async () => {
    const store = await openIn(await aPlace());
    const first = aSubmission({ requestId: 'page-view' }, { ...washer, sign: 'will-not-drain' });
    await store.saveLead(first);
    await store.saveLead(aSubmission({ requestId: 'page-view' }, { ...washer, sign: 'will-not-spin' }));
    expect(await store.findLead(first.lead.id)).toMatchObject({
      sign: 'will-not-drain',
      amendments: [{ content: { sign: 'will-not-spin' } }],
    });
    for (const search of ['not drain', 'WILL NOT SPIN']) {
      const { leads } = await store.listBoardLeads({ search });
      expect(leads.map(({ id }) => id)).toEqual([first.lead.id]);
    }
  });

  test('leads of before, and what was sent again for them, have no sign and are read as ever', async () => {
    const place = await aPlace();
    const store = await openIn(place);
    const tables = connectTo(place);
    await sql`insert into leads (id, request_id, content_hash, kind, state, received_at, due_at, name, phone, phone_as_typed,
      email, zip, appliance, preferred_time, urgent, message, page, lang, subject, source, consent, suspect, suspicions,
      outside_area) values ('lead', 'r', 'h', 'quote', 'open', ${noon}, ${noon + 900_000}, 'Rosa', '', '', '', '', 'washer', '',
      0, 'Will not drain', '', 'en', '', '{}', '', 0, '[]', 0)`.execute(tables);
    const said = { name: 'Rosa', phone: '', phoneAsTyped: '', email: '', zip: '', appliance: 'washer' };
    const again = JSON.stringify({ ...said, preferredTime: '', urgent: false, message: 'Leaks' });
    await sql`insert into lead_amendments (id, lead_id, content_hash, received_at, content)
      values ('again', 'lead', 'h2', ${noon}, ${again})`.execute(tables);
    expect(await store.findLead('lead')).toMatchObject({
      sign: '',
      message: 'Will not drain',
      amendments: [{ content: { sign: '', message: 'Leaks' } }],
    });
  });

  test('a sign is carried over from a file, with what was sent again', async () => {
    const file = await openSqliteStore(join(await aFolder(), 'spool.sqlite'));
    await file.saveLead(aSubmission({ requestId: 'page-view' }, { ...washer, sign: 'leaks' }));
    await file.saveLead(aSubmission({ requestId: 'page-view' }, { ...washer, sign: 'smells-musty' }));
    const store = await openIn(await aPlace());
    await store.keepBundles(await file.readBundles(10));
    await file.close();
    expect(await store.listLeads()).toMatchObject([
      { sign: 'leaks', amendments: [{ content: { sign: 'smells-musty' } }] },
    ]);
    expect((await store.listBoardLeads({ search: 'musty' })).leads).toHaveLength(1);
  });
});

test('another sign says something else, and no sign what a lead of before says', () => {
  const { lead } = aSubmission({}, washer);
  expect(hashContent('quote', { ...lead, sign: 'leaks' })).not.toBe(hashContent('quote', lead));
});
