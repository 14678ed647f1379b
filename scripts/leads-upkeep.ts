// What operators do with the whole store: copy it, carry it to PostgreSQL, send again what could not be sent.
import { existsSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openPostgresStore } from '#server/store/postgres/postgres-store.ts';
import { openSqliteStore } from '#server/store/sqlite/sqlite-store.ts';

/**
 * Copies the lead file into `target`, which must not exist, while the server goes on writing, and checks the copy. Sessions
 * and sign-in links are not in it.
 * Rejects, leaving no copy, if it is not sound. Resolves with the number of leads in it.
 */
export function backUp(dataDir: string, target: string): number {
  if (existsSync(target)) throw new Error(`${target} exists already`);
  const unfinished = `${target}.unfinished`;
  // Personal data: for nobody else on this machine.
  process.umask(0o077);
  const file = join(dataDir, 'leads.sqlite');
  if (!existsSync(file)) throw new Error(`There is no ${file}`);
  if (!existsSync(dirname(target))) throw new Error(`There is no folder ${dirname(target)}`);
  const source = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  // In one step: a copy made page by page begins anew at every lead that comes in.
  source.prepare('VACUUM INTO ?').run(unfinished);
  source.close();
  const copy = new DatabaseSync(unfinished);
  // Who is removed after the copy was made must not come back with it, signed in. No byte of it, and no file beside it.
  copy.exec('PRAGMA journal_mode = MEMORY; PRAGMA secure_delete = ON');
  copy.exec('DELETE FROM board_sessions; DELETE FROM sign_in_links');
  const verdict = copy.prepare('PRAGMA integrity_check').get()?.integrity_check;
  const count = copy.prepare('SELECT count(*) AS count FROM leads').get()?.count;
  copy.close();
  if (verdict !== 'ok') throw new Error(`The copy is not sound: ${String(verdict)}`);
  renameSync(unfinished, target);
  return Number(count);
}

/**
 * Carries all leads and operators of the file into a PostgreSQL database, all or none, and puts the file aside as
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
    await target.keepBundles(await source.readBundles(count), await source.readStaff());
    renameSync(file, `${file}.moved`);
    return count;
  } finally {
    lock.close();
    await source.close();
    await target.close();
  }
}
