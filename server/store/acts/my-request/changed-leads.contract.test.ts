// What the desk sees of what visitors change or cancel, tried on SQLite and on a real PostgreSQL.
import { aMark, aNotice, aSubmission, noon } from '../../../../tests/support/builders/a-quote.ts';
import { aPick } from '../../../../tests/support/builders/a-pick.ts';
import { aBooking, anAction } from '../../../../tests/support/builders/a-visit.ts';
import { listEngines, openIn } from '../../../../tests/support/stores/store-places.ts';
import { describe, expect, test } from 'vitest';
import { findAskedTime } from '#domain/my-request/asked-time.ts';
import type { LeadStore } from '#server/store/lead-store.ts';
import type { RequestChanging } from './change-request.ts';

const minute = 60_000;

describe.each(listEngines())('$engine', ({ aPlace }) => {
  const aStore = async () => openIn(await aPlace());
  const aChange = (leadId: string, changes: Partial<RequestChanging> = {}): RequestChanging => ({
    ...{ id: `change-${leadId}`, leadId, at: noon + minute, operator: 'Customer', channels: ['board'] },
    ...{ changes: [], content: {}, note: 'Changed', ...changes },
  });
  const callingOff = { changes: [{ kind: 'cancel', text: '' }], note: 'Canceled' } as const;
  const search = async (store: LeadStore, text: string) =>
    (await store.listBoardLeads({ search: text })).leads.map(({ id }) => id);

  test('a corrected number, address and ZIP code are those of the lead: called, mailed, found, and the same person', async () => {
    const store = await aStore();
    const other = aSubmission({}, { phone: '+13055550177', email: 'else@example.com' });
    const { lead, ...rest } = aSubmission({ deviceHash: 'device' });
    await store.saveLead(other);
    await store.saveLead({ ...rest, lead });
    const content = {
      ...{ phone: '+13055550177', phoneAsTyped: '305 555 0177' },
      ...{ email: 'new@example.com', zip: '32801' },
    };
    await store.changeRequest(aChange(lead.id, { content, changes: [{ kind: 'zip', text: '32801' }] }));
    const listed = await store.findListedLead(lead.id);
    const { name, message } = lead;
    expect(listed).toMatchObject({ ...content, name, message, region: 'central-florida', isChanged: true });
    expect(listed?.isAmended).toBe(false);
    expect(listed?.person.requests).toBe(2);
    expect(listed?.sentFirst).toMatchObject({ phone: lead.phone, email: lead.email, zip: '33139' });
    expect(await search(store, '5550177')).toContain(lead.id);
    expect(await search(store, 'orlando')).toEqual([lead.id]);
    // Whoever has the old number in front of them finds it, too.
    expect(await search(store, '305 555 0123')).toEqual([lead.id]);
    // Corrected twice, what was sent first is still the first.
    await store.changeRequest(
      aChange(lead.id, {
        id: 'second',
        content: { zip: '33140' },
        changes: [{ kind: 'zip', text: '33140' }],
      }),
    );
    expect((await store.findLead(lead.id))?.sentFirst?.zip).toBe('33139');
    // The form sent again after a lost answer is the same request.
    expect(await store.saveLead({ ...rest, lead })).toMatchObject({ kind: 'repeated', leadId: lead.id });
  });

  test('another ZIP code or street is to be looked at until the desk does something with the lead', async () => {
    const store = await aStore();
    const { lead, ...rest } = aSubmission({}, { street: '12 Oak St' });
    await store.saveLead({ ...rest, lead });
    await store.bookVisit(aBooking(lead.id));
    const seen = async () => {
      const [visit] = await store.listVisits('2026-06-11');
      const listed = await store.findListedLead(lead.id);
      const anotherTime = listed && findAskedTime(listed);
      const { zipWas, followUpAt } = listed ?? {};
      return { zipWas, anotherTime, followUpAt, isMoved: visit?.lead.isMoved };
    };
    expect(await seen()).toEqual({ zipWas: '', anotherTime: '', followUpAt: undefined, isMoved: false });
    const at = noon + minute;
    const zip = { content: { zip: '34102' }, changes: [{ kind: 'zip', text: '34102' }] } as const;
    await store.changeRequest(aChange(lead.id, zip));
    expect(await seen()).toEqual({ zipWas: '33139', anotherTime: '', followUpAt: at, isMoved: true });
    // What they say next is no answer of the desk.
    const access = {
      content: { access: 'Gate 12' },
      changes: [{ kind: 'access', text: 'Gate 12' }],
    } as const;
    await store.changeRequest(aChange(lead.id, { id: 'gate', at: at + minute, ...access }));
    expect(await seen()).toMatchObject({ zipWas: '33139', isMoved: true });
    await store.markLead(aMark(lead.id, { at: at + 2 * minute, outcome: 'note', note: 'Fine' }));
    expect(await seen()).toMatchObject({ zipWas: '', isMoved: false });
    const ask = async (id: string, text: string) =>
      store.changeRequest(
        aChange(lead.id, { id, at: at + 2 * minute, content: {}, changes: [{ kind: 'another-time', text }] }),
      );
    await ask('ask-1', 'Fridays');
    await ask('ask-2', 'Tue, Jun 16, 9–11 am');
    expect(await seen()).toMatchObject({ anotherTime: 'Tue, Jun 16, 9–11 am' });
    const street = {
      content: { street: '9 Elm St' },
      changes: [{ kind: 'street', text: '9 Elm St' }],
    } as const;
    await store.changeRequest(aChange(lead.id, { id: 'street', at: at + 3 * minute, ...street }));
    expect(await seen()).toMatchObject({ zipWas: '', isMoved: true });
  });

  test('no change arms an alarm again that was settled, or stops one that was not', async () => {
    const store = await aStore();
    const aLead = async () => {
      const alarm = aNotice({ kind: 'alarm', at: noon + 15 * minute });
      const submission = aSubmission({ notices: [alarm] });
      await store.saveLead(submission);
      return submission.lead.id;
    };
    const alarmOf = async (leadId: string) =>
      (await store.listNotices({ leadId })).find(({ kind }) => kind === 'alarm')?.state;
    const [settled, waiting] = [await aLead(), await aLead()];
    await store.markLead(aMark(settled, { outcome: 'called' }));
    for (const id of [settled, waiting])
      await store.changeRequest(
        aChange(id, { content: { zip: '33140' }, changes: [{ kind: 'zip', text: '33140' }] }),
      );
    expect(await alarmOf(settled)).toBe('canceled');
    expect(await alarmOf(waiting)).toBe('due');
    expect(await store.findLead(settled)).toMatchObject({ state: 'called', dueAt: noon + 15 * minute });
    expect(await store.findLead(waiting)).toMatchObject({ state: 'open', dueAt: noon + 15 * minute });
  });

  test('canceled, a lead is done and warns nobody; where somebody counts on a visit it stands on the work list', async () => {
    const store = await aStore();
    const outcomes = ['note', 'no-answer', 'called', 'booked', 'not-ours'] as const;
    const states = [];
    for (const outcome of outcomes) {
      const alarm = aNotice({ kind: 'alarm', at: noon + 15 * minute });
      const { lead, ...rest } = aSubmission({ notices: [alarm] });
      await store.saveLead({ ...rest, lead });
      await store.markLead(aMark(lead.id, { outcome }));
      await store.changeRequest(aChange(lead.id, callingOff));
      const notices = await store.listNotices({ leadId: lead.id });
      expect(notices.find(({ kind }) => kind === 'alarm')?.state, outcome).toBe('canceled');
      const { state, canceledAt, followUpAt } = (await store.findLead(lead.id)) ?? {};
      states.push([state, canceledAt !== undefined, followUpAt !== undefined]);
    }
    expect(states).toEqual([
      ['done', true, false],
      ['done', true, false],
      ['done', true, false],
      ['called', true, true],
      ['not-ours', false, false],
    ]);
  });

  test('canceled or erased while a part is on order, the lead is shown until the desk settles it', async () => {
    const store = await aStore();
    const aWaiting = async () => {
      const submission = aSubmission();
      await store.saveLead(submission);
      const booking = aBooking(submission.lead.id, { isOverfull: true });
      await store.bookVisit(booking);
      const part = { name: 'Drain pump', orderedOn: null, expectedOn: null };
      const needs = { visitId: booking.visitId, step: 'needs-part', part, note: '', seen: 0 } as const;
      await store.actOnVisit({ ...needs, action: anAction() });
      expect(await store.pickWindow(aPick(submission.lead.id))).toEqual({ kind: 'settled' });
      return submission.lead.id;
    };
    const canceled = await aWaiting();
    await store.changeRequest(aChange(canceled, callingOff));
    expect(await store.findLead(canceled)).toMatchObject({ state: 'called', canceledAt: noon + minute });
    const erased = await aWaiting();
    const erasing = { id: 'erased', operator: 'Customer', note: '', at: noon + 2 * minute };
    await store.eraseRequest({ ...erasing, leadId: erased });
    for (const leadId of [canceled, erased])
      expect(await store.findLead(leadId)).toMatchObject({ state: 'called', followUpAt: expect.any(Number) });
    const visits = await store.listVisits('2026-06-11');
    expect(visits.find(({ lead }) => lead.id === erased)?.visit).toMatchObject({
      ...{ state: 'waiting-for-part', part: null },
    });
  });

  test('canceled with a visit, the visit is off, its place free and the lead is shown until the desk settles it; taken back, all is as before', async () => {
    const store = await aStore();
    const { lead, ...rest } = aSubmission();
    await store.saveLead({ ...rest, lead });
    const booking = aBooking(lead.id);
    await store.bookVisit(booking);
    await store.changeRequest(aChange(lead.id, callingOff));
    expect(await store.findVisit(booking.visitId)).toMatchObject({
      visit: { state: 'canceled', by: 'Customer' },
      lead: { isCanceled: true },
    });
    const work = { list: 'open', now: noon + minute, calledSince: noon + minute } as const;
    expect((await store.listBoardLeads(work)).leads).toMatchObject([
      { id: lead.id, state: 'called', followUpAt: noon + minute, canceledAt: noon + minute },
    ]);
    const events = (await store.findLead(lead.id))?.events ?? [];
    expect(events.map(({ outcome }) => outcome)).toEqual(['visit-set', 'visit-canceled', 'note']);
    const press = events[1]?.id ?? '';
    const undo = { id: 'undo', operator: 'Ana', at: noon + 2 * minute };
    const retaking = { calendar: booking.calendar };
    const taken = await store.undoVisit({ visitId: booking.visitId, taken: press, action: undo, retaking });
    expect(taken.kind).toBe('undone');
    expect(await store.findLead(lead.id)).toMatchObject({ state: 'booked', canceledAt: undefined });
  });
});
