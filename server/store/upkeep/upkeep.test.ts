import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { aSubmission, noon } from '../../../tests/support/builders/a-quote.ts';
import { aStoreThatFails } from '../../../tests/support/stores/failing-store.ts';
import { inOneGo } from '../../../tests/support/stores/still-time.ts';
import { aFolder } from '../../../tests/support/machine/temporary-folder.ts';
import { openSqliteStore } from '#server/store/sqlite-store.ts';
import { fillOldSearch, startUpkeep } from './upkeep.ts';

const mayErase = () => Promise.resolve(true);

test('a server makes the leads of an older version searchable by itself, and its end is the end of it', async () => {
  const file = join(await aFolder(), 'leads.sqlite');
  const store = await openSqliteStore(file);
  onTestFinished(() => store.close());
  for (const name of ['José', 'Rosa', 'Ben']) await store.saveLead(aSubmission({}, { name }));
  const older = new DatabaseSync(file);
  older.exec('delete from lead_words');
  older.close();
  const end = startUpkeep({ store, days: 700, now: () => noon, mayErase, log: () => undefined });
  await expect
    .poll(() => store.listBoardLeads({ search: 'JOSE' }))
    .toMatchObject({ leads: [{ name: 'José' }] });
  await end();
});

test('what cannot be made searchable now is tried again soon, and the log says so without words of its own', async () => {
  const lines: unknown[] = [];
  const log = (...line: unknown[]) => void lines.push(line);
  const store = aStoreThatFails(new Error('Canary McWhistle'));
  expect(await fillOldSearch({ ...inOneGo, store, log })).toBe(false);
  expect(lines).toMatchObject([['warn', 'search not filled', { fault: 'Error' }]]);
  expect(JSON.stringify(lines)).not.toContain('Canary');
});
