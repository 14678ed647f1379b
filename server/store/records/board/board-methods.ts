import { leadsPerPage, type BoardStore } from './board-store.ts';
import { listPersonIds } from '#server/store/records/leads/person-facts.ts';
import { countBoard, listBoardLeads } from './board-lists.ts';
import { readListed } from './listed-leads.ts';
import { findNextChange } from './work-list.ts';
import { findLead, findNewestLead } from './read-board.ts';
import { readLeads } from '#server/store/records/leads/read-leads.ts';
import { readNotices, replayNotices } from '#server/store/records/notices/read-notices.ts';
import type { StoreEngine } from '#server/store/database/store-engine.ts';

/** What the call board asks of a store. */
export function createBoardMethods(engine: StoreEngine): Omit<BoardStore, 'readChangeMark'> {
  const { database, transact } = engine;
  return {
    listBoardLeads: (query) => listBoardLeads(engine, query),
    listLeads: (filter = {}) => readLeads(database, filter),
    findLead: (id) => findLead(database, id),
    countBoard: (failingSince, now) => countBoard(database, failingSince, now),
    findNextChange: (now) => findNextChange(database, now),
    listPersonLeads: async (id) => readListed(database, await listPersonIds(database, id, leadsPerPage)),
    findListedLead: async (id) => (await readListed(database, [id]))[0],
    findNewestLead: () => findNewestLead(database),
    listNotices: (filter) => readNotices(database, filter),
    replayNotices: (replay) => transact((transaction) => replayNotices(transaction, replay)),
  };
}
