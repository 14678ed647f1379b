// What a store with a spool can do only while its database is there.
import type { LeadStore } from './leads/lead-store.ts';

/** Rejects while the database is away. */
export type AskDatabase = <Result>(ask: (store: LeadStore) => Promise<Result>) => Promise<Result>;

/** Operators, replays, and carrying leads over: none of them has a place in the spool. */
export function createDatabaseMethods(
  inDatabase: AskDatabase,
): Pick<
  LeadStore,
  | 'replayNotices'
  | 'saveSignInLink'
  | 'listOperators'
  | 'removeOperator'
  | 'openSession'
  | 'findSessionOperator'
  | 'closeSession'
  | 'readBundles'
  | 'readStaff'
  | 'keepBundles'
  | 'dropBundle'
> {
  return {
    replayNotices: (replay) => inDatabase((store) => store.replayNotices(replay)),
    saveSignInLink: (link) => inDatabase((store) => store.saveSignInLink(link)),
    listOperators: (now) => inDatabase((store) => store.listOperators(now)),
    removeOperator: (name) => inDatabase((store) => store.removeOperator(name)),
    openSession: (opening) => inDatabase((store) => store.openSession(opening)),
    findSessionOperator: (hash, now) => inDatabase((store) => store.findSessionOperator(hash, now)),
    closeSession: (hash) => inDatabase((store) => store.closeSession(hash)),
    readBundles: (limit) => inDatabase((store) => store.readBundles(limit)),
    readStaff: () => inDatabase((store) => store.readStaff()),
    keepBundles: (bundles, staff) => inDatabase((store) => store.keepBundles(bundles, staff)),
    dropBundle: (bundle) => inDatabase((store) => store.dropBundle(bundle)),
  };
}
