// Where a visit is made, tried on SQLite and on a real PostgreSQL.
import { describe, expect, test } from 'vitest';
import { aLead } from '../../../../tests/support/builders/a-pick.ts';
import { aSubmission, noon } from '../../../../tests/support/builders/a-quote.ts';
import { aBooking, anAction, aWish } from '../../../../tests/support/builders/a-visit.ts';
import { listEngines, openIn } from '../../../../tests/support/stores/store-places.ts';
import type { LeadStore } from '#server/store/lead-store.ts';

const home = { street: '12 Palm Ave', unit: 'Apt 4', access: 'Gate 4711' };
const noHome = { street: '', unit: '', access: '' };

const found = async (store: LeadStore, search: string) =>
  (await store.listBoardLeads({ search })).leads.map(({ id }) => id);

describe.each(listEngines())('$engine', ({ aPlace }) => {
  async function aBooked() {
    const store = await openIn(await aPlace());
    const leadId = await aLead(store);
    const booking = aBooking(leadId, { address: home });
    expect(await store.bookVisit(booking)).toMatchObject({ kind: 'kept' });
    return { store, leadId, booking };
  }

  test('the address taken down while booking is that of the lead: in its history, found by street, seen at the visit', async () => {
    const { store, leadId, booking } = await aBooked();
    const lead = await store.findLead(leadId);
    expect(lead).toMatchObject({ ...home, sentFirst: undefined });
    expect(lead?.events.at(-1)).toMatchObject({ operator: 'Ana' });
    expect(lead?.events.at(-1)?.note).toContain('12 Palm Ave, Apt 4, Gate 4711');
    expect(await found(store, 'palm ave')).toEqual([leadId]);
    expect((await store.findVisit(booking.visitId))?.lead).toMatchObject(home);
    // Taking the booking back takes no address.
    await store.undoVisit({ visitId: booking.visitId, taken: booking.action.id, action: anAction() });
    expect(await store.findLead(leadId)).toMatchObject({ ...home, state: 'open' });
  });

  test('who moves the visit changes what they typed alone, and what stood there before stays beside it', async () => {
    const { store, leadId, booking } = await aBooked();
    const wish = aWish({ fromHour: 13, address: { street: '14 Palm Ave' } });
    const { visitId } = booking;
    await store.actOnVisit({ action: anAction(), visitId, seen: 0, step: 'move', wish });
    const lead = await store.findLead(leadId);
    expect(lead).toMatchObject({ ...home, street: '14 Palm Ave', sentFirst: home });
    expect(await found(store, '14 palm')).toEqual([leadId]);
  });

  test('a visit is booked without one', async () => {
    const store = await openIn(await aPlace());
    const leadId = await aLead(store);
    expect(await store.bookVisit(aBooking(leadId))).toMatchObject({ kind: 'kept' });
    expect(await store.findLead(leadId)).toMatchObject({ ...noHome, sentFirst: undefined });
  });

  test('what a missed call did not say is kept with its booking, where the visit then is; what a lead says already stays', async () => {
    const store = await openIn(await aPlace());
    const nothing = { name: '', email: '', zip: '', appliance: '', sign: '', message: '' };
    const more = { email: 'rosa@example.com', sign: 'will-not-drain' };
    const call = await store.saveLead(aSubmission({}, { kind: 'missed-call', ...nothing }));
    const given = { name: 'Rosa Diaz', zip: '33707', appliance: 'washer', ...more };
    const refused = await store.bookVisit(aBooking(call.leadId, { given, date: '2026-06-09' }));
    expect(refused).toMatchObject({ kind: 'barred' });
    expect(await store.findLead(call.leadId)).toMatchObject(nothing);
    const booking = aBooking(call.leadId, { given, address: home, heardFrom: 'yelp' });
    expect(await store.bookVisit(booking)).toMatchObject({ kind: 'kept' });
    const lead = await store.findLead(call.leadId);
    expect(lead?.source).toMatchObject({ heard_from: 'yelp' });
    expect(lead).toMatchObject({ ...given, ...home, region: 'west-central-florida', outsideArea: false });
    expect(lead?.events.at(-1)?.note).toContain(
      'Rosa Diaz, 33707, rosa@example.com, Washer, Will not drain, 12 Palm Ave',
    );
    expect(await found(store, '33707')).toEqual([call.leadId]);
    expect(await store.findVisit(booking.visitId)).toMatchObject({ region: 'west-central-florida' });
    const other = await aLead(store);
    await store.bookVisit(aBooking(other, { given: { name: 'Ann', zip: '33707', appliance: 'dryer' } }));
    expect(await store.findLead(other)).toMatchObject({ zip: '33139', sentFirst: undefined });
    const away = await store.saveLead(
      aSubmission({}, { kind: 'missed-call', ...nothing, phone: '+13055550199' }),
    );
    await store.bookVisit(aBooking(away.leadId, { given: { zip: '30301' } }));
    expect(await store.findLead(away.leadId)).toMatchObject({ zip: '30301', outsideArea: true });
  });

  test('a request that is merged brings its address to one without, until it is taken back; a corrected one stays', async () => {
    const { store, leadId, booking } = await aBooked();
    const { leadId: other } = await store.saveLead(aSubmission());
    const calendarOf = async () => (await store.findVisit(booking.visitId))?.entry.sequence ?? -1;
    const sequences = [await calendarOf()];
    const merge = (id: string) => store.mergeLead({ id, leadId, into: other, operator: 'Ana', at: noon + 9 });
    const undo = (id: string) => store.undoMarks({ presses: [id], operator: 'Ana', at: noon + 10 });
    expect(await merge('merge-one')).toEqual({ kind: 'marked' });
    sequences.push(await calendarOf());
    expect((await store.findVisit(booking.visitId))?.lead).toMatchObject({ id: other, ...home });
    await undo('merge-one');
    sequences.push(await calendarOf());
    expect(await store.findLead(other)).toMatchObject(noHome);
    expect(await store.findLead(leadId)).toMatchObject(home);
    expect(new Set(sequences).size).toBe(3);
    expect(sequences).toEqual(sequences.toSorted((one, next) => one - next));
    await merge('merge-two');
    const content = { street: '9 Elm St' };
    await store.changeRequest({
      ...{ id: 'change-elm', leadId: other, at: noon + 11, operator: 'Customer', note: '', channels: [] },
      ...{ changes: [{ kind: 'street', text: '9 Elm St' }], content },
    });
    await undo('merge-two');
    expect(await store.findLead(other)).toMatchObject({ ...home, street: '9 Elm St' });
  });
});
