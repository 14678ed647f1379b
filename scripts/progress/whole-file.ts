// A file that is there whole or not at all, however the process that makes it ends.
import {
  closeSync,
  fsyncSync,
  openSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** What is being made is named after its process, so that what a killed one left can be told from it. */
const unfinishedName = /\.unfinished-(\d+)(?:-journal|-wal|-shm)?$/u;
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export type Made<Result> = {
  readonly result: Result;
  /** What others that were broken off had left in the folder: it may be personal data, so it is removed. */
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

function flush(path: string): void {
  const file = openSync(path, 'r');
  fsyncSync(file);
  closeSync(file);
}

/** Until the returned function is called: told to end, the process undoes first, and then ends as told. */
function undoWhenToldToEnd(undo: () => void): () => void {
  function end(signal: NodeJS.Signals): void {
    stop();
    undo();
    process.kill(process.pid, signal);
  }
  function stop(): void {
    for (const signal of signals) process.off(signal, end);
  }
  for (const signal of signals) process.on(signal, end);
  return stop;
}

/** The file behind a link; a place that takes what is written without keeping it, such as a pipe, is no file. */
function findTarget(path: string): { readonly target: string; readonly isFile: boolean } {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return { target: path, isFile: true };
  return found.isFile() ? { target: realpathSync(path), isFile: true } : { target: path, isFile: false };
}

/**
 * Lets `write` fill a file beside `path`, and puts it in its place when it is whole and on the disk. Throws, leaving what was
 * there before, if `write` does; what a killed one left beside it goes with the next.
 */
export async function writeWhole<Result>(
  path: string,
  write: (unfinished: string) => Promise<Result>,
): Promise<Made<Result>> {
  const { target, isFile } = findTarget(path);
  if (!isFile) return { result: await write(target), removed: [] };
  const folder = dirname(target);
  const removed = removeLeftovers(folder);
  const unfinished = join(folder, `${basename(target)}.unfinished-${process.pid}`);
  const undo = () => {
    for (const end of ['', '-journal', '-wal', '-shm']) rmSync(unfinished + end, { force: true });
  };
  const stopWatching = undoWhenToldToEnd(undo);
  try {
    const result = await write(unfinished);
    flush(unfinished);
    renameSync(unfinished, target);
    flush(folder);
    return { result, removed };
  } finally {
    stopWatching();
    undo();
  }
}

/** A line for each file that was removed. */
export function sayRemoved(removed: readonly string[]): string {
  return removed.map((name) => `Removed ${name}, left by a copy that was broken off\n`).join('');
}
