// Takes erased bytes off the disk. In the file its bytes are overwritten as it goes (secure_delete); the log beside it keeps older
// ones until it is cut to nothing.
import { sql } from 'kysely';
import type { PassingTime } from '#server/store/database/passing-time.ts';
import { busyPauseMs, busyTimeoutMs } from './retry-while-busy.ts';
import type { LeadDatabase } from '#server/store/database/tables.ts';

/** Time for other processes to end what they read; a copy of 100,000 leads takes about a second. */
const truncateWaitMs = 3000;

/** Brings the log into the file and cuts it. False if another process reads, because then SQLite leaves it as it is. */
function cutLog(database: LeadDatabase): Promise<boolean> {
  return database.connection().execute(async (connection) => {
    // SQLite itself must not wait: it holds up every visitor meanwhile.
    await sql`PRAGMA busy_timeout = 0`.execute(connection);
    try {
      const { rows } = await sql<{ busy: number }>`PRAGMA wal_checkpoint(TRUNCATE)`.execute(connection);
      return rows[0]?.busy === 0;
    } finally {
      await sql.raw(`PRAGMA busy_timeout = ${busyTimeoutMs}`).execute(connection);
    }
  });
}

/** Cuts the log, trying for three seconds; resolves with whether it is cut. */
export async function truncateLog(
  database: LeadDatabase,
  { elapsedMs, pause }: PassingTime,
): Promise<boolean> {
  const startedAt = elapsedMs();
  for (;;) {
    if (await cutLog(database)) return true;
    if (elapsedMs() - startedAt >= truncateWaitMs) return false;
    await pause(busyPauseMs);
  }
}
