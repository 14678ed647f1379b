// The command that carries the lead file into PostgreSQL, as an operator runs it.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openPostgresStore } from '#server/store/postgres-store.ts';
import { openSqliteStore } from '#server/store/sqlite-store.ts';
import { aPhoto } from '../support/builders/a-photo.ts';
import { aMark, aSubmission, noon } from '../support/builders/a-quote.ts';
import { startPostgres, type TestPostgres } from '../support/stores/postgres.ts';
import { anOpening } from '../support/builders/a-link.ts';
import { aFolder } from '../support/machine/temporary-folder.ts';

const execute = promisify(execFile);
const postgres: { server?: TestPostgres } = {};
beforeAll(async () => {
  postgres.server = await startPostgres();
});
afterAll(() => postgres.server?.stop());

test('a file is carried into PostgreSQL with all that hangs on its leads, and is put aside', async () => {
  const url = (await postgres.server?.createDatabase()) ?? '';
  const folder = await aFolder();
  const file = await openSqliteStore(join(folder, 'leads.sqlite'));
  onTestFinished(() => file.close());
  const again = { requestId: 'twice', contentHash: 'other' };
  const first = aSubmission({ requestId: 'twice' });
  for (const one of [first, aSubmission(again), aSubmission(), aSubmission()]) await file.saveLead(one);
  await file.markLead(aMark(first.lead.id, { outcome: 'booked', note: 'Tuesday' }));
  const photo = aPhoto(first.lead.id);
  await file.keepPhoto(photo);
  const hour = 3_600_000;
  for (const name of ['Ana', 'Ben']) {
    const linkHash = `link of ${name}`;
    await file.saveSignInLink({
      operatorId: name,
      name,
      role: 'dispatcher',
      by: name,
      linkHash,
      now: noon,
      expiresAt: noon + hour,
    });
  }
  const opening = anOpening('link of Ana', 'session');
  await file.openSession(opening);
  const operators = await file.listTeam(noon);
  const leads = await file.listLeads();
  const notices = await file.listNotices({});
  const script = join(import.meta.dirname, '..', '..', 'scripts', 'leads.ts');
  const { stdout, stderr } = await execute(process.execPath, [script, 'move', '--to', url], {
    env: { PATH: process.env.PATH, DATA_DIR: folder },
  });
  expect(stdout).toContain('3 leads moved');
  expect(stderr).toContain('Moving leads and photos: 0 of 4 ');
  expect(stderr).toContain('Moving leads and photos: 4 of 4 (100 %)');
  const database = await openPostgresStore({ url, onConnectionFault: () => undefined, patienceMs: 60_000 });
  onTestFinished(() => database.close());
  expect(await database.listLeads()).toEqual(leads);
  expect(await database.listNotices({})).toEqual(notices);
  const { leadId, id, webp } = photo;
  expect(Buffer.compare((await database.findPhoto({ leadId, id })) ?? Buffer.of(), webp)).toBe(0);
  expect(await database.listTeam(noon)).toEqual(operators);
  expect(await database.findSessionOperator('session', noon)).toEqual({ name: 'Ana', role: 'owner' });
  const linkHash = 'link of Ben';
  expect(await database.openSession({ ...opening, linkHash, sessionHash: 'other' })).toEqual({
    name: 'Ben',
    role: 'dispatcher',
  });
  // A server that still runs on the file must not take leads into it.
  await expect(file.saveLead(aSubmission())).rejects.toThrow('moved or deleted');
});
