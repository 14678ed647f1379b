// What the desk corrects of a request, tried on SQLite and on a real PostgreSQL.
import { describe, expect, test } from 'vitest';
import { aLead, aPick } from '../../../../tests/support/builders/a-pick.ts';
import { aMark, aSubmission, noon } from '../../../../tests/support/builders/a-quote.ts';
import { aBooking } from '../../../../tests/support/builders/a-visit.ts';
import { listEngines, openIn } from '../../../../tests/support/stores/store-places.ts';
import { latestEmail } from '#domain/leads/person.ts';
import type { VisitRegion } from '#domain/visits/visit-plan.ts';
import { noCustomerFacts } from '#domain/leads/customer.ts';
import type { DeskCorrection } from './correct-by-desk.ts';

const other = { phone: '+13055550199', phoneAsTyped: '305 555 0199', email: 'else@example.com' };

describe.each(listEngines())('$engine', ({ aPlace }) => {
  async function aDesk() {
    const store = await openIn(await aPlace());
    const leadId = await aLead(store);
    const correct = (changes: Partial<DeskCorrection>) =>
      store.correctByDesk({
        ...{ id: 'correct-one', leadId, operator: 'Ana', at: noon + 5, content: {}, note: 'ZIP' },
        ...changes,
      });
    return { store, leadId, correct };
  }

  test('what is corrected holds, what was sent first stays beside it, and the history says who', async () => {
    const { store, leadId, correct } = await aDesk();
    const before = await store.findLead(leadId);
    await store.pickWindow(aPick(leadId));
    const content = { name: 'Rosalinda', zip: '33401', street: '9 Elm St', email: 'new@example.com' };
    for (const times of [1, 2]) expect(await correct({ content }), String(times)).toEqual({ kind: 'marked' });
    const lead = await store.findLead(leadId);
    expect(lead).toMatchObject({
      ...content,
      ...{ state: 'open', dueAt: before?.dueAt, region: 'palm-beach-county', outsideArea: false },
      sentFirst: { name: before?.name, zip: before?.zip, street: '' },
    });
    expect(lead?.events.filter(({ outcome }) => outcome === 'corrected')).toMatchObject([
      { operator: 'Ana', note: 'ZIP' },
    ]);
    expect(lead && latestEmail(lead)).toBe('new@example.com');
    // It is of another region now.
    expect(await store.findLastPick(leadId, noon)).toMatchObject({ state: 'released' });
    const found = async (search: string) =>
      (await store.listBoardLeads({ search })).leads.map(({ id }) => id);
    expect([await found('rosalinda'), await found(before?.email ?? '')]).toEqual([[leadId], [leadId]]);
  });

  test('who had not seen what others did is told, and an action before it can still be taken back', async () => {
    const { store, leadId, correct } = await aDesk();
    const seen = { state: 'open', events: 0 } as const;
    await store.markLead(aMark(leadId, { id: 'called-by-ben', outcome: 'called', operator: 'Ben' }));
    expect(await correct({ content: { name: 'Rosa' }, seen })).toEqual({ kind: 'changed' });
    expect(await correct({ content: { name: 'Rosa', email: 'r@example.com' } })).toEqual({ kind: 'marked' });
    expect(await store.findListedLead(leadId), 'their own corrections alone are theirs').toMatchObject({
      ...{ isChanged: false, isAmended: false },
    });
    expect(
      await correct({
        ...{ id: 'correct-two', operator: 'Ben', content: { name: 'Rose' } },
        seen: { state: 'called', events: 1 },
      }),
      'another correction counts',
    ).toEqual({ kind: 'changed' });
    const undo = { presses: ['called-by-ben'], operator: 'Ben', at: noon + 9 };
    expect((await store.undoMarks(undo)).changed).toEqual([leadId]);
    expect(await store.findLead(leadId)).toMatchObject({ name: 'Rosa', state: 'open' });
    expect((await store.undoMarks({ ...undo, presses: ['correct-one'] })).changed).toEqual([]);
    expect(await correct({ leadId: 'nobody', id: 'correct-no' })).toEqual({ kind: 'unknown' });
  });

  test('with the ZIP code the visit that is to come changes its region: the place there is taken, the one here is free', async () => {
    const { store, leadId, correct } = await aDesk();
    const booking = aBooking(leadId);
    await store.bookVisit(booking);
    const takenIn = async (region: VisitRegion) => {
      const { calendar, date, action } = booking;
      const [day] = await store.offerDays({ region, zip: '', days: [date], calendar, now: action.at });
      return day?.windows.find(({ fromHour }) => fromHour === booking.fromHour)?.taken;
    };
    expect([await takenIn('miami-dade'), await takenIn('palm-beach-county')]).toEqual([1, 0]);
    await correct({ content: { zip: '33401' } });
    expect([await takenIn('miami-dade'), await takenIn('palm-beach-county')]).toEqual([0, 1]);
    expect(await store.findVisit(booking.visitId)).toMatchObject({ region: 'palm-beach-county' });
    await correct({ id: 'correct-two', content: { zip: '10001' } });
    expect(await store.findVisit(booking.visitId)).toMatchObject({ region: 'outside' });
  });

  test('the calendar of a visit that is to come says it anew; erased, nothing of it is left', async () => {
    const { store, leadId, correct } = await aDesk();
    const booking = aBooking(leadId);
    await store.bookVisit(booking);
    const sequence = async () => (await store.findVisit(booking.visitId))?.entry.sequence ?? -1;
    const before = await sequence();
    await correct({ content: { street: '9 Elm St', zip: '10001' }, note: 'Street: 9 Elm St' });
    expect(await sequence()).toBeGreaterThan(before);
    expect(await store.findLead(leadId)).toMatchObject({ outsideArea: true, state: 'booked' });
    await store.eraseRequest({ id: 'erased', leadId, operator: 'Customer', note: 'Erased', at: noon + 9 });
    expect(JSON.stringify(await store.findLead(leadId))).not.toContain('Elm');
    expect(await correct({ id: 'correct-two', content: { street: '1 Oak St' } })).toEqual({ kind: 'erased' });
  });

  test('what is known of a customer stands at all requests of one number or mailbox, also later ones, and goes with the last', async () => {
    const { store, leadId, correct } = await aDesk();
    const { leadId: byMail } = await store.saveLead(aSubmission({}, { phone: '', phoneAsTyped: '' }));
    const { leadId: stranger } = await store.saveLead(aSubmission({}, other));
    const customer = { note: 'Loud dog', language: 'Spanish', doNotServe: true };
    expect(await correct({ customer, note: 'Lasting note: Loud dog' })).toEqual({ kind: 'marked' });
    const { leadId: later } = await store.saveLead(aSubmission({}, { email: '' }));
    const of = async (id: string) => (await store.findListedLead(id))?.customer;
    expect([await of(leadId), await of(byMail), await of(later)]).toEqual([customer, customer, customer]);
    expect(await of(stranger)).toEqual(noCustomerFacts);
    const booking = aBooking(later);
    expect(await store.bookVisit(booking)).toEqual({ kind: 'not served' });
    expect(await store.bookVisit({ ...booking, isServed: true })).toMatchObject({ kind: 'kept' });
    expect((await store.findVisit(booking.visitId))?.lead.customer).toEqual(customer);
    // Whoever turns out to have that number is known by it.
    const { phone = '', phoneAsTyped = '' } = (await store.findLead(later)) ?? {};
    await correct({ id: 'correct-two', leadId: stranger, content: { phone, phoneAsTyped } });
    expect(await of(stranger)).toEqual(customer);
    for (const id of [leadId, byMail, later]) {
      await store.eraseRequest({
        id: `erase-${id}`,
        leadId: id,
        operator: 'Customer',
        note: '',
        at: noon + 9,
      });
      expect(await of(stranger), 'it goes with the last').toEqual(customer);
      expect(await of(id)).toEqual(noCustomerFacts);
    }
    await correct({ id: 'correct-three', leadId: stranger, customer: noCustomerFacts });
    const { leadId: last } = await store.saveLead(aSubmission({}, { phone, phoneAsTyped }));
    expect(await of(last)).toEqual(noCustomerFacts);
  });
});
