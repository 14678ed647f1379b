import { useCallback, useEffect, useState } from 'react';
import { listLeads } from '#domain/board/lead-calls.ts';
import type { BoardLead } from '#domain/leads/board-lead.ts';
import type { BoardList } from '#domain/leads/board.ts';
import { askBoard } from './ask-board.ts';

/** After a fault, and after an answer that came too soon to have waited. */
const pauseMs = 2000;
const soonMs = 900;

export type BoardView = {
  readonly isSignedOut: boolean;
  /** When the connection was lost, by this device's clock. */
  readonly lostAt: number | undefined;
  /** The server is there, its database is not. */
  readonly isAway: boolean;
  readonly list: BoardList | undefined;
  /** Which list, search and page that is. */
  readonly of: string;
  /** What to add to this device's clock to have the server's. */
  readonly offsetMs: number;
};

type Wish = {
  readonly api: string;
  readonly list: string;
  /** As the header has it. */
  readonly search: string;
  readonly page: number;
};

const unknown: BoardView = {
  isSignedOut: false,
  lostAt: undefined,
  isAway: false,
  list: undefined,
  of: '',
  offsetMs: 0,
};

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, pauseMs);
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

type Change = (before: BoardView) => BoardView;

/** Asks again and again until the signal; each answer waits at the server until there is news. */
async function follow(wish: Wish, signal: AbortSignal, onChange: (change: Change) => void): Promise<void> {
  const { search } = wish;
  const question = { list: wish.list, page: String(wish.page), wait: '' };
  const of = `${wish.list} ${search} ${wish.page}`;
  let knownTag: string | undefined;
  const isOver = () => signal.aborted;
  while (!isOver()) {
    const askedAt = Date.now();
    const answer = await askBoard(wish.api, { call: listLeads, question }, { knownTag, signal, search });
    if (isOver()) return;
    if (answer.kind === 'signed-out') {
      onChange(() => ({ ...unknown, isSignedOut: true }));
      return;
    }
    if (answer.kind === 'news') {
      knownTag = answer.tag;
      const { value } = answer;
      const offsetMs = value.now - Date.now();
      onChange(() => ({ ...unknown, list: value, of, offsetMs }));
    }
    if (answer.kind === 'same') onChange((before) => ({ ...before, lostAt: undefined }));
    const isLost = answer.kind !== 'news' && answer.kind !== 'same';
    if (isLost) {
      const isAway = answer.kind === 'away';
      onChange((before) => ({ ...before, isAway, lostAt: before.lostAt ?? askedAt }));
    }
    const cameSoon = answer.kind === 'same' && Date.now() - askedAt < soonMs;
    if (isLost || cameSoon) await pause(signal);
  }
}

/** A list of the board, kept up to date. `putLead` shows what the server said of one lead before the list comes again. */
export function useBoardList({ api, list, search, page }: Wish) {
  const [view, setView] = useState(unknown);
  // Going offline or coming back ends the question under way and asks anew.
  const [round, setRound] = useState(0);

  useEffect(() => {
    const askAnew = () => setRound((before) => before + 1);
    const events = ['online', 'offline'] as const;
    for (const event of events) addEventListener(event, askAnew);
    return () => {
      for (const event of events) removeEventListener(event, askAnew);
    };
  }, []);

  const { isSignedOut } = view;
  useEffect(() => {
    if (isSignedOut) return undefined;
    const stop = new AbortController();
    void follow({ api, list, search, page }, stop.signal, setView);
    return () => stop.abort();
  }, [api, list, search, page, round, isSignedOut]);

  const putLead = useCallback((lead: BoardLead) => {
    setView((before) => {
      if (before.list === undefined) return before;
      const leads = before.list.leads.map((one) => (one.id === lead.id ? lead : one));
      return { ...before, list: { ...before.list, leads } };
    });
  }, []);
  const signOut = useCallback(() => setView({ ...unknown, isSignedOut: true }), []);
  return { view, putLead, signOut };
}
