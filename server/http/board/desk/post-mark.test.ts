import { aSubmission, noon } from '../../../../tests/support/builders/a-quote.ts';
import { anOperator } from '../../../../tests/support/board/board-visitor.ts';
import { aBooking, anAction } from '../../../../tests/support/builders/a-visit.ts';
import { serveApp } from '../../../../tests/support/servers/serve-app.ts';
import { expect, test } from 'vitest';

const minute = 60_000;

async function aDesk() {
  const app = await serveApp();
  const [ana, ben] = [await anOperator(app), await anOperator(app, 'Ben')];
  const { leadId } = await app.store.saveLead(aSubmission());
  let made = 0;
  const press = (changes: object) => ({ id: `press-000${(made += 1)}`, outcome: 'called', ...changes });
  const mark = async (who: typeof ana, changes: object) => {
    const answer = await who.post(`/leads/${leadId}/marks`, press(changes));
    return { status: answer.status, body: await answer.json() };
  };
  return { app, ana, ben, leadId, mark };
}

test('a lead is answered as it is now: who is calling, when to call again, how often nobody answered', async () => {
  const { ana, mark } = await aDesk();
  const calling = await mark(ana, { outcome: 'calling' });
  expect(calling).toMatchObject({
    status: 200,
    body: { state: 'open', heldBy: 'Ana', heldUntil: noon + 5 * minute, events: 1, section: 'keep' },
  });
  const tried = await mark(ana, { outcome: 'no-answer', followUpAt: noon + 30 * minute });
  expect(tried.body).toMatchObject({
    state: 'no-answer',
    heldBy: null,
    followUpAt: noon + 30 * minute,
    attempts: 1,
    section: 'rest',
  });
  expect((await mark(ana, { outcome: 'no-answer' })).body, 'without a time').toMatchObject({
    followUpAt: noon + 60 * minute,
    attempts: 2,
  });
  expect((await mark(ana, { followUpAt: noon - minute })).body, 'a time just past').toMatchObject({
    state: 'called',
    followUpAt: noon,
    section: 'follow-up',
  });
});

test('who was slower is told, with the lead as it is', async () => {
  const { app, ana, ben, leadId, mark } = await aDesk();
  const seen = { seenState: 'open', seenEvents: 0 };
  expect((await mark(ben, { outcome: 'calling', ...seen })).status).toBe(200);
  const held = await mark(ana, { outcome: 'calling', ...seen });
  expect(held).toMatchObject({ status: 409, body: { kind: 'held', lead: { id: leadId, heldBy: 'Ben' } } });
  expect((await mark(ana, { outcome: 'calling', ...seen, takesOver: true })).body).toMatchObject({
    heldBy: 'Ana',
  });
  expect((await mark(ana, { ...seen })).status).toBe(200);
  const changed = await mark(ben, { outcome: 'spam', ...seen });
  expect(changed).toMatchObject({
    status: 409,
    body: { kind: 'changed', lead: { state: 'called', events: 3 } },
  });
  expect(app.lines.filter((line) => line.includes('mark refused'))).toHaveLength(2);
});

test('a request merged into another answers with the other, and both ways back', async () => {
  const { app, ana, leadId, mark } = await aDesk();
  const { leadId: into } = await app.store.saveLead(aSubmission());
  const merge = { id: 'merge-0001', into };
  const merged = await ana.post(`/leads/${leadId}/merge`, merge);
  expect([merged.status, await merged.json()]).toMatchObject([
    200,
    { id: into, isAmended: false, joined: 1 },
  ]);
  expect(await mark(ana, {})).toMatchObject({ status: 409, body: { kind: 'merged', lead: { id: into } } });
  expect((await ana.post(`/leads/${leadId}/merge`, { ...merge, into: leadId })).status).toBe(422);
  expect((await ana.post(`/leads/nobody/merge`, { id: 'merge-0002', into })).status).toBe(404);
  const undone = await ana.post('/marks/undo', { ids: ['merge-0001'] });
  const rows = [
    { id: leadId, mergedInto: null },
    { id: into, joined: 0 },
  ];
  expect(await undone.json()).toEqual({
    ...{ changed: [leadId, into], settled: [], unknown: [] },
    leads: rows.map((row): unknown => expect.objectContaining(row)),
  });
  expect((await mark(ana, {})).status).toBe(200);
});

test('strangers are not merged, nor two who both have a visit; an erased request can be done, and nothing else', async () => {
  const { app, ana, leadId, mark } = await aDesk();
  const stranger = aSubmission({}, { phone: '+13055550199', email: 'else@example.com' });
  await app.store.saveLead(stranger);
  const merge = async (into: string, id: string) => {
    const answer = await ana.post(`/leads/${leadId}/merge`, { id, into });
    return { status: answer.status, body: await answer.json() };
  };
  expect(await merge(stranger.lead.id, 'merge-0001')).toMatchObject({
    ...{ status: 409, body: { kind: 'other person' } },
  });
  const { leadId: twin } = await app.store.saveLead(aSubmission());
  for (const [index, id] of [leadId, twin].entries())
    await app.store.bookVisit(aBooking(id, { fromHour: 9 + 4 * index }));
  expect(await merge(twin, 'merge-0002')).toMatchObject({
    ...{ status: 409, body: { kind: 'two visits' } },
  });
  const erasing = { id: 'erased', leadId, operator: 'Customer', note: 'Erased', at: noon };
  await app.store.eraseRequest(erasing);
  expect(await mark(ana, { outcome: 'note', note: 'Gate 12' })).toMatchObject({
    ...{ status: 409, body: { kind: 'erased' } },
  });
  const wish = { id: 'press-erased', date: '2026-06-11', fromHour: 9, technicianId: null };
  const booked = await ana.post(`/leads/${leadId}/visit`, wish);
  expect([booked.status, await booked.json()]).toEqual([409, { kind: 'erased' }]);
  expect(await mark(ana, { outcome: 'done' })).toMatchObject({ status: 200 });
});

test('a time to call again stands only with an outcome that leaves something to be done', async () => {
  const { ana, mark } = await aDesk();
  for (const outcome of ['booked', 'spam', 'done', 'open', 'calling'])
    expect((await mark(ana, { outcome, followUpAt: noon })).status, outcome).toBe(422);
  expect((await mark(ana, { outcome: 'visit-set' })).status).toBe(422);
  expect((await mark(ana, { followUpAt: 1.5 })).status).toBe(422);
});

test('what takes a place again that is taken by now is not undone, and it is said what is taken', async () => {
  const { app, ana, leadId } = await aDesk();
  await app.store.saveVisitPlan([{ weekday: 4, fromHour: 9, places: { 'miami-dade': 1 } }], anAction());
  const booking = aBooking(leadId);
  await app.store.bookVisit(booking);
  const cancel = { id: 'cancel-0001', seen: 0, note: '' };
  expect((await ana.post(`/visits/${booking.visitId}/cancel`, cancel)).status).toBe(200);
  const other = await app.store.saveLead(aSubmission({}, { phone: '+13055550777' }));
  await app.store.bookVisit(aBooking(other.leadId));
  const undone = await ana.post('/marks/undo', { ids: ['cancel-0001'] });
  expect(undone.status).toBe(409);
  expect(await undone.json()).toMatchObject({
    kind: 'in the way',
    sentence:
      'Not undone: Thu, Jun 11, 9–11 am is not free any more (full). Choose another time for the visit.',
  });
  expect(await app.store.findLead(leadId)).toMatchObject({ state: 'called' });
});
