// Reading all leads page by page, on SQLite and on a real PostgreSQL.
import { describe, expect, test } from 'vitest';
import { aMark, aSubmission, noon } from '../../../tests/support/a-quote.ts';
import { fillStore } from '../../../tests/support/fill-store.ts';
import { listEngines, openIn } from '../../../tests/support/store-places.ts';
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
    expect(leads.every(({ receivedAt }, place) => receivedAt <= (leads[place - 1]?.receivedAt ?? noon))).toBe(
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
});
