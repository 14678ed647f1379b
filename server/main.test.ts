// The process itself, where chance comes from.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeSite } from '../tests/support/servers/a-site.ts';
import { startServer } from '../tests/support/servers/start-server.ts';
import { aFolder } from '../tests/support/machine/temporary-folder.ts';
import { hashBoardToken } from './store/records/people/board-token.ts';
import { openSqliteStore } from './store/sqlite-store.ts';

test('a session is a key of 256 bits, drawn anew each time', async () => {
  const folder = await aFolder();
  writeSite(join(folder, 'dist'));
  const { origin, stop } = await startServer({ folder, dataDir: folder });
  const store = await openSqliteStore(join(folder, 'leads.sqlite'));
  const keys = new Set<string>();
  for (const token of ['one', 'two', 'three']) {
    const now = Date.now();
    const linkHash = hashBoardToken(token, undefined);
    await store.saveSignInLink({
      operatorId: token,
      name: 'Ana',
      role: 'owner',
      by: 'Ana',
      linkHash,
      now,
      expiresAt: now + 60_000,
    });
    const answer = await fetch(`${origin}/api/board/sign-in`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    const key = /^board=([\w-]{43});/u.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? '';
    expect(Buffer.from(key, 'base64url')).toHaveLength(32);
    keys.add(key);
  }
  expect(keys.size).toBe(3);
  await store.close();
  expect(await stop()).toBe(0);
});

test('a build without SITE_ORIGIN is told at the start, and answered with PUBLIC_ORIGIN where there is one', async () => {
  const folder = await aFolder();
  const page = '<!doctype html><link rel="canonical" href="https://www.example.com/about">';
  writeSite(join(folder, 'dist'), { 'about.html': page });
  const cases = [
    { variables: {}, kind: 'asked', named: 'http://127.0.0.1:[0-9]+/about' },
    { variables: { TRUST_PROXY: '1' }, kind: 'shown', named: 'https://www.example.com/about' },
    {
      variables: { PUBLIC_ORIGIN: 'https://fridge.test' },
      kind: 'changed',
      named: 'https://fridge.test/about',
    },
    {
      variables: { PUBLIC_ORIGIN: 'https://desk.fridge.test', SITE_ORIGIN: 'https://fridge.test' },
      kind: 'changed',
      named: 'https://fridge.test/about',
    },
  ] as const;
  for (const { variables, kind, named } of cases) {
    const server = await startServer({ folder, variables });
    expect(await (await fetch(`${server.origin}/about`)).text()).toMatch(new RegExp(`href="${named}"`, 'u'));
    expect(await server.stop()).toBe(0);
    const said = server.lines.find((line) => line.includes('"placeholder origin"')) ?? '{}';
    expect(JSON.parse(said)).toMatchObject({
      level: 'warn',
      kind,
      count: 1,
      remedy: expect.stringContaining('SITE_ORIGIN'),
    });
  }
});
