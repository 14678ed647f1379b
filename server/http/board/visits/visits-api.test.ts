import { expect, test } from 'vitest';
import { z } from 'zod';
import { aSubmission, noon } from '../../../../tests/support/builders/a-quote.ts';
import { anAction } from '../../../../tests/support/builders/a-visit.ts';
import { aStorm } from '../../../../tests/support/builders/an-exception.ts';
import { aBoardVisitor, anOperator } from '../../../../tests/support/board/board-visitor.ts';
import { aCompany } from '../../../../tests/support/builders/company.ts';
import { anyProfile } from '#domain/visits/technician.ts';
import { serveApp } from '../../../../tests/support/servers/serve-app.ts';

const hour = 60 * 60_000;
const booked = z.object({ id: z.string(), sequence: z.number(), lastPress: z.string() });
const left = z.object({
  days: z.array(
    z.object({
      date: z.string(),
      windows: z.array(z.object({ fromHour: z.number(), left: z.number(), bar: z.string().nullable() })),
    }),
  ),
});

let made = 0;
const press = () => `press-${(made += 1)}-of-the-test`;

async function anApp() {
  const clock = { now: noon };
  const app = await serveApp({ now: () => clock.now });
  const owner = await anOperator(app, 'Olga');
  const dispatcher = await anOperator(app, 'Dan', 'dispatcher');
  const { leadId } = await app.store.saveLead(aSubmission({}, { sign: 'warm-fridge' }));
  const book = async (changes: Readonly<Record<string, unknown>> = {}, id = leadId) =>
    dispatcher.post(`/leads/${id}/visit`, {
      ...{ id: press(), date: '2026-06-11', fromHour: 9, technicianId: null, note: '' },
      ...changes,
    });
  const aVisit = async () => booked.parse(await (await book()).json());
  return { app, clock, owner, dispatcher, leadId, book, aVisit };
}

test('nobody sees or books visits without signing in', async () => {
  const { app } = await anApp();
  const stranger = aBoardVisitor(app);
  const answers = await Promise.all([
    stranger.get('/visits'),
    stranger.get('/windows'),
    stranger.get('/windows/left'),
    stranger.post('/leads/x/visit'),
    stranger.post('/visits/x/done'),
    stranger.post('/technicians', { name: 'Ben' }),
    stranger.ask('PUT', '/windows', { windows: [] }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 401));
});

test('a booked visit is told with whom it is for, what to bring, and how to take it back', async () => {
  const { dispatcher, book } = await anApp();
  const answer = await book({ note: ' Gate 12\u0000 ' });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({
    date: '2026-06-11',
    window: { fromHour: 9, toHour: 11 },
    state: 'set',
    by: 'Dan',
    note: 'Gate 12',
    technician: null,
    lead: { name: 'Rosa Diaz', phoneText: '(305) 555-0123', place: 'Miami Beach', region: 'miami-dade' },
    row: { state: 'booked', heldBy: null, visit: { date: '2026-06-11', state: 'set' } },
  });
  expect(await (await dispatcher.get('/visits?day=2026-06-11')).json()).toMatchObject({
    ...{ today: '2026-06-10', day: '2026-06-11', closed: null },
    visits: [{ state: 'set', lead: { name: 'Rosa Diaz' } }],
  });
  expect(await (await dispatcher.get('/visits?day=nonsense')).json()).toMatchObject({ day: '2026-06-10' });
});

test('a full window asks once, then takes the visit', async () => {
  const { app, book } = await anApp();
  await app.store.saveVisitPlan([{ weekday: 4, fromHour: 9, places: { 'miami-dade': 0 } }], anAction());
  const refused = await book();
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ kind: 'full', bar: 'full', day: { date: '2026-06-11' } });
  expect((await book({ isOverfull: true })).status).toBe(200);
});

test('who has a visit then is asked about, and both are booked by who means it', async () => {
  const { app, book } = await anApp();
  await app.store.saveTechnician({ id: 'ben', name: 'Ben' }, anAction());
  const { leadId } = await app.store.saveLead(aSubmission({}, { name: 'Ann', email: '' }));
  expect((await book({ technicianId: 'ben' })).status).toBe(200);
  const refused = await book({ technicianId: 'ben' }, leadId);
  expect(refused.status).toBe(409);
  expect(await refused.json()).toEqual({ kind: 'unfit', bars: ['busy'] });
  expect((await book({ technicianId: 'ben', accepted: ['busy'] }, leadId)).status).toBe(200);
});

test('who would have a long way from one stop to the next is asked about once; taken back, it is as it was', async () => {
  const { app, book, dispatcher } = await anApp();
  await app.store.saveTechnician({ id: 'ben', name: 'Ben' }, anAction());
  expect((await book({ technicianId: 'ben' })).status).toBe(200);
  const saved = await app.store.saveLead(aSubmission({}, { name: 'Ann', email: '', zip: '33480' }));
  const far = { technicianId: 'ben', fromHour: 11 };
  const refused = await book(far, saved.leadId);
  expect([refused.status, await refused.json()]).toEqual([409, { kind: 'unfit', bars: ['far'] }]);
  const later = booked.parse(await (await book({ ...far, fromHour: 15 }, saved.leadId)).json());
  const move = { id: press(), seen: later.sequence, date: '2026-06-11', ...far };
  const moved = async (more: object = {}) =>
    dispatcher.post(`/visits/${later.id}/move`, { ...move, ...more });
  expect((await moved()).status).toBe(409);
  const near = booked.parse(await (await moved({ accepted: ['far'] })).json());
  const off = { ...move, id: press(), seen: near.sequence, technicianId: null };
  const { lastPress } = booked.parse(await (await dispatcher.post(`/visits/${later.id}/move`, off)).json());
  const undone = await dispatcher.post(`/visits/${later.id}/undo`, { id: press(), press: lastPress });
  expect([undone.status, await undone.json()]).toMatchObject([200, { technician: 'Ben' }]);
});

test('what technicians have is told with the windows of the day, but for the visit that is moved', async () => {
  const { app, book, dispatcher } = await anApp();
  await app.store.saveTechnician({ id: 'ben', name: 'Ben' }, anAction());
  const { id } = booked.parse(await (await book({ technicianId: 'ben' })).json());
  const stopsOn = async (question: string) => {
    const stops = z.object({ days: z.array(z.object({ stops: z.array(z.unknown()) })) });
    const answer = await dispatcher.get(`/windows/left?region=miami-dade&${question}`);
    return stops.parse(await answer.json()).days.map((day) => day.stops);
  };
  const stop = { ...{ technicianId: 'ben', fromHour: 9, toHour: 11 }, name: 'Rosa Diaz', zip: '33139' };
  expect(await stopsOn('day=2026-06-11')).toEqual([[{ ...stop, place: 'Miami Beach', miles: null }]]);
  const { leadId } = await app.store.saveLead(aSubmission({}, { name: 'Ann', email: '', zip: '33010' }));
  const [[far] = []] = await stopsOn(`day=2026-06-11&lead=${leadId}`);
  expect(far).toMatchObject({ miles: expect.closeTo(9, -1) });
  expect(await stopsOn(`day=2026-06-11&except=${id}`)).toEqual([[]]);
  expect(await stopsOn('day=2026-06-12')).toEqual([[]]);
  expect((await stopsOn('')).slice(0, 3)).toMatchObject([[], [stop], []]);
});

test('visits of who is off that day, or has left, are listed until somebody else has them', async () => {
  const { app, owner, book, dispatcher } = await anApp();
  await app.store.saveTechnician({ id: 'ben', name: 'Ben' }, anAction());
  const { id } = booked.parse(await (await book({ technicianId: 'ben' })).json());
  const listed = async () => {
    const day = z.object({ toReassign: z.array(z.object({ id: z.string() })) });
    return day.parse(await (await dispatcher.get('/visits')).json()).toReassign.map((visit) => visit.id);
  };
  expect(await listed()).toEqual([]);
  const daysOff = [{ from: '2026-06-11', to: '2026-06-11' }];
  const off = { name: 'Ben', profile: { ...anyProfile, daysOff } };
  expect((await owner.post('/technicians/ben', off)).status).toBe(200);
  expect(await listed()).toEqual([id]);
  await owner.post('/technicians/ben', { name: 'Ben', profile: anyProfile });
  expect(await listed()).toEqual([]);
  await owner.ask('DELETE', '/technicians/ben');
  expect(await listed()).toEqual([id]);
  const move = { id: press(), seen: 0, date: '2026-06-11', fromHour: 9, technicianId: null };
  expect((await dispatcher.post(`/visits/${id}/move`, move)).status).toBe(200);
  expect(await listed()).toEqual([]);
  expect(
    (await owner.post('/technicians/ben', { ...off, profile: { ...anyProfile, phone: '5' } })).status,
  ).toBe(422);
});

test('a dispatcher marks a technician off for one day, twice is once, and an owner who had opened the profile overwrites nothing', async () => {
  const { app, owner, dispatcher, book } = await anApp();
  await app.store.saveTechnician({ id: 'ben', name: 'Ben' }, anAction());
  await book({ technicianId: 'ben' });
  const mark = async (changes: object = {}) =>
    dispatcher.post('/technicians/ben/day-off', { day: '2026-06-11', isOff: true, ...changes });
  const daysOff = [{ from: '2026-06-11', to: '2026-06-11' }];
  expect(await (await mark()).json()).toMatchObject({ technicians: [{ profile: { daysOff } }] });
  expect((await mark()).status).toBe(200);
  expect(await (await dispatcher.get('/visits')).json()).toMatchObject({
    toReassign: [{ technician: 'Ben' }],
  });
  const late = await owner.post('/technicians/ben', { name: 'Ben', profile: anyProfile, seenDaysOff: [] });
  expect([late.status, await late.json()]).toEqual([409, { kind: 'days changed' }]);
  expect((await mark({ isOff: false })).status).toBe(200);
  expect((await mark({ day: '2026-06-09' })).status).toBe(422);
  expect((await dispatcher.post('/technicians/eve/day-off', { day: '2026-06-11', isOff: true })).status).toBe(
    404,
  );
  const log = (await app.store.listChanges(1)).changes.map(({ what, detail }) => `${what}: ${detail}`);
  expect(log).toEqual(
    expect.arrayContaining(['technician off: Ben, Thu, Jun 11', 'technician back: Ben, Thu, Jun 11']),
  );
  expect(log.filter((line) => line.startsWith('technician off'))).toHaveLength(1);
});

test('a lead with a visit to come is shown it in the place of a second one', async () => {
  const { aVisit, book } = await anApp();
  const { id } = await aVisit();
  const second = await book({ fromHour: 13 });
  expect(second.status).toBe(409);
  expect(await second.json()).toMatchObject({ kind: 'has visit', visit: { id } });
});

test('what the customer did meanwhile is told in the place of the booking, with the lead as it is now', async () => {
  const { app, book, dispatcher, leadId, clock } = await anApp();
  const seen = { seenState: 'open', seenEvents: 0 };
  await app.store.changeRequest({
    ...{ id: `${leadId}.called-off`, leadId, at: clock.now, operator: 'Customer', channels: [] },
    ...{ changes: [{ kind: 'cancel', text: '' }], content: {}, note: 'Canceled by customer' },
  });
  const refused = await book(seen);
  expect(refused.status).toBe(409);
  const since = [{ at: noon, outcome: 'done', operator: 'Customer', note: 'Canceled by customer' }];
  const lead = { id: leadId, state: 'done', canceledAt: noon, events: 1 };
  expect(await refused.json()).toMatchObject({ kind: 'lead changed', lead, since });
  expect((await book()).status).toBe(409);
  const marked = await dispatcher.post(`/leads/${leadId}/marks`, { id: press(), outcome: 'called', ...seen });
  expect([marked.status, await marked.json()]).toMatchObject([409, { kind: 'changed', lead, since }]);
  expect((await book({ seenState: 'done', seenEvents: 1 })).status).toBe(200);
});

test('each action moves the visit on; what somebody else did first is shown in its place', async () => {
  const { dispatcher, aVisit, clock } = await anApp();
  const { id } = await aVisit();
  clock.now += hour;
  const way = await dispatcher.post(`/visits/${id}/on-the-way`, { id: press(), seen: 0 });
  const row = { state: 'booked', visit: { state: 'on-the-way' } };
  expect(await way.json()).toMatchObject({ state: 'on-the-way', sequence: 1, row });
  const late = await dispatcher.post(`/visits/${id}/no-show`, { id: press(), seen: 0 });
  expect(late.status).toBe(409);
  expect(await late.json()).toMatchObject({ kind: 'changed', visit: { state: 'on-the-way' } });
  const move = { id: press(), seen: 1, date: '2026-06-12', fromHour: 13, technicianId: null };
  expect(await (await dispatcher.post(`/visits/${id}/move`, move)).json()).toMatchObject({ state: 'moved' });
  expect((await dispatcher.post('/visits/never/done', { id: press(), seen: 0 })).status).toBe(404);
});

test('nobody is said to be on the way while nobody is named, where there are technicians to name', async () => {
  const { app, dispatcher, aVisit } = await anApp();
  const { id } = await aVisit();
  await app.store.saveTechnician({ id: 'cora', name: 'Cora' }, anAction());
  const way = await dispatcher.post(`/visits/${id}/on-the-way`, { id: press(), seen: 0 });
  expect([way.status, await way.json()]).toEqual([409, { kind: 'unassigned' }]);
  const wish = { date: '2026-06-12', fromHour: 13, technicianId: 'cora' };
  expect((await dispatcher.post(`/visits/${id}/move`, { id: press(), seen: 0, ...wish })).status).toBe(200);
  expect((await dispatcher.post(`/visits/${id}/on-the-way`, { id: press(), seen: 1 })).status).toBe(200);
});

test('an action is taken back by its id', async () => {
  const { dispatcher, aVisit, leadId } = await anApp();
  const { id, lastPress } = await aVisit();
  const undone = await dispatcher.post(`/visits/${id}/undo`, { id: press(), press: lastPress });
  const row: unknown = expect.objectContaining({ id: leadId, state: 'open', visit: null });
  expect(await undone.json()).toEqual({ kind: 'undone', visit: null, row });
  const leads = z.object({ leads: z.array(z.looseObject({ id: z.string() })) });
  const { leads: open } = leads.parse(await (await dispatcher.get('/leads')).json());
  expect(open).toMatchObject([{ id: leadId, state: 'open' }]);
});

test('another time that was asked for stands with the visit; what its sender called off is not the desk’s to take back', async () => {
  const { app, dispatcher, aVisit, leadId, clock } = await anApp();
  const change = async (kind: 'another-time' | 'cancel', text: string) =>
    app.store.changeRequest({
      ...{ id: `${leadId}.${kind}`, leadId, at: clock.now, operator: 'Customer', channels: [] },
      ...{ changes: [{ kind, text }], content: {}, note: kind },
    });
  const visits = async (): Promise<unknown> => (await dispatcher.get('/visits?day=2026-06-11')).json();
  await aVisit();
  expect(await visits()).toMatchObject({
    visits: [{ lastPress: expect.any(String), lead: { anotherTime: '' } }],
  });
  await change('another-time', 'After school');
  expect(await visits()).toMatchObject({ visits: [{ state: 'set', lead: { anotherTime: 'After school' } }] });
  await change('cancel', '');
  expect(await visits()).toMatchObject({
    visits: [{ state: 'canceled', lastPress: null, lead: { anotherTime: '', isCanceled: true } }],
  });
});

test('seven days are offered on which something can be booked, and any other on asking', async () => {
  const { dispatcher, clock } = await anApp();
  const ask = async (query: string) =>
    left.parse(await (await dispatcher.get(`/windows/left?region=miami-dade${query}`)).json()).days;
  expect((await ask('')).map(({ date }) => date)).toEqual([
    ...['2026-06-10', '2026-06-11', '2026-06-12', '2026-06-13', '2026-06-14', '2026-06-15', '2026-06-16'],
  ]);
  clock.now = noon + 9 * hour;
  expect((await ask(''))[0]?.date).toBe('2026-06-11');
  expect(await ask('&day=2026-09-01')).toMatchObject([{ date: '2026-09-01' }]);
  expect((await dispatcher.get('/windows/left?day=2026-02-30')).status).toBe(422);
});

test('what is not a booking, a plan or a technician is refused by name', async () => {
  const { app, dispatcher, owner, book } = await anApp();
  const wrong = [
    { date: '2026-02-30' },
    { fromHour: 23 },
    { fromHour: 9.5 },
    { note: 'x'.repeat(2001) },
    { id: 'x' },
  ];
  for (const change of wrong) expect((await book(change)).status).toBe(422);
  expect((await book({ technicianId: 'nobody' })).status).toBe(404);
  expect((await book({}, 'no-such-lead')).status).toBe(404);
  const windows = [
    { weekday: 1, fromHour: 9, places: {} },
    { weekday: 1, fromHour: 10, places: {} },
  ];
  const overlap = await owner.ask('PUT', '/windows', { windows });
  expect([overlap.status, await overlap.json()]).toEqual([422, { kind: 'faulty', fault: 'overlap' }]);
  const none = await owner.ask('PUT', '/windows', { windows: [] });
  expect(await none.json()).toEqual({ kind: 'faulty', fault: 'no windows' });
  const nowhere = [{ weekday: 1, fromHour: 9, places: { atlantis: 1 } }];
  expect((await owner.ask('PUT', '/windows', { windows: nowhere })).status).toBe(422);
  expect((await owner.post('/technicians', { name: '  ' })).status).toBe(422);
  expect((await dispatcher.post('/visits/x/undo', {})).status).toBe(422);
  expect(await app.store.listVisits('2026-06-11')).toEqual([]);
});

test('only owners change windows, technicians and calendars, and the log of changes says who', async () => {
  const { owner, dispatcher } = await anApp();
  const plan = { windows: [{ weekday: 4, fromHour: 9, places: { 'miami-dade': 3 } }] };
  for (const [method, path, body] of [
    ['PUT', '/windows', plan],
    ['POST', '/technicians', { name: 'Ben' }],
    ['POST', '/technicians/x', { name: 'Ben' }],
    ['DELETE', '/technicians/x', {}],
    ['POST', '/technicians/x/feed', {}],
    ['DELETE', '/technicians/x/feed', {}],
  ] as const) {
    const answer = await dispatcher.ask(method, path, body);
    expect([answer.status, await answer.json()], path).toEqual([403, { kind: 'owners only' }]);
  }
  expect(await (await owner.ask('PUT', '/windows', plan)).json()).toMatchObject({ isOwn: true, ...plan });
  const list = z.object({ technicians: z.array(z.object({ id: z.string(), name: z.string() })) });
  const { technicians } = list.parse(await (await owner.post('/technicians', { name: ' Ben ' })).json());
  expect(technicians).toMatchObject([{ name: 'Ben' }]);
  const id = technicians[0]?.id ?? '';
  expect((await owner.post('/technicians', { name: 'ben' })).status).toBe(409);
  expect((await owner.post(`/technicians/${id}`, { name: 'Benny' })).status).toBe(200);
  expect((await owner.post('/technicians/nobody', { name: 'X' })).status).toBe(404);
  expect((await owner.ask('DELETE', `/technicians/${id}`)).status).toBe(200);
  expect((await owner.ask('DELETE', `/technicians/${id}`)).status).toBe(404);
  const changes = z.object({ changes: z.array(z.looseObject({ what: z.string() })) });
  const told = changes.parse(await (await owner.get('/changes')).json()).changes;
  expect(told.map(({ what }) => what)).toEqual(
    expect.arrayContaining([
      ...['technician gone', 'technician renamed', 'technician added', 'visit windows changed'],
    ]),
  );
});

test('a canceled visit owes staff a call at once, and the alarm when the minutes of a promise are over', async () => {
  const { app, clock, dispatcher, leadId, aVisit } = await anApp();
  const visit = await aVisit();
  clock.now += hour;
  const cancel = await dispatcher.post(`/visits/${visit.id}/cancel`, { id: press(), seen: 0, note: '' });
  expect(cancel.status).toBe(200);
  const owed = (await app.store.listNotices({ leadId })).filter(({ nextAt }) => nextAt >= clock.now);
  expect(new Set(owed.map(({ kind, nextAt }) => `${kind} ${nextAt - clock.now}`))).toEqual(
    new Set(['reminder 0', `alarm ${aCompany.hours.callbackMinutes * 60_000}`]),
  );
});

test('a part was ordered today or before: a day to come is refused, and nothing is done', async () => {
  const { app, dispatcher, aVisit } = await anApp();
  const { id, sequence: seen } = await aVisit();
  const wait = (orderedOn: string) =>
    dispatcher.post(`/visits/${id}/needs-part`, {
      ...{ id: press(), seen, note: '' },
      part: { name: 'Drain pump', orderedOn, expectedOn: null },
    });
  expect((await wait('2026-06-11')).status).toBe(422);
  expect(await app.store.findVisit(id)).toMatchObject({ visit: { state: 'set' } });
  expect((await wait('2026-06-10')).status).toBe(200);
  expect(await app.store.findVisit(id)).toMatchObject({ visit: { state: 'waiting-for-part' } });
});

test('the day tells what booking asked about: two at a time, and a long way from the stop before', async () => {
  const { app, dispatcher, book } = await anApp();
  await app.store.saveTechnician({ id: 'ben', name: 'Ben' }, anAction());
  const meant = { technicianId: 'ben', isOverfull: true, accepted: ['busy', 'far'] };
  const of = async (zip: string) => (await app.store.saveLead(aSubmission({}, { zip }))).leadId;
  // Miami Beach twice at nine, then Naples at eleven.
  await book({ ...meant, fromHour: 9 });
  await book({ ...meant, fromHour: 9 }, await of('33139'));
  await book({ ...meant, fromHour: 11 }, await of('34102'));
  const day = z.object({
    visits: z.array(z.object({ id: z.string(), window: z.object({ fromHour: z.number() }) })),
    clashes: z.array(
      z.object({
        visitId: z.string(),
        isDoubled: z.boolean(),
        far: z.nullable(z.object({ place: z.string(), miles: z.number() })),
      }),
    ),
  });
  const { visits, clashes } = day.parse(await (await dispatcher.get('/visits?day=2026-06-11')).json());
  const hourOf = (visitId: string) => visits.find(({ id }) => id === visitId)?.window.fromHour;
  expect(clashes.map(({ visitId, isDoubled }) => [hourOf(visitId), isDoubled])).toEqual([
    [9, true],
    [9, true],
    [11, false],
  ]);
  expect(clashes[2]?.far?.place).toBe('Miami Beach');
  expect(clashes[2]?.far?.miles).toBeGreaterThan(90);
});

test('a visit that nobody went to is listed and counted until it is settled, and one that is nobody’s from an hour before', async () => {
  const { clock, dispatcher, aVisit } = await anApp();
  const { id } = await aVisit();
  const read = async (path: string): Promise<unknown> => (await dispatcher.get(path)).json();
  const none = { toSettle: [], toAssign: [] };
  expect(await read('/visits')).toMatchObject(none);
  expect(await read('/leads')).toMatchObject({ visitsWaiting: 0 });
  clock.now = Date.UTC(2026, 5, 11, 12);
  expect(await read('/visits')).toMatchObject({ toSettle: [], toAssign: [{ id }] });
  expect(await read('/leads')).toMatchObject({ visitsWaiting: 1 });
  // The day after its window.
  clock.now = Date.UTC(2026, 5, 12, 12);
  expect(await read('/visits')).toMatchObject({ today: '2026-06-12', toSettle: [{ id }], toAssign: [] });
  expect(await read('/leads')).toMatchObject({ visitsWaiting: 1 });
  await dispatcher.post(`/visits/${id}/done`, { id: press(), seen: 0, note: '' });
  expect(await read('/visits')).toMatchObject(none);
  expect(await read('/leads')).toMatchObject({ visitsWaiting: 0 });
});

test('a visit that was booked before a closing is marked until it is kept, and the dialog names the closing', async () => {
  const { app, owner, dispatcher, leadId, aVisit } = await anApp();
  const { id } = await aVisit();
  const text = 'Hurricane: stay safe.';
  const span = { fromMs: noon - hour, untilMs: noon + 48 * hour, stopsVisits: true, text };
  const exception = aStorm({ ...span, counties: ['Miami-Dade'] });
  const put = await owner.post('/opening', { exception });
  expect(await put.json()).toMatchObject({ exceptions: [{ visits: [{ id, closing: text }] }] });
  const read = async (path: string): Promise<unknown> => (await dispatcher.get(path)).json();
  const rowOf = () => read(`/leads/${leadId}/person`);
  const day = () => read('/visits?day=2026-06-10');
  expect(await day()).toMatchObject({ visits: [], toMove: [{ id, closing: text }] });
  expect(await rowOf()).toMatchObject([{ closing: text }]);
  expect(await read('/leads')).toMatchObject({ visitsWaiting: 1 });
  const left = await dispatcher.get(`/windows/left?region=miami-dade&lead=${leadId}`);
  expect(await left.json()).toMatchObject({
    closings: [`No visits here until Jun 12, 12:00 pm: ${text}`],
  });
  const kept = await dispatcher.post(`/visits/${id}/keep`, { id: press(), seen: 0, note: '' });
  expect(await kept.json()).toMatchObject({
    state: 'set',
    closing: '',
    row: { closing: '', state: 'booked' },
  });
  expect(await day()).toMatchObject({ toMove: [] });
  expect(await read('/leads')).toMatchObject({ visitsWaiting: 0 });
  const lastPress = (await app.store.findVisit(id))?.lastPress;
  await dispatcher.post(`/visits/${id}/undo`, { id: press(), press: lastPress });
  expect(await day()).toMatchObject({ toMove: [{ id }] });
});

test('the desk says why it cancels: what the customer asked for is lost, all else is to be called about', async () => {
  const { app, dispatcher, leadId, aVisit } = await anApp();
  const visit = await aVisit();
  const cancel = async (id: string, seen: number, reason: string): Promise<unknown> => {
    const asked = { id: press(), seen, note: '', reason };
    return (await dispatcher.post(`/visits/${id}/cancel`, asked)).json();
  };
  const first = await cancel(visit.id, 0, 'we-cannot');
  expect(first).toMatchObject({ state: 'canceled', row: { state: 'called', canceledAt: null } });
  const lead = await app.store.findLead(leadId);
  expect(lead?.events.at(-1)?.note).toContain('We cannot come');
  expect(lead?.followUpAt).toBe(noon);

  const again = await aVisit();
  const second = await cancel(again.id, 0, 'customer');
  expect(second).toMatchObject({ state: 'canceled', row: { state: 'done', canceledAt: noon } });
  expect(await (await dispatcher.get('/figures?period=today')).text()).toMatch(/"canceled":1\b/u);
  const lastPress = (await app.store.findVisit(again.id))?.lastPress;
  const undone = await dispatcher.post(`/visits/${again.id}/undo`, { id: press(), press: lastPress });
  expect(await undone.json()).toMatchObject({ state: 'set', row: { state: 'booked', canceledAt: null } });
});

test('who only called is booked with all they say on the phone, by the rules of a correction', async () => {
  const { app, owner, book } = await anApp();
  const nothing = { name: '', email: '', zip: '', appliance: '', sign: '', message: '' };
  const { leadId } = await app.store.saveLead(aSubmission({}, { kind: 'missed-call', ...nothing }));
  const source = z
    .object({ sources: z.array(z.object({ id: z.string() })) })
    .parse(await (await owner.get('/leads')).json()).sources[0]?.id;
  const given = { name: 'Ann', zip: '33139', appliance: 'washer', sign: 'will-not-drain', source };
  const faulty = await book({ given: { ...given, email: 'ann@' } }, leadId);
  expect(faulty.status).toBe(422);
  expect(await faulty.json()).toMatchObject({ kind: 'faulty', faults: [{ field: 'email' }] });
  expect(await app.store.findLead(leadId)).toMatchObject(nothing);
  const answer = await book({ given: { ...given, email: 'ann@example.com', texts: true } }, leadId);
  expect(await answer.json()).toMatchObject({
    row: { email: 'ann@example.com', signText: 'Will not drain' },
  });
  expect((await app.store.findLead(leadId))?.source).toMatchObject({ heard_from: source });
});
