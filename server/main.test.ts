// The process itself, where chance comes from.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeSite } from '../tests/support/a-site.ts';
import { startServer } from '../tests/support/start-server.ts';
import { aFolder } from '../tests/support/temporary-folder.ts';
import { hashBoardToken } from './store/people/board-token.ts';
import { openSqliteStore } from './store/sqlite/sqlite-store.ts';

test('a session is a key of 256 bits, drawn anew each time', { timeout: 30_000 }, async () => {
  const folder = await aFolder();
  writeSite(join(folder, 'dist'));
  const { origin, stop } = await startServer({ folder, dataDir: folder });
  const store = await openSqliteStore(join(folder, 'leads.sqlite'));
  const keys = new Set<string>();
  for (const token of ['one', 'two', 'three']) {
    const now = Date.now();
    const linkHash = hashBoardToken(token, undefined);
    await store.saveSignInLink({ operatorId: token, name: 'Ana', linkHash, now, expiresAt: now + 60_000 });
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
