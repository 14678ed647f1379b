import { prolongedUntil } from './board-token.ts';
import { changeRole, removeOperator } from './change-role.ts';
import {
  closeSession,
  findSession,
  listOperators,
  openSession,
  prolongSession,
  saveSignInLink,
} from './operators.ts';
import type { PeopleStore } from './people-store.ts';
import type { StoreEngine } from '#server/store/store-engine.ts';

/** Operators of the call board, their sign-in links and sessions. */
export function createPeopleMethods(engine: StoreEngine): PeopleStore {
  const { database, transact } = engine;
  return {
    saveSignInLink: (link) => transact((transaction) => saveSignInLink(transaction, link)),
    listOperators: (now) => listOperators(database, now),
    removeOperator: (change) => transact((transaction) => removeOperator(transaction, change, engine)),
    changeRole: (change) => transact((transaction) => changeRole(transaction, change, engine)),
    openSession: (opening) => transact((transaction) => openSession(transaction, opening)),
    async findSessionOperator(sessionHash, now) {
      const session = await findSession(database, sessionHash, now);
      if (session === undefined) return undefined;
      const until = prolongedUntil(session, now);
      if (until !== undefined)
        await transact((transaction) => prolongSession(transaction, sessionHash, until));
      return { name: session.name, role: session.role };
    },
    closeSession: (sessionHash) => transact((transaction) => closeSession(transaction, sessionHash)),
  };
}
