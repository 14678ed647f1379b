import { prolongedUntil } from './board-token.ts';
import {
  closeSession,
  findSession,
  listOperators,
  openSession,
  prolongSession,
  removeOperator,
  saveSignInLink,
} from './operators.ts';
import type { PeopleStore } from './people-store.ts';
import type { StoreEngine } from '#server/store/store-engine.ts';

/** Operators of the call board, their sign-in links and sessions. */
export function createPeopleMethods({ database, transact }: StoreEngine): PeopleStore {
  return {
    saveSignInLink: (link) => transact((transaction) => saveSignInLink(transaction, link)),
    listOperators: (now) => listOperators(database, now),
    removeOperator: (name) => transact((transaction) => removeOperator(transaction, name)),
    openSession: (opening) => transact((transaction) => openSession(transaction, opening)),
    async findSessionOperator(sessionHash, now) {
      const session = await findSession(database, sessionHash, now);
      if (session === undefined) return undefined;
      const until = prolongedUntil(session, now);
      if (until !== undefined)
        await transact((transaction) => prolongSession(transaction, sessionHash, until));
      return session.name;
    },
    closeSession: (sessionHash) => transact((transaction) => closeSession(transaction, sessionHash)),
  };
}
