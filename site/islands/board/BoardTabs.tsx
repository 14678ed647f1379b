import type { BoardWords } from '#content/words/board/board-words.ts';
import type { BoardCounts } from '#domain/leads/board.ts';
import { boardTabs, type BoardTab } from './board-tab.ts';

type Props = {
  readonly shown: BoardTab;
  readonly counts: BoardCounts | undefined;
  readonly words: BoardWords;
  readonly onShow: (tab: BoardTab) => void;
};

function countOf(tab: BoardTab, counts: BoardCounts | undefined): number {
  return tab === 'open' || tab === 'suspects' || tab === 'failed' ? (counts?.[tab] ?? 0) : 0;
}

/** The lists. On a phone they lie under the thumb. */
export function BoardTabs({ shown, counts, words, onShow }: Props) {
  return (
    <nav className="board-tabs" aria-label={words.heading}>
      {boardTabs.map((tab) => {
        const count = countOf(tab, counts);
        return (
          <button
            key={tab}
            type="button"
            data-tab={tab}
            aria-current={tab === shown ? 'page' : undefined}
            onClick={() => onShow(tab)}
          >
            {words.lists[tab]}
            {count > 0 && <span className="board-count">{count}</span>}
          </button>
        );
      })}
    </nav>
  );
}
