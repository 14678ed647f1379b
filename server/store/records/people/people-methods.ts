import { listChanges } from './list-changes.ts';
import { closeOwnSignIns, listOwnSignIns, listTeam, signOutEverywhere } from './sessions.ts';
import { prolongedUse } from './board-token.ts';
import { changeRole, removeOperator } from './change-role.ts';
import { closeSession, findSession, openSession, prolongSession, saveSignInLink } from './operators.ts';
import type { PeopleStore } from './people-store.ts';
import type { StoreEngine } from '#server/store/database/store-engine.ts';

/** Operators of the call board, their sign-in links and sessions. */
export function createPeopleMethods(engine: StoreEngine): PeopleStore {
  const { database, transact } = engine;
  return {
    saveSignInLink: (link) => transact((transaction) => saveSignInLink(transaction, link)),
    listTeam: (now) => listTeam(database, now),
    removeOperator: (change) => transact((transaction) => removeOperator(transaction, change, engine)),
    changeRole: (change) => transact((transaction) => changeRole(transaction, change, engine)),
    openSession: (opening) => transact((transaction) => openSession(transaction, opening)),
    async findSessionOperator(sessionHash, now) {
      const session = await findSession(database, sessionHash, now);
      if (session === undefined) return undefined;
      const use = prolongedUse(session, now);
      // Who looks is let in even while nothing can be written, on a full disk: the next look writes it down.
      if (use !== undefined)
        await transact((transaction) => prolongSession(transaction, sessionHash, use)).catch(() => undefined);
      return { name: session.name, role: session.role };
    },
    listOwnSignIns: (sessionHash, now) => listOwnSignIns(database, sessionHash, now),
    closeOwnSignIns: (sessionHash, id) =>
      transact((transaction) => closeOwnSignIns(transaction, sessionHash, id)),
    signOutEverywhere: (change) => transact((transaction) => signOutEverywhere(transaction, change)),
    listChanges: (page) => listChanges(database, page),
    closeSession: (sessionHash) => transact((transaction) => closeSession(transaction, sessionHash)),
  };
}
