import { join } from 'node:path';
import { aMark, aSubmission, noon } from '../../../tests/support/builders/a-quote.ts';
import { aBoardVisitor, anOperator, inviteToBoard } from '../../../tests/support/board/board-visitor.ts';
import { aStoreThatFails } from '../../../tests/support/stores/failing-store.ts';
import { naughtyStrings } from '../../../tests/support/hostile/naughty-strings.ts';
import { fillStore } from '../../../tests/support/stores/fill-store.ts';
import { anotherCompany } from '../../../tests/support/builders/company.ts';
import { serveApp } from '../../../tests/support/servers/serve-app.ts';
import { aFolder } from '../../../tests/support/machine/temporary-folder.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { LeadStore } from '#server/store/lead-store.ts';
import { openSqliteStore } from '#server/store/sqlite-store.ts';

const minute = 60_000;

test('nobody sees anything without signing in', async () => {
  const app = await serveApp();
  const stranger = aBoardVisitor(app, 'board=made-up');
  const answers = await Promise.all([
    stranger.get('/leads'),
    stranger.get('/leads.csv'),
    stranger.get('/leads/lead-1'),
    stranger.get('/figures'),
    stranger.get('/nothing'),
    stranger.post('/leads/lead-1/marks', { id: 'mark-0001', outcome: 'called' }),
    stranger.post('/marks', { id: 'press-0001', leadIds: ['lead-1'] }),
    stranger.post('/sign-out'),
    stranger.post('/sign-in', { token: 'made-up' }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 401));
  for (const { headers } of answers) expect(headers.get('cache-control')).toBe('no-store');
});

test('a wrong method is told which ones there are, signed in or not', async () => {
  const app = await serveApp();
  const people = [aBoardVisitor(app), await anOperator(app)];
  for (const person of people) {
    for (const path of ['/leads', '/leads.csv', '/leads/lead-1', '/figures', '/notices']) {
      const answer = await person.post(path);
      expect([answer.status, answer.headers.get('allow')], path).toEqual([405, 'GET, HEAD']);
    }
    for (const path of ['/sign-in', '/sign-out', '/leads/lead-1/marks', '/notices/replay']) {
      const answer = await person.get(path);
      expect([answer.status, answer.headers.get('allow')], path).toEqual([405, 'POST']);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  }
});

test('a thousand strangers at the board are a line in the log', async () => {
  const app = await serveApp();
  const stranger = aBoardVisitor(app);
  for (let times = 0; times < 20; times += 1)
    await Promise.all(Array.from({ length: 50 }, () => stranger.get('/leads')));
  for (let times = 0; times < 10; times += 1) await stranger.post('/sign-in', { token: 'a guess' });
  for (let times = 0; times < 10; times += 1)
    await stranger.post('/leads', {}, { origin: 'https://evil.example' });
  await stranger.get('/leads', { 'sec-fetch-site': 'cross-site' });
  await stranger.get('/leads', { 'sec-fetch-site': 'cross-site' });
  expect(app.lines.map((line) => /"event":"(.+)"\}/u.exec(line)?.[1])).toEqual([
    'board refused","kind":"signed out',
    'board sign-in","kind":"refused',
    'board refused","kind":"other site',
  ]);
});

test('a link signs in once, by a post: looking at it uses nothing up', async () => {
  const app = await serveApp();
  const token = await inviteToBoard(app, 'Ana');
  const visitor = aBoardVisitor(app);
  await app.get(`/board/sign-in`);
  expect((await visitor.get('/sign-in')).status).toBe(405);
  const answer = await visitor.post('/sign-in', { token });
  expect(await answer.json()).toEqual({ operator: 'Ana', role: 'owner' });
  expect(answer.headers.get('set-cookie')).toMatch(
    /^board=token-\d+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Strict$/,
  );
  expect((await visitor.post('/sign-in', { token })).status).toBe(401);
});

test('behind https the cookie belongs to this host alone, and the secret peppers what is kept', async () => {
  const secret = 'a secret of more than thirty-two characters';
  const app = await serveApp({ board: { secret, isHttps: true } });
  const visitor = aBoardVisitor(app);
  const plain = await inviteToBoard(app, 'Ana');
  expect((await visitor.post('/sign-in', { token: plain })).status).toBe(401);
  const token = await inviteToBoard(app, 'Ana', { secret });
  const cookie = (await visitor.post('/sign-in', { token })).headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^__Host-board=[^;]+; .*Path=\/; HttpOnly; Secure; SameSite=Strict$/);
  expect((await aBoardVisitor(app, cookie.split(';')[0]).get('/leads')).status).toBe(200);
});

test('who signs in again leaves no session behind', async () => {
  const app = await serveApp();
  const ana = await anOperator(app);
  const token = await inviteToBoard(app, 'Ana');
  expect((await ana.post('/sign-in', { token })).status).toBe(200);
  expect((await ana.get('/leads')).status).toBe(401);
});

test('signing in can be tried a few times a minute from one address', async () => {
  const app = await serveApp({ postsPerMinute: 2 });
  const stranger = aBoardVisitor(app);
  for (const status of [401, 401, 429])
    expect((await stranger.post('/sign-in', { token: 'a guess' })).status).toBe(status);
});

test('who comes and goes, and who is refused, stands in the log, without a key', async () => {
  const app = await serveApp({ postsPerMinute: 2 });
  const ana = await anOperator(app);
  await ana.get('/leads', { 'sec-fetch-site': 'cross-site' });
  await ana.post('/sign-out');
  await ana.get('/leads');
  for (const token of ['guess-one', 'guess-two']) await ana.post('/sign-in', { token });
  const events = app.lines.map((line) =>
    line.replace(/^.*"event":("[^"]+")(?:,"kind":("[^"]+"))?.*$/su, '$1 $2'),
  );
  expect(events.filter((event) => event.includes('board'))).toEqual([
    '"board sign-in" "opened"',
    '"board refused" "other site"',
    '"board sign-out" ',
    '"board refused" "signed out"',
    '"board sign-in" "refused"',
    '"board refused" "too-many"',
  ]);
  expect(app.lines.join('')).not.toMatch(/guess|token-|link-/u);
});

test('who signs out, or is removed, is out', async () => {
  const app = await serveApp();
  const [ana, ben] = [await anOperator(app, 'Ana'), await anOperator(app, 'Ben')];
  expect((await ana.post('/sign-out')).status).toBe(204);
  expect((await ana.get('/leads')).status).toBe(401);
  await app.store.removeOperator({ name: 'Ben', by: 'Ana', at: noon });
  expect((await ben.get('/leads')).status).toBe(401);
});

test('who is removed while their question waits is out within the second', async () => {
  const kept = await openSqliteStore(join(await aFolder(), 'leads.sqlite'));
  let looks = 0;
  const store: LeadStore = {
    ...kept,
    readChangeMark() {
      looks += 1;
      return kept.readChangeMark();
    },
  };
  const app = await serveApp({ store });
  await anOperator(app, 'Ana');
  const ben = await anOperator(app, 'Ben', 'dispatcher');
  const tag = (await ben.get('/leads')).headers.get('etag') ?? '';
  const waiting = ben.get('/leads?wait', { 'if-none-match': tag });
  await expect.poll(() => looks, { interval: 5 }).toBeGreaterThan(1);
  await app.store.removeOperator({ name: 'Ben', by: 'Ana', at: noon });
  const removedAt = performance.now();
  expect((await waiting).status).toBe(401);
  expect(performance.now() - removedAt).toBeLessThan(1000);
});

test('other sites can neither look nor press', async () => {
  const app = await serveApp();
  const ana = await anOperator(app);
  expect((await ana.get('/leads', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  const mark = { id: 'mark-0001', outcome: 'called' };
  for (const headers of [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: app.origin, 'sec-fetch-site': 'cross-site' },
  ])
    expect((await ana.post('/leads/x/marks', mark, headers)).status).toBe(403);
});

test('open leads come by the time that is left, with the time of the server', async () => {
  const app = await serveApp();
  const ana = await anOperator(app);
  const later = aSubmission({}, { receivedAt: noon - 2, dueAt: noon + 800 });
  const earlier = aSubmission({}, { receivedAt: noon - 3, dueAt: noon + 700 });
  const urgent = aSubmission({}, { receivedAt: noon - 1, urgent: true, zip: '33101' });
  const suspect = aSubmission({}, { suspicions: ['trap-filled'] });
  for (const submission of [later, earlier, urgent, suspect]) await app.store.saveLead(submission);
  const list = await (await ana.get('/leads')).json();
  expect(list).toMatchObject({
    now: noon,
    operator: 'Ana',
    counts: { open: 3, late: 0, followUps: 0, suspects: 1 },
    leads: [
      { id: earlier.lead.id, place: 'Miami Beach', phoneText: '(305) 555-0123', section: 'keep' },
      { id: later.lead.id, person: { requests: 3, nth: 2 } },
      { id: urgent.lead.id, urgent: true, isSuspect: false },
    ],
  });
  expect(await (await ana.get('/leads?list=suspects')).json()).toMatchObject({
    leads: [{ id: suspect.lead.id, isSuspect: true }],
  });
});

test('ten thousand leads would be a hundred pages: each is asked for by its number, and the tabs count all', async () => {
  const app = await serveApp();
  const ana = await anOperator(app);
  await fillStore(app.store, { leads: 250, open: 250 });
  const asked = z.object({
    page: z.number(),
    hasMore: z.boolean(),
    counts: z.object({ open: z.number() }),
    leads: z.array(z.looseObject({ id: z.string() })),
  });
  const ids = new Set<string>();
  for (const [page, length] of [
    ['', 100],
    ['2', 100],
    ['3', 50],
  ] as const) {
    const list = asked.parse(await (await ana.get(`/leads?list=open&page=${page}`)).json());
    expect(list).toMatchObject({ page: Number(page || 1), hasMore: length === 100, counts: { open: 250 } });
    expect(list.leads).toHaveLength(length);
    for (const { id } of list.leads) ids.add(id);
  }
  expect(ids.size).toBe(250);
  for (const nonsense of ['0', '-1', '1e9', 'x'])
    expect(asked.parse(await (await ana.get(`/leads?page=${nonsense}`)).json()).page).toBe(1);
});

test('a board that waits while nothing is written does not read its list again', async () => {
  const kept = await openSqliteStore(join(await aFolder(), 'leads.sqlite'));
  let reads = 0;
  let looks = 0;
  const store: LeadStore = {
    ...kept,
    listBoardLeads(query) {
      reads += 1;
      return kept.listBoardLeads(query);
    },
    readChangeMark() {
      looks += 1;
      return kept.readChangeMark();
    },
  };
  const app = await serveApp({ store });
  const ana = await anOperator(app);
  const tag = (await ana.get('/leads')).headers.get('etag') ?? '';
  const waiting = ana.get('/leads?wait', { 'if-none-match': tag });
  await expect.poll(() => looks).toBeGreaterThan(4);
  expect(reads).toBe(1);
  await app.store.saveLead(aSubmission());
  expect((await waiting).status).toBe(200);
  expect(reads).toBe(2);
});

test('a list that is known is answered 304, and one that waits hears of a new lead', async () => {
  const app = await serveApp();
  const ana = await anOperator(app);
  const tag = (await ana.get('/leads')).headers.get('etag') ?? '';
  expect((await ana.get('/leads', { 'if-none-match': tag })).status).toBe(304);
  const startedAt = performance.now();
  const waiting = ana.get('/leads?wait', { 'if-none-match': tag });
  const { lead } = aSubmission();
  await app.store.saveLead(aSubmission({}, lead));
  expect(await (await waiting).json()).toMatchObject({ leads: [{ id: lead.id }] });
  expect(performance.now() - startedAt).toBeLessThan(3000);
});

test('a board that waits hears of a clock that jumped, and of one that is right again', async () => {
  const app = await serveApp();
  const ana = await anOperator(app);
  const listOf = async (answer: Response) =>
    z.object({ isClockDoubted: z.boolean() }).parse(await answer.json()).isClockDoubted;
  const first = await ana.get('/leads');
  const waiting = ana.get('/leads?wait', { 'if-none-match': first.headers.get('etag') ?? '' });
  expect(await listOf(first)).toBe(false);
  await app.store.noteTime(noon);
  await app.store.noteTime(noon + 800 * 24 * 60 * 60_000);
  expect(await listOf(await waiting)).toBe(true);
  await app.store.noteTime(noon);
  expect(await listOf(await ana.get('/leads'))).toBe(false);
});

test('a lead called in time is kept, under the name of who called, once', async () => {
  const clock = { now: noon };
  const app = await serveApp({ now: () => clock.now });
  const ana = await anOperator(app);
  const { lead } = aSubmission();
  await app.store.saveLead(aSubmission({}, lead));
  clock.now = noon + 4 * minute;
  const mark = { id: 'mark-0001', outcome: 'called', note: ' left a\u0000 message\u001b ' };
  const first = await ana.post(`/leads/${lead.id}/marks`, mark);
  expect(await first.json()).toMatchObject({ state: 'called', calledAt: noon + 4 * minute });
  clock.now += minute;
  await ana.post(`/leads/${lead.id}/marks`, mark);
  expect(await (await ana.get(`/leads/${lead.id}`)).json()).toMatchObject({
    source: { utm_source: 'search' },
    sourceLine: 'search',
    consent: '2026-11-28',
    consentWording: expect.stringContaining('you ask us to call or email you'),
    events: [{ operator: 'Ana', outcome: 'called', note: 'left a message', at: noon + 4 * minute }],
  });
  expect(await (await ana.get('/figures')).json()).toMatchObject({
    today: { leads: 1, owed: 1, kept: 1, medianMs: 4 * minute },
    tallies: { places: [{ name: 'Miami Beach', count: 1 }] },
  });
});

test('hours that change do not change what was promised: list, figures and file say one time', async () => {
  const app = await serveApp({ company: anotherCompany, now: () => noon + 20 * minute });
  const ana = await anOperator(app);
  const promised = { receivedAt: noon, clockStartsAt: noon, dueAt: noon + 18 * minute };
  const waiting = aSubmission({}, promised);
  const called = aSubmission({}, promised);
  for (const one of [waiting, called]) await app.store.saveLead(one);
  await app.store.markLead(aMark(called.lead.id, { at: noon + 17 * minute }));
  const list = z.object({ leads: z.array(z.looseObject({ id: z.string() })) });
  const { leads } = list.parse(await (await ana.get('/leads')).json());
  expect(leads).toHaveLength(2);
  for (const lead of leads) expect(lead).toMatchObject({ clockStartsAt: noon, dueAt: noon + 18 * minute });
  expect(await (await ana.get('/figures')).json()).toMatchObject({
    month: { leads: 2, owed: 2, kept: 1, medianMs: 17 * minute },
  });
  expect(await (await ana.get('/leads.csv')).text()).toContain(',2026-06-10 9:17 am,yes,');
});

test('what is not a mark is refused by name', async () => {
  const app = await serveApp();
  const ana = await anOperator(app);
  const good = { id: 'mark-0001', outcome: 'called' };
  const statusOf = async (body: unknown, headers = {}) =>
    (await ana.post('/leads/nobody/marks', body, headers)).status;
  expect(await statusOf(good)).toBe(404);
  expect(await statusOf({ ...good, outcome: 'forgotten' })).toBe(422);
  expect(await statusOf({ ...good, outcome: 'note', note: '  ' })).toBe(422);
  expect(await statusOf({ ...good, note: 'x'.repeat(2001) })).toBe(422);
  expect(await statusOf('nonsense')).toBe(422);
  expect(await statusOf({ ...good, note: 'x'.repeat(70_000) })).toBe(413);
  expect(await statusOf(good, { 'content-type': 'text/plain' })).toBe(415);
});

test('naughty strings come through the list and the search to the letter', async () => {
  const app = await serveApp();
  const ana = await anOperator(app);
  for (const text of naughtyStrings) await app.store.saveLead(aSubmission({}, { name: text, message: text }));
  const pages: unknown[] = [];
  for (const page of [1, 2, 3, 4, 5]) pages.push(await (await ana.get(`/leads?page=${page}`)).json());
  const found = await ana.get('/leads', { 'board-search': 'text=%3Cscript%3Ealert(123)' });
  expect(JSON.stringify(await found.json())).toContain('<script>alert(123)');
  expect(pages.at(-1)).toMatchObject({ hasMore: false, counts: { open: naughtyStrings.length } });
  expect(JSON.stringify(pages)).toContain(JSON.stringify('<script>alert(123)</script>'));
  for (const text of naughtyStrings.slice(0, 100)) {
    const answer = await ana.get('/leads', { 'board-search': new URLSearchParams({ text }).toString() });
    expect(answer.status, text).toBe(200);
  }
});

test('leads are exported for a spreadsheet, as a file', async () => {
  const app = await serveApp();
  const ana = await anOperator(app);
  await app.store.saveLead(aSubmission({}, { name: '=1+1' }));
  const answer = await ana.get('/leads.csv');
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="leads-2026-06-10.csv"');
  const text = await answer.text();
  expect(text).toContain("'=1+1");
});

test('while the store is away the board hears 503 whatever it asks or says, and the log nothing of the message', async () => {
  const app = await serveApp({ store: aStoreThatFails(new Error('secret words')) });
  const visitor = aBoardVisitor(app, 'board=x');
  const answers = await Promise.all([
    visitor.get('/leads'),
    visitor.get('/notices'),
    visitor.post('/leads/x/marks', { id: 'mark-0001', outcome: 'called' }),
    visitor.post('/notices/replay'),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
  expect(app.lines.join('\n')).not.toContain('secret words');
});

test('a notice that could not be delivered is shown with what was tried, and can be sent again', async () => {
  const app = await serveApp();
  const ana = await anOperator(app);
  const { leadId } = await app.store.saveLead(aSubmission());
  const [notice] = await app.store.leaseNotices({
    channel: 'email',
    owner: 'test',
    now: noon,
    leaseMs: minute,
    limit: 1,
  });
  if (notice === undefined) throw new Error('no notice was owed');
  const outcome = { kind: 'dead', answer: { code: 'mail-refused', status: 550 } } as const;
  await app.store.settleNotice({ notice, owner: 'test', at: noon, attemptId: 'attempt-1', outcome });
  expect(await (await ana.get('/leads')).json()).toMatchObject({ counts: { failed: 1 } });
  const attempts = [{ at: noon, outcome: 'dead', answer: { code: 'mail-refused', fields: { status: 550 } } }];
  expect(await (await ana.get('/notices')).json()).toMatchObject([
    { leadName: 'Rosa Diaz', leadId, state: 'dead', attempts },
  ]);
  expect(await (await ana.get(`/leads/${leadId}`)).json()).toMatchObject({ notices: [{ attempts }] });
  const replay = async (body: unknown): Promise<unknown> => (await ana.post('/notices/replay', body)).json();
  expect(await replay({ noticeId: 'another' })).toEqual({ count: 0 });
  expect(await replay({ noticeId: notice.id })).toEqual({ count: 1 });
  expect(await (await ana.get('/notices')).json()).toEqual([]);
  expect(await (await ana.get('/leads')).json()).toMatchObject({ counts: { failed: 0 } });
});
