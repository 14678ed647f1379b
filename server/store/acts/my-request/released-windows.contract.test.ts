// How a window that was picked is given back, tried on SQLite and on a real PostgreSQL.
import { describe, expect, test } from 'vitest';
import { aLead, aPick, leftAt } from '../../../../tests/support/builders/a-pick.ts';
import { aMark, noon } from '../../../../tests/support/builders/a-quote.ts';
import { listEngines, openIn } from '../../../../tests/support/stores/store-places.ts';

const hour = 60 * 60_000;

describe.each(listEngines())('$engine', ({ aPlace }) => {
  const aStore = async () => openIn(await aPlace());

  test('a window is given back by its time, its sender, the desk, by canceling, by another ZIP code, and by what settles the lead', async () => {
    const store = await aStore();
    const release = { at: noon, operator: 'Customer', note: 'Gave the window back', channels: [] } as const;
    const ways: Readonly<Record<string, (leadId: string, heldId: string) => Promise<unknown>>> = {
      sender: async (leadId) => store.giveBackWindow({ ...release, id: 'back', leadId }),
      desk: async (leadId, heldId) =>
        store.releaseWindow({ ...release, id: 'desk', leadId, heldId, operator: 'Ana' }),
      cancel: async (leadId) =>
        store.changeRequest({
          ...release,
          id: 'off',
          leadId,
          content: {},
          changes: [{ kind: 'cancel', text: '' }],
        }),
      zip: async (leadId) =>
        store.changeRequest({
          ...{ ...release, id: 'zip', leadId, content: { zip: '33401' } },
          changes: [{ kind: 'zip', text: '33401' }],
        }),
      settled: async (leadId) => store.markLead(aMark(leadId, { outcome: 'not-ours' })),
    };
    for (const [way, give] of Object.entries(ways)) {
      const leadId = await aLead(store, way);
      const picked = await store.pickWindow(aPick(leadId));
      if (picked.kind !== 'held') throw new Error(picked.kind);
      expect(await leftAt(store), way).toBe(1);
      await give(leadId, picked.held.id);
      expect(await leftAt(store), way).toBe(2);
      expect(await store.findLastPick(leadId, noon), way).toMatchObject({ state: 'released' });
    }
    const leadId = await aLead(store);
    await store.pickWindow(aPick(leadId));
    const end = noon + 2 * hour;
    expect([await leftAt(store, end - 1), await leftAt(store, end)]).toEqual([1, 2]);
    expect(await store.findLastPick(leadId, end)).toMatchObject({ state: 'over' });
    // Within the region it stays.
    await store.changeRequest({
      ...{ ...release, id: 'near', leadId, content: { zip: '33140' } },
      changes: [{ kind: 'zip', text: '33140' }],
    });
    expect(await leftAt(store)).toBe(1);
  });

  test('the desk gives back only what it saw: what was picked meanwhile stays', async () => {
    const store = await aStore();
    const leadId = await aLead(store);
    const picked = await store.pickWindow(aPick(leadId));
    if (picked.kind !== 'held') throw new Error(picked.kind);
    await store.pickWindow(aPick(leadId, { fromHour: 13 }));
    const release = {
      id: 'desk',
      leadId,
      at: noon,
      operator: 'Ana',
      note: '',
      heldId: picked.held.id,
    } as const;
    expect(await store.releaseWindow(release)).toBe('nothing held');
    expect(await store.findLastPick(leadId, noon)).toMatchObject({ state: 'held' });
  });
});
