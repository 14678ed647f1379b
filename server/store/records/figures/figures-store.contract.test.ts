// What the figures are made of, on SQLite and on a real PostgreSQL.
import { describe, expect, test } from 'vitest';
import { aMark, aSubmission, noon } from '../../../../tests/support/builders/a-quote.ts';
import { aBooking, anAction } from '../../../../tests/support/builders/a-visit.ts';
import { listEngines, openIn } from '../../../../tests/support/stores/store-places.ts';
import { listCallers } from '#domain/figures/figure-slices.ts';
import type { LeadMark } from '#server/store/acts/marks/mark-lead.ts';
import type { LeadStore } from '#server/store/lead-store.ts';

const minute = 60_000;
const span = { fromMs: noon - 60 * minute, untilMs: noon + 60 * minute };

type LeadChanges = NonNullable<Parameters<typeof aSubmission>[1]>;

async function save(store: LeadStore, changes: LeadChanges = {}, mark?: Partial<LeadMark>): Promise<string> {
  const submission = aSubmission({}, changes);
  await store.saveLead(submission);
  if (mark !== undefined) await store.markLead(aMark(submission.lead.id, mark));
  return submission.lead.id;
}

describe.each(listEngines())('$engine', ({ aPlace }) => {
  const aStore = async () => openIn(await aPlace());

  test('leads are counted by what became of them, without suspects and those outside the span', async () => {
    const store = await aStore();
    await save(store, { receivedAt: span.fromMs - 1 });
    await save(store, { receivedAt: span.untilMs });
    await save(store, { suspicions: ['trap-filled'] });
    const stands = await save(store);
    const joined = await save(store);
    await store.mergeLead({ id: 'press-joined', leadId: joined, into: stands, operator: 'Ana', at: noon });
    await save(store, { dueAt: noon - 1 });
    await save(store, {}, { at: noon + 4 * minute + 999 });
    await save(store, {}, { at: noon + 16 * minute, outcome: 'booked' });
    await save(store, { dueAt: noon - 1 }, { outcome: 'not-ours' });
    const [slice] = await store.countSlices([span], noon);
    expect(slice).toMatchObject({ ...span, leads: 5, called: 2, kept: 1, late: 1 });
    expect(slice).toMatchObject({ reached: 2, booked: 1, visited: 0, done: 0, notOurs: 1, spam: 0 });
    expect(slice?.callTimes.toSorted((a, b) => a.seconds - b.seconds)).toEqual([
      { seconds: 240, calls: 1 },
      { seconds: 960, calls: 1 },
    ]);
  });

  test('a call before the clock starts took no time', async () => {
    const store = await aStore();
    await save(store, { clockStartsAt: noon + 60 * minute, dueAt: noon + 75 * minute }, { at: noon });
    expect(await store.countSlices([span], noon)).toMatchObject([
      { kept: 1, callTimes: [{ seconds: 0, calls: 1 }] },
    ]);
  });

  test('each span has its own counts, and one without leads has none', async () => {
    const store = await aStore();
    await save(store);
    const spans = [
      { fromMs: 0, untilMs: noon },
      { fromMs: noon, untilMs: noon + 1 },
    ];
    expect(await store.countSlices(spans, noon)).toMatchObject([{ leads: 0, called: 0 }, { leads: 1 }]);
  });

  test('leads tell place, page, appliance with sign, and source', async () => {
    const store = await aStore();
    await save(store);
    await save(store, { sign: 'not-cooling' });
    await save(store, { zip: '', page: '', appliance: '', source: {} });
    await save(store, { suspicions: ['trap-filled'] });
    const { zips, pages, machines, sources } = await store.tallyLeads([span]);
    expect(zips).toHaveLength(2);
    const none = { reached: 0, booked: 0, visited: 0, done: 0, lost: 0 };
    expect(zips).toContainEqual({ zip: '33139', count: 2, ...none });
    expect(pages).toContainEqual({ page: '/miami-beach', count: 2, ...none });
    expect(machines).toHaveLength(3);
    expect(machines).toContainEqual({ appliance: 'refrigerator', sign: 'not-cooling', count: 1, ...none });
    expect(sources).toContainEqual({ source: { utm_source: 'search' }, count: 2, ...none });
    expect(sources).toContainEqual({ source: {}, count: 1, ...none });
  });

  test('a step that was reached stays counted, whatever becomes of the visit', async () => {
    const store = await aStore();
    const count = async () => (await store.countSlices([span], noon))[0];
    const booking = aBooking(await save(store));
    await store.bookVisit(booking);
    expect(await count()).toMatchObject({ reached: 1, booked: 1, visited: 0, done: 0 });
    const visit = { visitId: booking.visitId, note: '' };
    await store.actOnVisit({ ...visit, action: anAction(), seen: 0, step: 'no-show' });
    expect(await count()).toMatchObject({ reached: 1, booked: 1, visited: 0, done: 0 });
    const again = aBooking(booking.leadId, { fromHour: 11 });
    await store.bookVisit(again);
    await store.actOnVisit({ visitId: again.visitId, note: '', action: anAction(), seen: 0, step: 'done' });
    expect(await count()).toMatchObject({ reached: 1, booked: 1, visited: 1, done: 1 });
    const erasing = { operator: 'Customer', note: '', at: noon + 9 * minute };
    await store.eraseRequest({ ...erasing, id: 'erased', leadId: booking.leadId });
    expect(await count()).toMatchObject({ leads: 1, booked: 1, visited: 1, done: 1, erased: 0 });
    const { zips } = await store.tallyLeads([span]);
    expect(zips).toMatchObject([{ count: 1, reached: 1, booked: 1, visited: 1, done: 1, lost: 0 }]);
  });

  test('a visit after which somebody has to come again was made, and nothing is done yet', async () => {
    const store = await aStore();
    for (const step of ['needs-part', 'needs-return'] as const) {
      const booking = aBooking(await save(store), { isOverfull: true });
      await store.bookVisit(booking);
      const part = { name: 'Drain pump', orderedOn: null, expectedOn: null };
      await store.actOnVisit({ visitId: booking.visitId, note: '', action: anAction(), seen: 0, step, part });
    }
    expect(await store.countSlices([span], noon)).toMatchObject([{ booked: 2, visited: 2, done: 0 }]);
  });

  test('what was taken back was not reached', async () => {
    const store = await aStore();
    const booking = aBooking(await save(store));
    await store.bookVisit(booking);
    const taken = { visitId: booking.visitId, taken: booking.action.id, action: anAction() };
    await store.undoVisit(taken);
    const called = aMark(await save(store), { outcome: 'called' });
    await store.markLead(called);
    await store.undoMarks({ presses: [called.id], operator: 'Ana', at: called.at + 1 });
    expect(await store.countSlices([span], noon)).toMatchObject([{ leads: 2, reached: 0, booked: 0 }]);
  });

  test('what is canceled, erased or closed without a word is lost, and not done', async () => {
    const store = await aStore();
    const customer = { operator: 'Customer', note: '', at: noon + minute };
    const changes = [{ kind: 'cancel', text: '' }] as const;
    const told = { ...customer, channels: [], content: {} };
    await store.changeRequest({ ...told, id: 'off', leadId: await save(store), changes });
    await store.eraseRequest({ ...customer, id: 'erased', leadId: await save(store) });
    await save(store, {}, { outcome: 'done' });
    const unheard = await save(store, {}, { outcome: 'no-answer' });
    await store.markLead(aMark(unheard, { outcome: 'done' }));
    const solved = await save(store, {}, { outcome: 'calling' });
    await store.markLead(aMark(solved, { outcome: 'done' }));
    expect(await store.countSlices([span], noon)).toMatchObject([
      { leads: 5, reached: 1, booked: 0, done: 1, canceled: 1, erased: 1, unreached: 2 },
    ]);
    await save(store, {}, { outcome: 'not-ours' });
    await save(store, {}, { outcome: 'spam' });
    const { pages } = await store.tallyLeads([span]);
    const sum = (step: 'count' | 'done' | 'lost') => pages.reduce((all, row) => all + row[step], 0);
    expect([sum('count'), sum('done'), sum('lost')]).toEqual([7, 1, 5]);
  });

  test('who called us was promised no call', async () => {
    const store = await aStore();
    await save(store, { enteredBy: 'Ana', dueAt: noon - 1 });
    await save(store, { enteredBy: 'Ana' }, { at: noon });
    const [slice] = await store.countSlices([span], noon);
    expect(slice).toMatchObject({ leads: 2, called: 0, kept: 0, late: 0, reached: 1, callTimes: [] });
    expect(await store.listCallerTimes([span])).toEqual([]);
  });

  test('the first call of a lead is that of who made it', async () => {
    const store = await aStore();
    await save(store, { dueAt: noon + 5 * minute }, { at: noon + 4 * minute, operator: 'Ana' });
    const late = await save(store, { dueAt: noon + 5 * minute }, { at: noon + 9 * minute, operator: 'Leo' });
    await store.markLead(aMark(late, { at: noon + 20 * minute, operator: 'Ana', outcome: 'booked' }));
    await save(store);
    expect(listCallers(await store.listCallerTimes([span]))).toEqual([
      { name: 'Ana', calls: 1, kept: 1, medianMs: 240_000 },
      { name: 'Leo', calls: 1, kept: 0, medianMs: 540_000 },
    ]);
  });

  test('arrivals are counted by quarters of an hour, with the calls owed for them and those made in time', async () => {
    const store = await aStore();
    for (const minutes of [0, 14, 15]) await save(store, { receivedAt: noon + minutes * minute });
    await save(store, { dueAt: noon + minute }, { at: noon });
    await save(store, { dueAt: noon + minute }, { at: noon + 2 * minute });
    await save(store, { dueAt: noon + minute });
    await save(store, { dueAt: noon + minute }, { outcome: 'spam', at: noon + 2 * minute });
    await save(store, { enteredBy: 'Ana', dueAt: noon - 1 });
    const arrivals = await store.listArrivals([span], noon + 3 * minute);
    expect(arrivals.toSorted((a, b) => a.atMs - b.atMs)).toEqual([
      { atMs: noon, leads: 7, owed: 3, kept: 1 },
      { atMs: noon + 15 * minute, leads: 1, owed: 0, kept: 0 },
    ]);
  });

  test('sources are counted span by span', async () => {
    const store = await aStore();
    await save(store, { receivedAt: span.fromMs });
    for (const source of [{ heard_from: 'truck' }, { heard_from: 'truck' }, {}])
      await save(store, { source });
    await save(store, { suspicions: ['trap-filled'] });
    const spans = [
      { fromMs: span.fromMs, untilMs: noon },
      { fromMs: noon, untilMs: noon + 1 },
    ];
    const counts = await store.countSources(spans);
    expect(counts.toSorted((a, b) => a.atMs - b.atMs || b.leads - a.leads)).toEqual([
      { atMs: span.fromMs, source: { utm_source: 'search' }, leads: 1 },
      { atMs: noon, source: { heard_from: 'truck' }, leads: 2 },
      { atMs: noon, source: {}, leads: 1 },
    ]);
  });

  test('requests with a sign and those canceled are counted, those that are not ours are not', async () => {
    const store = await openIn(await aPlace());
    const sign = 'not-cooling';
    const [kept, spam] = [aSubmission({}, { sign }), aSubmission({}, { sign })];
    for (const submission of [kept, spam, aSubmission()]) await store.saveLead(submission);
    await store.markLead(aMark(spam.lead.id, { outcome: 'spam' }));
    const told = { at: noon, operator: 'Customer', note: 'Canceled', channels: [], content: {} } as const;
    const changes = [{ kind: 'cancel', text: '' }] as const;
    await store.changeRequest({ ...told, id: 'off', leadId: kept.lead.id, changes });
    const [slice] = await store.countSlices([{ fromMs: noon, untilMs: noon + 1 }], noon + 1);
    expect(slice).toMatchObject({ leads: 3, withSign: 1, canceled: 1, withPhoto: 0 });
  });
});
