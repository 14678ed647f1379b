import { useState, useEffect } from 'react';
import { signOut as endSession } from '#domain/board/office-calls.ts';
import { askBoard } from '#site/islands/board/answers/ask-board.ts';
import { useBoardList } from '#site/islands/board/answers/use-board-list.ts';
import { keepDraft } from '#site/islands/board/caller/caller-draft.ts';
import { noSearch, searchHeader } from '#site/islands/board/work/board-search.ts';
import type { BoardTab } from './board-tab.ts';
import { useBoardAddress } from './use-board-address.ts';

const typingMs = 300;

/** The text once nobody has typed for `quietMs`. */
function useSettledText(text: string, quietMs: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), quietMs);
    return () => clearTimeout(timer);
  }, [text, quietMs]);
  return settled;
}

/** What is shown of the board: which panel, what was searched for, which page; and the list that belongs to it. */
export function useBoard(api: string) {
  const [tab, setTab] = useState<BoardTab>('work');
  const [search, setSearch] = useState(noSearch);
  const [ownPage, setOwnPage] = useState({ of: '', page: 1 });
  const showLead = (leadId: string) => setSearch({ ...noSearch, text: leadId });
  const text = useSettledText(search.text.trim(), typingMs);
  const header = searchHeader({ ...search, text });
  const followed: 'open' | 'done' | 'suspects' = tab === 'suspects' || tab === 'done' ? tab : 'open';
  // Another list, or another search, begins at its first page.
  const shown = `${followed} ${header}`;
  const page = ownPage.of === shown ? ownPage.page : 1;
  const { view, putLead, signOut } = useBoardList({ api, list: followed, search: header, page });

  async function leave(): Promise<void> {
    // First of all nothing more is asked: it would be refused.
    signOut();
    keepDraft(undefined);
    await askBoard(api, { call: endSession });
  }

  function showTab(next: BoardTab): void {
    setTab(next);
    setSearch(noSearch);
  }

  useBoardAddress({ onTab: showTab, onLead: showLead });

  return {
    ...{ tab, showTab, search, setSearch, showLead, text, followed, view, putLead, leave },
    isSearching: header !== '',
    showPage: (next: number) => setOwnPage({ of: shown, page: next }),
  };
}

export type Board = ReturnType<typeof useBoard>;
