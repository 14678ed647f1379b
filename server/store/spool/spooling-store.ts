// A database with a file beside it: while the database is away, leads are kept in the file (the spool), their notices go
// out from there, and all of it is carried over once the database is back.
import { describeFault, type Log, type LogFields } from '#server/log.ts';
import { createCarryOver, isOwnFault } from './carry-over.ts';
import { createDatabaseMethods, type AskDatabase } from '#server/store/database-methods.ts';
import type { LeadStore } from '#server/store/leads/lead-store.ts';

const lookEveryMs = 1000;

export type SpoolingParts = {
  /** Rejects while the database cannot be reached. */
  readonly openDatabase: () => Promise<LeadStore>;
  readonly spool: LeadStore;
  readonly log: Log;
};

/** The lead store of a server that must take leads whether or not its database is there; also when it starts without. */
export async function openSpoolingStore({ openDatabase, spool, log }: SpoolingParts): Promise<LeadStore> {
  const carryOver = createCarryOver(spool, log);
  let opened: LeadStore | undefined;
  let isReachable = false;
  let isClosed = false;
  let reason: LogFields = {};

  function lose(fault: unknown): void {
    reason = describeFault(fault);
    if (isReachable) log('error', 'database away, leads go to the spool', reason);
    isReachable = false;
  }

  async function look(): Promise<void> {
    try {
      opened ??= await openDatabase();
      await opened.checkReachable();
      await carryOver(opened);
      if (!isReachable) log('info', 'database reachable', { engine: 'postgres' });
      isReachable = true;
    } catch (fault) {
      lose(fault);
    }
  }

  let looking: Promise<void> = look();
  const isAway = () => !isReachable;
  await looking;
  if (isAway()) log('error', 'started without the database, leads go to the spool', reason);
  let next: NodeJS.Timeout | undefined;
  function lookAgain(): void {
    next = setTimeout(() => {
      looking = look().then(() => {
        if (!isClosed) lookAgain();
      });
    }, lookEveryMs).unref();
  }
  lookAgain();

  /** The database, or the fault that says it is away. */
  function database(): LeadStore {
    if (opened === undefined || !isReachable) throw new Error('The database is away');
    return opened;
  }
  const current = () => (isReachable ? database() : spool);
  const inDatabase: AskDatabase = (ask) => Promise.resolve().then(() => ask(database()));

  return {
    ...createDatabaseMethods(inDatabase),
    async saveLead(submission) {
      if (isReachable) {
        try {
          return await database().saveLead(submission);
        } catch (fault) {
          if (isOwnFault(fault)) throw fault;
          lose(fault);
        }
      }
      return spool.saveLead(submission);
    },
    async markLead(mark) {
      if (isReachable && (await database().markLead(mark))) return true;
      const found = await spool.markLead(mark);
      if (!found && !isReachable) throw new Error('The database is away');
      return found;
    },
    async forgetLead(id) {
      const wasSpooled = await spool.forgetLead(id);
      return (await database().forgetLead(id)) || wasSpooled;
    },
    async settleNotice(settlement) {
      if (isReachable && (await database().settleNotice(settlement))) return true;
      return spool.settleNotice(settlement);
    },
    claimNotices: (claim) => current().claimNotices(claim),
    hastenRetries: (wish) => current().hastenRetries(wish),
    async renewLeases(renewal) {
      await spool.renewLeases(renewal);
      if (isReachable) await database().renewLeases(renewal);
    },
    listLeads: (filter) => current().listLeads(filter),
    listNotices: (filter) => current().listNotices(filter),
    countNotices: () => current().countNotices(),
    listBoardLeads: (query) => current().listBoardLeads(query),
    findLead: (id) => current().findLead(id),
    countBoard: (failingSince) => current().countBoard(failingSince),
    listCallbackRecords: (since) => current().listCallbackRecords(since),
    countLeads: () => current().countLeads(),
    eraseOlder: (before) => current().eraseOlder(before),
    async checkReachable() {
      if (isReachable) return { database: 'reachable' };
      await spool.checkReachable();
      return { database: 'unreachable', spooled: await spool.countLeads() };
    },
    async close() {
      isClosed = true;
      clearTimeout(next);
      await looking;
      await opened?.close();
      await spool.close();
    },
  };
}
