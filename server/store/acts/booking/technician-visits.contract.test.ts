// What the link of a technician's page shows, tried on SQLite and on a real PostgreSQL.
import { describe, expect, test } from 'vitest';
import { aLead } from '../../../../tests/support/builders/a-pick.ts';
import { aPhoto } from '../../../../tests/support/builders/a-photo.ts';
import { noon } from '../../../../tests/support/builders/a-quote.ts';
import { aBooking, anAction } from '../../../../tests/support/builders/a-visit.ts';
import { listEngines, openIn } from '../../../../tests/support/stores/store-places.ts';
import type { LeadStore } from '#server/store/lead-store.ts';

const days = { today: '2026-06-12', tomorrow: '2026-06-13' };

async function book(store: LeadStore, date: string, technicianId = 'ben') {
  const leadId = await aLead(store);
  const booking = aBooking(leadId, { date, technicianId, isOverfull: true, accepted: ['busy'] });
  expect(await store.bookVisit(booking)).toMatchObject({ kind: 'kept' });
  return { leadId, visitId: booking.visitId };
}

const idsOf = async (store: LeadStore, hash = 'page') =>
  (await store.findTechnicianVisits(hash, days))?.visits.map(({ visit }) => visit.id);

describe.each(listEngines())('$engine', ({ aPlace }) => {
  async function aStore() {
    const store = await openIn(await aPlace());
    for (const id of ['ben', 'cy']) await store.saveTechnician({ id, name: id }, anAction());
    await store.savePage('ben', 'page', anAction());
    return store;
  }

  test('two days and what was not settled before, his own alone, in order, with the photos', async () => {
    const store = await aStore();
    const tomorrow = await book(store, '2026-06-13');
    const today = await book(store, '2026-06-12');
    const before = await book(store, '2026-06-11');
    const settled = await book(store, '2026-06-11');
    await store.actOnVisit({ action: anAction(), visitId: settled.visitId, seen: 0, step: 'done', note: '' });
    await book(store, '2026-06-14');
    await book(store, '2026-06-12', 'cy');
    await store.keepPhoto(aPhoto(today.leadId, { id: 'label' }));
    const found = await store.findTechnicianVisits('page', days);
    expect(found?.technician).toMatchObject({ id: 'ben' });
    expect(found?.visits.map(({ visit, photos }) => [visit.id, photos])).toEqual([
      [before.visitId, []],
      [today.visitId, ['label']],
      [tomorrow.visitId, []],
    ]);
  });

  test('the visit after one that needed a part says which', async () => {
    const store = await aStore();
    const { leadId, visitId } = await book(store, '2026-06-11');
    const part = { name: 'Start relay', orderedOn: null, expectedOn: null };
    const asked = { action: anAction(), visitId, seen: 0, note: '' } as const;
    expect(await store.actOnVisit({ ...asked, step: 'needs-part', part })).toMatchObject({ kind: 'kept' });
    const again = aBooking(leadId, { date: '2026-06-12', technicianId: 'ben', isOverfull: true });
    expect(await store.bookVisit(again)).toMatchObject({ kind: 'kept' });
    const found = await store.findTechnicianVisits('page', days);
    expect(found?.visits).toMatchObject([{ visit: { id: again.visitId, part }, part }]);
  });

  test('of what its sender had erased, that it is canceled is left', async () => {
    const store = await aStore();
    const { leadId, visitId } = await book(store, '2026-06-12');
    await store.eraseRequest({ id: 'erased-1', leadId, at: noon, operator: 'Customer', note: '' });
    const found = await store.findTechnicianVisits('page', days);
    const blank = { name: '', phone: '', street: '', unit: '', access: '', message: '' };
    expect(found?.visits).toMatchObject([
      { visit: { id: visitId, state: 'canceled', note: '' }, lead: blank },
    ]);
  });

  test('a new link makes the old one worthless; it ends alone, and with who leaves; it moves along to another store', async () => {
    const store = await aStore();
    await store.savePage('ben', 'new', anAction());
    expect([await idsOf(store), await idsOf(store, 'new')]).toEqual([undefined, []]);
    const other = await openIn(await aPlace());
    await other.keepBundles([], await store.readStaff());
    expect(await idsOf(other, 'new')).toEqual([]);
    await store.savePage('ben', null, anAction());
    expect(await idsOf(store, 'new')).toBeUndefined();
    await store.savePage('ben', 'third', anAction());
    expect(await store.retireTechnician('ben', anAction())).toBe(true);
    expect(await idsOf(store, 'third')).toBeUndefined();
    expect(await store.savePage('ben', 'fourth', anAction())).toBe(false);
    const { changes } = await store.listChanges(1);
    expect(changes.map(({ what }) => what)).toContain('page link ended');
  });
});
