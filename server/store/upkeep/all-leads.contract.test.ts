// Reading all leads page by page, on SQLite and on a real PostgreSQL.
import { describe, expect, test } from 'vitest';
import { aMark, aSubmission, noon } from '../../../tests/support/builders/a-quote.ts';
import { fillStore } from '../../../tests/support/stores/fill-store.ts';
import { connectTo, listEngines, openIn } from '../../../tests/support/stores/store-places.ts';
import type { LeadStore } from '#server/store/lead-store.ts';
import { listAllLeads } from './all-leads.ts';

describe.each(listEngines())('$engine', ({ aPlace }) => {
  test('each lead comes once, newest first, in small pages, though many came at the same instant', async () => {
    const store = await openIn(await aPlace());
    await fillStore(store, { leads: 120, firstAt: noon, everyMs: 0 });
    await fillStore(store, { leads: 80 });
    const limits: (number | undefined)[] = [];
    const watched: Pick<LeadStore, 'listLeads'> = {
      listLeads(filter) {
        limits.push(filter?.limit);
        return store.listLeads(filter);
      },
    };
    const pages = [];
    for await (const page of listAllLeads(watched)) {
      pages.push(page);
      // What comes meanwhile is newer, and no place moves.
      await store.saveLead(aSubmission({}, { receivedAt: noon + 1 }));
    }
    const leads = pages.flat();
    expect(leads).toHaveLength(200);
    expect(new Set(leads.map(({ id }) => id)).size).toBe(200);
    expect(leads.every(({ receivedAt }, index) => receivedAt <= (leads[index - 1]?.receivedAt ?? noon))).toBe(
      true,
    );
    expect(pages.length).toBeGreaterThan(3);
    expect(Math.max(...limits.map((limit) => limit ?? Infinity))).toBeLessThanOrEqual(100);
  });

  test('pages keep to a filter, and a page that is just full is not the last', async () => {
    const store = await openIn(await aPlace());
    await fillStore(store, { leads: 30, open: 30 });
    const [first, ...others] = await store.listLeads({ openOnly: true, limit: 10 });
    await store.markLead(aMark(others[0]?.id ?? ''));
    const pages = [];
    for await (const page of listAllLeads(store, { openOnly: true })) pages.push(...page);
    expect(pages).toHaveLength(29);
    expect(pages[0]?.id).toBe(first?.id);
    expect(await store.listLeads({ limit: 5_000 })).toHaveLength(30);
  });

  test('the file of all leads has every visit of a lead, with who makes it', async () => {
    const place = await aPlace();
    const store = await openIn(place);
    const { lead } = aSubmission();
    await store.saveLead(aSubmission({}, lead));
    const database = connectTo(place);
    const visit = {
      lead_id: lead.id,
      to_hour: 10,
      region: 'miami-dade',
      sequence: 1,
      changed_at: noon,
      operator: 'Ana',
    };
    await database
      .insertInto('technicians')
      .values({
        id: 'ben',
        name: 'Ben',
        created_at: noon,
        gone_at: null,
        feed_hash: null,
        feed_made_at: null,
      })
      .execute();
    await database
      .insertInto('visits')
      .values([
        {
          ...visit,
          id: 'two',
          day: '2026-06-17',
          from_hour: 8,
          technician_id: 'ben',
          note: 'gate 12',
          state: 'set',
          created_at: noon + 1,
        },
        {
          ...visit,
          id: 'one',
          day: '2026-06-16',
          from_hour: 8,
          technician_id: null,
          note: '',
          state: 'canceled',
          created_at: noon,
        },
      ])
      .execute();
    expect(await store.listExported({})).toMatchObject([
      {
        id: lead.id,
        visits: [
          { date: '2026-06-16', state: 'canceled', technician: null },
          { date: '2026-06-17', window: { fromHour: 8, toHour: 10 }, technician: 'Ben', note: 'gate 12' },
        ],
      },
    ]);
  });

  test('who only called is told by the name that was given with their number', async () => {
    const store = await openIn(await aPlace());
    await store.saveLead(aSubmission());
    await store.saveLead(aSubmission({}, { kind: 'missed-call', name: '', receivedAt: noon + 1 }));
    expect((await store.listExported({})).map(({ knownName }) => knownName)).toContain('Rosa Diaz');
  });

  test('a lead that was merged is told with whose request stands for it, and when that came', async () => {
    const store = await openIn(await aPlace());
    const [one, other] = [aSubmission(), aSubmission({}, { name: 'Rosa D.', receivedAt: noon + 1 })];
    for (const submission of [one, other]) await store.saveLead(submission);
    const merging = { leadId: other.lead.id, into: one.lead.id, operator: 'Ana', at: noon + 2 };
    await store.mergeLead({ id: 'merge-1', ...merging });
    expect(await store.listExported({})).toMatchObject([
      { id: other.lead.id, mergedInto: one.lead.id, standsFor: { name: 'Rosa Diaz', receivedAt: noon } },
      { id: one.lead.id, mergedInto: undefined, standsFor: undefined },
    ]);
  });
});
