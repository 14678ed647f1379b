// A link in a mail is opened by scanners, by previews, and by whoever it is forwarded to, years later: none of that puts the sender out.
import { load } from 'cheerio';
import { aQuote, noon } from '../../../tests/support/builders/a-quote.ts';
import { requestTemplates as templates } from '../../../tests/support/servers/a-site.ts';
import { serveApp } from '../../../tests/support/servers/serve-app.ts';
import { hashRequestToken } from '#server/store/records/links/request-token.ts';
import { expect, test } from 'vitest';

const day = 24 * 60 * 60_000;
const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? '';

async function aRequest(form: Readonly<Record<string, string>> = {}) {
  const clock = { now: noon };
  const app = await serveApp({ templates, now: () => clock.now });
  const sender = cookieOf(await app.post('/api/quote', aQuote(form)));
  const [lead] = await app.store.listLeads();
  const keepLink = (token: string) =>
    app.store.keepRequestLink({
      ...{ leadId: lead?.id ?? '', tokenHash: hashRequestToken(token) },
      ...{ kind: 'link', createdAt: clock.now },
    });
  const open = async (token: string, headers: Readonly<Record<string, string>> = {}) =>
    cookieOf(await app.get(`/my-request/${token}`, headers));
  const isIn = async (cookie: string) =>
    (await (await app.get('/submitted', { cookie })).text()).includes('Thank you');
  return { app, clock, sender, keepLink, open, isIn };
}

test('a link opened forty times, of thirty mails, is one device for each mail, and the sender’s is never put out', async () => {
  const { sender, keepLink, open, isIn, clock } = await aRequest();
  await keepLink('first-link');
  const cookies = new Set<string>();
  for (let time = 0; time < 40; time += 1) {
    clock.now += 1000;
    cookies.add(await open('first-link'));
  }
  expect(cookies.size).toBe(1);
  expect(await isIn(sender)).toBe(true);
  for (let mail = 0; mail < 30; mail += 1) {
    clock.now += 1000;
    await keepLink(`link-${mail}`);
    expect(await isIn(await open(`link-${mail}`))).toBe(true);
  }
  expect(await isIn(sender)).toBe(true);
});

test('who only asks what is there, or fetches ahead, is given nothing; the sender’s own device stays what it was', async () => {
  const { app, sender, keepLink, open } = await aRequest();
  await keepLink('a-link');
  const head = await fetch(`${app.origin}/my-request/a-link`, { method: 'HEAD', redirect: 'manual' });
  expect([head.status, head.headers.get('set-cookie')]).toEqual([200, null]);
  for (const name of ['sec-purpose', 'purpose', 'x-moz', 'x-purpose']) {
    const ahead = await app.get('/my-request/a-link', { [name]: 'prefetch;prerender' });
    expect([ahead.status, ahead.headers.get('set-cookie')], name).toEqual([503, null]);
  }
  expect(await open('a-link', { cookie: sender })).toBe('');
  expect(await open('a-link')).toMatch(/^request=/u);
});

test('through an old link nothing is done that cannot be undone without the last digits of the phone', async () => {
  const { app, clock, keepLink, open } = await aRequest();
  await keepLink('old-link');
  clock.now += 20 * day;
  const young = await open('old-link');
  const digitsOf = async (cookie: string) =>
    load(await (await app.get('/submitted', { cookie })).text())('[data-request-digits]').attr('hidden');
  expect(await digitsOf(young)).toBeDefined();
  clock.now += 11 * day;
  const cookie = await open('old-link');
  expect(await digitsOf(cookie)).toBeUndefined();
  const post = (action: string, fields: Readonly<Record<string, string>>) =>
    app.post(`/api/my-request/${action}`, fields, { cookie });
  // What helps is added as ever.
  expect((await post('change', { access: 'Gate 12' })).status).toBe(303);
  // But the way to the door is not shown.
  expect(await (await app.get('/submitted', { cookie })).text()).not.toContain('Gate 12');
  for (const [action, fields] of [
    ['cancel', { reason: 'Sold it' }],
    ['erase', {}],
    ['change', { phone: '786 555 0177' }],
    ['change', { street: '12 Palm Ave' }],
  ] as const) {
    const answer = await post(action, { ...fields, digits: '9999' });
    expect(answer.status, action).toBe(422);
    const page = load(await answer.text());
    expect(page('[data-request=problem]').text()).toMatch(/last four digits.*\(\d{3}\) \d{3}-\d{4}/u);
  }
  expect(await app.store.listLeads()).toMatchObject([{ state: 'open', phone: '+13055550123' }]);
  // So many wrong ones are an hour's guesses.
  clock.now += 60 * 60_000;
  expect((await post('change', { phone: '786 555 0177', digits: ' 0123 ' })).status).toBe(303);
  expect((await post('cancel', { digits: '0177' })).status).toBe(303);
  expect(await app.store.listLeads()).toMatchObject([{ state: 'done', phone: '+17865550177' }]);
});

test('who guesses is stopped after five, also with the right digits, until the hour is over', async () => {
  const { app, clock, sender, keepLink, open } = await aRequest();
  await keepLink('old-link');
  clock.now += 31 * day;
  const cookie = await open('old-link');
  const erase = (digits: string) => app.post('/api/my-request/erase', { digits }, { cookie });
  for (let guess = 0; guess < 5; guess += 1) expect((await erase(`000${guess}`)).status).toBe(422);
  const stopped = await erase('0123');
  expect(stopped.status).toBe(429);
  expect(await stopped.text()).toMatch(/too often.*\(\d{3}\) \d{3}-\d{4}/u);
  clock.now += 60 * 60_000;
  expect((await erase('0123')).status).toBe(200);
  expect(sender).not.toBe('');
});
