import { load } from 'cheerio';
import { aMessage, aQuote, noon } from '../../../tests/support/builders/a-quote.ts';
import { serveApp } from '../../../tests/support/servers/serve-app.ts';
import { aStoreThatFails } from '../../../tests/support/stores/failing-store.ts';
import { sourceFields } from '#domain/requests/lead-source.ts';
import { expect, test } from 'vitest';

const brokenStore = aStoreThatFails(new Error('disk full'));

test('a quote is kept with all its fields before the visitor is sent to the thank-you page', async () => {
  const app = await serveApp();
  const answer = await app.post(
    '/api/quote',
    aQuote({ urgent: 'yes', request_id: 'page-view-1', utm_source: 'search', consent: '2026-11-28' }),
  );
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('/submitted');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const [lead, ...others] = await app.store.listLeads();
  expect(others).toEqual([]);
  expect(lead).toMatchObject({
    kind: 'quote',
    requestId: 'page-view-1',
    receivedAt: noon,
    dueAt: noon + 15 * 60_000,
    name: 'Rosa Diaz',
    phone: '+13055550123',
    phoneAsTyped: '(305) 555-0123',
    zip: '33139',
    appliance: 'refrigerator',
    preferredTime: 'morning',
    urgent: true,
    message: 'Warm since last night',
    page: '/miami-beach',
    subject: 'New Appliance Repair Request from Website',
    source: { utm_source: 'search' },
    consent: '2026-11-28',
    suspicions: [],
    outsideArea: false,
  });
});

test('the same request id again gets the same answer and makes no second lead', async () => {
  const app = await serveApp();
  for (let times = 0; times < 3; times += 1) {
    const answer = await app.post('/api/quote', aQuote({ request_id: 'double-click' }));
    expect(answer.status).toBe(303);
  }
  expect(await app.store.listLeads()).toHaveLength(1);
});

test('a faulty quote comes back with its fields kept, each fault named and joined to its field', async () => {
  const app = await serveApp();
  const answer = await app.post(
    '/api/quote',
    aQuote({ name: '', zip: '331', appliance: 'dryer', urgent: 'yes', message: '<b>"hi"</b>' }),
  );
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(html).not.toContain('<b>');
  const page = load(html);
  expect(page('[name=zip]').attr('value')).toBe('331');
  expect(page('[name=zip]').attr('aria-invalid')).toBe('true');
  expect(page('[name=phone]').attr('value')).toBe('(305) 555-0123');
  expect(page('[name=phone]').attr('aria-invalid')).toBeUndefined();
  expect(page('option[selected]').attr('value')).toBe('dryer');
  expect(page('[name=urgent]').attr('checked')).toBeDefined();
  expect(page('[name=message]').val()).toBe('<b>"hi"</b>');
  expect(page('[data-fault-for=zip]').text()).not.toBe('');
  expect(page('[data-fault-for=zip]').attr('hidden')).toBeUndefined();
  expect(
    page('[data-fault-list] a')
      .map((_, link) => page(link).attr('href'))
      .get(),
  ).toEqual(['#quote-form-name', '#quote-form-zip']);
  expect(await app.store.listLeads()).toEqual([]);
});

test('a program that asks for JSON gets the same facts as JSON', async () => {
  const app = await serveApp();
  const asked = { accept: 'application/json' };
  const faulty = await app.post('/api/quote', aQuote({ zip: '331' }), asked);
  expect(faulty.status).toBe(422);
  expect(await faulty.json()).toMatchObject({ kind: 'faulty', faults: [{ field: 'zip' }] });
  const kept = await app.post('/api/quote', aQuote(), asked);
  expect(kept.status).toBe(200);
  expect(await kept.json()).toEqual({ kind: 'kept', next: '/submitted' });
});

test('a quote posted as JSON is kept like one from a form', async () => {
  const app = await serveApp();
  const answer = await fetch(`${app.origin}/api/quote`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: app.origin },
    body: JSON.stringify({ ...aQuote(), zip: 33139, urgent: true, message: null }),
    redirect: 'manual',
  });
  expect(answer.status).toBe(303);
  expect(await app.store.listLeads()).toMatchObject([{ urgent: true, message: '', zip: '33139' }]);
});

test('a message is kept; one without any way to answer is not', async () => {
  const app = await serveApp();
  expect((await app.post('/api/message', aMessage())).status).toBe(303);
  const faulty = await app.post('/api/message', aMessage({ email: '' }));
  expect(faulty.status).toBe(422);
  expect(load(await faulty.text())('[data-fault-list] li')).toHaveLength(1);
  expect(await app.store.listLeads()).toMatchObject([
    { kind: 'message', message: 'Do you repair pool pumps?' },
  ]);
});

test('while leads cannot be kept nobody is thanked: 503, the phone number, the fields and the right form', async () => {
  const app = await serveApp({ store: brokenStore });
  const answer = await app.post('/api/message', aMessage());
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('60');
  const page = load(await answer.text());
  expect(page('main').text()).toContain('(305) 555-0142');
  expect(
    page('form')
      .map((_, form) => page(form).attr('action'))
      .get(),
  ).toEqual(['/api/message']);
  expect(page('[name=name]').attr('value')).toBe('Rosa Diaz');
});

test('a filled trap and a browser that tells no origin are noted, never dropped', async () => {
  const app = await serveApp();
  expect((await app.post('/api/quote', aQuote({ company_website: 'http://spam.example' }))).status).toBe(303);
  await fetch(`${app.origin}/api/quote`, {
    method: 'POST',
    body: new URLSearchParams(aQuote({ name: 'Ann' })),
    redirect: 'manual',
  });
  const leads = await app.store.listLeads();
  expect(leads.map(({ suspicions }) => suspicions)).toEqual(
    expect.arrayContaining([['trap-filled'], ['no-origin']]),
  );
});

test('a form from another site is refused, with a page', async () => {
  const app = await serveApp({ ownOrigins: ['https://www.example.com'] });
  const foreign = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
  ];
  for (const headers of foreign) expect((await app.post('/api/quote', aQuote(), headers)).status).toBe(403);
  const own = await app.post('/api/quote', aQuote(), {
    origin: 'https://www.example.com',
    'sec-fetch-site': 'cross-site',
  });
  expect(own.status).toBe(303);
});

/** What a page of ours shows in the form of the given kind, and in no other. */
function shownIn(html: string, kind: 'quote' | 'message'): Record<string, string | undefined> {
  const page = load(html);
  expect(page('form').attr('action')).toBe(`/api/${kind}`);
  const names = ['name', 'phone', 'email'].map(
    (name) => [name, page(`[name=${name}]`).attr('value')] as const,
  );
  return { ...Object.fromEntries(names), message: String(page('[name=message]').val()) };
}

const typed = {
  name: 'Rosa <Diaz>',
  phone: '(305) 555-0123',
  email: 'rosa@example.com',
  message: '"Hi" & bye',
};

test.each([
  ['a post from another site', 403, {}, { origin: 'https://evil.example' }],
  [
    'too many fields',
    413,
    Object.fromEntries(Array.from({ length: 33 }, (_, index) => [`f${index}`, 'x'])),
    {},
  ],
] as const)('%s is refused (%i), and keeps what was typed', async (_, status, more, headers) => {
  for (const kind of ['quote', 'message'] as const) {
    const app = await serveApp();
    const answer = await app.post(`/api/${kind}`, { ...typed, ...more }, headers);
    expect(answer.status).toBe(status);
    expect(shownIn(await answer.text(), kind)).toEqual(typed);
  }
});

test('too many posts are refused, and each keeps what was typed', async () => {
  const app = await serveApp({ postsPerMinute: 2 });
  for (let place = 0; place < 8; place += 1) {
    const mine = { ...typed, name: `Visitor ${place}` };
    const answer = await app.post('/api/message', mine);
    expect(answer.status).toBe(place < 2 ? 303 : 429);
    if (answer.status === 429) expect(shownIn(await answer.text(), 'message')).toEqual(mine);
  }
});

test.each([
  ['letters', 'y'],
  ['Chinese', '\u4fee'],
  ['emoji', '\ud83d\ude00'],
])('a form that is too long in %s keeps what could be read, without a broken letter', async (_, letter) => {
  const app = await serveApp();
  const tooLong = letter.repeat(80_000);
  const answer = await app.post('/api/message', { ...typed, message: tooLong });
  expect(answer.status).toBe(413);
  const { message = '', ...others } = shownIn(await answer.text(), 'message');
  expect({ ...others, message: '"Hi" & bye' }).toEqual(typed);
  expect(message.length).toBeGreaterThan(5000);
  expect(tooLong.startsWith(message)).toBe(true);
  expect(message.isWellFormed()).toBe(true);
});

test('the longest form of the contract is taken, in letters of four bytes and in JSON escapes', async () => {
  const app = await serveApp();
  const letters = (count: number) => '\ud840\udc0b'.repeat(count);
  const marks = Object.fromEntries(sourceFields.map((field) => [field, letters(200)]));
  const longest = aQuote({
    ...marks,
    name: letters(100),
    email: `${letters(242)}@example.com`,
    phone: '3055550123'.padStart(40, '('),
    message: letters(2000),
    _subject: letters(120),
    request_id: 'r'.repeat(100),
    page: `/${'p'.repeat(199)}`,
    urgent: 'yes',
    consent: letters(40),
  });
  expect((await app.post('/api/quote', { ...longest, request_id: 'as-a-form' })).status).toBe(303);
  const escaped = JSON.stringify(longest).replaceAll(
    /[^\0-\u007f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16)}`,
  );
  const asJson = await fetch(`${app.origin}/api/quote`, {
    method: 'POST',
    body: escaped,
    headers: { origin: app.origin, 'content-type': 'application/json' },
    redirect: 'manual',
  });
  expect(asJson.status).toBe(303);
  expect(await app.store.listLeads()).toMatchObject([
    { name: letters(100), message: letters(2000) },
    { name: letters(100), message: letters(2000) },
  ]);
  const longer = await app.post('/api/quote', aQuote({ message: letters(2001) }));
  expect(longer.status).toBe(422);
});

test('more posts than allowed get 429 with the seconds to wait, counted by client', async () => {
  const app = await serveApp({ postsPerMinute: 2, proxies: 1 });
  const from = (address: string) => ({ 'x-forwarded-for': `6.6.6.6, ${address}` });
  for (const status of [303, 303, 429]) {
    const answer = await app.post('/api/quote', aQuote(), from('203.0.113.7'));
    expect(answer.status).toBe(status);
    if (status === 429) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect((await app.post('/api/quote', aQuote(), from('203.0.113.8'))).status).toBe(303);
});

test('too much, too many, and other kinds of body are refused by status', async () => {
  const app = await serveApp();
  expect((await app.post('/api/quote', aQuote({ message: 'x'.repeat(70_000) }))).status).toBe(413);
  const many = Object.fromEntries(Array.from({ length: 33 }, (_, index) => [`field${index}`, 'x']));
  expect((await app.post('/api/quote', many)).status).toBe(413);
  const asFile = await fetch(`${app.origin}/api/quote`, { method: 'POST', body: new FormData() });
  expect(asFile.status).toBe(415);
  const broken = await fetch(`${app.origin}/api/quote`, {
    method: 'POST',
    body: '{',
    headers: { 'content-type': 'application/json' },
  });
  expect(broken.status).toBe(400);
  expect(await app.store.listLeads()).toEqual([]);
});

test('a body without a declared length is cut off at the limit too', async () => {
  const app = await serveApp();
  const endless = new ReadableStream({
    pull: (stream) => {
      stream.enqueue(new TextEncoder().encode('name=xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx&'.repeat(100)));
    },
  });
  const init = {
    method: 'POST',
    body: endless,
    duplex: 'half',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  };
  const outcome = await fetch(`${app.origin}/api/quote`, init).then(
    (answer) => answer.status,
    () => 'cut off',
  );
  expect([413, 'cut off']).toContain(outcome);
});

test('NUL and broken characters are named as faults, not stored', async () => {
  const app = await serveApp();
  expect((await app.post('/api/quote', aQuote({ name: 'Rosa\u0000' }))).status).toBe(422);
  const broken = await fetch(`${app.origin}/api/quote`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', origin: app.origin },
    body: JSON.stringify(aQuote({ message: 'half \ud83e' })),
  });
  expect(broken.status).toBe(422);
  expect(await broken.json()).toMatchObject({ faults: [{ field: 'message' }] });
});

test('the subject loses line ends and marks that turn text around, and stays short', async () => {
  const app = await serveApp();
  await app.post('/api/quote', aQuote({ _subject: `Hi\r\nBcc: evil@example.com\u202e ${'z'.repeat(200)}` }));
  const [lead] = await app.store.listLeads();
  expect(lead?.subject.startsWith('Hi Bcc: evil@example.com zzz')).toBe(true);
  expect(lead?.subject).toHaveLength(120);
});

test('a post can set no more than its form asks for, and a field sent twice counts once', async () => {
  const app = await serveApp();
  const body = new URLSearchParams(
    aQuote({ id: 'mine', state: 'called', calledAt: '1', suspicions: 'none' }),
  );
  for (const name of ['__proto__', 'constructor', 'toString']) body.append(name, 'x');
  body.append('name', 'Somebody Else');
  const answer = await fetch(`${app.origin}/api/quote?name=In+The+Address&zip=1`, {
    method: 'POST',
    body,
    headers: { origin: app.origin },
    redirect: 'manual',
  });
  expect(answer.status).toBe(303);
  const [lead] = await app.store.listLeads();
  expect(lead).toMatchObject({ name: 'Rosa Diaz', zip: '33139', state: 'open', suspicions: [] });
  expect(lead?.id).not.toBe('mine');
  expect(lead?.calledAt).toBeUndefined();
  expect(Object.keys(Object.prototype)).toEqual([]);
});

test('a JSON body cannot reach the prototype of anything', async () => {
  const app = await serveApp();
  const answer = await fetch(`${app.origin}/api/quote`, {
    method: 'POST',
    body: `{"__proto__":"x","constructor":"x",${JSON.stringify(aQuote()).slice(1)}`,
    headers: { origin: app.origin, 'content-type': 'application/json' },
    redirect: 'manual',
  });
  expect(answer.status).toBe(303);
  expect('x' in {}).toBe(false);
  expect(await app.store.listLeads()).toHaveLength(1);
});

test('nothing a visitor wrote is in the log, whatever goes wrong', async () => {
  const canary = {
    name: 'Canary McWhistle',
    phone: '(305) 555-0177',
    email: 'canary@whistle.example',
    message: 'canary song',
  };
  const good = await serveApp();
  await good.post('/api/quote', aQuote(canary));
  await good.post('/api/quote', aQuote({ ...canary, zip: 'canary' }));
  const bad = await serveApp({
    store: {
      ...brokenStore,
      saveLead: (submission) => Promise.reject(new Error(`cannot keep ${JSON.stringify(submission)}`)),
    },
  });
  await bad.post('/api/quote', aQuote(canary));
  const log = [...good.lines, ...bad.lines].join('');
  expect(log).toContain('lead not kept');
  expect(log).not.toMatch(/canary|whistle|555.?0177/iu);
});
