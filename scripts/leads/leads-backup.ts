// A copy of the lead file, made while the server goes on writing, and checked.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { backup, DatabaseSync, type BackupProgressInfo } from 'node:sqlite';
import { withProgress } from '../progress/show-progress.ts';
import { writeWhole, type Made } from '../progress/whole-file.ts';

/** Copied in one go, 4 MB: some milliseconds, after which a signal is heard. */
const pagesAtOnce = 1000;

/** Copies what the file holds at this moment. */
async function copyInto(file: string, unfinished: string): Promise<void> {
  const source = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  try {
    // As it was when the copy began: else it would begin anew at every lead that comes in.
    source.exec('BEGIN; SELECT count(*) FROM leads');
    const pages = Number(source.prepare('PRAGMA page_count').get()?.page_count);
    await withProgress('Copying pages', pages, async (tell) => {
      // Not told of the last ones.
      const progress = (left: BackupProgressInfo) => tell(left.totalPages - left.remainingPages);
      await backup(source, unfinished, { rate: pagesAtOnce, progress });
      tell(pages);
    });
  } finally {
    source.close();
  }
}

/** Takes out of the copy what must not be in it, and checks it; resolves with the number of its leads. */
function checkCopy(unfinished: string): number {
  const copy = new DatabaseSync(unfinished);
  try {
    // Who is removed after the copy was made must not come back with it, signed in. No byte of it, and no file beside it.
    copy.exec('PRAGMA journal_mode = MEMORY; PRAGMA secure_delete = ON');
    copy.exec('DELETE FROM board_sessions; DELETE FROM sign_in_links');
    const verdict = copy.prepare('PRAGMA integrity_check').get()?.integrity_check;
    if (verdict !== 'ok') throw new Error(`The copy is not sound: ${String(verdict)}`);
    return Number(copy.prepare('SELECT count(*) AS count FROM leads').get()?.count);
  } finally {
    copy.close();
  }
}

/**
 * Copies the lead file of `dataDir` into `target`, which must not exist, and checks the copy; resolves with the number of its
 * leads. Sessions and sign-in links are not in it. Rejects, leaving nothing, if it is not sound.
 */
export async function backUp(dataDir: string, target: string): Promise<Made<number>> {
  const [file, folder] = [join(dataDir, 'leads.sqlite'), dirname(target)];
  if (!existsSync(file)) throw new Error(`There is no ${file}`);
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}`);
  if (existsSync(target)) throw new Error(`${target} exists already: give the copy another name`);
  // Personal data: for nobody else on this machine.
  process.umask(0o077);
  return writeWhole(target, async (unfinished) => {
    await copyInto(file, unfinished);
    return withProgress('Checking the copy', 1, (tell) => {
      const count = checkCopy(unfinished);
      tell(1);
      return Promise.resolve(count);
    });
  });
}
