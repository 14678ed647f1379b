import { expect, test } from 'vitest';
import { aSubmission } from '../../../../tests/support/builders/a-quote.ts';
import { anOperator } from '../../../../tests/support/board/board-visitor.ts';
import { serveApp } from '../../../../tests/support/servers/serve-app.ts';

const caller = {
  request_id: 'caller-0001',
  name: 'José Díaz',
  phone: '(305) 555-0123',
  zip: '33139',
  appliance: 'washer',
};

test('another name shows on the lead, in figures, in the file, and on every board; retired, it stays readable', async () => {
  const app = await serveApp();
  const ana = await anOperator(app);
  await ana.post('/callers', { ...caller, source: 'mail' });
  await ana.post('/callers', { ...caller, request_id: 'caller-0002', phone: '(305) 555-0124' });
  await app.store.saveLead(aSubmission({}, { source: { utm_source: 'google' } }));
  const [mailed] = (await app.store.listLeads()).filter(({ source }) => source.heard_from === 'mail');
  const told = async () => ({
    details: await (await ana.get(`/leads/${mailed?.id ?? ''}`)).json(),
    figures: await (await ana.get('/figures?period=today')).json(),
    file: await (await ana.get('/leads.csv')).text(),
    board: await (await ana.get('/leads')).json(),
  });
  const before = await told();
  expect(before.details).toMatchObject({ sourceLine: 'by phone: Flyer or mail' });
  await ana.ask('PUT', '/sources/mail', { name: 'Postcard' });
  const changed = await ana.ask('PUT', '/sources/mail', { isRetired: true });
  expect(await changed.json()).toContainEqual({ id: 'mail', name: 'Postcard', isRetired: true });
  const { details, figures, file, board } = await told();
  expect(details).toMatchObject({ sourceLine: 'by phone: Postcard', source: { heard_from: 'Postcard' } });
  expect(figures).toMatchObject({
    tallies: { sources: [{ name: 'Google' }, { name: 'Not asked (phone)' }, { name: 'Postcard' }] },
  });
  expect(file).toContain(',Postcard,');
  expect(file).toContain(',Not asked (phone),');
  expect(board).toMatchObject({
    sources: expect.arrayContaining([{ id: 'mail', name: 'Postcard', isRetired: true }]),
  });
  const found = await ana.get('/leads', { 'board-search': 'source=mail' });
  expect(await found.json()).toMatchObject({ leads: [{ id: mailed?.id }] });
});

test('an owner adds to the list in words; what is there, too long or nothing at all is refused', async () => {
  const app = await serveApp();
  const ana = await anOperator(app);
  const added = await ana.post('/sources', { name: '  Nextdoor\u0000  app ' });
  expect(added.status).toBe(200);
  expect(await added.json()).toContainEqual({ id: 'nextdoor-app', name: 'Nextdoor app', isRetired: false });
  const twice = await ana.post('/sources', { name: 'NEXTDOOR APP' });
  expect([twice.status, await twice.json()]).toEqual([409, { kind: 'taken' }]);
  for (const name of ['', ' · ', 'x'.repeat(41), 'x'.repeat(60_000), 7])
    expect((await ana.post('/sources', { name })).status, String(name).slice(0, 50)).toBe(422);
  expect((await ana.ask('PUT', '/sources/nobody-1', { name: 'X' })).status).toBe(404);
  expect((await ana.ask('PUT', '/sources/mail', { move: 'sideways' })).status).toBe(422);
});

test('a dispatcher reads the list and changes nothing of it', async () => {
  const app = await serveApp();
  // The first of all is an owner.
  await anOperator(app);
  const ben = await anOperator(app, 'Ben', 'dispatcher');
  expect(await (await ben.get('/sources')).json()).toHaveLength(6);
  expect((await ben.post('/sources', { name: 'Radio' })).status).toBe(403);
  expect((await ben.ask('PUT', '/sources/mail', { name: 'Radio' })).status).toBe(403);
});
