// The link to a request as somebody sees it who has none: every wrong one is alike, none stands in our log, and nobody else gets in.
import { aQuote, noon } from '../../../tests/support/builders/a-quote.ts';
import { aStoreThatFails } from '../../../tests/support/stores/failing-store.ts';
import { requestTemplates as templates } from '../../../tests/support/servers/a-site.ts';
import { serveApp, type ServedApp } from '../../../tests/support/servers/serve-app.ts';
import { hashRequestToken } from '#server/store/records/links/request-token.ts';
import { expect, test } from 'vitest';

const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? '';
const tokenOf = (cookie: string) => cookie.slice('request='.length);

/** All that a stranger is told, but the time of day. */
async function looksOf(answer: Response): Promise<string> {
  const headers = [...answer.headers].filter(([name]) => name !== 'date').toSorted();
  return JSON.stringify([answer.status, headers, await answer.text()]);
}

async function aLink(app: ServedApp, token: string): Promise<string> {
  const [lead] = await app.store.listLeads();
  const link = { leadId: lead?.id ?? '', tokenHash: hashRequestToken(token), createdAt: noon } as const;
  await app.store.keepRequestLink({ ...link, kind: 'link' });
  return `/my-request/${token}`;
}

test('wrong, malformed, closed and erased links are answered alike to the letter, and so are cookies', async () => {
  const app = await serveApp({ templates });
  const device = cookieOf(await app.post('/api/quote', aQuote()));
  const closed = cookieOf(await app.get(await aLink(app, 'a-link-that-works')));
  await app.post('/api/my-request/close', {}, { cookie: closed });
  const strange = ['x', 'a'.repeat(43), 'a'.repeat(2000), '%F0%9F%A7%8A', "'or''='", '%', '%E0%A4%A'];
  const links = [...strange, 'a/b', '', '%00', tokenOf(device), tokenOf(closed)];
  await app.post('/api/my-request/erase', {}, { cookie: device });
  const looks = new Map<string, string[]>();
  for (const token of [...links, 'a-link-that-works']) {
    const look = await looksOf(await app.get(`/my-request/${token}`));
    looks.set(look, [...(looks.get(look) ?? []), token]);
  }
  expect([...looks.values()]).toHaveLength(1);
  expect([...looks.keys()][0]).toContain('no-store');
  expect([...looks.keys()][0]).toContain('no-referrer');
  const cookies = new Set<string>();
  for (const cookie of [
    device,
    closed,
    'request=x',
    'request=',
    'request=%E0%A4%A',
    `request=${'a'.repeat(2000)}`,
  ])
    cookies.add(await looksOf(await app.get('/submitted', { cookie })));
  expect([...cookies]).toHaveLength(1);
});

test('a cookie of before "not you?" does nothing any more', async () => {
  const app = await serveApp({ templates });
  const cookie = cookieOf(await app.post('/api/quote', aQuote()));
  await app.post('/api/my-request/close', {}, { cookie });
  for (const action of ['change', 'cancel', 'again', 'erase'])
    expect((await app.post(`/api/my-request/${action}`, { power: 'gas' }, { cookie })).status, action).toBe(
      404,
    );
  expect(await app.store.listLeads()).toMatchObject([{ name: 'Rosa Diaz', state: 'open', events: [] }]);
});

test('who has a link has no way to what operators see, and operators’ addresses are refused without a session', async () => {
  const app = await serveApp({ templates });
  const cookie = cookieOf(await app.post('/api/quote', aQuote()));
  const [lead] = await app.store.listLeads();
  for (const path of [
    'leads',
    `leads/${lead?.id}`,
    'leads.csv',
    'visits',
    'figures',
    `leads/${lead?.id}/photos`,
  ]) {
    const answer = await app.get(`/api/board/${path}`, { cookie });
    expect([401, 404], path).toContain(answer.status);
    expect(await answer.text()).not.toMatch(/Rosa|0123/u);
  }
});

test('no token of a link or a device stands in our log, also when something breaks', async () => {
  const app = await serveApp({ templates });
  const device = cookieOf(await app.post('/api/quote', aQuote()));
  const opened = cookieOf(await app.get(await aLink(app, 'a-secret-link')));
  for (const cookie of [device, opened]) {
    await app.get('/submitted', { cookie });
    await app.post('/api/my-request/change', { power: 'gas' }, { cookie });
  }
  await app.get('/my-request/a-secret-link/%');
  await app.post('/my-request/a-secret-link', {});
  const broken = await serveApp({ templates, store: aStoreThatFails(new Error('away')) });
  expect((await broken.get('/my-request/a-secret-link')).status).toBe(503);
  await broken.get('/submitted', { cookie: device });
  const lines = [...app.lines, ...broken.lines].join('\n');
  expect(lines).toContain('request changed');
  expect(lines).toContain('request failed');
  for (const secret of ['a-secret-link', tokenOf(device), tokenOf(opened)])
    expect(lines).not.toContain(secret);
});
