// What the desk and the server ask of a store all day, for the bench to time.
import { dayMs } from '#domain/clocks/durations.ts';
import type { LeadStore } from '#server/store/lead-store.ts';
import { readFigures } from '#server/store/records/figures/read-figures.ts';

export type AskedStore = Pick<
  LeadStore,
  | 'listBoardLeads'
  | 'countBoard'
  | 'findNextChange'
  | 'findListedLead'
  | 'listPersonLeads'
  | 'listExported'
  | 'leaseNotices'
  | 'listNotices'
  | 'erasePastRetention'
  | 'countSlices'
  | 'listCallerTimes'
  | 'tallyLeads'
  | 'listArrivals'
  | 'countSources'
  | 'countHeldBack'
>;
export type Ask = (store: AskedStore) => Promise<unknown>;

export type Question = {
  readonly what: string;
  readonly ask: Ask;
  readonly times: number;
  readonly goalMs?: number;
};

const often = 20;

type Asked = readonly [what: string, ask: Ask];

function listBoards(now: number): readonly Asked[] {
  const board =
    (list: 'open' | 'done' | 'suspects', page = 1): Ask =>
    (store) =>
      store.listBoardLeads({ list, now, calledSince: now - 30 * 60_000, page });
  return [
    ['list of what is to be done', board('open')],
    ['its tenth page', board('open', 10)],
    ['list of what is done', board('done')],
    ['its tenth page, done', board('done', 10)],
    ['list of suspects', board('suspects')],
    ['counts of the tabs', (store) => store.countBoard(now)],
    ['when the board changes next', (store) => store.findNextChange(now)],
  ];
}

function listSearches(now: number, rare: { readonly person: number }): readonly Asked[] {
  const find =
    (search: string, filter = {}): Ask =>
    (store) =>
      store.listBoardLeads({ search, filter });
  return [
    ['search: a name of many', find('Rosa')],
    ['search: one mailbox', find(`person${rare.person}@`)],
    [
      'search: a phone number',
      find(
        `(${String(2_000_000_000 + rare.person).slice(0, 3)}) ${String(2_000_000_000 + rare.person).slice(3)}`,
      ),
    ],
    ['search: the end of a number', find(String(2_000_000_000 + rare.person).slice(-7))],
    ['search: words apart', find('nguyen naples dishwasher gate')],
    ['search: nowhere to be found', find('xylophone')],
    ['search: a region and a state', find('', { region: 'miami-dade', state: 'open' })],
    ['search: a week a year ago', find('dryer', { fromMs: now - 365 * dayMs, untilMs: now - 358 * dayMs })],
  ];
}

function listOthers(now: number, leadId: string): readonly Asked[] {
  const lease =
    (at: number, limit: number): Ask =>
    (store) =>
      store.leaseNotices({ channel: 'email', owner: 'bench', now: at, leaseMs: 1, limit });
  return [
    ['one lead, opened', (store) => store.findListedLead(leadId)],
    ['all of one person', (store) => store.listPersonLeads(leadId)],
    ['claim of notices, none due', lease(now - 20 * dayMs, 10)],
    ['claim of ten notices', lease(now + 60 * 60_000, 10)],
    ['notices that fail', (store) => store.listNotices({ failingSince: now })],
    ['a page of the export', (store) => store.listExported({ limit: 50 })],
  ];
}

/** About the leads of one made store: `person` is one of its people, `leadId` one of its leads. */
export function listQuestions(
  now: number,
  { person, leadId }: { readonly person: number; readonly leadId: string },
): readonly Question[] {
  const limits = { leads: now - 730 * dayMs, suspects: now - 30 * dayMs };
  const figures: Ask = (store) =>
    readFigures(store, { period: 'quarter', now, timeZone: 'America/New_York', sources: [] });
  return [
    ...[...listBoards(now), ...listSearches(now, { person })].map(([what, ask]) => ({
      ...{ what, ask, times: often },
      goalMs: 50,
    })),
    ...listOthers(now, leadId).map(([what, ask]) => ({ what, ask, times: often })),
    { what: 'figures of a quarter', ask: figures, times: 3 },
    {
      what: 'twenty leads kept long enough, erased',
      ask: (store) => store.erasePastRetention(limits, 20),
      times: 5,
    },
  ];
}
