// Another time that is asked for in the place of a visit's, tried on SQLite and on a real PostgreSQL.
import { describe, expect, test } from 'vitest';
import { aLead } from '../../../../tests/support/builders/a-pick.ts';
import { aMark, aSubmission, noon } from '../../../../tests/support/builders/a-quote.ts';
import { aBooking, anAction, aWish } from '../../../../tests/support/builders/a-visit.ts';
import { listEngines, openIn } from '../../../../tests/support/stores/store-places.ts';
import { findAskedTime } from '#domain/my-request/asked-time.ts';
import type { LeadStore } from '#server/store/lead-store.ts';

const asksAt = noon + 60_000;

const ask = (leadId: string) => ({
  ...{
    id: `ask-${leadId}`,
    leadId,
    at: asksAt,
    content: {},
    operator: 'Customer',
    channels: ['board'] as const,
  },
  note: 'Asks for another time: after school',
  changes: [{ kind: 'another-time', text: 'after school' }] as const,
});

/** The ids of the work list, and of those that are done. */
async function listsOf(store: LeadStore) {
  const ids = async (list: 'open' | 'done') => {
    const { leads } = await store.listBoardLeads({ list, now: asksAt + 1, calledSince: asksAt + 1 });
    return leads.map(({ id }) => id);
  };
  return { work: await ids('open'), done: await ids('done') };
}

describe.each(listEngines())('$engine', ({ aPlace }) => {
  async function anAsked() {
    const store = await openIn(await aPlace());
    const leadId = await aLead(store);
    const booking = aBooking(leadId);
    await store.bookVisit(booking);
    expect(await listsOf(store)).toEqual({ work: [], done: [leadId] });
    for (const times of [1, 2]) expect(await store.changeRequest(ask(leadId)), String(times)).toBe('kept');
    return { store, leadId, booking };
  }

  test('who asks for another time is to be called again; the visit stays, and no reminder or alarm goes', async () => {
    const { store, leadId } = await anAsked();
    expect(await listsOf(store)).toEqual({ work: [leadId], done: [] });
    expect(await store.countBoard(asksAt, asksAt + 1)).toMatchObject({ followUps: 1 });
    expect(await store.findLead(leadId)).toMatchObject({ state: 'booked', followUpAt: asksAt });
    expect(await store.listVisits('2026-06-11')).toMatchObject([{ visit: { state: 'set', sequence: 0 } }]);
    const notices = await store.listNotices({ leadId });
    expect(notices.map(({ kind, state }) => `${kind} ${state}`).toSorted()).toEqual([
      'alarm canceled',
      'amendment sent',
      // What they said is told with the visit.
      'booking canceled',
      'booking due',
      'visit due',
    ]);
  });

  test('the desk answers by moving the visit, and taking that back asks again; or by what it marks', async () => {
    const { store, leadId, booking } = await anAsked();
    const move = {
      action: anAction({ at: asksAt }),
      visitId: booking.visitId,
      seen: 0,
      step: 'move',
    } as const;
    await store.actOnVisit({ ...move, wish: aWish({ fromHour: 13 }) });
    expect(await listsOf(store)).toEqual({ work: [], done: [leadId] });
    await store.undoVisit({
      visitId: booking.visitId,
      taken: move.action.id,
      action: anAction({ at: asksAt }),
      retaking: { calendar: aWish().calendar },
    });
    expect(await listsOf(store)).toEqual({ work: [leadId], done: [] });
    await store.markLead(aMark(leadId, { outcome: 'called', at: asksAt }));
    expect(await listsOf(store)).toEqual({ work: [], done: [leadId] });
  });

  test('a wish that the desk has answered is none any more, also when they are to be called again for something else', async () => {
    const { store, leadId, booking } = await anAsked();
    const wishes = async () => {
      const listed = await store.findListedLead(leadId);
      const [visit] = await store.listVisits('2026-06-11');
      return [listed, visit?.lead].map((lead) => lead && findAskedTime(lead));
    };
    expect(await wishes()).toEqual(['after school', 'after school']);
    const later = { at: asksAt + 1, followUpAt: asksAt + 60_000 };
    await store.markLead(aMark(leadId, { outcome: 'no-answer', ...later }));
    expect(await wishes(), 'not reached').toEqual(['after school', 'after school']);
    const spoke = aMark(leadId, { outcome: 'called', ...later });
    await store.markLead(spoke);
    expect(await store.findLead(leadId)).toMatchObject({ state: 'booked', followUpAt: later.followUpAt });
    expect(await wishes(), 'spoke').toEqual(['', '']);
    await store.undoMarks({ presses: [spoke.id], operator: 'Ana', at: later.at });
    expect(await wishes(), 'taken back').toEqual(['after school', 'after school']);
    const kept = {
      action: anAction({ at: later.at }),
      visitId: booking.visitId,
      seen: 0,
      step: 'move',
    } as const;
    await store.actOnVisit({ ...kept, wish: aWish({ fromHour: 13 }) });
    const rang = await store.saveLead(aSubmission({}, { kind: 'missed-call', name: '', email: '' }));
    await store.mergeLead({ ...anAction({ at: later.at }), leadId: rang.leadId, into: leadId });
    expect(await store.findLead(leadId)).toMatchObject({ state: 'booked', followUpAt: later.at });
    expect(await wishes(), 'moved, and rang since').toEqual(['', '']);
  });
});
