import { useRef, useState } from 'react';
import type { BoardWords } from '#content/words/board/board-words.ts';
import type { BoardCounts } from '#domain/leads/board.ts';
import { boardTabs, mainTabs, type BoardTab } from './board-tab.ts';

type Props = {
  readonly shown: BoardTab;
  readonly counts: BoardCounts | undefined;
  /** Visits to see to. */
  readonly visitsWaiting: number;
  readonly words: BoardWords;
  readonly onShow: (tab: BoardTab) => void;
};

/** What waits there; on the work list also who is to be called again by now. */
function countOf(tab: BoardTab, counts: BoardCounts | undefined): number {
  if (tab === 'work') return (counts?.open ?? 0) + (counts?.followUps ?? 0);
  return tab === 'suspects' || tab === 'failed' ? (counts?.[tab] ?? 0) : 0;
}

const isMain = (tab: BoardTab) => mainTabs.includes(tab);

/** The panels to choose from, each with an address of its own. On a phone they lie under the thumb, and those that do not fit open from "More". */
export function BoardTabs({ shown, counts, visitsWaiting, words, onShow }: Props) {
  const [isOpen, setOpen] = useState(false);
  const more = useRef<HTMLButtonElement>(null);

  function show(tab: BoardTab): void {
    if (isOpen) more.current?.focus();
    setOpen(false);
    onShow(tab);
  }

  const tabOf = (tab: BoardTab) => {
    const count = tab === 'visits' ? visitsWaiting : countOf(tab, counts);
    return (
      <a
        key={tab}
        href={`#${tab}`}
        data-tab={tab}
        aria-current={tab === shown ? 'page' : undefined}
        onClick={() => show(tab)}
      >
        <span>{words.lists[tab]}</span>
        {count > 0 && <span className="board-count">{count}</span>}
      </a>
    );
  };
  const failed = countOf('failed', counts);
  return (
    <nav
      className="board-tabs"
      aria-label={words.heading}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        more.current?.focus();
        setOpen(false);
      }}
    >
      {boardTabs.filter(isMain).map(tabOf)}
      <button
        ref={more}
        type="button"
        className="board-tabs-more"
        aria-expanded={isOpen}
        aria-controls="board-tabs-rest"
        data-current={isMain(shown) ? undefined : ''}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{isMain(shown) ? words.moreLists : words.lists[shown]}</span>
        {failed > 0 && (
          <span className="board-count" data-tone="fault">
            {failed}
          </span>
        )}
      </button>
      <div id="board-tabs-rest" className="board-tabs-rest" data-open={isOpen ? '' : undefined}>
        {boardTabs.filter((tab) => !isMain(tab)).map(tabOf)}
      </div>
    </nav>
  );
}
