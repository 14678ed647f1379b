// A database with a file beside it: while the database is away, leads are kept in the file (the spool), their notices go
// out from there, and all of it is carried over once the database is back.
import { describeFault, type Log, type LogFields } from '#server/log/log.ts';
import { createCarryOver, isOwnFault } from './carry-over.ts';
import { createCarriedEraser } from './erase-carried.ts';
import { createSpooledRequests } from './spooled-requests.ts';
import { rejectWhileAway, type Asynchronous } from './reject-while-away.ts';
import type { StoreEngine } from '#server/store/database/store-engine.ts';
import type { OpeningStore } from '#server/store/acts/opening/opening-store.ts';
import { createRememberedOpening } from './remember-opening.ts';
import type { IntakeStore } from '#server/store/acts/intake/intake-store.ts';
import type { TransferStore } from '#server/store/acts/moving/transfer-store.ts';
import type { MyRequestStore } from '#server/store/acts/my-request/my-request-store.ts';
import type { NoticeStore } from '#server/store/records/notices/notice-store.ts';
import type { PassingTime } from '#server/store/database/passing-time.ts';

const lookEveryMs = 1000;
/** A start waits no longer for the database: leads that come meanwhile are kept in the spool. */
const startPatienceMs = 800;

/** What the spool does in the place of a database that is away. */
export type SpooledStore = IntakeStore &
  NoticeStore &
  TransferStore &
  MyRequestStore &
  OpeningStore &
  Pick<StoreEngine, 'eraseFromDisk' | 'close'>;

export type SpoolingParts<Store> = {
  readonly database: Store;
  /** Brings the tables of the database up to date. Rejects while it cannot be reached. */
  readonly prepareDatabase: () => Promise<void>;
  readonly spool: SpooledStore;
  readonly log: Log;
  readonly time: PassingTime;
};

/**
 * The lead store of a server that must take leads whether or not its database is there; also when it starts without.
 * Intake and notices go on while the database is away; all else rejects until it is back.
 */
export async function openSpoolingStore<Store extends SpooledStore & Asynchronous<Store>>({
  database,
  prepareDatabase,
  spool,
  log,
  time,
}: SpoolingParts<Store>): Promise<Store> {
  const carryOver = createCarryOver(spool, log);
  const listOpening = createRememberedOpening(database, spool);
  const eraseCarried = createCarriedEraser(spool, log);
  let isPrepared = false;
  let isReachable = false;
  let reason: LogFields = { fault: 'no answer yet' };

  function lose(fault: unknown): void {
    reason = describeFault(fault);
    if (isReachable) log('error', 'database away, leads go to the spool', reason);
    isReachable = false;
  }

  async function look(): Promise<void> {
    try {
      if (!isPrepared) await prepareDatabase();
      isPrepared = true;
      await database.checkReachable();
      const carried = await carryOver(database);
      if (!isReachable) log('info', 'database reachable', { engine: 'postgres' });
      isReachable = true;
      await eraseCarried(carried);
    } catch (fault) {
      lose(fault);
    }
  }

  const firstLook = look();
  const looked = new AbortController();
  const waited = time.pause(startPatienceMs, looked.signal).catch(() => undefined);
  await Promise.race([firstLook, waited]);
  looked.abort();
  const isAway = () => !isReachable;
  if (isAway()) log('error', 'started without the database, leads go to the spool', reason);
  const closed = new AbortController();
  async function lookAgainAndAgain(): Promise<void> {
    await firstLook;
    for (;;) {
      await time.pause(lookEveryMs, closed.signal);
      await look();
    }
  }
  // The last pause is broken off.
  const looking = lookAgainAndAgain().catch(() => undefined);

  const current = () => (isReachable ? database : spool);

  return {
    ...rejectWhileAway(database, isAway),
    ...createSpooledRequests(database, spool, isAway),
    async saveLead(submission) {
      if (isReachable) {
        try {
          return await database.saveLead(submission);
        } catch (fault) {
          if (isOwnFault(fault)) throw fault;
          lose(fault);
        }
      }
      return spool.saveLead(submission);
    },
    countLeads: () => current().countLeads(),
    async checkReachable() {
      if (isReachable) return { database: 'reachable' };
      await spool.checkReachable();
      return { database: 'unreachable', spooled: await spool.countLeads() };
    },
    leaseNotices: (lease) =>
      isReachable ? database.leaseNotices(lease) : spool.leaseNotices({ ...lease, toStaffOnly: true }),
    hastenRetries: (wish) => current().hastenRetries(wish),
    async renewLeases(renewal) {
      await spool.renewLeases(renewal);
      if (isReachable) await database.renewLeases(renewal);
    },
    async settleNotice(settlement) {
      if (isReachable && (await database.settleNotice(settlement))) return true;
      return spool.settleNotice(settlement);
    },
    async eraseFromDisk() {
      if (isAway()) throw new Error('The database is away');
      const [isOffDisk, isOffSpoolDisk] = [await database.eraseFromDisk(), await spool.eraseFromDisk()];
      return isOffDisk && isOffSpoolDisk;
    },
    countNotices: () => current().countNotices(),
    listOpening: () => (isReachable ? listOpening() : spool.listOpening()),
    async close() {
      closed.abort();
      await looking;
      await database.close();
      await spool.close();
    },
  };
}
