// The port for who may use the call board.
import type { OperatorRole } from '#domain/people/roles.ts';
import { commits, reads, type StoreEngine } from '#server/store/database/store-engine.ts';
import { prolongedUse } from './board-token.ts';
import { changeRole, removeOperator, type PersonChange } from './change-role.ts';
import { listChanges } from './list-changes.ts';
import {
  closeSession,
  findSession,
  openSession,
  prolongSession,
  saveSignInLink,
  type SignedIn,
} from './operators.ts';
import { closeOwnSignIns, listOwnSignIns, listTeam, signOutEverywhere } from './sessions.ts';

export function createPeopleStore(engine: StoreEngine) {
  const { database, transact } = engine;
  return {
    /** Adds the operator, or finds the one of that name; links of theirs that were not used stop working. Resolves with their role. */
    saveSignInLink: commits(engine, saveSignInLink),
    /** By name. */
    listTeam: reads(engine, listTeam),
    /** Removes an operator and signs them out everywhere. */
    removeOperator: (change: PersonChange) =>
      transact((transaction) => removeOperator(transaction, change, engine)),
    changeRole: (change: PersonChange & { readonly role: OperatorRole }) =>
      transact((transaction) => changeRole(transaction, change, engine)),
    /** Uses up a sign-in link; resolves with the operator, or undefined if the link is unknown, used or too old. */
    openSession: commits(engine, openSession),
    /** The operator of a session that has not ended; using it keeps it from ending by idleness. */
    async findSessionOperator(sessionHash: string, now: number): Promise<SignedIn | undefined> {
      const session = await findSession(database, sessionHash, now);
      if (session === undefined) return undefined;
      const use = prolongedUse(session, now);
      // Who looks is let in even while nothing can be written, on a full disk: the next look writes it down.
      if (use !== undefined)
        await transact((transaction) => prolongSession(transaction, sessionHash, use)).catch(() => undefined);
      return { name: session.name, role: session.role };
    },
    closeSession: commits(engine, closeSession),
    /** Where the operator of this session is signed in, used last first. */
    listOwnSignIns: reads(engine, listOwnSignIns),
    /** Ends one sign-in of the operator of this session, or without an id all others; resolves with how many ended. */
    closeOwnSignIns: commits(engine, closeOwnSignIns),
    /** Ends all sign-ins of somebody, and the link they have not used. */
    signOutEverywhere: commits(engine, signOutEverywhere),
    /** The log of changes, newest first; pages count from 1. */
    listChanges: reads(engine, listChanges),
  };
}

export type PeopleStore = ReturnType<typeof createPeopleStore>;
