import { aClosedDay, aStorm, aYearlyClosing } from '../../../../tests/support/builders/an-exception.ts';
import { aSubmission, noon } from '../../../../tests/support/builders/a-quote.ts';
import { anOperator } from '../../../../tests/support/board/board-visitor.ts';
import { serveApp } from '../../../../tests/support/servers/serve-app.ts';
import { expect, test } from 'vitest';

test('an owner closes a day, changes it and takes it back; each answer says what holds now', async () => {
  const app = await serveApp();
  const owner = await anOperator(app);
  const today = aClosedDay({ from: '2026-06-10', to: '2026-06-10', reason: 'Company picnic' });
  const added = await owner.post('/opening', { exception: today });
  expect(added.status).toBe(200);
  expect(await added.json()).toMatchObject({
    today: { isOpen: false, closedToday: { reason: 'Company picnic' } },
    exceptions: [{ exception: today, operator: 'Ana', changedAt: noon, endsAt: Date.UTC(2026, 5, 11, 4) }],
  });
  const storm = aStorm({ id: today.id });
  const changed = await owner.ask('PUT', `/opening/${today.id}`, { exception: storm });
  expect(await changed.json()).toMatchObject({
    today: { isOpen: true, notices: [{ text: storm.text }] },
    exceptions: [{ exception: storm }],
  });
  const removed = await owner.ask('DELETE', `/opening/${today.id}`);
  expect(await removed.json()).toMatchObject({ today: { notices: [] }, exceptions: [] });
  expect((await owner.ask('DELETE', `/opening/${today.id}`)).status, 'repeated by the browser').toBe(200);
  expect((await owner.ask('PUT', '/opening/not-there-1', { exception: storm })).status).toBe(404);
});

test('a dispatcher reads it and changes nothing', async () => {
  const app = await serveApp();
  const owner = await anOperator(app);
  const dispatcher = await anOperator(app, 'Ben', 'dispatcher');
  const storm = aStorm();
  await owner.post('/opening', { exception: storm });
  expect(await (await dispatcher.get('/opening')).json()).toMatchObject({
    exceptions: [{ exception: storm }],
  });
  for (const answer of [
    await dispatcher.post('/opening', { exception: aStorm() }),
    await dispatcher.ask('PUT', `/opening/${storm.id}`, { exception: storm }),
    await dispatcher.ask('DELETE', `/opening/${storm.id}`),
  ]) {
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ kind: 'owners only' });
  }
});

test('the owner is told which visits to come an exception would meet, before it is put', async () => {
  const app = await serveApp();
  const owner = await anOperator(app);
  const { leadId } = await app.store.saveLead(aSubmission());
  const wish = { date: '2026-06-11', fromHour: 9, technicianId: null, note: '' };
  await owner.post(`/leads/${leadId}/visit`, { id: 'booked-by-test', ...wish });
  const met = async (exception: object): Promise<unknown> =>
    (await owner.post('/opening/visits', { exception })).json();
  const closed = { from: '2026-06-11', to: '2026-06-11' };
  expect(await met(aClosedDay(closed))).toMatchObject({ visits: [{ leadId, date: '2026-06-11' }] });
  expect(await met(aStorm({ counties: [] }))).toMatchObject({ visits: [{ leadId }] });
  expect(await met(aStorm())).toEqual({ visits: [] });
  expect(await met({ kind: 'party' })).toMatchObject({ kind: 'faulty' });
  expect(await (await owner.get('/opening')).json()).toMatchObject({ exceptions: [] });
  await owner.post('/opening', { exception: aStorm({ counties: [] }) });
  const closing = await owner.post('/opening', { exception: aClosedDay(closed) });
  const listed = [{ visits: [] }, { visits: [{ leadId, lead: { name: 'Rosa Diaz' } }] }];
  expect(await closing.json(), 'words alone, and a closed day').toMatchObject({ exceptions: listed });
  const [visit] = (await app.store.listPlannedVisits('2026-06-10')).map((one) => one.visit);
  await owner.post(`/visits/${visit?.id ?? ''}/keep`, { id: 'kept-by-test', seen: 0, note: '' });
  const kept = [{ visits: [] }, { visits: [] }];
  expect(await (await owner.get('/opening')).json(), 'kept').toMatchObject({ exceptions: kept });
});

test('a holiday is closed for every year: its visits of any year are told, and one year is opened again', async () => {
  const app = await serveApp();
  const owner = await anOperator(app);
  const { leadId } = await app.store.saveLead(aSubmission());
  const wish = { date: '2026-06-19', fromHour: 9, technicianId: null, note: '' };
  await owner.post(`/leads/${leadId}/visit`, { id: 'booked-by-test', ...wish });
  const yearly = aYearlyClosing({ day: 'Juneteenth', reason: 'Juneteenth', from: '2026-06-10' });
  const met = await owner.post('/opening/visits', { exception: yearly });
  expect(await met.json()).toMatchObject({ visits: [{ leadId, date: '2026-06-19' }] });
  const added = await owner.post('/opening', { exception: yearly });
  expect(await added.json()).toMatchObject({
    exceptions: [{ exception: yearly, endsAt: null, visits: [{ leadId }] }],
  });
  const offered = await owner.get('/windows/left?day=2027-06-19&region=miami-dade');
  expect(await offered.json()).toMatchObject({ days: [{ isClosed: true, reason: 'Juneteenth' }] });
  const open = { ...yearly, openYears: [2026] };
  const opened = await owner.ask('PUT', `/opening/${yearly.id}`, { exception: open });
  expect(await opened.json()).toMatchObject({ exceptions: [{ exception: open, visits: [] }] });
});

test('the same sent twice is there once; another under its id is refused', async () => {
  const app = await serveApp();
  const owner = await anOperator(app);
  const storm = aStorm();
  for (let times = 0; times < 2; times += 1)
    expect((await owner.post('/opening', { exception: storm })).status).toBe(200);
  const other = await owner.post('/opening', { exception: { ...storm, text: 'Another' } });
  expect([other.status, await other.json()]).toEqual([409, { kind: 'taken' }]);
});

const minute = 60_000;

test.each([
  ['an end before its start', aClosedDay({ to: '2026-07-03' }), 'to', 'end-before-start'],
  ['a day that is over', aClosedDay({ from: '2026-06-01', to: '2026-06-09' }), 'to', 'over'],
  ['a day there is not', aClosedDay({ from: '2026-02-30' }), 'from', 'no-such-day'],
  ['more than a year', aClosedDay({ to: '2027-07-05' }), 'to', 'too-many-days'],
  ['a reason too long', aClosedDay({ reason: 'x'.repeat(81) }), 'reason', 'too-long'],
  ['no text', aStorm({ text: ' \u0000 ' }), 'text', 'missing'],
  ['a text too long', aStorm({ text: 'x'.repeat(241) }), 'text', 'too-long'],
  ['a notice that ends before it starts', aStorm({ untilMs: noon - minute }), 'untilMs', 'end-before-start'],
  ['a notice that is over', aStorm({ fromMs: noon - 2, untilMs: noon - 1 }), 'untilMs', 'over'],
  ['an unknown county', { ...aStorm(), counties: ['Atlantis'] }, 'counties', 'unknown-place'],
  ['an unknown region', { ...aStorm(), regions: ['atlantis'] }, 'regions', 'unknown-place'],
  ['an unknown town', { ...aStorm(), cities: ['atlantis'] }, 'cities', 'unknown-place'],
  ['no day of any year', aYearlyClosing({ day: '02-30' }), 'day', 'no-such-day'],
  ['a holiday there is not', aYearlyClosing({ day: 'Festivus' }), 'day', 'no-such-day'],
  [
    'more open years than anybody has',
    aYearlyClosing({ openYears: Array.from({ length: 31 }, (_, year) => 2026 + year) }),
    'openYears',
    'too-long',
  ],
  [
    'no region to be away from',
    {
      ...{ kind: 'away', id: 'exception-a', regions: [], reason: '' },
      ...{ fromMs: noon, untilMs: noon + minute },
    },
    'regions',
    'missing',
  ],
  ['an unknown kind', { kind: 'party', id: 'exception-x' }, 'kind', 'missing'],
  ['no days', { kind: 'closed', id: 'exception-x', reason: '' }, 'from', 'missing'],
] as const)('%s is said by its field', async (_, exception, field, fault) => {
  const app = await serveApp();
  const owner = await anOperator(app);
  const answer = await owner.post('/opening', { exception });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({
    kind: 'faulty',
    faults: expect.arrayContaining([{ field, fault }]),
  });
});

test.each([
  [17, 9, 'closesAtHour', 'closes-before-opens'],
  [9, 9, 'closesAtHour', 'closes-before-opens'],
  [9, 25, 'closesAtHour', 'no-such-hour'],
  [9.5, 17, 'opensAtHour', 'no-such-hour'],
])('hours from %d to %d are refused', async (opensAtHour, closesAtHour, field, fault) => {
  const app = await serveApp();
  const owner = await anOperator(app);
  const hours = { kind: 'hours', id: 'exception-h', from: '2026-07-01', to: null, reason: '' };
  const answer = await owner.post('/opening', { exception: { ...hours, opensAtHour, closesAtHour } });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ faults: [{ field, fault }] });
});

test('what is no JSON, or no exception at all, is refused in words a program reads', async () => {
  const app = await serveApp();
  const owner = await anOperator(app);
  expect((await owner.post('/opening', {})).status).toBe(422);
  expect((await owner.post('/opening', { exception: 'closed' })).status).toBe(422);
  expect((await owner.post('/opening', {}, { 'content-type': 'text/plain' })).status).toBe(415);
});
