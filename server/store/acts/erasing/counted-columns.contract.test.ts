// What stays of an erased request, column by column: whoever adds a column decides here whether it does.
import { quoteFields } from '#domain/requests/quote-fields.ts';
import { sql } from 'kysely';
import { aMark, aSubmission, noon } from '../../../../tests/support/builders/a-quote.ts';
import { aBooking, anAction } from '../../../../tests/support/builders/a-visit.ts';
import { readEveryRow } from '../../../../tests/support/stores/bare-tables.ts';
import { connectTo, listEngines, openIn } from '../../../../tests/support/stores/store-places.ts';
import { describe, expect, test } from 'vitest';

const erasing = { id: 'erased', operator: 'Customer', at: noon + 60_000, note: 'Erased' } as const;

/** Columns of the form's fields: what is personal is decided on in their list. */
const columnsWhere = (personal: boolean) =>
  Object.entries(quoteFields).flatMap(([field, rule]) =>
    rule.personal === personal && field !== 'preferredTime' ? [field] : [],
  );

/** Of each table that still has rows of an erased request: what stays as it was or is said anew, and what is blank. */
const decided = {
  leads: {
    stays: [
      ...['id', 'kind', 'received_at', 'clock_starts_at', 'due_at', 'appliance', 'sign', 'urgent', 'lang'],
      ...['suspect', 'suspicions', 'outside_area', 'called_at', 'attempts', 'region', 'canceled_at'],
      ...['state', 'follow_up_at', 'erased_at', 'request_id', 'source', ...columnsWhere(false)],
    ],
    blank: [
      ...['content_hash', 'name', 'phone', 'phone_as_typed', 'email', 'mailbox', 'zip', 'message', 'page'],
      ...['preferred_time', 'subject', 'consent', 'entered_by', 'sent_first', 'merged_into', 'held_by'],
      ...['held_until', 'customer', 'texts', ...columnsWhere(true)],
    ],
  },
  lead_events: {
    stays: ['id', 'lead_id', 'at', 'outcome', 'operator', 'follow_up_at', 'press'],
    blank: ['note', 'was'],
  },
  visits: {
    stays: [
      ...['id', 'lead_id', 'day', 'from_hour', 'to_hour', 'region', 'technician_id', 'state', 'sequence'],
      ...['created_at', 'changed_at', 'operator', 'revision', 'revised_at'],
    ],
    blank: ['note', 'part', 'kept_under'],
  },
  notices: {
    stays: [
      ...['id', 'lead_id', 'kind', 'channel', 'rank', 'state', 'next_at', 'attempts', 'lease_until', 'owner'],
      ...['last_code', 'created_at', 'sent_at', 'told'],
    ],
    blank: ['recipient', 'missing', 'owed_by', 'stopped_by'],
  },
  lead_words: { stays: ['lead_id', 'received_at', 'words', 'version', 'came_from'], blank: [] },
} as const;
const tables = ['leads', 'lead_events', 'visits', 'notices', 'lead_words'] as const;

describe.each(listEngines())('$engine', ({ aPlace }) => {
  async function aVisited() {
    const place = await aPlace();
    const store = await openIn(place);
    const { leadId } = await store.saveLead(aSubmission({ deviceHash: 'device' }, { enteredBy: 'Ana' }));
    await store.markLead(aMark(leadId, { note: 'Gate 12' }));
    const booking = aBooking(leadId, { note: 'Gate 12' });
    await store.bookVisit(booking);
    const part = { name: 'Canary pump', orderedOn: null, expectedOn: null };
    const needs = { action: anAction(), visitId: booking.visitId, seen: 0, part, note: 'Canary' };
    await store.actOnVisit({ ...needs, step: 'needs-part' });
    const lease = {
      channel: 'webhook',
      owner: 'one',
      now: noon + 30_000,
      leaseMs: 60_000,
      limit: 1,
    } as const;
    const [notice] = await store.leaseNotices(lease);
    if (notice?.kind !== 'booking') throw new Error('No booking is due');
    const outcome = { kind: 'sent', answer: { code: 'web-taken', status: 200 } } as const;
    await store.settleNotice({ notice, owner: 'one', at: noon + 30_000, attemptId: 'attempt', outcome });
    return { store, leadId, database: connectTo(place) };
  }

  test('every column of what is left is decided on, and in no other table anything is left', async () => {
    const { store, leadId, database } = await aVisited();
    await store.eraseRequest({ ...erasing, leadId });
    const all = await database.introspection.getTables();
    for (const { name, columns } of all) {
      const table = tables.find((one) => one === name);
      const names = columns.map((column) => column.name);
      if (table !== undefined) {
        const { stays, blank } = decided[table];
        expect(names.toSorted(), name).toEqual([...new Set([...stays, ...blank])].toSorted());
      } else if (names.includes('lead_id')) {
        const { rows } = await sql`select * from ${sql.table(name)}`.execute(database);
        expect(rows, name).toEqual([]);
      }
    }
    for (const table of tables) {
      const rows = await database.selectFrom(table).selectAll().execute();
      const left = rows.filter((row) => !('note' in row && row.note === erasing.note));
      expect(left.length, table).toBeGreaterThan(0);
      for (const row of left)
        for (const name of decided[table].blank)
          expect([null, ''], `${table}.${name}`).toContain(new Map(Object.entries(row)).get(name));
    }
  });

  test('a column that nobody decided on is not kept', async () => {
    const { store, leadId, database } = await aVisited();
    for (const table of ['leads', 'lead_events', 'visits', 'notices'] as const) {
      await sql`alter table ${sql.table(table)} add column nickname text`.execute(database);
      await sql`update ${sql.table(table)} set nickname = 'Canary'`.execute(database);
    }
    await store.eraseRequest({ ...erasing, leadId });
    expect(await readEveryRow(database)).not.toContain('Canary');
  });
});
