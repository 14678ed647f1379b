// Commands that take long, read by a program and watched on a terminal.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test, vi } from 'vitest';
import { openSqliteStore } from '#server/store/sqlite-store.ts';
import { fillStore } from '../../tests/support/stores/fill-store.ts';
import { nodeEnvironment } from '../../tests/support/servers/start-server.ts';
import { aFolder } from '../../tests/support/machine/temporary-folder.ts';
import { sayDuration } from './show-progress.ts';

// Each run is a process of its own, and a busy machine takes seconds to start one.
vi.setConfig({ testTimeout: 60_000 });

const execute = promisify(execFile);
const script = join(import.meta.dirname, '..', 'leads.ts');

async function aCommand(words: (folder: string) => readonly string[]) {
  const folder = await aFolder();
  const store = await openSqliteStore(join(folder, 'leads.sqlite'));
  await fillStore(store, { leads: 120 });
  await store.noteTime(Date.now());
  await store.close();
  const env = { ...nodeEnvironment, DATA_DIR: folder, RETENTION_DAYS: '1' };
  return { command: [process.execPath, script, ...words(folder)], options: { env, cwd: folder } };
}

const commands = [
  ['export', ['--csv', 'all.csv'], 'Writing leads', '120 of 120', '120 leads written'],
  ['backup', ['--to', 'copy.sqlite'], 'Copying pages', '(100 %)', '120 leads copied'],
  ['erase-old', [], 'Erasing leads', '120 of 120', '120 leads erased'],
] as const;

test.each(commands)(
  '%s says lines on stderr, and its outcome alone on stdout',
  async (name, words, what, all, outcome) => {
    const { command, options } = await aCommand(() => [name, ...words]);
    const [program = '', ...others] = command;
    const { stdout, stderr } = await execute(program, others, options);
    expect(stdout).toMatch(new RegExp(`^${outcome}.*\n$`, 'u'));
    expect(stderr).toContain(`${what}: 0 of `);
    const shown = stderr.split('\n').filter((line) => line.startsWith(what));
    expect(shown.at(-1)).toContain(all);
    expect(stderr).not.toContain('\u001B');
    // No more than the first, the last, and one every five seconds.
    expect(shown.length).toBeLessThan(8);
  },
);

test.each(commands)('%s draws a bar on a terminal', async (name, words, what, all, outcome) => {
  const { command, options } = await aCommand(() => [name, ...words]);
  const { stdout } = await execute('script', ['-qec', command.join(' '), '/dev/null'], {
    ...options,
    env: { ...options.env, TERM: 'xterm' },
  });
  expect(stdout).toContain(`${what} ░`);
  expect(stdout).toMatch(new RegExp(`${what} █+ `, 'u'));
  expect(stdout).toContain(all);
  expect(stdout).toContain(outcome);
});

test('what is left is said as exactly as anybody can know', () => {
  expect([0.4, 59, 99, 100, 5000, 7500].map(sayDuration)).toEqual([
    '0 s',
    '59 s',
    '99 s',
    '2 min',
    '83 min',
    '2 h 5 min',
  ]);
});
