import { expect, test } from 'vitest';
import { aBooking, anAction } from '../../../../tests/support/builders/a-visit.ts';
import { aSubmission } from '../../../../tests/support/builders/a-quote.ts';
import { aBoardVisitor, anOperator } from '../../../../tests/support/board/board-visitor.ts';
import { serveApp } from '../../../../tests/support/servers/serve-app.ts';

async function aDesk(...submission: Parameters<typeof aSubmission>) {
  const app = await serveApp();
  const ana = await anOperator(app);
  const { leadId } = await app.store.saveLead(aSubmission(...submission));
  let made = 0;
  const correct = async (changes: object) => {
    const question = { id: `correct-000${(made += 1)}`, ...changes };
    const answer = await ana.post(`/leads/${leadId}/corrections`, question);
    return { status: answer.status, body: await answer.json() };
  };
  const lead = () => app.store.findLead(leadId);
  return { app, ana, leadId, correct, lead };
}

test('what the desk corrects is kept by the rules of the form, and said in the history', async () => {
  const { correct, lead } = await aDesk();
  const sent = { phone: '305.555.0188 ext 2', zip: '33401', appliance: 'dryer', unit: 'Apt\n4' };
  const answer = await correct(sent);
  expect(answer).toMatchObject({
    status: 200,
    body: { phone: '+13055550188', zip: '33401', appliance: 'dryer', unit: 'Apt 4', outsideArea: false },
  });
  // The problem of the other appliance is none of this one.
  expect(await lead()).toMatchObject({ phoneAsTyped: '305.555.0188 ext 2', sign: '' });
  expect((await lead())?.events.at(-1)).toMatchObject({
    ...{ outcome: 'corrected', operator: 'Ana' },
    note: expect.stringContaining('Phone: (305) 555-0188\nZIP code: 33401\nAppliance: Dryer'),
  });
  expect((await correct({ zip: '33401' })).status, 'nothing new').toBe(200);
  expect((await lead())?.events).toHaveLength(1);
  expect((await correct({ unit: '' })).body).toMatchObject({ unit: '' });
  expect((await lead())?.events.at(-1)?.note).toBe('Apartment or unit: removed');
  expect((await correct({ zip: '10001' })).body).toMatchObject({ outsideArea: true });
});

test('each fault is told in words, and then nothing is kept', async () => {
  const { app, leadId, correct, lead } = await aDesk();
  const faulty = {
    name: '',
    phone: '5',
    email: 'no',
    zip: 'x',
    appliance: 'car',
    sign: 'x',
    street: '1 A St',
  };
  const answer = await correct(faulty);
  expect(answer).toMatchObject({ status: 422, body: { kind: 'faulty' } });
  expect(JSON.stringify(answer.body).match(/"field":"\w+"/gu)).toEqual(
    ['name', 'phone', 'email', 'zip', 'appliance', 'sign'].map((field) => `"field":"${field}"`),
  );
  expect(await lead()).toMatchObject({ street: '', events: [] });
  const body = { id: 'correct-0009', name: 'Eve' };
  expect((await aBoardVisitor(app).post(`/leads/${leadId}/corrections`, body)).status).toBe(401);
});

test('who only called has a name, a place and a problem after it, and nothing was sent before', async () => {
  const nobody = { name: '', email: '', zip: '', appliance: '', sign: '', message: '', preferredTime: '' };
  const { correct, lead } = await aDesk({}, { kind: 'missed-call', ...nobody });
  expect((await correct({ name: 'Rosa Diaz', zip: '33139', appliance: 'dryer' })).body).toMatchObject({
    ...{ name: 'Rosa Diaz', place: 'Miami Beach', region: 'miami-dade', appliance: 'dryer' },
  });
  expect(await lead()).toMatchObject({ sentFirst: undefined });
});

test('of two who correct at once the slower is told what the other did', async () => {
  const { app, ana, leadId, correct } = await aDesk();
  const ben = await anOperator(app, 'Ben');
  const seen = { seenState: 'open', seenEvents: 0 };
  const other = await ben.post(`/leads/${leadId}/corrections`, { id: 'by-ben-0001', ...seen, name: 'Rose' });
  expect(other.status).toBe(200);
  expect(await correct({ ...seen, name: 'Rosa' })).toMatchObject({
    status: 409,
    body: { kind: 'changed', lead: { name: 'Rose' }, since: [{ operator: 'Ben', note: 'Name: Rose' }] },
  });
  expect((await ana.post('/leads/nobody/corrections', { id: 'correct-none', name: 'x' })).status).toBe(404);
});

test('what is to be known of the customer is said in the history, and stands at their other requests', async () => {
  const { app, correct, lead } = await aDesk();
  const known = { customerNote: ' Loud\ndog ', customerLanguage: 'Spanish', doNotServe: true };
  expect((await correct(known)).body).toMatchObject({
    customer: { note: 'Loud dog', language: 'Spanish', doNotServe: true },
  });
  expect((await lead())?.events.at(-1)?.note).toBe(
    'Lasting note: Loud dog\nLanguage: Spanish\nDo not serve: yes',
  );
  const { leadId } = await app.store.saveLead(aSubmission());
  expect(await app.store.findLead(leadId)).toMatchObject({ customer: { note: 'Loud dog' } });
  expect((await correct({ customerNote: '', doNotServe: false })).body).toMatchObject({
    customer: { note: '', language: 'Spanish', doNotServe: false },
  });
  expect((await lead())?.events.at(-1)?.note).toBe('Lasting note: removed\nDo not serve: no');
  expect((await correct({ customerNote: 'x'.repeat(301) })).status).toBe(422);
});

test('where the window of the visit is full at the new ZIP code it is asked once, and the visit stays booked there', async () => {
  const { app, ana, leadId, correct } = await aDesk();
  const book = async (id: string) =>
    app.store.bookVisit(aBooking(id, { date: '2026-06-11', fromHour: 9, isOverfull: true }));
  await book(leadId);
  // Two a window is what a region takes until the owner says otherwise.
  for (const zip of ['33401', '33401', '33139', '33139'])
    await book((await app.store.saveLead(aSubmission({}, { zip, phone: '', email: '' }))).leadId);
  const asked = await correct({ zip: '33401' });
  expect(asked).toEqual({
    status: 409,
    body: {
      kind: 'lost window',
      sentence:
        'The visit is Thu, Jun 11, 9–11 am. In Palm Beach County that window is not free (full). Move the visit first, or save anyway: it stays booked.',
    },
  });
  expect(await app.store.findLead(leadId)).toMatchObject({ zip: '33139' });
  expect((await correct({ zip: '33401', staysBooked: true })).status).toBe(200);
  const left = await ana.get('/windows/left?region=palm-beach-county&day=2026-06-11');
  expect(JSON.stringify(await left.json())).toContain('"fromHour":9,"toHour":11,"places":2,"taken":3');
});

test('nothing is asked where the window is free, was taken before, or nobody is to go there', async () => {
  const { app, leadId, correct } = await aDesk();
  expect((await correct({ zip: '33401' })).status, 'no visit').toBe(200);
  await app.store.bookVisit(aBooking(leadId, { date: '2026-06-11', fromHour: 9 }));
  expect((await correct({ zip: '33139' })).status, 'free').toBe(200);
  for (let count = 0; count < 2; count += 1) {
    const other = await app.store.saveLead(aSubmission({}, { phone: '', email: '' }));
    await app.store.bookVisit(aBooking(other.leadId, { date: '2026-06-11', fromHour: 9, isOverfull: true }));
  }
  expect((await correct({ zip: '33140' })).status, 'in the same region, full as before').toBe(200);
});

test('how a caller heard of us, and that they agree to texts, are kept with what else is corrected', async () => {
  const { app, leadId, correct } = await aDesk();
  await app.store.addSource({ ...anAction(), name: 'Pier 9 sign' });
  expect((await correct({ source: 'pier-9-sign', texts: true })).status).toBe(200);
  const lead = await app.store.findLead(leadId);
  expect(lead).toMatchObject({ source: { heard_from: 'pier-9-sign' }, texts: { stoppedAt: null } });
  expect(lead?.events.map(({ note }) => note)).toContain('How they heard of us: Pier 9 sign');
});
