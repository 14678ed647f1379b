// What visits may rely on, tried on SQLite and on a real PostgreSQL.
import { describe, expect, test } from 'vitest';
import { aMark, anErasing, aNotice, aSubmission, noon } from '../../../../tests/support/builders/a-quote.ts';
import { aPick } from '../../../../tests/support/builders/a-pick.ts';
import { aStorm } from '../../../../tests/support/builders/an-exception.ts';
import { aBooking, anAction, aWish } from '../../../../tests/support/builders/a-visit.ts';
import { florida } from '../../../../tests/support/builders/company.ts';
import { connectTo, listEngines, openIn } from '../../../../tests/support/stores/store-places.ts';
import { anyProfile, type TechnicianProfile } from '#domain/visits/technician.ts';
import type { LeadStore } from '#server/store/lead-store.ts';
import type { NoticeState } from '#server/store/records/notices/notice.ts';
import type { VisitUndo } from '#server/store/acts/undoing/undo-visit.ts';
import { readVisitsOfLeads } from '#server/store/records/visits/visits-of-leads.ts';

const minute = 60_000;
const retaking = { calendar: aWish().calendar };
const onePlace = [{ weekday: 4, fromHour: 9, places: { 'miami-dade': 1 } }] as const;

/** What is owed for a lead, but for what the company's own software is told of its visit. */
async function listToPeople(store: LeadStore, leadId: string, state?: NoticeState) {
  const notices = await store.listNotices({ leadId, ...(state !== undefined && { state }) });
  return notices.filter(({ kind }) => kind !== 'booking');
}

describe.each(listEngines())('$engine', ({ aPlace }) => {
  const aStore = async () => openIn(await aPlace());

  async function aLead(store: LeadStore, name = 'Rosa Diaz'): Promise<string> {
    const notices = [aNotice({ kind: 'alarm', at: noon + 15 * minute })];
    // Without an address, nobody is mailed of the visit.
    const { leadId } = await store.saveLead(aSubmission({ notices }, { name, email: '' }));
    return leadId;
  }

  async function aBooked(store: LeadStore, wish: Parameters<typeof aBooking>[1] = {}) {
    const booking = aBooking(await aLead(store), wish);
    const answer = await store.bookVisit(booking);
    if (answer.kind !== 'kept') throw new Error(`Booking was answered ${answer.kind}`);
    return { booking, visit: answer.visit };
  }

  test('a visit that is booked marks its lead as booked, stops its alarm, and stands in its history', async () => {
    const store = await aStore();
    await store.saveTechnician({ id: 'ben', name: 'Ben' }, anAction());
    const { booking, visit } = await aBooked(store, { technicianId: 'ben', note: 'Gate code 12' });
    expect(visit).toMatchObject({
      date: '2026-06-11',
      window: { fromHour: 9, toHour: 11 },
      state: 'set',
      technicianId: 'ben',
      by: 'Ana',
    });
    expect(await store.findLead(booking.leadId)).toMatchObject({
      state: 'booked',
      calledAt: booking.action.at,
      events: [{ outcome: 'visit-set', operator: 'Ana', note: 'Thu, Jun 11, 9–11 am, Ben\nGate code 12' }],
    });
    expect(await listToPeople(store, booking.leadId)).toMatchObject([{ state: 'canceled' }]);
    const [listed] = await store.listVisits('2026-06-11');
    expect(listed).toMatchObject({ technician: 'Ben', lead: { name: 'Rosa Diaz' }, region: 'miami-dade' });
    expect(await store.listVisits('2026-06-12')).toEqual([]);
  });

  test('the same action again books nothing more', async () => {
    const store = await aStore();
    const { booking } = await aBooked(store);
    expect(await store.bookVisit({ ...booking, visitId: 'another' })).toMatchObject({
      kind: 'kept',
      visit: { id: booking.visitId },
    });
    expect(await store.listVisits('2026-06-11')).toHaveLength(1);
  });

  test('of two who book the last place at once one has it, and the other is asked once', async () => {
    const store = await aStore();
    await store.saveVisitPlan(onePlace, anAction());
    const leads = [await aLead(store, 'Ann'), await aLead(store, 'Bob')];
    const bookings = leads.map((leadId) => aBooking(leadId));
    const answers = await Promise.all(bookings.map(async (booking) => store.bookVisit(booking)));
    expect(answers.map(({ kind }) => kind).toSorted()).toEqual(['full', 'kept']);
    const refused = bookings[answers.findIndex(({ kind }) => kind === 'full')];
    if (refused === undefined) throw new Error('Nobody was refused');
    expect(answers.find(({ kind }) => kind === 'full')).toMatchObject({
      bar: 'full',
      day: { date: '2026-06-11', windows: [{ fromHour: 9, places: 1, taken: 1, left: 0 }] },
    });
    expect(await store.findLead(refused.leadId)).toMatchObject({ state: 'open', events: [] });
    expect(await store.bookVisit({ ...refused, isOverfull: true })).toMatchObject({ kind: 'kept' });
    expect(await store.listVisits('2026-06-11')).toHaveLength(2);
  });

  test('many who book at once never get more places than there are', async () => {
    const store = await aStore();
    await store.saveVisitPlan([{ weekday: 4, fromHour: 9, places: { 'miami-dade': 3 } }], anAction());
    const leads = await Promise.all(
      Array.from({ length: 8 }, async (_, index) => aLead(store, `Ann ${index}`)),
    );
    const answers = await Promise.all(leads.map(async (leadId) => store.bookVisit(aBooking(leadId))));
    expect(answers.filter(({ kind }) => kind === 'kept')).toHaveLength(3);
    expect(answers.filter(({ kind }) => kind === 'full')).toHaveLength(5);
  });

  test('while somebody calls them nobody else books; who takes the call over does', async () => {
    const store = await aStore();
    const leadId = await aLead(store);
    const call = (operator: string, id: string) =>
      store.markLead({ id, leadId, outcome: 'calling', operator, note: '', at: noon, takesOver: true });
    await call('Ana', 'call-of-ana');
    const bob = { action: anAction({ operator: 'Bob' }) };
    expect(await store.bookVisit(aBooking(leadId, bob))).toEqual({ kind: 'held', by: 'Ana' });
    expect(await store.findListedLead(leadId)).toMatchObject({ heldBy: 'Ana', visit: null });
    await call('Bob', 'call-of-bob');
    expect(await store.bookVisit(aBooking(leadId, bob))).toMatchObject({ kind: 'kept' });
  });

  test('two who book for one lead make one visit, and the second is shown it', async () => {
    const store = await aStore();
    const leadId = await aLead(store);
    const answers = await Promise.all([1, 2].map(async () => store.bookVisit(aBooking(leadId))));
    expect(answers.map(({ kind }) => kind).toSorted()).toEqual(['has visit', 'kept']);
  });

  test('a closed day and a region we are away from cannot be insisted on', async () => {
    const store = await aStore();
    const leadId = await aLead(store);
    const closed = {
      kind: 'closed',
      id: 'c',
      from: '2026-06-11',
      to: '2026-06-11',
      reason: 'Storm',
    } as const;
    const calendar = { hours: florida, exceptions: [closed] };
    expect(await store.bookVisit(aBooking(leadId, { calendar, isOverfull: true }))).toMatchObject({
      kind: 'barred',
      bar: 'closed',
      day: { isClosed: true, reason: 'Storm' },
    });
  });

  test('where an alert stops visits nothing is booked, moved or picked, even by who insists', async () => {
    const store = await aStore();
    const storm = aStorm({ counties: ['Miami-Dade'], stopsVisits: true });
    const calendar = { hours: florida, exceptions: [storm] };
    const { visit } = await aBooked(store, { date: '2026-06-12', fromHour: 15 });
    const refused = { kind: 'barred', bar: 'no-visits', day: { reason: storm.text.slice(0, -1) } };
    const leadId = await aLead(store, 'Ann');
    const wish = { calendar, isOverfull: true };
    expect(await store.bookVisit(aBooking(leadId, wish))).toMatchObject(refused);
    const move = { action: anAction(), visitId: visit.id, seen: visit.sequence, step: 'move' } as const;
    expect(await store.actOnVisit({ ...move, wish: aWish(wish) })).toMatchObject(refused);
    expect(await store.pickWindow(aPick(leadId, { calendar }))).toEqual({ kind: 'gone' });
    const elsewhere = { ...storm, counties: ['Pinellas'] } as const;
    const free = { calendar: { hours: florida, exceptions: [elsewhere] } };
    expect(await store.bookVisit(aBooking(leadId, free))).toMatchObject({ kind: 'kept' });
  });

  test('a technician with another visit then is asked about once, by who books and by who moves', async () => {
    const store = await aStore();
    await store.saveTechnician({ id: 'ben', name: 'Ben' }, anAction());
    await aBooked(store, { technicianId: 'ben' });
    const busy = { kind: 'unfit', bars: ['busy'] };
    const leadId = await aLead(store, 'Ann');
    expect(await store.bookVisit(aBooking(leadId, { technicianId: 'ben', isOverfull: true }))).toMatchObject(
      busy,
    );
    const { visit } = await aBooked(store, { technicianId: 'ben', fromHour: 13 });
    const move = (seen: number, wish: Parameters<typeof aWish>[0]) =>
      store.actOnVisit({ action: anAction(), visitId: visit.id, seen, step: 'move', wish: aWish(wish) });
    expect(await move(0, { technicianId: 'ben' })).toMatchObject(busy);
    expect(await move(0, {})).toMatchObject({ kind: 'kept', visit: { technicianId: null } });
    expect(await move(1, { technicianId: 'ben' })).toMatchObject(busy);
    const meant = { technicianId: 'ben', accepted: ['busy'] } as const;
    expect(await move(1, meant)).toMatchObject({ kind: 'kept', visit: { technicianId: 'ben' } });
    // Asked about once: another note is no other place.
    expect(await move(2, { technicianId: 'ben', note: 'Ring twice' })).toMatchObject({ kind: 'kept' });
  });

  test('who is off that day, not sent there or does not repair it is asked about, each thing once', async () => {
    const store = await aStore();
    const profile: TechnicianProfile = { ...anyProfile, regions: ['central-florida'], appliances: ['dryer'] };
    await store.saveTechnician({ id: 'ben', name: 'Ben', profile }, anAction());
    const leadId = await aLead(store);
    const book = (changes: Parameters<typeof aBooking>[1]) =>
      store.bookVisit(aBooking(leadId, { technicianId: 'ben', ...changes }));
    expect(await book({})).toEqual({ kind: 'unfit', bars: ['region', 'appliance'] });
    const daysOff = [{ from: '2026-06-10', to: '2026-06-11' }];
    await store.saveTechnician({ id: 'ben', name: 'Ben', profile: { ...profile, daysOff } }, anAction());
    // What came up since is asked about by itself.
    const accepted = ['region', 'appliance'] as const;
    expect(await book({ accepted })).toEqual({ kind: 'unfit', bars: ['off'] });
    expect(await book({ accepted: [...accepted, 'off'] })).toMatchObject({ kind: 'kept' });
  });

  test('who is on the other side of town for part of a window is asked about; a canceled visit is none', async () => {
    const store = await aStore();
    await store.saveTechnician({ id: 'ben', name: 'Ben' }, anAction());
    const { visit: first } = await aBooked(store, { technicianId: 'ben' });
    await store.saveVisitPlan([{ weekday: 4, fromHour: 10, places: { 'miami-dade': 3 } }], anAction());
    const leadId = await aLead(store, 'Ann');
    const booking = { technicianId: 'ben', fromHour: 10 };
    expect(await store.bookVisit(aBooking(leadId, booking))).toMatchObject({ kind: 'unfit' });
    const cancel = { action: anAction(), visitId: first.id, seen: 0, step: 'cancel', note: '' } as const;
    await store.actOnVisit(cancel);
    expect(await store.bookVisit(aBooking(leadId, booking))).toMatchObject({ kind: 'kept' });
  });

  test('of two who send one technician to two places at once one has them, and the other is asked', async () => {
    const store = await aStore();
    await store.saveTechnician({ id: 'ben', name: 'Ben' }, anAction());
    const zips = ['33139', '33606'];
    const leads = await Promise.all(
      zips.map(async (zip) => (await store.saveLead(aSubmission({}, { zip, email: '' }))).leadId),
    );
    const answers = await Promise.all(
      leads.map(async (leadId) => store.bookVisit(aBooking(leadId, { technicianId: 'ben' }))),
    );
    expect(answers.map(({ kind }) => kind).toSorted()).toEqual(['kept', 'unfit']);
  });

  test('a visit that is moved takes its new place, leaves the old one, and keeps its id', async () => {
    const store = await aStore();
    await store.saveVisitPlan(
      [...onePlace, { weekday: 4, fromHour: 13, places: { 'miami-dade': 1 } }],
      anAction(),
    );
    const { visit } = await aBooked(store);
    const wish = aWish({ fromHour: 13, note: 'After lunch' });
    const move = { action: anAction(), visitId: visit.id, seen: visit.sequence, step: 'move', wish } as const;
    expect(await store.actOnVisit(move)).toMatchObject({
      kind: 'kept',
      visit: { id: visit.id, state: 'moved', sequence: 1, window: { fromHour: 13 }, note: 'After lunch' },
    });
    expect(await store.findLead(visit.leadId)).toMatchObject({
      state: 'booked',
      events: [
        { outcome: 'visit-set' },
        { outcome: 'visit-moved', note: 'Thu, Jun 11, 1–3 pm\nAfter lunch' },
      ],
    });
    expect(await store.bookVisit(aBooking(await aLead(store, 'Ben')))).toMatchObject({ kind: 'kept' });
    expect(await store.bookVisit(aBooking(await aLead(store, 'Cy'), { fromHour: 13 }))).toMatchObject({
      kind: 'full',
    });
  });

  test('another technician or note is no other time, and asks for no place', async () => {
    const store = await aStore();
    await store.saveVisitPlan(onePlace, anAction());
    await store.saveTechnician({ id: 'ben', name: 'Ben' }, anAction());
    const { visit } = await aBooked(store);
    const wish = aWish({ technicianId: 'ben' });
    expect(
      await store.actOnVisit({ action: anAction(), visitId: visit.id, seen: 0, step: 'move', wish }),
    ).toMatchObject({ kind: 'kept', visit: { state: 'set', technicianId: 'ben', sequence: 1 } });
    const nobody = aWish({ technicianId: 'nobody' });
    expect(
      await store.actOnVisit({ action: anAction(), visitId: visit.id, seen: 1, step: 'move', wish: nobody }),
    ).toEqual({ kind: 'unknown' });
  });

  test('each action brings its state to the visit and its lead', async () => {
    const store = await aStore();
    for (const [step, state, leadState] of [
      ['on-the-way', 'on-the-way', 'booked'],
      ['done', 'done', 'done'],
      ['cancel', 'canceled', 'called'],
      ['no-show', 'no-show', 'called'],
      ['needs-return', 'return-visit', 'called'],
    ] as const) {
      const { visit } = await aBooked(store, { date: '2026-06-12', isOverfull: true });
      const action = anAction();
      expect(
        await store.actOnVisit({ action, visitId: visit.id, seen: 0, step, note: '' }),
        step,
      ).toMatchObject({ kind: 'kept', visit: { state, sequence: 1 } });
      const lead = await store.findLead(visit.leadId);
      expect(lead, step).toMatchObject({ state: leadState });
      expect(lead?.followUpAt, step).toBe(leadState === 'called' ? action.at : undefined);
      expect(lead?.events.at(-1)?.outcome).toBe(`visit-${step === 'cancel' ? 'canceled' : step}`);
    }
  });

  test('a visit before its part is expected is asked about once, by who books and by who moves; after a no-show the next one brings it', async () => {
    const store = await aStore();
    const { visit } = await aBooked(store);
    const part = { name: 'Drain pump', orderedOn: '2026-06-11', expectedOn: '2026-06-16' };
    const asked = { action: anAction(), visitId: visit.id, seen: 0, note: '' };
    await store.actOnVisit({ ...asked, step: 'needs-part', part });
    const early = { kind: 'before part', expectedOn: '2026-06-16' };
    const book = (changes: Parameters<typeof aBooking>[1]) =>
      store.bookVisit(aBooking(visit.leadId, changes));
    expect(await book({ date: '2026-06-15' })).toEqual(early);
    const kept = await book({ date: '2026-06-15', isBeforePart: true });
    if (kept.kind !== 'kept') throw new Error(kept.kind);
    const { id: visitId } = kept.visit;
    const move = (seen: number, changes: Parameters<typeof aWish>[0]) =>
      store.actOnVisit({ action: anAction(), visitId, seen, step: 'move', wish: aWish(changes) });
    expect(await move(0, { date: '2026-06-15', fromHour: 13 })).toMatchObject({ kind: 'kept' });
    expect(await move(1, { date: '2026-06-12' })).toEqual(early);
    expect(await move(1, { date: '2026-06-12', isBeforePart: true })).toMatchObject({ kind: 'kept' });
    await store.actOnVisit({ action: anAction(), visitId, seen: 2, step: 'no-show', note: '' });
    expect(await book({ date: '2026-06-16' })).toMatchObject({
      kind: 'kept',
      visit: { part: { ...part, note: '' } },
    });
  });

  test('undo is offered only while it works: not once somebody did something with the lead, but after a note', async () => {
    const store = await aStore();
    const { visit } = await aBooked(store);
    const action = anAction();
    const needs = { visitId: visit.id, seen: 0, step: 'needs-part', note: '' } as const;
    const part = { name: 'Drain pump', orderedOn: null, expectedOn: null };
    await store.actOnVisit({ ...needs, action, part });
    const offered = async () => (await store.findVisit(visit.id))?.lastPress;
    const undo = { visitId: visit.id, taken: action.id, retaking };
    expect(await offered()).toBe(action.id);
    await store.markLead(
      aMark(visit.leadId, { id: 'note', outcome: 'note', note: 'Loud dog', at: noon + minute }),
    );
    expect(await offered()).toBe(action.id);
    await store.markLead(aMark(visit.leadId, { id: 'again', outcome: 'no-answer', at: noon + 2 * minute }));
    expect(await offered()).toBeNull();
    expect(await store.undoVisit({ ...undo, action: anAction() })).toMatchObject({ kind: 'changed' });
  });

  test('a visit that needs a part keeps which and when, for as long as the desk has to see to it', async () => {
    const store = await aStore();
    const { visit } = await aBooked(store);
    const given = { name: 'Drain pump', orderedOn: null, expectedOn: null };
    const part = { ...given, note: 'jammed' };
    const needs = { visitId: visit.id, step: 'needs-part', note: 'jammed' } as const;
    const first = await store.actOnVisit({ ...needs, action: anAction(), seen: 0, part: given });
    expect(first).toMatchObject({ kind: 'kept', visit: { state: 'waiting-for-part', part, sequence: 1 } });
    const line = 'Thu, Jun 11, 9–11 am\nDrain pump, not ordered yet\njammed';
    expect(await store.findLead(visit.leadId)).toMatchObject({
      state: 'called',
      events: [{}, { outcome: 'visit-needs-part', note: line }],
    });
    const dates = { orderedOn: '2026-06-11', expectedOn: '2026-06-15' };
    const ordered = { ...part, ...dates };
    const action = anAction();
    const followUpAt = noon + 4 * 24 * 60 * minute;
    // Whoever orders it takes nothing from what was noted.
    const change = { ...needs, action, note: '', seen: 1, part: { ...given, ...dates }, followUpAt };
    for (let times = 0; times < 2; times += 1)
      expect(await store.actOnVisit(change)).toMatchObject({ kind: 'kept', visit: { part: ordered } });
    expect(await store.findLead(visit.leadId)).toMatchObject({ state: 'called', followUpAt });
    const undo = { visitId: visit.id, taken: action.id, action: anAction() };
    expect(await store.undoVisit(undo)).toMatchObject({ kind: 'undone', visit: { part } });
    // The return visit is another one, which brings what the first waited for.
    expect(await store.bookVisit(aBooking(visit.leadId, { date: '2026-06-12' }))).toMatchObject({
      kind: 'kept',
      visit: { state: 'set', part },
    });
    expect(await store.actOnVisit({ ...change, action: anAction(), seen: 3 })).toMatchObject({
      kind: 'changed',
      visit: { state: 'waiting-for-part' },
    });
    expect((await store.listBoardLeads({ search: 'jammed' })).leads).toMatchObject([{ id: visit.leadId }]);
    const { visit: next } = (await store.findListedLead(visit.leadId)) ?? {};
    const later = { ...change, action: anAction(), visitId: next?.id ?? '', seen: 0, step: 'part' } as const;
    expect(await store.actOnVisit({ ...later, followUpAt: undefined })).toMatchObject({
      ...{ kind: 'kept', visit: { state: 'set', part: ordered, sequence: 1 } },
    });
    expect(await store.findLead(visit.leadId)).toMatchObject({ state: 'booked', followUpAt: undefined });
    const bare = await aBooked(store);
    const none = { ...later, action: anAction(), visitId: bare.visit.id };
    expect(await store.actOnVisit(none)).toMatchObject({ kind: 'changed' });
  });

  test('what nobody settled is listed of a day and of all before, until somebody says what came of it', async () => {
    const store = await aStore();
    const { visit } = await aBooked(store);
    const { visit: later } = await aBooked(store, { date: '2026-06-12' });
    const idsUntil = async (day: string) => (await store.listUnsettledUntil(day)).map(({ id }) => id);
    expect(await idsUntil('2026-06-10')).toEqual([]);
    expect(await idsUntil('2026-06-11')).toEqual([visit.id]);
    expect(await idsUntil('2026-06-12')).toHaveLength(2);
    expect((await store.listPlannedVisits()).map((one) => one.visit.id)).toEqual([visit.id, later.id]);
    await store.actOnVisit({ action: anAction(), visitId: visit.id, seen: 0, step: 'done', note: '' });
    expect(await idsUntil('2026-06-12')).toEqual([later.id]);
  });

  test('who presses what they no longer see is shown the visit as it is', async () => {
    const store = await aStore();
    const { visit } = await aBooked(store);
    const press = { visitId: visit.id, seen: 0, note: '' };
    const done = { ...press, action: anAction(), step: 'done' } as const;
    const answers = await Promise.all([
      store.actOnVisit(done),
      store.actOnVisit({ ...press, action: anAction({ operator: 'Ben' }), step: 'no-show' }),
    ]);
    expect(answers.map(({ kind }) => kind).toSorted()).toEqual(['changed', 'kept']);
    expect(
      await store.actOnVisit({ ...press, action: anAction(), seen: 1, step: 'on-the-way' }),
    ).toMatchObject({
      kind: 'changed',
    });
    expect(await store.actOnVisit({ ...press, visitId: 'never', action: anAction(), step: 'done' })).toEqual({
      kind: 'unknown',
    });
    const lead = await store.findLead(visit.leadId);
    expect(lead?.events).toHaveLength(2);
  });

  test('a booking taken back leaves no visit, and the lead as it was, its alarm included', async () => {
    const store = await aStore();
    const { booking, visit } = await aBooked(store);
    const undo = { visitId: visit.id, taken: booking.action.id, action: anAction() };
    expect(await store.undoVisit(undo)).toEqual({ kind: 'undone', visit: undefined });
    expect(await store.undoVisit(undo)).toEqual({ kind: 'undone', visit: undefined });
    expect(await store.listVisits('2026-06-11')).toEqual([]);
    expect(await store.findLead(booking.leadId)).toMatchObject({
      state: 'open',
      calledAt: undefined,
      events: [{ outcome: 'visit-set' }, { outcome: 'undone' }],
    });
    expect(await listToPeople(store, booking.leadId)).toMatchObject([{ state: 'due' }]);
  });

  test('who must be called because of a canceled visit, or when nobody was there, is told as every call that is due', async () => {
    const store = await aStore();
    const owedOf = async (leadId: string) =>
      (await listToPeople(store, leadId, 'due')).map(({ kind, nextAt }) => [kind, nextAt]);
    for (const step of ['cancel', 'no-show'] as const) {
      const { visit } = await aBooked(store, { isOverfull: true });
      const action = anAction();
      const again = [
        aNotice({ kind: 'reminder', at: action.at }),
        aNotice({ kind: 'alarm', at: action.at + 15 * minute }),
      ];
      const pressed = { action, visitId: visit.id, seen: 0, step, note: '', notices: again };
      for (let times = 0; times < 2; times += 1) await store.actOnVisit(pressed);
      expect(await owedOf(visit.leadId), step).toEqual(again.map(({ kind, at }) => [kind, at]));
      await store.undoVisit({ visitId: visit.id, taken: action.id, action: anAction(), retaking });
      expect(await owedOf(visit.leadId), `${step} taken back`).toEqual([]);
    }
  });

  test('a booking taken back owes again what the follow-up before it owed', async () => {
    const store = await aStore();
    const leadId = await aLead(store);
    const follow = [aNotice({ kind: 'reminder', at: noon + 60 * minute })];
    const followUpAt = noon + 60 * minute;
    await store.markLead(aMark(leadId, { outcome: 'called', followUpAt, notices: follow }));
    const owedOf = async () =>
      (await listToPeople(store, leadId, 'due')).map(({ kind, nextAt }) => [kind, nextAt]);
    const before = await owedOf();
    expect(before).toEqual([['reminder', followUpAt]]);
    const booking = aBooking(leadId);
    await store.bookVisit(booking);
    expect(await owedOf()).toEqual([]);
    await store.undoVisit({ visitId: booking.visitId, taken: booking.action.id, action: anAction() });
    expect(await owedOf()).toEqual(before);
    expect(await store.findLead(leadId)).toMatchObject({ state: 'called', followUpAt });
  });

  test('a canceled visit is planned again only where a booking could be, and where that asks, by who says yes', async () => {
    const store = await aStore();
    await store.saveVisitPlan(onePlace, anAction());
    await store.saveTechnician({ id: 'ben', name: 'Ben' }, anAction());
    const { visit } = await aBooked(store, { technicianId: 'ben' });
    const cancel = { action: anAction(), visitId: visit.id, seen: 0, step: 'cancel', note: '' } as const;
    await store.actOnVisit(cancel);
    await aBooked(store, { technicianId: 'ben' });
    const taken = { visitId: visit.id, taken: cancel.action.id };
    const undo = (more: Partial<VisitUndo['retaking']> = {}) =>
      store.undoVisit({ ...taken, action: anAction(), retaking: { ...retaking, ...more } });
    expect(await store.undoVisit({ ...taken, action: anAction() })).toMatchObject({ kind: 'changed' });
    expect(await undo()).toMatchObject({ kind: 'full', bar: 'full' });
    const marks = { presses: [cancel.action.id], operator: 'Ana', at: noon + minute, retaking };
    expect(await store.undoMarks(marks)).toMatchObject({ changed: [], settled: [visit.leadId] });
    expect(await undo({ isOverfull: true })).toMatchObject({ kind: 'unfit', bars: ['busy'] });
    const storm = aStorm({ counties: ['Miami-Dade'], stopsVisits: true });
    const calendar = { hours: florida, exceptions: [storm] };
    const meant = { isOverfull: true, accepted: ['busy'] } as const;
    expect(await undo({ ...meant, calendar })).toMatchObject({ kind: 'barred', bar: 'no-visits' });
    expect(await store.findLead(visit.leadId)).toMatchObject({ state: 'called' });
    expect(await undo(meant)).toMatchObject({ kind: 'undone', visit: { state: 'set' } });
  });

  test('a moved visit goes back only where its first window is still free; one that was made kept its place', async () => {
    const store = await aStore();
    await store.saveVisitPlan(
      [...onePlace, { weekday: 4, fromHour: 11, places: { 'miami-dade': 1 } }],
      anAction(),
    );
    const { visit } = await aBooked(store);
    const move = { action: anAction(), visitId: visit.id, seen: 0, step: 'move' } as const;
    await store.actOnVisit({ ...move, wish: aWish({ fromHour: 11 }) });
    const other = await aBooked(store);
    const undo = (taken: string, visitId: string) =>
      store.undoVisit({ visitId, taken, action: anAction(), retaking });
    expect(await undo(move.action.id, visit.id)).toMatchObject({ kind: 'full' });
    const done = { action: anAction(), visitId: other.visit.id, seen: 0, step: 'done', note: '' } as const;
    await store.actOnVisit(done);
    expect(await undo(done.action.id, other.visit.id)).toMatchObject({ kind: 'undone' });
  });

  test('an action is taken back only while nothing else was done since', async () => {
    const store = await aStore();
    const { booking, visit } = await aBooked(store);
    const way = anAction();
    await store.actOnVisit({ action: way, visitId: visit.id, seen: 0, step: 'on-the-way', note: '' });
    const undo = async (taken: string) =>
      store.undoVisit({ visitId: visit.id, taken, action: anAction(), retaking });
    expect(await undo(booking.action.id)).toMatchObject({ kind: 'changed', visit: { state: 'on-the-way' } });
    expect(await undo(way.id)).toMatchObject({ kind: 'undone', visit: { state: 'set', sequence: 2 } });
    expect(await undo(way.id)).toMatchObject({ kind: 'undone', visit: { sequence: 2 } });
    const cancel = anAction();
    await store.actOnVisit({ action: cancel, visitId: visit.id, seen: 2, step: 'cancel', note: '' });
    await store.markLead(aMark(booking.leadId, { at: cancel.at + minute, outcome: 'not-ours' }));
    expect(await undo(cancel.id)).toMatchObject({ kind: 'changed' });
    expect(await store.findLead(booking.leadId)).toMatchObject({ state: 'not-ours' });
  });

  test('the board’s own Undo takes a booking back, too', async () => {
    const store = await aStore();
    const { booking } = await aBooked(store);
    const undo = { presses: [booking.action.id], operator: 'Ana', at: booking.action.at + 1 };
    expect(await store.undoMarks(undo)).toMatchObject({ changed: [booking.leadId] });
    expect(await store.listVisits('2026-06-11')).toEqual([]);
    expect(await store.findLead(booking.leadId)).toMatchObject({ state: 'open' });
  });

  test('the row and the search know when and by whom', async () => {
    const place = await aPlace();
    const store = await openIn(place);
    await store.saveTechnician({ id: 'ben', name: 'Benoît' }, anAction());
    const { visit } = await aBooked(store, { technicianId: 'ben', note: 'Ring twice' });
    expect((await readVisitsOfLeads(connectTo(place), [visit.leadId])).get(visit.leadId)).toMatchObject({
      date: '2026-06-11',
      technician: 'Benoît',
      state: 'set',
    });
    const rowOf = async () =>
      (await store.listBoardLeads({ list: 'done', now: noon, calledSince: noon })).leads[0]?.visit;
    const short = { id: visit.id, date: '2026-06-11', window: visit.window, technician: 'Benoît' };
    expect(await rowOf()).toMatchObject({ ...short, state: 'set' });
    await store.actOnVisit({ action: anAction(), visitId: visit.id, seen: 0, step: 'done', note: '' });
    expect(await rowOf()).toMatchObject({ ...short, state: 'done' });
    const unseen = await aLead(store, 'No Visit');
    expect((await store.findListedLead(unseen))?.visit).toBeNull();
    for (const search of ['benoit', 'ring twice', 'jun 11'])
      expect((await store.listBoardLeads({ search, now: noon })).leads, search).toHaveLength(1);
    await store.saveTechnician({ id: 'ben', name: 'Carla' }, anAction());
    expect((await store.listBoardLeads({ search: 'carla', now: noon })).leads).toHaveLength(1);
    expect((await store.listBoardLeads({ search: 'benoit', now: noon })).leads).toHaveLength(0);
  });

  test('a plan is the standing one until the owner saves theirs, which is kept whole', async () => {
    const store = await aStore();
    expect(await store.readVisitPlan()).toEqual([]);
    const plan = [
      { weekday: 0, fromHour: 10, places: { 'miami-dade': 2, outside: 0 } },
      { weekday: 4, fromHour: 9, places: { 'miami-dade': 1, outside: 3 } },
    ] as const;
    await store.saveVisitPlan([...plan, { weekday: 5, fromHour: 8, places: {} }], anAction());
    await store.saveVisitPlan(plan, anAction());
    expect(await store.readVisitPlan()).toEqual(plan);
  });

  test('technicians have names of their own, and who leaves keeps their visits but not their calendar', async () => {
    const store = await aStore();
    expect(await store.saveTechnician({ id: 'ben', name: 'Ben' }, anAction())).toBe('saved');
    expect(await store.saveTechnician({ id: 'other', name: 'BEN' }, anAction())).toBe('taken');
    await store.saveFeed('ben', 'hash', anAction());
    const { visit } = await aBooked(store, { technicianId: 'ben' });
    expect(await store.findFeed('hash', '2026-06-11')).toMatchObject({
      technician: { name: 'Ben' },
      visits: [{ visit: { id: visit.id } }],
    });
    expect(await store.findFeed('hash', '2026-06-12')).toMatchObject({ visits: [] });
    expect(await store.retireTechnician('ben', anAction())).toBe(true);
    expect(await store.retireTechnician('ben', anAction())).toBe(false);
    expect(await store.findFeed('hash', '2026-06-11')).toBeUndefined();
    expect(await store.saveFeed('ben', 'hash', anAction())).toBe(false);
    expect(await store.listTechnicians()).toMatchObject([{ name: 'Ben', isGone: true, feedMadeAt: null }]);
    expect((await store.listVisits('2026-06-11'))[0]?.technician).toBe('Ben');
    expect(await store.saveTechnician({ id: 'ben', name: 'Ben' }, anAction())).toBe('saved');
    expect(await store.listTechnicians()).toMatchObject([{ isGone: false }]);
  });

  test('what the owner says of a technician stays through another name, leaving and coming back, and is told of', async () => {
    const store = await aStore();
    const profile: TechnicianProfile = {
      ...{ phone: '+18135550100', regions: ['west-central-florida'], appliances: ['washer', 'dryer'] },
      ...{ weekdays: [1, 2], daysOff: [{ from: '2026-06-16', to: '2026-06-17' }] },
    };
    await store.saveTechnician({ id: 'ben', name: 'Ben' }, anAction());
    expect(await store.listTechnicians()).toMatchObject([{ profile: anyProfile }]);
    await store.saveTechnician({ id: 'ben', name: 'Ben', profile }, anAction());
    await store.saveTechnician({ id: 'ben', name: 'Benoît' }, anAction());
    await store.saveTechnician({ id: 'ben', name: 'Benoît', profile }, anAction());
    await store.retireTechnician('ben', anAction());
    await store.saveTechnician({ id: 'ben', name: 'Benoît' }, anAction());
    expect(await store.listTechnicians()).toMatchObject([{ name: 'Benoît', isGone: false, profile }]);
    const { changes } = await store.listChanges(1);
    expect(changes.map(({ what }) => what).toReversed()).toEqual([
      ...['technician added', 'technician changed', 'technician renamed', 'technician gone'],
      'technician added',
    ]);
    const other = await aStore();
    await other.keepBundles([], await store.readStaff());
    expect(await other.listTechnicians()).toEqual(await store.listTechnicians());
  });

  test('a new address of a calendar makes the old one worthless', async () => {
    const store = await aStore();
    await store.saveTechnician({ id: 'ben', name: 'Ben' }, anAction());
    await store.saveFeed('ben', 'old', anAction());
    await store.saveFeed('ben', 'new', anAction());
    expect(await store.findFeed('old', '2026-06-11')).toBeUndefined();
    expect(await store.findFeed('new', '2026-06-11')).toMatchObject({ technician: { id: 'ben' } });
    await store.saveFeed('ben', null, anAction());
    expect(await store.findFeed('new', '2026-06-11')).toBeUndefined();
  });

  test('a move to another store takes visits, technicians, their calendars and the plan along; twice is once', async () => {
    const [from, to] = [await aStore(), await aStore()];
    await from.saveTechnician({ id: 'ben', name: 'Ben' }, anAction());
    await from.saveFeed('ben', 'hash', anAction());
    await from.saveVisitPlan(onePlace, anAction());
    const { booking, visit } = await aBooked(from, { technicianId: 'ben' });
    for (let times = 0; times < 2; times += 1)
      await to.keepBundles(await from.readBundles(10), await from.readStaff());
    expect(await to.listVisits('2026-06-11')).toEqual(await from.listVisits('2026-06-11'));
    expect(await to.findFeed('hash', '2026-06-11')).toMatchObject({ visits: [{ visit }] });
    expect((await to.readVisitPlan())[0]).toMatchObject({ weekday: 4, fromHour: 9 });
    expect((await to.listBoardLeads({ search: 'ben', now: noon })).leads).toHaveLength(1);
    const undo = { visitId: visit.id, taken: booking.action.id, action: anAction() };
    expect(await to.undoVisit(undo)).toMatchObject({ kind: 'undone' });
  });

  test('visits are erased with their lead', async () => {
    const place = await aPlace();
    const store = await openIn(place);
    const { visit } = await aBooked(store);
    await store.actOnVisit({ action: anAction(), visitId: visit.id, seen: 0, step: 'done', note: '' });
    await store.eraseLead(anErasing(visit.leadId));
    const database = connectTo(place);
    for (const table of ['visits', 'visit_changes'] as const)
      expect(await database.selectFrom(table).selectAll().execute()).toEqual([]);
  });
});
