// From the file to PostgreSQL.
import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openPostgresStore } from '#server/store/postgres/postgres-store.ts';
import { openSqliteStore } from '#server/store/sqlite/sqlite-store.ts';

/**
 * Carries all leads, operators and closed days of the file into a PostgreSQL database, all or none, and puts the file aside as
 * `leads.sqlite.moved`, so that a server still running on it refuses leads instead of keeping them where nobody looks.
 */
export async function moveLeads(dataDir: string, url: string): Promise<number> {
  if (!/^postgres(?:ql)?:\/\//u.test(url))
    throw new Error('Leads can be moved to an address beginning with postgres:// or postgresql:// only');
  const file = join(dataDir, 'leads.sqlite');
  if (!existsSync(file)) throw new Error(`There is no ${file}`);
  const source = await openSqliteStore(file);
  const target = await openPostgresStore({ url, onConnectionFault: () => undefined });
  // Nobody may write to the file while it is carried over.
  const lock = new DatabaseSync(file, { timeout: 10_000 });
  try {
    lock.exec('BEGIN IMMEDIATE');
    const count = await source.countLeads();
    await target.keepBundles(await source.readBundles(count), await source.readStaff(), source.readPhotoRows);
    // What stands there already was put by whoever uses the database.
    if ((await target.listOpening()).kept.length === 0) await target.copyOpening(await source.listOpening());
    renameSync(file, `${file}.moved`);
    return count;
  } finally {
    lock.close();
    await source.close();
    await target.close();
  }
}
