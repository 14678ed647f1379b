// What belongs to a request that is merged into another goes with it, tried on SQLite and on a real PostgreSQL.
import { aLead, aPick, leftAt } from '../../../../tests/support/builders/a-pick.ts';
import { aMark, aNotice, aSubmission, noon } from '../../../../tests/support/builders/a-quote.ts';
import { aBooking, anAction, aWish } from '../../../../tests/support/builders/a-visit.ts';
import { listEngines, openIn } from '../../../../tests/support/stores/store-places.ts';
import { describe, expect, test } from 'vitest';
import type { LeadStore } from '#server/store/lead-store.ts';

const minute = 60_000;
const telling = { at: noon + 9 * minute, operator: 'Customer' } as const;
let made = 0;

describe.each(listEngines())('$engine', ({ aPlace }) => {
  const byDevice = (tokenHash: string) => ({ tokenHash, kind: 'device', now: noon + 10 * minute }) as const;

  async function aStore() {
    const store = await openIn(await aPlace());
    await store.saveTechnician({ id: 'ben', name: 'Ben Ruiz' }, anAction());
    await store.saveFeed('ben', 'feed', anAction());
    return store;
  }

  /** A request of the same person as all others here, sent from a device of its own. */
  async function aRequest(store: LeadStore, deviceHash: string): Promise<string> {
    const notices = [aNotice({ kind: 'alarm', at: noon + 15 * minute })];
    return (await store.saveLead(aSubmission({ notices, deviceHash }))).leadId;
  }
  const merge = (store: LeadStore, leadId: string, into: string) =>
    store.mergeLead({ id: `merge-${(made += 1)}`, leadId, into, operator: 'Ana', at: noon + 5 * minute });
  const booked = async (store: LeadStore, leadId: string, fromHour = 9) => {
    const booking = aBooking(leadId, { technicianId: 'ben', note: 'Gate 12', fromHour });
    expect(await store.bookVisit(booking)).toMatchObject({ kind: 'kept' });
    return booking;
  };
  const feedOf = async (store: LeadStore) =>
    (await store.findFeed('feed', '2026-06-01'))?.visits.map(
      ({ visit, lead }) => `${lead.name} ${visit.state}`,
    );
  const owed = async (store: LeadStore, leadId: string) =>
    (await store.listNotices({ leadId })).filter(({ state }) => state === 'due').map(({ kind }) => kind);

  /** A request with a visit, merged into another, and that to a third, which remains. */
  async function aChain() {
    const store = await aStore();
    const [first, second, remains] = [
      await aRequest(store, 'first'),
      await aRequest(store, 'second'),
      await aRequest(store, 'third'),
    ];
    const { visitId } = await booked(store, first);
    expect(await merge(store, first, second)).toEqual({ kind: 'marked' });
    expect(await merge(store, second, remains)).toEqual({ kind: 'marked' });
    return { store, first, second, remains, visitId };
  }

  test('the visit of a merged request is that of the one that remains, for every device, the list and the calendar', async () => {
    const { store, remains, visitId } = await aChain();
    for (const device of ['first', 'second', 'third'])
      expect(await store.findRequest(byDevice(device)), device).toMatchObject({
        ...{ id: remains, state: 'booked' },
        visit: { id: visitId, state: 'set', technician: 'Ben' },
      });
    expect(await store.findVisit(visitId)).toMatchObject({ visit: { leadId: remains } });
    expect(await store.findListedLead(remains)).toMatchObject({
      ...{ state: 'booked', visit: { id: visitId, technician: 'Ben Ruiz' } },
      ...{ isAmended: false, merged: [{}, {}] },
    });
    expect(await store.listBoardLeads({ search: 'Gate 12' })).toMatchObject({ leads: [{ id: remains }] });
  });

  test('nobody is warned any more of who remains, for the visit is agreed; and no second one is booked', async () => {
    const { store, first, remains, visitId } = await aChain();
    expect((await owed(store, remains)).filter((kind) => kind === 'alarm')).toEqual([]);
    expect(await store.countBoard(noon)).toMatchObject({ open: 0 });
    expect(await store.bookVisit(aBooking(remains))).toMatchObject({
      ...{ kind: 'has visit', visit: { id: visitId } },
    });
    expect(await store.bookVisit(aBooking(first))).toEqual({ kind: 'merged' });
    expect(await store.listVisits('2026-06-11')).toHaveLength(1);
  });

  test('moved, it marks the one that remains; canceled, it stands in the technician’s calendar as canceled', async () => {
    const { store, remains, visitId } = await aChain();
    const action = anAction({ at: noon + 6 * minute });
    const move = {
      action,
      visitId,
      seen: 0,
      step: 'move',
      wish: aWish({ fromHour: 13, technicianId: 'ben' }),
    } as const;
    expect(await store.actOnVisit(move)).toMatchObject({ kind: 'kept', visit: { leadId: remains } });
    expect((await store.findLead(remains))?.events.at(-1)).toMatchObject({ outcome: 'visit-moved' });
    await store.changeRequest({
      ...{ ...telling, id: 'off', leadId: remains, channels: ['board'], content: {}, note: 'Off' },
      changes: [{ kind: 'cancel', text: '' }],
    });
    expect(await feedOf(store)).toEqual(['Rosa Diaz canceled']);
    expect(await store.findListedLead(remains)).toMatchObject({ visit: { state: 'canceled' } });
  });

  test('erased, the one that remains takes it out of the technician’s calendar, as canceled', async () => {
    const { store, first } = await aChain();
    await store.eraseRequest({ ...telling, id: 'erased', leadId: first, note: 'Erased' });
    expect(await feedOf(store)).toEqual([' canceled']);
  });

  test('taken back one after the other, each request has again what it had', async () => {
    const store = await aStore();
    const ids = [
      await aRequest(store, 'first'),
      await aRequest(store, 'second'),
      await aRequest(store, 'third'),
    ] as const;
    const { visitId } = await booked(store, ids[0]);
    const press = (id: string) => ({ id, operator: 'Ana', at: noon + 5 * minute });
    await store.mergeLead({ ...press('merge-a'), leadId: ids[0], into: ids[1] });
    await store.mergeLead({ ...press('merge-b'), leadId: ids[1], into: ids[2] });
    const undo = { operator: 'Ana', at: noon + 6 * minute };
    // The first alone cannot be: what it gave was given on.
    expect(await store.undoMarks({ ...undo, presses: ['merge-a'] })).toMatchObject({ changed: [] });
    expect(await store.undoMarks({ ...undo, presses: ['merge-b'], leadIds: [ids[2]] })).toMatchObject({
      changed: [ids[2], ids[1]],
    });
    expect(await store.findListedLead(ids[2])).toMatchObject({ state: 'open', visit: null, merged: [] });
    expect(await owed(store, ids[2])).toEqual(['alarm']);
    expect(await store.findListedLead(ids[1])).toMatchObject({ state: 'booked', visit: { id: visitId } });
    expect(await store.undoMarks({ ...undo, presses: ['merge-a'] })).toMatchObject({ settled: [] });
    expect(await store.findListedLead(ids[1])).toMatchObject({ state: 'open', visit: null });
    expect(await store.findRequest(byDevice('first'))).toMatchObject({ id: ids[0], visit: { id: visitId } });
    expect(await store.findRequest(byDevice('third'))).toMatchObject({ id: ids[2], visit: undefined });
  });

  test('what was done since with the one that remains stays, and so does the merge', async () => {
    const { store, remains, visitId } = await aChain();
    const action = anAction({ at: noon + 6 * minute });
    await store.actOnVisit({ action, visitId, seen: 0, step: 'on-the-way', note: '' });
    const presses = [`merge-${made}`];
    const undone = await store.undoMarks({ presses, operator: 'Ana', at: noon + 7 * minute });
    expect(undone).toMatchObject({ changed: [] });
    expect(await store.findListedLead(remains)).toMatchObject({ visit: { id: visitId } });
  });

  test('two that both have a visit to come are not merged until one of them is settled', async () => {
    const store = await aStore();
    const [one, other] = [await aRequest(store, 'first'), await aRequest(store, 'second')];
    const { visitId } = await booked(store, one);
    await booked(store, other, 13);
    expect(await merge(store, one, other)).toEqual({ kind: 'two visits' });
    await store.actOnVisit({ action: anAction(), visitId, seen: 0, step: 'cancel', note: '' });
    expect(await merge(store, one, other)).toEqual({ kind: 'marked' });
    // The visit that is to come is told, though the other was set later.
    expect(await store.findRequest(byDevice('first'))).toMatchObject({ id: other, visit: { state: 'set' } });
  });

  test('a window that is held stays held through two merges, and of two the later is kept', async () => {
    const store = await aStore();
    const ids = [await aLead(store), await aLead(store), await aLead(store)] as const;
    const free = (await leftAt(store)) ?? 0;
    await store.pickWindow(aPick(ids[0]));
    await merge(store, ids[0], ids[1]);
    await merge(store, ids[1], ids[2]);
    expect(await leftAt(store)).toBe(free - 1);
    expect(await leftAt(store, noon, ids[2])).toBe(free);
    expect(await store.findListedLead(ids[2])).toMatchObject({ heldWindow: { window: { fromHour: 9 } } });
    const later = await aLead(store);
    await store.pickWindow(aPick(later, { fromHour: 13, at: noon + minute }));
    await store.mergeLead({
      ...anAction({ id: 'merge-late', at: noon + 6 * minute }),
      leadId: ids[2],
      into: later,
    });
    expect(await store.findLastPick(later, noon + minute)).toMatchObject({
      ...{ state: 'held', held: { window: { fromHour: 13 } } },
    });
    expect(await leftAt(store)).toBe(free);
    await store.undoMarks({ presses: ['merge-late'], operator: 'Ana', at: noon + 7 * minute });
    expect(await leftAt(store)).toBe(free - 1);
    expect(await store.findListedLead(ids[2])).toMatchObject({ heldWindow: { window: { fromHour: 9 } } });
  });

  test('one call answers all that was sent before it, and what was promised in it is kept', async () => {
    const store = await aStore();
    const [called, before] = [await aRequest(store, 'first'), await aRequest(store, 'second')];
    const followUpAt = noon + 60 * minute;
    const notices = [aNotice({ kind: 'reminder', at: followUpAt })];
    await store.markLead(aMark(called, { at: noon + minute, followUpAt, notices }));
    await merge(store, called, before);
    expect(await store.findListedLead(before)).toMatchObject({ state: 'called', followUpAt });
    expect(await owed(store, before)).toEqual(['reminder']);
    expect(await owed(store, called)).toEqual([]);
    const after = aSubmission({}, { receivedAt: noon + 2 * minute });
    await store.saveLead(after);
    await merge(store, before, after.lead.id);
    // They wrote again after the call: it is owed as it was.
    expect(await store.findListedLead(after.lead.id)).toMatchObject({ state: 'open' });
  });

  test('a missed call leaves a follow-up that is due where it is merged into, unless that has its own clock', async () => {
    const store = await aStore();
    const aCall = async () =>
      (await store.saveLead(aSubmission({}, { kind: 'missed-call', name: '', email: '' }))).leadId;
    const [called, visited, open] = [
      await aRequest(store, 'called'),
      await aRequest(store, 'visited'),
      await aRequest(store, 'open'),
    ];
    await store.markLead(aMark(called, { at: noon + minute }));
    await booked(store, visited);
    for (const into of [called, visited, open]) {
      expect(await merge(store, await aCall(), into)).toEqual({ kind: 'marked' });
      expect((await store.findListedLead(into))?.followUpAt, into).toBe(
        into === open ? undefined : noon + 5 * minute,
      );
    }
    expect(await store.countBoard(0, noon + 5 * minute)).toMatchObject({ open: 1, followUps: 2 });
    const undo = { operator: 'Ana', at: noon + 6 * minute, presses: [`merge-${made - 1}`] };
    expect(await store.undoMarks(undo)).toMatchObject({ settled: [] });
    expect(await store.countBoard(0, noon + 6 * minute)).toMatchObject({ open: 2, followUps: 1 });
  });

  test('what was added to a merged request is seen where its visit is', async () => {
    const { store, remains, visitId } = await aChain();
    const added = aSubmission({ deviceHash: 'fourth' });
    await store.saveLead(added);
    await store.changeRequest({
      ...{ ...telling, id: 'gate', leadId: added.lead.id, channels: ['board'], content: {}, note: 'Gate' },
      changes: [{ kind: 'access', text: 'Gate 99' }],
    });
    await merge(store, added.lead.id, remains);
    const said = [{ kind: 'access', text: 'Gate 99', at: telling.at }];
    expect((await store.findVisit(visitId))?.lead.changes).toEqual(said);
    expect((await store.findRequest(byDevice('third')))?.changes).toEqual(said);
  });
});
