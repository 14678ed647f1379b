// Somebody types another's address into our form, again and again: what reaches that address, from the form to the mail server.
import { aQuote, noon } from '../../../tests/support/builders/a-quote.ts';
import { anOperator } from '../../../tests/support/board/board-visitor.ts';
import { aCompany } from '../../../tests/support/builders/company.ts';
import { startMailServer } from '../../../tests/support/receivers/mail-server.ts';
import { serveApp } from '../../../tests/support/servers/serve-app.ts';
import { expect, test } from 'vitest';
import { sendNowhere, sendToBoard } from '#server/notices/channel.ts';
import { createOutbox } from '#server/notices/outbox.ts';
import { createEmailChannel } from './email.ts';

async function aServer() {
  const mail = await startMailServer();
  const clock = { now: noon };
  const now = () => clock.now;
  const app = await serveApp({
    now,
    proxies: 1,
    postsPerMinute: 20,
    notices: { channels: ['board'], acknowledgements: { mostPerHour: 60 } },
  });
  const email = createEmailChannel({
    smtpUrl: mail.url,
    from: 'dispatch@example.com',
    staff: ['staff@example.com'],
    company: aCompany,
    publicOrigin: undefined,
    now,
  });
  const channels = { email, board: sendToBoard, webhook: sendNowhere, sms: sendNowhere };
  let made = 0;
  const newId = () => `settled-${(made += 1)}`;
  const outbox = createOutbox({
    store: app.store,
    channels,
    now,
    chance: () => 0,
    newId,
    log: () => undefined,
  });
  return { app, mail, clock, outbox };
}

test('fifty posts with one address from fifty clients are fifty leads and one mail', async () => {
  const { app, mail, outbox } = await aServer();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      app.post('/api/quote', aQuote({ name: `Bot ${index}`, email: `victim+${index}@example.com` }), {
        'x-forwarded-for': `203.0.113.${index}`,
      }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 303));
  expect(await app.store.countLeads()).toBe(50);
  await outbox.sendDue();
  expect(mail.received).toHaveLength(1);
  const ana = await anOperator(app);
  expect(await (await ana.get('/figures')).json()).toMatchObject({ today: { leads: 50, heldBack: 49 } });
});

test('one client cannot use up the acknowledgements of all: the next customer still gets theirs', async () => {
  const { app, mail, clock, outbox } = await aServer();
  const post = (email: string, client: string) =>
    app.post('/api/quote', aQuote({ email }), { 'x-forwarded-for': client });
  for (let minute = 0; minute < 5; minute += 1) {
    clock.now = noon + minute * 61_000;
    for (let place = 0; place < 20; place += 1)
      expect((await post(`stranger${minute}-${place}@example.com`, '203.0.113.9')).status).toBe(303);
  }
  await post('rosa@example.com', '198.51.100.7');
  await outbox.sendDue();
  const customers = mail.received.map(({ to }) => to[0]);
  expect(customers).toHaveLength(11);
  expect(customers).toContain('rosa@example.com');
  const held = await app.store.listNotices({ state: 'held' });
  expect(new Set(held.map(({ lastCode }) => lastCode))).toEqual(new Set(['held-client']));
  expect(held).toHaveLength(90);
});

test('a post without an Origin is acknowledged to nobody, and the board says of the lead why', async () => {
  const { app, mail, outbox } = await aServer();
  const body = new URLSearchParams(aQuote({ email: 'victim@example.com' }));
  const answer = await fetch(`${app.origin}/api/quote`, { method: 'POST', body, redirect: 'manual' });
  expect(answer.status).toBe(303);
  await outbox.sendDue();
  expect(mail.received).toEqual([]);
  const ana = await anOperator(app);
  const [lead] = await app.store.listLeads();
  expect(await (await ana.get(`/leads/${lead?.id}`)).json()).toMatchObject({
    suspicions: ['no-origin'],
    notices: expect.arrayContaining([
      expect.objectContaining({ kind: 'acknowledgement', state: 'held', lastCode: 'held-suspect' }),
    ]),
  });
});
