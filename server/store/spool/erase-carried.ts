// What was carried into the database must not live on in the spool.
import { describeFault, type Log } from '#server/log/log.ts';
import type { StoreEngine } from '#server/store/database/store-engine.ts';

/**
 * Makes the function that is told how many leads were just carried over, and takes them off the disk. What it cannot erase, it
 * tries again whenever it is asked, and says so once. Never rejects.
 */
export function createCarriedEraser(
  spool: Pick<StoreEngine, 'eraseFromDisk'>,
  log: Log,
): (carried: number) => Promise<void> {
  // A process before this one may have ended before it came to it.
  let isOffDisk = false;
  let isTold = false;

  return async (carried) => {
    if (carried === 0 && isOffDisk) return;
    try {
      isOffDisk = await spool.eraseFromDisk();
      if (!isOffDisk && !isTold) log('warn', 'erased leads still on disk', { kind: 'spool' });
      isTold = !isOffDisk;
    } catch (fault) {
      isOffDisk = false;
      if (!isTold) log('warn', 'erased leads still on disk', { kind: 'spool', ...describeFault(fault) });
      isTold = true;
    }
  };
}
