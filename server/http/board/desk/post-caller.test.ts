import { aSubmission, noon } from '../../../../tests/support/builders/a-quote.ts';
import { aBooking } from '../../../../tests/support/builders/a-visit.ts';
import { aBoardVisitor, anOperator } from '../../../../tests/support/board/board-visitor.ts';
import { serveApp } from '../../../../tests/support/servers/serve-app.ts';
import { aFolder } from '../../../../tests/support/machine/temporary-folder.ts';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { openSqliteStore } from '#server/store/sqlite-store.ts';

const keptCaller = z.looseObject({ kind: z.string(), leadId: z.string(), lead: z.unknown() });
const refusedCaller = z.object({ kind: z.string(), faults: z.array(z.looseObject({ field: z.string() })) });

const caller = {
  request_id: 'caller-0001',
  name: 'José Díaz',
  phone: '305.555.0123 ext 4',
  zip: '33139',
  appliance: 'refrigerator',
  sign: '',
  message: 'Warm',
  source: 'friend',
};

test('a caller is kept by the rules of the form, under the name of who took it down', async () => {
  const app = await serveApp({ notices: { channels: ['email'], acknowledgements: { mostPerHour: 0 } } });
  const ana = await anOperator(app);
  const answers = [await ana.post('/callers', caller), await ana.post('/callers', caller)];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const [first, again] = await Promise.all(
    answers.map(async (answer) => keptCaller.parse(await answer.json())),
  );
  if (first === undefined || again === undefined) throw new Error('Nothing was answered');
  expect([first.kind, again.kind, again.leadId]).toEqual(['new', 'repeated', first.leadId]);
  expect(first.lead).toMatchObject({
    name: 'José Díaz',
    place: 'Miami Beach',
    enteredBy: 'Ana',
    email: '',
    state: 'called',
    section: 'rest',
    followUpAt: noon + 60 * 60_000,
  });
  const lead = await app.store.findLead(first.leadId);
  expect(lead).toMatchObject({
    consent: 'by phone',
    page: '',
    phone: '+13055550123',
    source: { heard_from: 'friend' },
    dueAt: noon + 15 * 60_000,
    suspicions: [],
  });
  const kinds = async (leadId: string) => (await app.store.listNotices({ leadId })).map(({ kind }) => kind);
  expect(await kinds(first.leadId)).toEqual(expect.arrayContaining(['dispatch', 'reminder', 'alarm']));
  // Nobody is alarmed for somebody who is on the line: what still waits is of the hour in which they are called again.
  const waiting = (await app.store.listNotices({ leadId: first.leadId })).filter(
    ({ state }) => state === 'due',
  );
  expect(Math.min(...waiting.filter(({ kind }) => kind !== 'dispatch').map(({ nextAt }) => nextAt))).toBe(
    noon + 60 * 60_000,
  );
  expect(await kinds(first.leadId)).not.toContain('acknowledgement');
  const withMail = await ana.post('/callers', {
    ...caller,
    request_id: 'caller-0002',
    email: 'jose@example.com',
    source: '',
  });
  const { leadId } = keptCaller.parse(await withMail.json());
  expect(await kinds(leadId)).toContain('acknowledgement');
  expect((await app.store.findLead(leadId))?.source).toEqual({ heard_from: 'phone' });
});

test('what is wrong is named field by field, and a stranger enters nobody', async () => {
  const app = await serveApp();
  const ana = await anOperator(app);
  const answer = await ana.post('/callers', {
    request_id: 'caller-0001',
    name: '',
    phone: '5',
    zip: 'x',
    email: 'no',
  });
  expect(answer.status).toBe(422);
  const { kind, faults } = refusedCaller.parse(await answer.json());
  expect(kind).toBe('faulty');
  expect(faults.map(({ field }) => field)).toEqual(['name', 'phone', 'email', 'zip', 'appliance']);
  expect((await ana.post('/callers', { ...caller, request_id: 'x' })).status).toBe(422);
  expect((await aBoardVisitor(app).post('/callers', caller)).status).toBe(401);
  expect(await app.store.countLeads()).toBe(0);
});

test('while the database is away nobody is told that a caller was kept; kept beside it, the board says so', async () => {
  const kept = await openSqliteStore(join(await aFolder(), 'leads.sqlite'));
  const faults = { read: false, all: false };
  const away = () => Promise.reject(new Error('away'));
  const app = await serveApp({
    store: {
      ...kept,
      findSessionOperator: (...args) => (faults.all ? away() : kept.findSessionOperator(...args)),
      findListedLead: (id) => (faults.read ? away() : kept.findListedLead(id)),
      markLead: (mark) => (faults.read ? away() : kept.markLead(mark)),
      agreeToTexts: (agreement) => (faults.read ? away() : kept.agreeToTexts(agreement)),
    },
  });
  const ana = await anOperator(app);
  faults.all = true;
  expect((await ana.post('/callers', caller)).status).toBe(503);
  expect(await kept.countLeads()).toBe(0);
  Object.assign(faults, { all: false, read: true });
  const answer = await ana.post('/callers', { ...caller, texts: true });
  expect([answer.status, await answer.json()]).toMatchObject([202, { kind: 'new', lead: null }]);
  expect(await kept.countLeads()).toBe(1);
  // They are on the line all the same: no clock runs for them.
  const [lead] = await kept.listLeads();
  expect(lead).toMatchObject({ state: 'called', followUpAt: noon + 60 * 60_000 });
  // What they agreed to on the phone is kept with them.
  expect(lead?.texts).toMatchObject({ phone: '+13055550123', version: 'texts by phone', stoppedAt: null });
});

test('all requests of one person are told newest first', async () => {
  const app = await serveApp();
  const ana = await anOperator(app);
  const first = await app.store.saveLead(
    aSubmission({}, { receivedAt: noon - 3, phone: '', phoneAsTyped: '' }),
  );
  const second = await app.store.saveLead(aSubmission({}, { receivedAt: noon - 2, email: '' }));
  const third = await app.store.saveLead(aSubmission({}, { receivedAt: noon - 1 }));
  await app.store.saveLead(aSubmission({}, { phone: '+13055550199', email: 'ben@example.com' }));
  expect(await (await ana.get(`/leads/${third.leadId}/person`)).json()).toMatchObject([
    { id: third.leadId, person: { requests: 3, nth: 3 } },
    { id: second.leadId },
    { id: first.leadId },
  ]);
  expect((await ana.get('/leads/nobody/person')).status).toBe(404);
});

test('who is on the line is known by the number, however it is typed, with the requests and the visit', async () => {
  const app = await serveApp();
  const ana = await anOperator(app);
  const first = await app.store.saveLead(aSubmission({}, { receivedAt: noon - 2 }));
  const second = await app.store.saveLead(aSubmission({}, { receivedAt: noon - 1, email: '' }));
  await app.store.saveLead(aSubmission({}, { phone: '+13055550199', email: 'ben@example.com' }));
  await app.store.bookVisit(aBooking(first.leadId));
  const known = async (phone: string): Promise<unknown> =>
    (await ana.post('/callers/known', { phone })).json();
  expect(await known('1 305.555.0123 ext 4')).toMatchObject([
    { id: second.leadId, visit: null },
    { id: first.leadId, visit: { date: '2026-06-11' } },
  ]);
  expect(await known('(305) 555-0177')).toEqual([]);
  expect(await known('no number')).toEqual([]);
  expect((await ana.post('/callers/known', { phone: '1'.repeat(60_000) })).status).toBe(422);
  expect((await aBoardVisitor(app).post('/callers/known', { phone: '3055550123' })).status).toBe(401);
});

test('who agrees to texts on the phone is kept so, with what they were told; not where nobody is texted', async () => {
  const caller = {
    ...{ request_id: 'caller-0009', name: 'Rosa Diaz', phone: '(305) 555-0123', zip: '33139' },
    ...{ appliance: 'washer', texts: true },
  };
  const app = await serveApp();
  const board = await anOperator(app);
  expect(await (await board.get('/leads')).json()).toMatchObject({ canText: true });
  expect((await board.post('/callers', caller)).status).toBe(200);
  expect((await board.post('/callers', caller)).status).toBe(200);
  const [lead] = await app.store.listLeads();
  expect(lead?.texts).toMatchObject({ phone: '+13055550123', version: 'texts by phone', stoppedAt: null });
  expect(lead?.events.filter(({ note }) => note === 'Agreed to texts about the visit')).toMatchObject([
    { operator: 'Ana' },
  ]);
  expect(await (await board.get(`/leads/${lead?.id ?? ''}`)).json()).toMatchObject({
    texts: { version: 'texts by phone', wording: expect.stringContaining('Agreed on the phone') },
  });
  const without = await serveApp({ texts: undefined });
  const other = await anOperator(without);
  expect(await (await other.get('/leads')).json()).toMatchObject({ canText: false });
  await other.post('/callers', caller);
  expect((await without.store.listLeads())[0]?.texts).toBeUndefined();
});
