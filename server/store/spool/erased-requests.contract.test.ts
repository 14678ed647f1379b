// That nothing stays of a request that came by way of the spool and was erased by its sender: in its files, and in PostgreSQL's.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { aPhoto } from '../../../tests/support/builders/a-photo.ts';
import { aSubmission, noon } from '../../../tests/support/builders/a-quote.ts';
import { readEveryRow } from '../../../tests/support/stores/bare-tables.ts';
import { startPostgres, type TestPostgres } from '../../../tests/support/stores/postgres.ts';
import { spoolSetupOn } from '../../../tests/support/stores/spool-setup.ts';
import { connectPostgres } from '../../../tests/support/stores/store-places.ts';
import { countOnDisk } from '../../../tests/support/stores/words-on-disk.ts';
import { openSqliteStore } from '#server/store/sqlite-store.ts';

const canary = /McWhistle|mcwhistle@|555-?0177/gu;
const byDevice = { tokenHash: 'device', kind: 'device', now: noon } as const;
const told = { at: noon + 1, operator: 'Customer', note: 'Told', channels: [] } as const;

/** Not forced to the disk: it is asked to write before its files are read. */
const postgres: { server?: TestPostgres } = {};
beforeAll(async () => {
  postgres.server = await startPostgres({ isForced: false });
});
afterAll(() => postgres.server?.stop());

async function aSetup() {
  const url = (await postgres.server?.createDatabase()) ?? '';
  const setup = await spoolSetupOn(url);
  const store = await setup.open();
  const database = connectPostgres(url);
  onTestFinished(() => database.destroy());
  async function countInFiles() {
    await sql`checkpoint`.execute(database);
    const { rows } = await sql<{
      oid: string;
    }>`select oid from pg_database where datname = current_database()`.execute(database);
    return countOnDisk(join(postgres.server?.folder ?? '', 'base', String(rows[0]?.oid)), canary);
  }
  return { ...setup, store, database, countInFiles };
}

function aPerson() {
  const person = {
    name: 'Mia McWhistle',
    phone: '+13055550177',
    phoneAsTyped: '305-555-0177',
    email: 'mcwhistle@example.com',
  };
  return aSubmission({ deviceHash: 'device' }, { ...person, message: 'McWhistle sings' });
}

/** Bytes that no engine packs: found in its files if they are there. */
const telling = () => Buffer.concat([randomBytes(3000), Buffer.from('McWhistle'), randomBytes(3000)]);

test('sent while the database was away, with a photo and other words since: erased, no byte is in spool or tables, nor in files renewed', async () => {
  const setup = await aSetup();
  const { store, wire, dataDir, database, countInFiles } = setup;
  wire.cut();
  const sent = aPerson();
  const leadId = sent.lead.id;
  await store.saveLead(sent);
  expect(await countOnDisk(dataDir, canary)).not.toEqual({});
  await expect(store.eraseRequest({ ...told, id: 'erased', leadId })).rejects.toThrow('away');
  wire.release();
  await setup.untilReachable(store);
  const changes = [{ kind: 'access', text: 'McWhistle lane' }] as const;
  await store.changeRequest({ ...told, id: 'change', leadId, changes, content: { zip: '33140' } });
  expect(await store.keepPhoto(aPhoto(leadId, { webp: telling() }))).toBe('kept');
  expect(Object.values(await countInFiles()).length).toBeGreaterThan(1);
  expect(await store.eraseRequest({ ...told, id: 'erased', leadId })).toBe(true);
  expect(await store.eraseFromDisk()).toBe(true);
  expect(await countOnDisk(dataDir, canary)).toEqual({});
  expect(await readEveryRow(database)).not.toMatch(canary);
  expect(await database.selectFrom('lead_photos').select('id').execute()).toEqual([]);
  // As the runbook has it for free space.
  await sql`vacuum full`.execute(database);
  expect(await countInFiles()).toEqual({});
});

test('a request that still lies in the spool is changed and erased there, and carried over without its person', async () => {
  const setup = await aSetup();
  const { store, dataDir, database } = setup;
  const spool = await openSqliteStore(join(dataDir, 'spool.sqlite'));
  const sent = aPerson();
  const leadId = sent.lead.id;
  await spool.saveLead(sent);
  await spool.close();
  expect((await store.findRequest(byDevice))?.id).toBe(leadId);
  const changes = [{ kind: 'access', text: 'McWhistle lane' }] as const;
  expect(await store.changeRequest({ ...told, id: 'change', leadId, changes, content: {} })).toBe('kept');
  expect(await store.eraseRequest({ ...told, id: 'erased', leadId })).toBe(true);
  expect(await store.eraseFromDisk()).toBe(true);
  expect(await countOnDisk(dataDir, canary)).toEqual({});
  // It had been read to be carried over before that.
  await (await setup.openDatabase()).saveLead(sent);
  await setup.look();
  expect(await store.listLeads()).toMatchObject([{ id: leadId, name: '', phone: '', erasedAt: told.at }]);
  expect(await readEveryRow(database)).not.toMatch(canary);
  expect(await store.findRequest(byDevice)).toBeUndefined();
});
