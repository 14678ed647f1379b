import { load } from 'cheerio';
import { aMark, aQuote, noon } from '../../../tests/support/builders/a-quote.ts';
import { aStoreThatFails } from '../../../tests/support/stores/failing-store.ts';
import { requestTemplates as templates } from '../../../tests/support/servers/a-site.ts';
import { serveApp, type ServedApp } from '../../../tests/support/servers/serve-app.ts';
import { hashRequestToken } from '#server/store/records/links/request-token.ts';
import { expect, test } from 'vitest';

const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? '';

async function sendQuote(app: ServedApp, changes: Readonly<Record<string, string>> = {}): Promise<string> {
  return cookieOf(await app.post('/api/quote', aQuote(changes)));
}

async function aLinkTo(app: ServedApp, token = 'a-link'): Promise<string> {
  const [lead] = await app.store.listLeads();
  const link = { leadId: lead?.id ?? '', tokenHash: hashRequestToken(token), createdAt: noon } as const;
  await app.store.keepRequestLink({ ...link, kind: 'link' });
  return `/my-request/${token}`;
}

test('who sent a request sees it at the address of the thank-you page, and of themselves the first name', async () => {
  const app = await serveApp({ templates });
  const kept = await app.post('/api/quote', aQuote({ request_id: 'page-view' }));
  expect(kept.headers.get('location')).toBe('/submitted');
  expect(kept.headers.get('set-cookie')).toMatch(
    /^request=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/u,
  );
  const answer = await app.get('/submitted', { cookie: cookieOf(kept) });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('x-robots-tag')).toContain('noindex');
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  const html = await answer.text();
  const page = load(html);
  expect(page('h1').text()).toBe('Thank you, Rosa');
  expect(page('[data-request=state]').text()).toContain('will call you by 12:15 pm');
  expect(page('[data-request=zip]').text()).toBe('33139');
  expect(page('[data-request=appliance]').text()).toBe('Refrigerator');
  expect(page('[data-request=sign]').closest('div').attr('hidden')).toBeDefined();
  expect(page('[aria-current=step]').attr('data-request-step')).toBe('call');
  expect(html).not.toMatch(/Diaz|555-0123|3055550123|rosa@|Warm since/u);
});

test('what the desk did is told', async () => {
  const app = await serveApp({ templates });
  const cookie = await sendQuote(app);
  const [lead] = await app.store.listLeads();
  await app.store.markLead(aMark(lead?.id ?? '', { outcome: 'no-answer' }));
  expect(await (await app.get('/submitted', { cookie })).text()).toContain('did not reach you');
});

test('opened by hand, or with a cookie that leads nowhere, the page says that there is nothing to show', async () => {
  const app = await serveApp({ templates });
  const byHand = await app.get('/submitted');
  expect(byHand.status).toBe(200);
  const html = await byHand.text();
  expect(html).toContain('There is no request to show here');
  expect(html).not.toContain('We cannot show your request right now');
  const wrong = await app.get('/submitted', { cookie: 'request=wrong' });
  expect(await wrong.text()).toBe(html);
});

test('a link opens the request on another device and cleans the address; the link goes on working', async () => {
  const app = await serveApp({ templates });
  await sendQuote(app);
  const path = await aLinkTo(app);
  for (let times = 0; times < 2; times += 1) {
    const opened = await app.get(path);
    expect(opened.status).toBe(303);
    expect(opened.headers.get('location')).toBe('/submitted');
    expect(opened.headers.get('referrer-policy')).toBe('no-referrer');
    expect(cookieOf(opened)).not.toContain('a-link');
    const shown = await app.get('/submitted', { cookie: cookieOf(opened) });
    expect(await shown.text()).toContain('Thank you');
  }
});

test('wrong links look alike, whatever is wrong with them, and are limited', async () => {
  const app = await serveApp({ templates, postsPerMinute: 20 });
  const cookie = await sendQuote(app);
  const device = cookie.slice('request='.length);
  const looks = new Set<string>();
  for (const token of ['x', 'a'.repeat(43), 'a'.repeat(2000), '%F0%9F%A7%8A', "'or''='", device]) {
    const { status, headers } = await app.get(`/my-request/${token}`);
    looks.add(JSON.stringify([status, headers.get('content-length'), headers.get('set-cookie')]));
  }
  expect([...looks]).toHaveLength(1);
  expect([...looks][0]).toContain('404');
  const rest = await Promise.all(Array.from({ length: 40 }, (_, index) => app.get(`/my-request/${index}`)));
  expect(rest.filter(({ status }) => status === 429).length).toBeGreaterThan(10);
});

test('closing it ends it on this device alone, and only for a form of ours', async () => {
  const app = await serveApp({ templates });
  const cookie = await sendQuote(app);
  const other = cookieOf(await app.get(await aLinkTo(app)));
  const close = (headers: Record<string, string>) => app.post('/api/my-request/close', {}, headers);
  expect((await close({ cookie, origin: 'https://evil.example' })).status).toBe(404);
  expect(await (await app.get('/submitted', { cookie })).text()).toContain('Thank you');
  const closed = await close({ cookie });
  expect(closed.status).toBe(303);
  expect(closed.headers.get('set-cookie')).toContain('Max-Age=0');
  expect(await (await app.get('/submitted', { cookie })).text()).toContain(
    'There is no request to show here',
  );
  expect(await (await app.get('/submitted', { cookie: other })).text()).toContain('Thank you');
});

test('a store that is away is not told as a request that is not there', async () => {
  const app = await serveApp({ templates, store: aStoreThatFails(new Error('away')) });
  const answer = await app.get('/submitted', { cookie: 'request=some' });
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain('We cannot show your request right now');
  expect((await app.get('/submitted')).status).toBe(200);
});

test('over https the cookie is bound to our host, and a program that asks for JSON gets none', async () => {
  const app = await serveApp({ templates, board: { secret: undefined, isHttps: true } });
  const kept = await app.post('/api/quote', aQuote());
  expect(kept.headers.get('set-cookie')).toMatch(/^__Host-request=.*Secure/u);
  const json = await app.post('/api/quote', aQuote(), { accept: 'application/json' });
  expect(json.headers.get('set-cookie')).toBeNull();
});

test('a site built without these pages answers with its plain thank-you page', async () => {
  const app = await serveApp();
  const kept = await app.post('/api/quote', aQuote());
  expect(kept.headers.get('set-cookie')).toBeNull();
  expect(await (await app.get('/submitted')).text()).toContain('Thank you');
});

async function aSentRequest() {
  const app = await serveApp({ templates });
  const cookie = await sendQuote(app);
  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    app.post(`/api/my-request/${path}`, fields, { cookie, ...headers });
  const look = async () => load(await (await app.get('/submitted', { cookie })).text());
  return { app, cookie, post, look };
}

test('what is added is shown to the sender and to staff, and what was sent first stays', async () => {
  const { app, post, look } = await aSentRequest();
  const home = { street: '12 Palm Ave', unit: 'Apt <4>', access: 'Gate <12>' };
  const twice = { power: 'gas', ...home, zip: '33140', change_id: 'one-press' };
  for (let times = 0; times < 2; times += 1) expect((await post('change', twice)).status).toBe(303);
  const page = await look();
  expect(page('[data-request=address]').text()).toBe('12 Palm Ave, Apt <4>');
  expect(page('[data-request=access]').text()).toBe('Gate <12>');
  expect(page('[data-request=power]').text()).toBe('Gas');
  expect(page('[data-request=zip]').text()).toBe('33140');
  const [lead] = await app.store.listLeads();
  expect(lead).toMatchObject({
    ...home,
    zip: '33140',
    region: 'miami-dade',
    state: 'open',
    sentFirst: { zip: '33139' },
  });
  expect(lead?.events).toMatchObject([{ operator: 'Customer', outcome: 'note' }]);
  expect(lead?.events[0]?.note).toContain('Gate code, floor, parking: Gate <12>');
});

test('a word to the desk is told to staff, and to its writer that we have it; whoever holds the link does not read it', async () => {
  const { app, post, look } = await aSentRequest();
  const row = '[data-request=word]';
  expect((await look())(row).closest('div').attr('hidden')).toBeDefined();
  const saved = await post('change', { word: 'Dog, come after 3' });
  expect(saved.status).toBe(303);
  expect(saved.headers.get('location')).toBe('/submitted#saved');
  const [lead] = await app.store.listLeads();
  expect(lead?.events[0]?.note).toBe('A word for the technician or the desk: Dog, come after 3');
  const notices = await app.store.listNotices({ leadId: lead?.id ?? '' });
  expect(notices.some(({ kind }) => kind === 'amendment')).toBe(true);
  const page = await look();
  expect(page('#saved').text()).toMatch(/^Saved\. The desk sees it/u);
  expect(page(row).closest('div').attr('hidden')).toBeUndefined();
  expect(page(row).text()).toBe('We have it: Jun 10, 12:00 pm');
  expect(page.html()).not.toContain('come after 3');
  const empty = await post('change', { word: '' });
  expect(empty.headers.get('location'), 'nothing was written').toBe('/submitted');
});

test('a correction that cannot be used changes nothing, is named, and what was typed stands there again', async () => {
  const { app, post } = await aSentRequest();
  const answer = await post('change', { phone: '12', access: 'Gate 12' });
  expect(answer.status).toBe(422);
  const page = load(await answer.text());
  expect(page('[data-request=problem]').text()).toContain('Phone');
  expect(page('[name=phone]').attr('value')).toBe('12');
  expect((await app.store.listLeads())[0]?.amendments).toEqual([]);
});

test('a corrected number is not shown to whoever holds the link', async () => {
  const { post, look } = await aSentRequest();
  await post('change', { phone: '(786) 555-0177' });
  const page = await look();
  expect(page('[data-request=contact]').text()).toBe('corrected');
  expect(page.html()).not.toMatch(/0177/u);
});

test('no action is done for another site, or for who has no request', async () => {
  const { app, post } = await aSentRequest();
  for (const path of ['change', 'cancel', 'erase', 'again']) {
    expect((await post(path, { power: 'gas' }, { origin: 'https://evil.example' })).status).toBe(404);
    expect((await post(path, { power: 'gas' }, { cookie: 'request=wrong' })).status).toBe(404);
  }
  expect(await app.store.listLeads()).toMatchObject([{ state: 'open', amendments: [], events: [] }]);
});
