// The port for the call board: what it reads of leads and notices.
import { leadsPerPage } from '#domain/leads/board.ts';
import { commits, reads, type StoreEngine } from '#server/store/database/store-engine.ts';
import type { LeadFilter } from '#server/store/records/leads/kept-lead.ts';
import { listIdsOfPhone, listPersonIds } from '#server/store/records/leads/person-facts.ts';
import { readLeads } from '#server/store/records/leads/read-leads.ts';
import { readNotices, replayNotices } from '#server/store/records/notices/read-notices.ts';
import { countBoard, listBoardLeads, type BoardQuery } from './board-lists.ts';
import { readExported } from './exported-leads.ts';
import { readListed } from './listed-leads.ts';
import { findLead, findNewestLead } from './read-board.ts';
import { findNextChange } from './work-list.ts';

/** As many as are read while somebody is on the line. */
const mostOfCaller = 10;

export function createBoardStore(engine: StoreEngine) {
  const { database } = engine;
  return {
    listBoardLeads: (query: BoardQuery) => listBoardLeads(engine, query),
    /** Stays the same as long as nobody, here or in another process, has changed anything; and costs next to nothing to ask for. */
    readChangeMark: engine.readChangeMark,
    /** Newest first; at most a thousand, which `listAllLeads` goes beyond page by page. */
    listLeads: (filter: LeadFilter = {}) => readLeads(database, filter),
    /** The same, with what belongs to them, for the file of all leads. */
    listExported: (filter: LeadFilter = {}) => readExported(database, filter),
    findLead: reads(engine, findLead),
    /** Failed are the notices that `NoticeFilter.failingSince` finds. */
    countBoard: reads(engine, countBoard),
    /** The next instant after `now` at which time alone changes a list; undefined if none does. */
    findNextChange: reads(engine, findNextChange),
    /** All that the person of a lead sent, newest first; empty if there is no such lead. */
    listPersonLeads: async (id: string) =>
      readListed(database, await listPersonIds(database, id, leadsPerPage)),
    /** What came from a phone number, in E.164, newest first. */
    listPhoneLeads: async (phone: string) =>
      readListed(database, await listIdsOfPhone(database, phone, mostOfCaller)),
    /** The lead as it would stand in a list. */
    findListedLead: async (id: string) => (await readListed(database, [id]))[0],
    /** The same for several, in the order of their ids; of those that are gone, none. */
    findListedLeads: reads(engine, readListed),
    findNewestLead: reads(engine, findNewestLead),
    /** Notices with their attempts, oldest first. */
    listNotices: reads(engine, readNotices),
    /** Makes notices due again, their schedule from its beginning; resolves with their number. */
    replayNotices: commits(engine, replayNotices),
  };
}

export type BoardStore = ReturnType<typeof createBoardStore>;
