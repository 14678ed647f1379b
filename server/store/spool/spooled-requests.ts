// Requests of visitors whose lead may still be in the spool.
import type { MyRequestStore } from '#server/store/acts/my-request/my-request-store.ts';

/** Looks in the database, while it is there, and in the spool. A request that may be in a database that is away rejects. */
export function createSpooledRequests(
  database: MyRequestStore,
  spool: MyRequestStore,
  isAway: () => boolean,
): MyRequestStore {
  return {
    async keepRequestLink(link) {
      if (!isAway() && (await database.keepRequestLink(link))) return true;
      return spool.keepRequestLink(link);
    },
    async findRequest(question) {
      const spooled = await spool.findRequest(question);
      if (spooled === undefined && isAway()) throw new Error('The database is away');
      return spooled ?? database.findRequest(question);
    },
    async changeRequest(changing) {
      // What hangs on a lead of the spool is carried over in a second: then it can be changed.
      if (isAway()) throw new Error('The database is away');
      const answer = await database.changeRequest(changing);
      return answer === 'unknown' ? spool.changeRequest(changing) : answer;
    },
    async eraseRequest(erasing) {
      if (isAway()) throw new Error('The database is away');
      // First in the spool: what is carried over after that is without its person.
      const isSpooled = await spool.eraseRequest(erasing);
      return (await database.eraseRequest(erasing)) || isSpooled;
    },
    async closeRequestLink(tokenHash) {
      await spool.closeRequestLink(tokenHash);
      if (isAway()) throw new Error('The database is away');
      await database.closeRequestLink(tokenHash);
    },
  };
}
