// What the call board asks of a store, around the one thing in which the engines differ: how a transaction is run.
import type { BoardStore } from './board-store.ts';
import { prolongedUntil } from '#server/store/people/board-token.ts';
import type { OperatorStore } from '#server/store/people/operator-store.ts';
import {
  closeSession,
  findSession,
  listOperators,
  openSession,
  prolongSession,
  removeOperator,
  saveSignInLink,
} from '#server/store/people/operators.ts';
import { countBoard, findLead, listBoardLeads, listCallbackRecords } from './read-board.ts';
import type { LeadDatabase, LeadTransaction } from '#server/store/tables.ts';

type BoardEngine = {
  readonly database: LeadDatabase;
  readonly transact: <Result>(work: (transaction: LeadTransaction) => Promise<Result>) => Promise<Result>;
};

/** The methods of a lead store that only the call board and its operators use. */
export function createBoardMethods({ database, transact }: BoardEngine): BoardStore & OperatorStore {
  return {
    listBoardLeads: (query) => listBoardLeads(database, query),
    findLead: (id) => findLead(database, id),
    countBoard: (failingSince) => countBoard(database, failingSince),
    listCallbackRecords: (since) => listCallbackRecords(database, since),
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
