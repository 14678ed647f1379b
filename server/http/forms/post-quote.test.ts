import { expect, test } from 'vitest';
import { aQuote, noon } from '../../../tests/support/builders/a-quote.ts';
import { anOperator } from '../../../tests/support/board/board-visitor.ts';
import { parseCsv } from '../../../tests/support/servers/parse-csv.ts';
import { serveApp } from '../../../tests/support/servers/serve-app.ts';
import { describeNotice } from '#server/notices/notice-facts.ts';
import { writeStaffMail } from '#server/notices/mail/staff-mail.ts';
import { writeWebhookBody } from '#server/notices/webhook/webhook-body.ts';

/** What is kept of a quote for a washer that was posted with these fields, and what the log says of it. */
async function keep(fields: Readonly<Record<string, string>>) {
  const app = await serveApp();
  const answer = await app.post('/api/quote', aQuote({ appliance: 'washer', message: '', ...fields }));
  expect(answer.status).toBe(303);
  const [lead] = await app.store.listLeads();
  return { lead, log: app.lines.join('') };
}

test('a sign chosen in the form, or asked about beside the page, is kept with the lead', async () => {
  expect((await keep({ sign: 'will-not-drain' })).lead).toMatchObject({
    sign: 'will-not-drain',
    message: '',
  });
  expect((await keep({ sign: '', sign_asked: 'will-not-spin' })).lead?.sign).toBe('will-not-spin');
  const both = await keep({ sign: 'leaks', sign_asked: 'will-not-spin', message: 'Since Monday' });
  expect(both.lead).toMatchObject({ sign: 'leaks', message: 'Since Monday' });
  expect(both.log).not.toContain('unknown-sign');
});

test('a code asked about beside the page is told in words, and brings its sign along', async () => {
  const { lead, log } = await keep({ code_asked: 'samsung-washer-5c', message: 'Since Monday' });
  expect(lead?.message).toMatch(/^Error code: Samsung washer, 5C, 5E, .*does not drain.*\nSince Monday$/u);
  expect(lead?.sign).toBe('will-not-drain');
  expect(log).not.toContain('unknown-code');
  const chosen = await keep({ code_asked: 'samsung-washer-5c', sign: 'leaks' });
  expect(chosen.lead?.sign).toBe('leaks');
  // Codes of a dryer bring no sign to a request about a washer.
  expect((await keep({ code_asked: 'lg-dryer-np' })).lead).toMatchObject({
    sign: '',
    message: expect.stringContaining('LG dryer, nP'),
  });
});

test('a code that the catalogue does not have is left out, and the log says so without it', async () => {
  for (const code of ['samsung-washer-zz', '__proto__', '<script>', 'x'.repeat(5000)]) {
    const { lead, log } = await keep({ code_asked: code, message: 'Since Monday' });
    expect(lead).toMatchObject({ sign: '', message: 'Since Monday' });
    expect(log).toContain('unknown-code');
    expect(log).not.toContain(code);
  }
});

test('a sign that the appliance does not have is left out, whatever it is, and the log says so without it', async () => {
  for (const sign of ['clicks-no-flame', '__proto__', 'constructor', '<script>', 'x'.repeat(5000)]) {
    const { lead, log } = await keep({ sign, message: 'Since Monday' });
    expect(lead).toMatchObject({ sign: '', message: 'Since Monday' });
    expect(log).toContain('unknown-sign');
    expect(log).not.toContain(sign);
  }
});

test('a sign is told in words by mail, webhook, file and board, with what the catalogue knows of it', async () => {
  const app = await serveApp();
  const board = await anOperator(app);
  await app.post('/api/quote', aQuote({ appliance: 'washer', message: '', sign_asked: 'will-not-drain' }));
  const [lead] = await app.store.listLeads();
  if (lead === undefined) throw new Error('No lead was kept');
  const claimed = { id: 'one', kind: 'dispatch', channel: 'email', attempt: 1, createdAt: noon } as const;
  const notice = { ...claimed, missing: [], lead };
  const place = { publicOrigin: undefined, timeZone: 'America/New_York' };
  const mail = writeStaffMail(describeNotice(notice, noon, place));
  expect(mail.subject).toContain('washer: Will not drain · Rosa Diaz');
  expect(mail.text).toMatch(/Problem: Will not drain\nLikely causes: .*pump/iu);
  expect(JSON.parse(writeWebhookBody(notice, place))).toMatchObject({
    data: { appliance: 'washer', sign: 'will-not-drain', signText: 'Will not drain', message: '' },
  });
  const [names = [], row = []] = parseCsv(await (await board.get('/leads.csv')).text());
  expect(row[names.indexOf('Problem')]).toBe('Will not drain');
  expect(await (await board.get('/leads')).json()).toMatchObject({ leads: [{ signText: 'Will not drain' }] });
  expect(await (await board.get(`/leads/${lead.id}`)).json()).toMatchObject({
    signAdvice: { causes: expect.arrayContaining([expect.stringMatching(/pump/iu)]) },
  });
});
