import { aBooking, anAction } from '../../../tests/support/builders/a-visit.ts';
import { aMark, aSubmission, noon } from '../../../tests/support/builders/a-quote.ts';
import { anOperator } from '../../../tests/support/board/board-visitor.ts';
import { serveApp } from '../../../tests/support/servers/serve-app.ts';
import { expect, test } from 'vitest';
import { signCall } from './call-signature.ts';

const token = 'only-for-tests-0123456789';
const place = 'https://desk.example.com/api/calls';

type App = Awaited<ReturnType<typeof serveApp>>;

/** A call as the phone service tells of it when it has ended. */
const aCall = (changes: Readonly<Record<string, string>> = {}) => ({
  ...{ CallSid: 'CA1234567890ABCDE', AccountSid: 'AC1234567890ABCDE', Direction: 'inbound' },
  ...{ From: '+13055550123', To: '+13055550142', CallStatus: 'no-answer' },
  ...changes,
});

function tell(app: App, call: Readonly<Record<string, string>>, query = '') {
  const signature = signCall(token, `${place}${query}`, new URLSearchParams(call));
  return app.post(`/api/calls${query}`, call, { 'x-twilio-signature': signature });
}

test("the signature is the one of the service's own libraries", () => {
  const posted = new URLSearchParams({
    ...{ To: '+18005551212', From: '+14158675309', Digits: '1234' },
    ...{ Caller: '+14158675309', CallSid: 'CA1234567890ABCDE' },
  });
  expect(signCall('12345', 'https://mycompany.com/myapp.php?foo=1&bar=2', posted)).toBe(
    'RSOYDt4T1cUTdK1PDd93/VVr8B8=',
  );
});

test('a call that nobody answered is a lead on the clock of requests; twice within ten minutes it is one', async () => {
  const moment = { now: noon };
  const app = await serveApp({ now: () => moment.now });
  const answer = await tell(app, aCall());
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('<Response/>')]);
  moment.now += 9 * 60_000;
  await tell(app, aCall({ CallSid: 'CA2', CallStatus: 'busy' }));
  // The service may tell of a call twice.
  await tell(app, aCall({ CallSid: 'CA2', CallStatus: 'busy' }));
  expect(await app.store.listLeads()).toMatchObject([
    { kind: 'missed-call', phone: '+13055550123', state: 'open', dueAt: noon + 15 * 60_000, name: '' },
  ]);
  const board = await anOperator(app);
  expect(await (await board.get('/leads')).json()).toMatchObject({
    leads: [{ rang: 'They called 2 times, last 12:09 pm' }],
  });
  moment.now += 60 * 60_000;
  await tell(app, aCall({ CallSid: 'CA3' }));
  expect(await app.store.listLeads()).toHaveLength(2);
});

test('a forwarded call counts by what became of the forwarding', async () => {
  const app = await serveApp();
  await tell(app, aCall({ CallStatus: 'in-progress', DialCallStatus: 'no-answer' }), '?line=1');
  expect(await app.store.listLeads()).toHaveLength(1);
});

test('a call that was answered, and one that hides its number, are no leads', async () => {
  const app = await serveApp();
  for (const call of [
    aCall({ CallStatus: 'completed' }),
    aCall({ CallStatus: 'completed', DialCallStatus: 'completed' }),
    aCall({ From: 'anonymous' }),
    aCall({ From: '+266696687' }),
    aCall({ From: 'sip:desk@example.com' }),
  ])
    expect((await tell(app, call)).status).toBe(200);
  expect(await app.store.listLeads()).toEqual([]);
});

test('what the service did not sign, or signed for other words or another address, is refused', async () => {
  const app = await serveApp();
  const right = signCall(token, place, new URLSearchParams(aCall()));
  const other = signCall(token, `${place}?line=1`, new URLSearchParams(aCall()));
  const send = async (call: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>>) =>
    (await app.post('/api/calls', call, headers)).status;
  expect(await send(aCall(), {})).toBe(403);
  expect(await send(aCall(), { 'x-twilio-signature': 'x' })).toBe(403);
  expect(await send(aCall({ From: '+13055550124' }), { 'x-twilio-signature': right })).toBe(403);
  expect(await send(aCall(), { 'x-twilio-signature': other })).toBe(403);
  expect(await app.store.listLeads()).toEqual([]);
  expect(app.lines.join('\n')).not.toContain('3055550123');
});

test('what nobody signed is refused unread, and what has very many fields before it is signed for', async () => {
  const app = await serveApp();
  const long = { ...aCall(), note: 'x'.repeat(70_000) };
  expect((await app.post('/api/calls', long)).status).toBe(403);
  const many = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`n${index}`, '']));
  expect((await tell(app, { ...aCall(), ...many })).status).toBe(413);
});

test('without a phone service there is no such address', async () => {
  const app = await serveApp({ calls: undefined });
  expect((await tell(app, aCall())).status).toBe(404);
});

test('at the desk it is a row with its number for a name, found by it', async () => {
  const app = await serveApp();
  const board = await anOperator(app);
  await tell(app, aCall());
  expect(await (await board.get('/leads')).json()).toMatchObject({
    leads: [{ kind: 'missed-call', name: '(305) 555-0123', phoneText: '(305) 555-0123', section: 'keep' }],
  });
});

test('who calls and has a visit to come is a row that says when and who, and their calls are no requests', async () => {
  const app = await serveApp();
  const board = await anOperator(app);
  await app.store.saveTechnician({ id: 'cora', name: 'Cora' }, anAction());
  const { leadId } = await app.store.saveLead(aSubmission({}, { phone: '+13055550123' }));
  const today = { date: '2026-06-10', fromHour: 13, technicianId: 'cora' };
  await app.store.bookVisit(aBooking(leadId, today));
  await tell(app, aCall());
  expect(await (await board.get('/leads')).json()).toMatchObject({
    leads: [{ kind: 'missed-call', knownVisit: 'today, 1–3 pm, Cora' }, { knownVisit: '' }],
  });
  const request = await app.store.findListedLead(leadId);
  expect(request?.person).toMatchObject({ requests: 2, others: 0, thisWeek: 1 });
});

test('who calls again and is taken down is called back no more', async () => {
  const app = await serveApp();
  const board = await anOperator(app);
  await tell(app, aCall());
  const asked = { name: 'Rosa Diaz', phone: '(305) 555-0123', zip: '33139', appliance: 'washer' };
  const caller = { ...asked, request_id: 'caller-0001', sign: '', message: '', source: '' };
  expect((await board.post('/callers', caller)).status).toBe(200);
  expect(await (await board.get('/leads')).json()).toMatchObject({
    leads: [{ name: 'Rosa Diaz', joined: 1 }],
  });
});

test('who calls again after the desk has called them back is called anew, also within ten minutes', async () => {
  const moment = { now: noon };
  const app = await serveApp({ now: () => moment.now });
  await tell(app, aCall());
  const [first] = await app.store.listLeads();
  moment.now += 60_000;
  await app.store.markLead(aMark(first?.id ?? '', { outcome: 'no-answer', at: moment.now }));
  moment.now += 60_000;
  await tell(app, aCall({ CallSid: 'CA2' }));
  const leads = await app.store.listLeads();
  expect(leads.map(({ state, dueAt }) => [state, dueAt - noon]).toSorted()).toEqual([
    ['no-answer', 15 * 60_000],
    ['open', 17 * 60_000],
  ]);
});
