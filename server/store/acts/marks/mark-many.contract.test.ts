// Many leads marked at once as not a fit, and that taken back, on SQLite and on a real PostgreSQL.
import { aMark, aNotice, aSubmission, noon } from '../../../../tests/support/builders/a-quote.ts';
import { fillStore } from '../../../../tests/support/stores/fill-store.ts';
import { listEngines, openIn } from '../../../../tests/support/stores/store-places.ts';
import { describe, expect, test } from 'vitest';
import type { LeadStore } from '#server/store/lead-store.ts';

const minute = 60_000;
const action = { id: 'press-0001', operator: 'Ana', at: noon + minute, outcome: 'not-ours' } as const;
const by = { operator: 'Ana', at: noon + 4 * minute } as const;
const lease = { channel: 'email', owner: 'one', now: noon + 30 * minute, leaseMs: 1000, limit: 100 } as const;

describe.each(listEngines())('$engine', ({ aPlace }) => {
  const aStore = async () => openIn(await aPlace());

  async function save(store: LeadStore, count: number, outcome?: 'called' | 'no-answer'): Promise<string[]> {
    const ids: string[] = [];
    for (let made = 0; made < count; made += 1) {
      const notices = [
        aNotice({ kind: 'reminder', at: noon + 5 * minute }),
        aNotice({ kind: 'alarm', at: noon + 15 * minute }),
      ];
      const { leadId } = await store.saveLead(aSubmission({ notices }));
      if (outcome !== undefined) await store.markLead(aMark(leadId, { outcome, at: noon }));
      ids.push(leadId);
    }
    return ids;
  }

  const statesOf = async (store: LeadStore, ids: readonly string[]) =>
    Promise.all(ids.map(async (id) => (await store.findLead(id))?.state));

  test('of many leads those that wait are marked, and of the others it is told why not', async () => {
    const store = await aStore();
    const open = await save(store, 10);
    const tried = await save(store, 10, 'no-answer');
    const called = await save(store, 10, 'called');
    const others = await save(store, 3);
    const leadIds = [...open, 'nobody', ...called, ...tried, ...open.slice(0, 2)];
    expect(await store.markMany({ ...action, leadIds })).toEqual({
      changed: [...open, ...tried],
      settled: called,
      unknown: ['nobody'],
    });
    expect(new Set(await statesOf(store, [...open, ...tried]))).toEqual(new Set(['not-ours']));
    expect(new Set(await statesOf(store, called))).toEqual(new Set(['called']));
    expect((await store.findLead(open[3] ?? ''))?.events).toMatchObject([
      { outcome: 'not-ours', operator: 'Ana', at: noon + minute, note: '' },
    ]);
    expect((await store.countBoard(noon)).open).toBe(3);
    const due = await store.leaseNotices(lease);
    expect(new Set(due.map((notice) => ('lead' in notice ? notice.lead.id : '')))).toEqual(new Set(others));
  });

  test('the same action again is answered alike and changes nothing, also side by side', async () => {
    const store = await aStore();
    const leadIds = await save(store, 20);
    const answers = await Promise.all([1, 2, 3].map(() => store.markMany({ ...action, leadIds })));
    for (const { changed } of answers) expect(changed).toEqual(leadIds);
    for (const id of leadIds) expect((await store.findLead(id))?.events).toHaveLength(1);
  });

  test('taken back, each lead is what it was, is warned of again, and its call is still known', async () => {
    const store = await aStore();
    const open = await save(store, 5);
    const tried = await save(store, 5, 'no-answer');
    const leadIds = [...open, ...tried];
    await store.markMany({ ...action, leadIds });
    await store.markLead(aMark(open[0] ?? '', { outcome: 'booked', at: noon + 2 * minute }));
    await store.markLead(aMark(open[1] ?? '', { outcome: 'note', note: 'spam?', at: noon + 2 * minute }));
    const undo = {
      presses: [action.id],
      operator: 'Ana',
      at: noon + 3 * minute,
      leadIds: [...leadIds, 'nobody'],
    };
    const answer = { changed: leadIds.slice(1), settled: leadIds.slice(0, 1), unknown: ['nobody'] };
    expect(await store.undoMarks(undo)).toEqual(answer);
    expect(await store.undoMarks(undo), 'once more').toEqual(answer);
    expect(await statesOf(store, leadIds)).toEqual([
      'booked',
      ...['open', 'open', 'open', 'open'],
      ...tried.map(() => 'no-answer'),
    ]);
    expect((await store.findLead(tried[0] ?? ''))?.calledAt).toBe(noon);
    const due = await store.leaseNotices(lease);
    expect(due.filter(({ kind }) => kind === 'alarm')).toHaveLength(4);
    expect(due, 'the latest step alone').toHaveLength(4);
  });

  test('five hundred are one commit, and nothing marked is nothing changed', async () => {
    const store = await aStore();
    await fillStore(store, { leads: 500, open: 500 });
    const leadIds = (await store.listLeads({ limit: 500 })).map(({ id }) => id);
    expect((await store.markMany({ ...action, leadIds })).changed).toHaveLength(500);
    expect((await store.undoMarks({ ...by, presses: ['another1'], leadIds })).settled).toHaveLength(500);
    expect(await store.markMany({ ...action, leadIds: ['nobody'] })).toEqual({
      changed: [],
      settled: [],
      unknown: ['nobody'],
    });
    expect((await store.undoMarks({ ...by, presses: [action.id], leadIds })).changed).toHaveLength(500);
  });
});
