// Whether leads can be kept, as far as the disk is concerned, without writing to it at every question.
import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';

/** With less than this the disk is full: a lead, its notices and the log of its commit take some 50 kB. */
const leastFreeBytes = 1024 * 1024;

export type WriteWatch = {
  /** Does work that writes, and remembers if the disk refused it. */
  readonly watch: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Rejects while the disk is full, and, once it has refused a write, until `tryWriting` succeeds. */
  readonly check: (tryWriting: () => Promise<unknown>) => Promise<void>;
};

/** SQLITE_IOERR, SQLITE_CORRUPT, SQLITE_FULL, SQLITE_CANTOPEN and SQLITE_READONLY; their extended codes share the low byte. */
const diskFaults: readonly number[] = [10, 11, 13, 14, 8];

function isDiskFault(fault: unknown): boolean {
  return (
    fault instanceof Error &&
    'errcode' in fault &&
    typeof fault.errcode === 'number' &&
    diskFaults.includes(fault.errcode & 0xff)
  );
}

/** Watches over the file system `file` lies on. */
export function createWriteWatch(file: string): WriteWatch {
  let hasFailed = false;
  return {
    async watch(work) {
      try {
        return await work();
      } catch (fault) {
        if (isDiskFault(fault)) hasFailed = true;
        throw fault;
      }
    },
    async check(tryWriting) {
      const { blocks, bavail, bsize } = statfsSync(dirname(file));
      // A file system that counts nothing has no blocks at all.
      if (blocks > 0 && bavail * bsize < leastFreeBytes)
        throw Object.assign(new Error('No room is left on the disk'), { code: 'ENOSPC' });
      if (!hasFailed) return;
      // Other work may have found nothing to write, so only this tells.
      await tryWriting();
      hasFailed = false;
    },
  };
}
