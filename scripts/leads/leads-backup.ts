// A copy of the lead file, made while the server goes on writing, and checked.
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** A copy that is being made is named after its process, so that what a killed one left can be told from it. */
const unfinishedName = /\.unfinished-(\d+)(?:-journal|-wal|-shm)?$/u;

export type Backup = {
  /** Leads in the copy. */
  readonly count: number;
  /** What copies that were broken off had left in the folder: all leads, so it is removed. */
  readonly removed: readonly string[];
};

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (fault) {
    // It runs, as somebody else.
    return fault instanceof Error && 'code' in fault && fault.code === 'EPERM';
  }
}

function removeLeftovers(folder: string): readonly string[] {
  const left = readdirSync(folder).filter((name) => {
    const pid = unfinishedName.exec(name)?.[1];
    return pid !== undefined && !isRunning(Number(pid));
  });
  for (const name of left) rmSync(join(folder, name), { force: true });
  return left;
}

function copyInto(file: string, unfinished: string): number {
  const source = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  try {
    // In one step: a copy made page by page begins anew at every lead that comes in.
    source.prepare('VACUUM INTO ?').run(unfinished);
  } finally {
    source.close();
  }
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
 * Copies the lead file of `dataDir` into `target`, which must not exist, and checks the copy. Sessions and sign-in links are
 * not in it. Throws, leaving nothing, if it is not sound; what a killed one left beside the target goes with the next.
 */
export function backUp(dataDir: string, target: string): Backup {
  const [file, folder] = [join(dataDir, 'leads.sqlite'), dirname(target)];
  if (!existsSync(file)) throw new Error(`There is no ${file}`);
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}`);
  const removed = removeLeftovers(folder);
  if (existsSync(target)) throw new Error(`${target} exists already: give the copy another name`);
  const unfinished = join(folder, `${basename(target)}.unfinished-${process.pid}`);
  // Personal data: for nobody else on this machine.
  process.umask(0o077);
  try {
    const count = copyInto(file, unfinished);
    renameSync(unfinished, target);
    return { count, removed };
  } finally {
    for (const end of ['', '-journal', '-wal', '-shm']) rmSync(unfinished + end, { force: true });
  }
}
