// The command as the owner runs it, on a store of its own.
import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { hashBoardToken } from '#server/store/records/people/board-token.ts';
import { openSqliteStore } from '#server/store/sqlite-store.ts';
import { anOpening } from '../tests/support/builders/a-link.ts';
import { aFolder } from '../tests/support/machine/temporary-folder.ts';
import { nodeEnvironment } from '../tests/support/servers/start-server.ts';

const script = join(import.meta.dirname, 'operators.ts');
const execute = promisify(execFile);
const secret = 'a secret of more than thirty-two characters';

test('an operator is added with a link, listed and removed', { timeout: 200_000 }, async () => {
  const folder = await aFolder();
  const run = async (...words: string[]) => {
    const { stdout } = await execute(process.execPath, [script, ...words], {
      env: {
        ...nodeEnvironment,
        DATA_DIR: folder,
        PUBLIC_ORIGIN: 'https://www.example.com',
        BOARD_SECRET: secret,
      },
    });
    return stdout;
  };
  for (const words of [['list'], ['remove', 'Ana']])
    await expect(run(...words)).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining('There is no leads.sqlite'),
    });
  expect(await readdir(folder)).toEqual([]);
  const said = await run('add', 'Ana', 'Reyes');
  const token = /^https:\/\/www\.example\.com\/board\/sign-in#([\w-]{43})$/mu.exec(said)?.[1] ?? '';
  expect(await run('list')).toBe('Ana Reyes: owner, not signed in, a link waits to be used\n');

  const store = await openSqliteStore(join(folder, 'leads.sqlite'));
  const linkHash = hashBoardToken(token, secret);
  const now = Date.now();
  expect(await store.openSession(anOpening(linkHash, 's', now))).toEqual({
    name: 'Ana Reyes',
    role: 'owner',
  });
  await store.close();
  expect(await run('add', 'Ben', '--dispatcher')).toMatch(/^Ben, dispatcher, signs in/u);
  expect(await run('list')).toBe(
    'Ana Reyes: owner, signed in on 1\nBen: dispatcher, not signed in, a link waits to be used\n',
  );
  await expect(run('remove', 'Ana', 'Reyes')).rejects.toMatchObject({
    code: 1,
    stdout: 'Ana Reyes is the last owner: add another first\n',
  });
  expect(await run('remove', 'Ben')).toContain('signed out everywhere');
  expect(await run('list')).toBe('Ana Reyes: owner, signed in on 1\n');
  await expect(run('remove', 'Ben')).rejects.toMatchObject({ code: 1 });
});

test(
  'asked how it is used it says so, and what is no command makes no store',
  { timeout: 200_000 },
  async () => {
    const folder = await aFolder();
    const run = (...words: readonly string[]) =>
      execute(process.execPath, [script, ...words], {
        env: { ...nodeEnvironment, DATA_DIR: join(folder, 'data') },
      });
    expect((await run('add', '--help')).stdout).toMatch(/^Usage:/u);
    for (const words of [[], ['add'], ['add', 'Ana', '--owner']])
      await expect(run(...words)).rejects.toMatchObject({
        code: 1,
        stdout: expect.stringContaining('Usage:'),
      });
    expect(await readdir(folder)).toEqual([]);
  },
);
