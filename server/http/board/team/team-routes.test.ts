// Two roles at the board's API, as browsers ask it.
import { noon } from '../../../../tests/support/builders/a-quote.ts';
import {
  aBoardVisitor,
  anOperator,
  type BoardVisitor,
} from '../../../../tests/support/board/board-visitor.ts';
import { serveApp } from '../../../../tests/support/servers/serve-app.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';

const link = z.object({ name: z.string(), path: z.string(), expiresAt: z.number() });
const tokenIn = (path: string) => path.split('#')[1] ?? '';
const statusOf = async (answer: Promise<Response>) => (await answer).status;

async function linkFrom(answer: Promise<Response>): Promise<z.output<typeof link>> {
  const said = await answer;
  expect(said.status).toBe(200);
  return link.parse(await said.json());
}

const ownersOnly = (person: BoardVisitor) => [
  person.get('/team'),
  person.get('/changes'),
  person.post('/team', { name: 'Cy', role: 'owner' }),
  person.post('/team/Ana/link'),
  person.post('/team/Ben/role', { role: 'owner' }),
  person.post('/team/Ana/sign-out'),
  person.ask('DELETE', '/team/Ana'),
];

test('dispatchers are refused what only owners may do, and it stands in the log', async () => {
  const app = await serveApp();
  await anOperator(app, 'Ana');
  const ben = await anOperator(app, 'Ben', 'dispatcher');
  for (const answer of await Promise.all(ownersOnly(ben))) {
    expect(answer.status).toBe(403);
    expect(await answer.json()).toEqual({ kind: 'owners only' });
  }
  expect(app.lines.filter((line) => line.includes('"owners only"'))).not.toEqual([]);
  expect(await app.store.listTeam(noon)).toMatchObject([
    { name: 'Ana', role: 'owner', signIns: [{}], isInvited: false },
    { name: 'Ben', role: 'dispatcher' },
  ]);
  for (const answer of ownersOnly(aBoardVisitor(app))) expect(await statusOf(answer)).toBe(401);
  expect(await (await ben.get('/leads')).json()).toMatchObject({ operator: 'Ben', role: 'dispatcher' });
});

test('an owner adds somebody, whose link signs in once; a new link makes the old one worthless', async () => {
  const app = await serveApp();
  const ana = await anOperator(app, 'Ana');
  const first = await linkFrom(ana.post('/team', { name: '  Zoë \u0007 Núñez ', role: 'dispatcher' }));
  expect(first).toMatchObject({ name: 'Zoë Núñez', path: expect.stringMatching(/^\/board\/sign-in#.+$/u) });
  expect(await statusOf(ana.post('/team', { name: 'zoë núñez', role: 'owner' }))).toBe(409);
  const second = await linkFrom(ana.post(`/team/${encodeURIComponent('Zoë Núñez')}/link`));
  const visitor = aBoardVisitor(app);
  expect(await statusOf(visitor.post('/sign-in', { token: tokenIn(first.path) }))).toBe(401);
  const answer = await visitor.post('/sign-in', { token: tokenIn(second.path) });
  expect(await answer.json()).toEqual({ operator: 'Zoë Núñez', role: 'dispatcher' });
  expect(await statusOf(visitor.post('/sign-in', { token: tokenIn(second.path) }))).toBe(401);
  expect(await statusOf(ana.post('/team/Nobody/link'))).toBe(404);
  expect(JSON.stringify(await (await ana.get('/changes')).json())).not.toContain(tokenIn(second.path));
  expect(app.lines.join('')).not.toMatch(/Zo/u);
});

test('what is no name or no role is refused', async () => {
  const app = await serveApp();
  const ana = await anOperator(app, 'Ana');
  for (const body of [
    { name: '', role: 'owner' },
    { name: '..', role: 'owner' },
    { name: 'x'.repeat(61), role: 'owner' },
    { name: 'Cy', role: 'king' },
    { name: 'Cy' },
  ])
    expect(await statusOf(ana.post('/team', body)), JSON.stringify(body)).toBe(422);
  for (const name of ['a/b', 'a%2Fb', '50 %', '<b>Ana</b>', '王']) {
    await linkFrom(ana.post('/team', { name, role: 'owner' }));
    expect(await statusOf(ana.ask('DELETE', `/team/${encodeURIComponent(name)}`)), name).toBe(200);
  }
});

test('the last owner stays one, and says so', async () => {
  const app = await serveApp();
  const ana = await anOperator(app, 'Ana');
  await anOperator(app, 'Ben', 'dispatcher');
  for (const answer of [ana.ask('DELETE', '/team/Ana'), ana.post('/team/Ana/role', { role: 'dispatcher' })]) {
    expect((await answer).status).toBe(409);
    expect(await (await answer).json()).toEqual({ kind: 'last owner' });
  }
  expect(await statusOf(ana.post('/team/Ben/role', { role: 'owner' }))).toBe(200);
  expect(await statusOf(ana.post('/team/Ana/role', { role: 'dispatcher' }))).toBe(200);
  expect(await statusOf(ana.get('/team'))).toBe(403);
});

test('a role changed in mid-session holds at the next question, and a list that waits hears of it', async () => {
  const app = await serveApp();
  const ana = await anOperator(app, 'Ana');
  const ben = await anOperator(app, 'Ben', 'dispatcher');
  const tag = (await ben.get('/leads')).headers.get('etag') ?? '';
  const waiting = ben.get('/leads?wait', { 'if-none-match': tag });
  await ana.post('/team/Ben/role', { role: 'owner' });
  expect(await (await waiting).json()).toMatchObject({ role: 'owner' });
  expect(await statusOf(ben.get('/team'))).toBe(200);
  expect(await statusOf(ben.post('/team/Ana/role', { role: 'dispatcher' }))).toBe(200);
  expect(await statusOf(ana.get('/team'))).toBe(403);
});

test('who did what is told to owners, newest first, with the one who did it', async () => {
  const app = await serveApp();
  const ana = await anOperator(app, 'Ana');
  await ana.post('/team', { name: 'Ben', role: 'dispatcher' });
  await ana.post('/team/Ben/link');
  await ana.post('/team/Ben/role', { role: 'owner' });
  await ana.post('/team/Ben/sign-out');
  await ana.ask('DELETE', '/team/Ben');
  const said = z.object({
    changes: z.array(z.object({ operator: z.string(), what: z.string(), detail: z.string() })),
  });
  const { changes } = said.parse(await (await ana.get('/changes')).json());
  expect(changes.map(({ operator, what, detail }) => `${operator}: ${what} ${detail}`)).toEqual([
    'Ana: operator removed Ben',
    'Ana: signed out Ben',
    'Ana: made owner Ben',
    'Ana: link made Ben',
    'Ana: dispatcher added Ben',
    'Ana: owner added Ana',
  ]);
});

test('everybody sees where they are signed in and ends it, one or all others, and no one else’s', async () => {
  const app = await serveApp();
  const phone = await anOperator(app, 'Ana');
  const desk = await anOperator(app, 'Ana');
  const lost = await anOperator(app, 'Ana');
  const ben = await anOperator(app, 'Ben', 'dispatcher');
  const list = z.array(
    z.object({ id: z.string(), device: z.string(), isThis: z.boolean(), seenAt: z.number() }),
  );
  const listOf = async (person: BoardVisitor) => list.parse(await (await person.get('/sessions')).json());
  const bens = await listOf(ben);
  expect(bens).toHaveLength(1);
  const others = (await listOf(phone)).filter(({ isThis }) => !isThis);
  expect(others).toHaveLength(2);
  const lostId = (await listOf(lost)).find(({ isThis }) => isThis)?.id ?? '';
  expect(await statusOf(phone.ask('DELETE', `/sessions/${bens[0]?.id ?? ''}`))).toBe(404);
  expect(await statusOf(phone.ask('DELETE', `/sessions/${lostId}`))).toBe(200);
  expect(await statusOf(lost.get('/leads'))).toBe(401);
  expect(await (await phone.ask('DELETE', '/sessions')).json()).toEqual({ count: 1 });
  expect(await statusOf(desk.get('/leads'))).toBe(401);
  expect(await listOf(phone)).toHaveLength(1);
  expect(await statusOf(ben.get('/leads'))).toBe(200);
  expect(await statusOf(phone.ask('DELETE', '/sessions', {}, { origin: 'https://evil.example' }))).toBe(403);
});
