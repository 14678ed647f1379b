import { anErasing, aQuote, noon } from '../../../tests/support/builders/a-quote.ts';
import { serveApp } from '../../../tests/support/servers/serve-app.ts';
import { expect, test } from 'vitest';
import { signCall } from './call-signature.ts';

const token = 'only-for-tests-0123456789';
const place = 'https://desk.example.com/api/texts';

type App = Awaited<ReturnType<typeof serveApp>>;

function reply(app: App, Body: string, From = '+13055550123') {
  const said = { MessageSid: 'SM1', AccountSid: 'AC1', From, To: '+13055550142', Body };
  const signature = signCall(token, place, new URLSearchParams(said));
  return app.post('/api/texts', said, { 'x-twilio-signature': signature });
}

async function anAgreed() {
  const app = await serveApp();
  await app.post('/api/quote', aQuote({}));
  const [lead] = await app.store.listLeads();
  const leadId = lead?.id ?? '';
  const action = { id: 'agree', at: noon, operator: 'Customer' };
  await app.store.agreeToTexts({ ...action, leadId, version: 'texts-2026-11-25', note: '' });
  return { app, leadId, read: async () => (await app.store.findLead(leadId))?.texts };
}

test('STOP ends the texts to a number, START begins them again, and both are answered with nothing', async () => {
  const { app, read } = await anAgreed();
  const answer = await reply(app, 'Stop');
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('<Response/>')]);
  expect(await read()).toMatchObject({ stoppedAt: noon });
  await reply(app, 'START');
  expect(await read()).toMatchObject({ stoppedAt: null });
  expect(app.lines.join('\n')).not.toContain('3055550123');
});

test('HELP is left to the carrier; whoever writes anything else is told whom to call', async () => {
  const { app, read } = await anAgreed();
  expect(await (await reply(app, 'HELP')).text()).toContain('<Response/>');
  expect(await (await reply(app, 'Please come at noon')).text()).toContain('Please call (305) 555-0142.');
  expect((await reply(app, 'STOP', 'sip:somebody')).status).toBe(200);
  expect(await read()).toMatchObject({ stoppedAt: null });
});

test('what the service did not sign is refused, and without such a service there is no such address', async () => {
  const { app, read, leadId } = await anAgreed();
  expect((await app.post('/api/texts', { From: '+13055550123', Body: 'STOP' })).status).toBe(403);
  expect(await read()).toMatchObject({ stoppedAt: null });
  await app.store.eraseRequest(anErasing(leadId));
  expect((await reply(app, 'STOP')).status).toBe(200);
  const without = await serveApp({ texts: undefined });
  expect((await reply(without, 'STOP')).status).toBe(404);
});
