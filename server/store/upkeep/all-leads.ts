// All leads, however many, without ever holding more than a page of them.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { BoardStore } from '#server/store/records/board/board-store.ts';
import type { KeptLead, LeadFilter } from '#server/store/records/leads/kept-lead.ts';

/** A page is read and written out in some milliseconds, in which nobody else is served. */
const pageSize = 50;

type AllFilter = Omit<LeadFilter, 'after' | 'limit'>;

/** What a store gives of leads, newest first, page by page; visitors are served between two pages. What comes meanwhile is not among them. */
export async function* listAllPages<Listed extends KeptLead>(
  readPage: (filter: LeadFilter) => Promise<readonly Listed[]>,
  filter: AllFilter = {},
): AsyncGenerator<readonly Listed[], void, undefined> {
  let after: LeadFilter['after'];
  do {
    const page = await readPage({
      ...filter,
      limit: pageSize,
      ...(after === undefined ? {} : { after }),
    });
    await nextTurn();
    if (page.length > 0) yield page;
    after = page.length < pageSize ? undefined : page.at(-1);
    await nextTurn();
  } while (after !== undefined);
}

/** The leads of a filter. */
export function listAllLeads(store: Pick<BoardStore, 'listLeads'>, filter: AllFilter = {}) {
  return listAllPages(store.listLeads, filter);
}

/** The same all at once, where there is memory for it. */
export async function collectAllLeads(
  ...question: Parameters<typeof listAllLeads>
): Promise<readonly KeptLead[]> {
  const leads: KeptLead[] = [];
  for await (const page of listAllLeads(...question)) leads.push(...page);
  return leads;
}
