// From the file to PostgreSQL.
import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openPostgresStore } from '#server/store/postgres-store.ts';
import { openSqliteStore } from '#server/store/sqlite-store.ts';
import type { LeadBundle } from '#server/store/acts/moving/lead-bundles.ts';
import type { TransferStore } from '#server/store/acts/moving/transfer-store.ts';
import { withProgress, type Tell } from '../progress/show-progress.ts';

/** Read at once, so that memory does not grow with the file. */
const readAtOnce = 100;

/** All leads of the file, oldest first; tells how many were asked for, and so are kept. */
function listBundles(source: TransferStore, tell: Tell): AsyncIterable<LeadBundle> {
  return {
    async *[Symbol.asyncIterator]() {
      let done = 0;
      let page = await source.readBundles(readAtOnce);
      while (page.length > 0) {
        for (const bundle of page) {
          yield bundle;
          done += 1;
          tell(done);
        }
        page = await source.readBundles(readAtOnce, page.at(-1));
      }
    },
  };
}

/** The photos, a few at a time; tells of those that were asked for before. */
function listPhotos(source: TransferStore, tell: Tell): TransferStore['readPhotoRows'] {
  let done = 0;
  return async (after) => {
    if (after === undefined) done = 0;
    tell(done);
    const rows = await source.readPhotoRows(after);
    done += rows.length;
    return rows;
  };
}

/**
 * Carries all leads, operators and closed days of the file into a PostgreSQL database, all or none, and puts the file aside as
 * `leads.sqlite.moved`, so that a server still running on it refuses leads instead of keeping them where nobody looks. Broken
 * off, it leaves both as they were and can be run again.
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
  const countIn = (table: 'leads' | 'lead_photos') =>
    Number(lock.prepare(`SELECT count(*) AS count FROM ${table}`).get()?.count);
  try {
    lock.exec('BEGIN IMMEDIATE');
    const [leads, photos] = [countIn('leads'), countIn('lead_photos')];
    const staff = await source.readStaff();
    await withProgress('Moving leads and photos', leads + photos, (tell) =>
      target.keepBundles(
        listBundles(source, tell),
        staff,
        listPhotos(source, (done) => tell(leads + done)),
      ),
    );
    // What stands there already was put by whoever uses the database.
    if ((await target.listOpening()).kept.length === 0) await target.copyOpening(await source.listOpening());
    renameSync(file, `${file}.moved`);
    return leads;
  } finally {
    lock.close();
    await source.close();
    await target.close();
  }
}
