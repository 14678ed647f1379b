// The product's own server with a mail server that truly hangs. The time-outs are the real ones; as all of it is waiting,
// the two ways to hang are tried side by side. The third, when it has the whole mail, is in server/notices/mail/slow-mail.thorough.test.ts.
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '#server/store/open-store.ts';
import { aQuote } from '../support/builders/a-quote.ts';
import { writeSite } from '../support/servers/a-site.ts';
import { startFaultyReceiver } from '../support/receivers/faulty-receiver.ts';
import { startMailServer } from '../support/receivers/mail-server.ts';
import { startServer } from '../support/servers/start-server.ts';
import { startSilentMailServer, type Silence } from '../support/receivers/silent-mail-server.ts';
import { aFolder } from '../support/machine/temporary-folder.ts';

/** A lead causes two mails, to staff and to the customer. */
const mailsOfALead = 2;
/** The longest time-out, the first wait before another try, and some for a machine that does much else. */
const longestWaitMs = 20_000 + 6000 + 100_000;

async function aFaultSetup(silence: Silence) {
  const mail = await startMailServer();
  const silent = await startSilentMailServer(mail.port, silence, mailsOfALead);
  const receiver = await startFaultyReceiver();
  onTestFinished(receiver.close);
  const folder = await aFolder();
  writeSite(join(folder, 'dist'));
  const dataDir = join(folder, 'data');
  const variables = {
    SMTP_URL: silent.url,
    MAIL_FROM: 'dispatch@example.com',
    NOTICE_TO: 'ana@example.com',
    WEBHOOK_URL: receiver.url,
    WEBHOOK_SECRET: 'only-for-tests-0123456789',
  };
  const server = await startServer({ folder, dataDir, variables });
  const store = await openStore({ databaseUrl: undefined, dataDir, onConnectionFault: () => undefined });
  onTestFinished(async () => {
    await store.close();
    await server.stop();
  });
  return {
    silent,
    receiver,
    store,
    /** The mails to staff that hold this text. */
    about: (text: string) =>
      mail.received.filter(({ raw, to }) => to[0] === 'ana@example.com' && raw.includes(text)),
    async post(name: string): Promise<void> {
      const answer = await fetch(`${server.origin}/api/quote`, {
        method: 'POST',
        body: new URLSearchParams(aQuote({ request_id: name, name })),
        headers: { origin: server.origin },
        redirect: 'manual',
      });
      expect(answer.status).toBe(303);
    },
  };
}

async function tryToHang(silence: Silence): Promise<void> {
  const setup = await aFaultSetup(silence);
  const { about, receiver } = setup;
  await setup.post('first-lead');
  await expect.poll(setup.silent.hung).toBe(mailsOfALead);
  await setup.post('second-lead');
  await expect.poll(() => about('second-lead').length, { interval: 20 }).toBe(1);
  // Before the mails of the first lead are given up.
  expect(about('first-lead')).toEqual([]);
  // Staff hear of the first as well: the other channel waits for nobody.
  await expect.poll(() => receiver.taken.size, { timeout: 60_000 }).toBe(2);

  await expect.poll(() => about('first-lead').length, { timeout: longestWaitMs, interval: 100 }).toBe(1);
  const ids = new Set(about('first-lead').map(({ mail: { messageId } }) => messageId));
  const findSent = async () => {
    const notices = await setup.store.listNotices({ state: 'sent' });
    return notices.find(({ id }) => ids.has(`<${id}@example.com>`));
  };
  await expect.poll(findSent).toMatchObject({
    kind: 'dispatch',
    attempts: [{ outcome: 'retry', answer: { code: 'mail-silent' } }, { outcome: 'sent' }],
  });
  expect(ids.size).toBe(1);
}

test('a mail server that hangs holds up neither the next lead nor the webhook, and is tried again', async () => {
  const ways = ['before the greeting', 'after the greeting'] as const;
  await Promise.all(ways.map(tryToHang));
}, 300_000);
