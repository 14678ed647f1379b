// All leads, however many, without ever holding more than a page of them.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { BoardStore } from '#server/store/board/board-store.ts';
import type { KeptLead, LeadFilter } from '#server/store/leads/kept-lead.ts';

/** A page is read and written out in some milliseconds, in which nobody else is served. */
const pageSize = 50;

/** The leads of a filter, newest first, page by page; visitors are served between two pages. What comes meanwhile is not among them. */
export async function* listAllLeads(
  store: Pick<BoardStore, 'listLeads'>,
  filter: Omit<LeadFilter, 'after' | 'limit'> = {},
): AsyncGenerator<readonly KeptLead[], void, undefined> {
  let after: KeptLead | undefined;
  do {
    const page = await store.listLeads({
      ...filter,
      limit: pageSize,
      ...(after === undefined ? {} : { after }),
    });
    if (page.length > 0) yield page;
    after = page.length < pageSize ? undefined : page.at(-1);
    await nextTurn();
  } while (after !== undefined);
}

/** The same all at once, for who has the memory. */
export async function collectAllLeads(
  ...question: Parameters<typeof listAllLeads>
): Promise<readonly KeptLead[]> {
  const leads: KeptLead[] = [];
  for await (const page of listAllLeads(...question)) leads.push(...page);
  return leads;
}
