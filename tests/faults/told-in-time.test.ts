// The product's own server with a real mail server: staff and customer hear of a lead within two seconds, and the log
// names nobody, whatever the mail server says.
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { aQuote } from '../support/builders/a-quote.ts';
import { writeSite } from '../support/servers/a-site.ts';
import { startMailServer } from '../support/receivers/mail-server.ts';
import { startServer } from '../support/servers/start-server.ts';
import { aFolder } from '../support/machine/temporary-folder.ts';

async function aFaultSetup() {
  const mail = await startMailServer();
  const folder = await aFolder();
  writeSite(join(folder, 'dist'));
  const variables = { SMTP_URL: mail.url, MAIL_FROM: 'dispatch@example.com', NOTICE_TO: 'ana@example.com' };
  const server = await startServer({ folder, variables });
  onTestFinished(async () => {
    await server.stop();
  });
  return {
    mail,
    server,
    async post(fields: Readonly<Record<string, string>>) {
      const answer = await fetch(`${server.origin}/api/quote`, {
        method: 'POST',
        body: new URLSearchParams(aQuote(fields)),
        headers: { origin: server.origin },
        redirect: 'manual',
      });
      expect(answer.status).toBe(303);
    },
  };
}

test('within two seconds of the thank-you page, staff have the lead and the customer an acknowledgement', async () => {
  const setup = await aFaultSetup();
  await setup.post({});
  const thankedAt = performance.now();
  await expect.poll(() => setup.mail.received.length, { timeout: 5000, interval: 20 }).toBe(2);
  expect(performance.now() - thankedAt).toBeLessThan(2000);
  expect(setup.mail.received.map(({ to }) => to[0]).sort()).toEqual(['ana@example.com', 'rosa@example.com']);
});

test('what fell into the trap is mailed to nobody', async () => {
  const setup = await aFaultSetup();
  await setup.post({ company_website: 'https://spam.example', name: 'Trapped' });
  await setup.post({ email: 'lee@example.com' });
  await expect.poll(() => setup.mail.received.length, { timeout: 5000 }).toBe(2);
  expect(setup.mail.received.map(({ raw }) => raw).join()).not.toContain('Trapped');
});

test('a mail server that refuses with names in its words puts none of them in the log', async () => {
  const setup = await aFaultSetup();
  setup.mail.behave(550);
  await setup.post({ name: 'Canary McWhistle', email: 'canary@example.com' });
  await expect.poll(() => setup.server.lines.join('\n'), { timeout: 5000 }).toContain('notice dead');
  expect(setup.server.lines.join('\n')).not.toMatch(/canary|mcwhistle|rosa|555-?0123|33139|ana@/i);
});
