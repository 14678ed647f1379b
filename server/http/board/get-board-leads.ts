// GET /api/board/leads: a list of the board. Asked with the tag of what is known, the answer waits until there is news.
import { setTimeout as wait } from 'node:timers/promises';
import { hash } from 'node:crypto';
import { justCalledMs, type BoardList } from '#domain/leads/board.ts';
import type { SignedIn } from '#server/store/records/people/operators.ts';
import { boardListNames, type BoardQuery } from '#server/store/records/board/board-lists.ts';
import { boardLeadOf } from './board-leads.ts';
import { filterOf, isSearch, type BoardSearch } from './board-search.ts';
import { countWaiting } from './opening/met-visits.ts';
import { failingSince } from './board-notices.ts';
import type { BoardParts } from './board-parts.ts';

/**
 * Browsers slow the timers of a page in the background to one a minute, but not an answer that comes: so it is the
 * server that waits. 10 s stays below the patience of proxies: that of ops/nginx.conf is 15 s.
 */
export const longestWaitMs = 10_000;
/** Whoever is removed is out, and a new lead is seen, within the second. */
const lookEveryMs = 500;
/** A search goes through all leads, and is seldom waited at. */
const searchEveryMs = 5000;

export type ListWish = {
  readonly list: string;
  readonly search: BoardSearch;
  readonly page: string;
  /** The tag of what the asker has, and whether it wants the answer only when that is old. */
  readonly knownTag: string | undefined;
  readonly waits: boolean;
  readonly asker: SignedIn;
  /** The asker, if still let in: while they wait they may be removed, or given another role. */
  readonly findAsker: () => Promise<SignedIn | undefined>;
  /** Aborted when the asker hangs up. */
  readonly signal: AbortSignal;
};

export type ListParts = Pick<BoardParts, 'store' | 'now' | 'isStopping' | 'company' | 'opening' | 'texts'>;

function queryOf({ list, search, page: inAddress }: ListWish, now: number, timeZone: string): BoardQuery {
  const found = boardListNames.find((name) => name === list) ?? 'open';
  const asked = search.page || inAddress;
  const page = /^[1-9]\d{0,3}$/u.test(asked) ? Number(asked) : 1;
  return isSearch(search)
    ? { search: search.text, filter: filterOf(search, timeZone), page }
    : { list: found, now, calledSince: now - justCalledMs, page };
}

type ListReading = {
  readonly list: Omit<BoardList, 'now'>;
  /** When time alone makes it another. */
  readonly changesAt: number;
};

async function readList(
  wish: ListWish,
  asker: SignedIn,
  { store, now: clock, company, opening, texts }: ListParts,
): Promise<ListReading> {
  const now = clock();
  const query = queryOf(wish, now, company.hours.timeZone);
  // Side by side: a database answers each from where it is.
  const [{ leads, hasMore }, counts, newest, isClockDoubted, sources, visitsWaiting, changesAt = Infinity] =
    await Promise.all([
      store.listBoardLeads(query),
      store.countBoard(failingSince(now), now),
      store.findNewestLead(),
      store.isClockDoubted(),
      store.listSources(),
      countWaiting({ store, opening, now: () => now }),
      store.findNextChange(now),
    ]);
  const list = {
    operator: asker.name,
    role: asker.role,
    counts,
    visitsWaiting,
    newest: newest ?? null,
    isClockDoubted,
    calendar: opening.calendar(),
    canText: texts !== undefined,
    sources,
    page: query.page ?? 1,
    hasMore,
    leads: leads.map((lead) => boardLeadOf(lead, { opening, texts, now: () => now })),
  };
  return { list, changesAt };
}

function tagOf(list: Omit<BoardList, 'now'>): string {
  return `"${hash('sha256', JSON.stringify(list), 'base64url').slice(0, 27)}"`;
}

/** What an answer with a tag was read from: while nothing of it changed, who has the tag has the list. */
type Told = { readonly mark: string; readonly calendar: unknown; readonly changesAt: number };

/** What time alone changes beside the clocks of calls, visits that are over say, is seen by then at the latest. */
const longestToldMs = 30_000;

/** Boards that wait at a time; whose answer is forgotten has the list read once more. */
const toldAtMost = 100;

/**
 * Makes what answers a board: 200 with the list and the server's time, or 304 when nothing changed for as long as the asker
 * would wait; 401 once the asker is let in no more. For whoever has a list, by its tag, it is read again only when
 * anything at all was written, when we are open at other times, or when time alone changes it: a call turns late, a
 * follow-up falls due.
 */
export function createListAnswer(parts: ListParts): (wish: ListWish) => Promise<Response> {
  const told = new Map<string, Told>();

  function remember(key: string, reading: Told): void {
    told.delete(key);
    told.set(key, reading);
    for (const oldest of [...told.keys()].slice(0, -toldAtMost)) told.delete(oldest);
  }

  return async (wish) => {
    const readEveryMs = isSearch(wish.search) ? searchEveryMs : lookEveryMs;
    const keyOf = (tag: string) => JSON.stringify([tag, wish.list, wish.page, wish.search, wish.asker]);
    let seen = wish.knownTag === undefined ? undefined : told.get(keyOf(wish.knownTag));
    let nextReadMs = 0;
    for (let waitedMs = 0; ; waitedMs += lookEveryMs) {
      const mark = await parts.store.readChangeMark();
      const calendar = parts.opening.calendar();
      const isNews = mark !== seen?.mark || calendar !== seen.calendar || parts.now() >= seen.changesAt;
      if (isNews) {
        const asker = seen === undefined ? wish.asker : await wish.findAsker();
        if (asker === undefined) return Response.json({ kind: 'signed out' }, { status: 401 });
        if (waitedMs >= nextReadMs) {
          const { list, changesAt } = await readList(wish, asker, parts);
          const tag = tagOf(list);
          seen = { mark, calendar, changesAt: Math.min(changesAt, parts.now() + longestToldMs) };
          remember(keyOf(tag), seen);
          if (tag !== wish.knownTag)
            return Response.json({ now: parts.now(), ...list } satisfies BoardList, {
              headers: { ETag: tag },
            });
          nextReadMs = waitedMs + readEveryMs;
        }
      }
      const isOver = !wish.waits || waitedMs >= longestWaitMs || wish.signal.aborted || parts.isStopping();
      if (isOver) return new Response(null, { status: 304, headers: { ETag: wish.knownTag ?? '' } });
      await wait(lookEveryMs, undefined, { signal: wish.signal }).catch(() => undefined);
    }
  };
}
