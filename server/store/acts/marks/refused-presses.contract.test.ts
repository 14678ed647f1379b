// Actions that are refused whatever an old board shows: strangers merged, erased requests worked on, an id used twice.
import { aMark, aSubmission, noon } from '../../../../tests/support/builders/a-quote.ts';
import { aBooking, anAction } from '../../../../tests/support/builders/a-visit.ts';
import { readEveryRow } from '../../../../tests/support/stores/bare-tables.ts';
import { connectTo, listEngines, openIn } from '../../../../tests/support/stores/store-places.ts';
import { describe, expect, test } from 'vitest';
import type { Lead } from '#domain/leads/lead.ts';
import type { LeadStore } from '#server/store/lead-store.ts';

const minute = 60_000;
let made = 0;

describe.each(listEngines())('$engine', ({ aPlace }) => {
  const aLead = async (store: LeadStore, person: Partial<Lead> = {}) =>
    (await store.saveLead(aSubmission({}, person))).leadId;
  const merge = (store: LeadStore, leadId: string, into: string, id = `merge-${(made += 1)}`) =>
    store.mergeLead({ id, leadId, into, operator: 'Ana', at: noon });

  test('exactly those the board offers as one person’s can be merged', async () => {
    const store = await openIn(await aPlace());
    const people = [
      { phone: '+13055550101', email: 'ann@example.com' },
      { phone: '+13055550101', email: 'other@example.com' },
      { phone: '+13055550102', email: 'Ann+work@example.com' },
      { phone: '', email: 'ann@example.com' },
      { phone: '+13055550103', email: '' },
      { phone: '', email: '' },
      { phone: '', email: '' },
    ];
    const ids = await Promise.all(people.map(async (person) => aLead(store, person)));
    for (const into of ids) {
      const offered = (await store.listPersonLeads(into)).map(({ id }) => id);
      for (const leadId of ids.filter((id) => id !== into)) {
        const press = `merge-${(made += 1)}`;
        const { kind } = await merge(store, leadId, into, press);
        expect(kind, `${leadId} into ${into}`).toBe(offered.includes(leadId) ? 'marked' : 'other person');
        await store.undoMarks({ presses: [press], operator: 'Ana', at: noon });
      }
    }
    expect(await store.countBoard(noon)).toMatchObject({ open: people.length });
  });

  test('the id of an action told of another lead, or of another merge, is refused', async () => {
    const store = await openIn(await aPlace());
    const ids = [await aLead(store), await aLead(store), await aLead(store), await aLead(store)] as const;
    const booking = aBooking(ids[0]);
    expect(await store.bookVisit(booking)).toMatchObject({ kind: 'kept' });
    const { id: press } = booking.action;
    const again = aBooking(ids[1], { action: booking.action, fromHour: 13 });
    expect(await store.bookVisit(again)).toEqual({ kind: 'changed', visit: null });
    expect(await store.findLead(ids[1])).toMatchObject({ state: 'open', events: [] });
    expect(await merge(store, ids[1], ids[2], press)).toEqual({ kind: 'changed' });
    const mark = aMark(ids[1], { outcome: 'no-answer' });
    await store.markLead(mark);
    const marked = aBooking(ids[2], { action: anAction({ id: mark.id }) });
    expect(await store.bookVisit(marked)).toEqual({ kind: 'changed', visit: null });
    const other = aBooking(ids[2], { fromHour: 13 });
    await store.bookVisit(other);
    const step = {
      action: booking.action,
      visitId: other.visitId,
      seen: 0,
      step: 'cancel',
      note: '',
    } as const;
    expect(await store.actOnVisit(step)).toEqual({ kind: 'changed', visit: null });
    expect(await merge(store, ids[1], ids[3], 'twice')).toEqual({ kind: 'marked' });
    expect(await merge(store, ids[1], ids[2], 'twice')).toEqual({ kind: 'changed' });
  });

  test('who is called about a visit that stands stays booked: the call is told, and when to call again', async () => {
    const store = await openIn(await aPlace());
    const leadId = await aLead(store);
    await store.bookVisit(aBooking(leadId));
    const at = noon + minute;
    await store.markLead(aMark(leadId, { outcome: 'called', at, note: 'Gate is broken' }));
    expect(await store.findLead(leadId)).toMatchObject({ state: 'booked', followUpAt: undefined });
    for (const outcome of ['no-answer', 'called', 'open'] as const) {
      const followUpAt = noon + 60 * minute;
      await store.markLead(aMark(leadId, { outcome, at, followUpAt }));
      const lead = await store.findLead(leadId);
      expect(lead, outcome).toMatchObject({ state: 'booked', followUpAt });
      expect(lead?.events.at(-1)).toMatchObject({ outcome });
    }
    const [page] = (await store.listBoardLeads({ list: 'open', now: noon, calledSince: noon })).leads;
    expect(page).toMatchObject({ id: leadId, visit: { state: 'set' } });
  });

  test('an erased request is not booked, marked, noted or merged any more; that nobody goes there can be settled', async () => {
    const place = await aPlace();
    const store = await openIn(place);
    const [leadId, other] = [await aLead(store), await aLead(store)];
    await store.bookVisit(aBooking(leadId));
    const erasing = { id: 'erased', operator: 'Customer', at: noon + minute, note: 'Erased' };
    await store.eraseRequest({ ...erasing, leadId });
    const { events } = (await store.findLead(leadId)) ?? {};
    const at = noon + 2 * minute;
    const canary = { at, note: 'Canary, gate 12' } as const;
    expect(await store.bookVisit(aBooking(leadId, { note: canary.note }))).toEqual({ kind: 'erased' });
    for (const outcome of ['note', 'calling', 'called', 'no-answer', 'booked', 'open', 'done'] as const)
      expect(await store.markLead(aMark(leadId, { ...canary, outcome })), outcome).toEqual({
        kind: 'erased',
      });
    const release = { ...canary, id: 'release', leadId, operator: 'Ana', heldId: 'none' };
    expect(await store.releaseWindow(release)).toBe('nothing held');
    expect(await merge(store, leadId, other)).toEqual({ kind: 'erased' });
    expect(await merge(store, other, leadId)).toEqual({ kind: 'erased' });
    expect(await readEveryRow(connectTo(place))).not.toContain('Canary');
    expect((await store.findLead(leadId))?.events).toEqual(events);
    const done = aMark(leadId, { outcome: 'done', at });
    expect(await store.markLead(done)).toEqual({ kind: 'marked' });
    expect(await store.findListedLead(leadId)).toMatchObject({
      state: 'done',
      visit: { state: 'canceled' },
    });
  });

  test('nothing is closed while somebody is still to go there, alone or with many others', async () => {
    const store = await openIn(await aPlace());
    const leadId = await aLead(store);
    const booking = aBooking(leadId);
    await store.bookVisit(booking);
    for (const outcome of ['spam', 'not-ours', 'done'] as const)
      expect(await store.markLead(aMark(leadId, { outcome })), outcome).toEqual({ kind: 'visit planned' });
    // They asked for another time: the lead waits for a call, and its visit stays.
    await store.markLead(aMark(leadId, { outcome: 'called', followUpAt: noon + minute }));
    const many = { ...anAction(), at: noon + 2 * minute, leadIds: [leadId], outcome: 'spam' } as const;
    expect(await store.markMany(many)).toMatchObject({ changed: [], settled: [leadId] });
    expect(await store.findListedLead(leadId)).toMatchObject({ state: 'booked', visit: { state: 'set' } });
    const { visitId } = booking;
    await store.actOnVisit({ action: anAction(), visitId, seen: 0, step: 'cancel', note: '' });
    expect(await store.markLead(aMark(leadId, { outcome: 'spam' }))).toEqual({ kind: 'marked' });
  });
});
