import type { BoardWords } from '#content/words/board/board-words.ts';
import type { BoardList } from '#domain/leads/board.ts';
import { fillText } from '#domain/words/wording.ts';

type Props = {
  readonly list: Pick<BoardList, 'page' | 'hasMore'>;
  readonly words: BoardWords['pages'];
  readonly onShow: (page: number) => void;
};

/** The way through a list of more than one page. */
export function BoardPages({ list: { page, hasMore }, words, onShow }: Props) {
  if (page === 1 && !hasMore) return null;
  return (
    <nav className="board-again" aria-label={words.label}>
      {page > 1 && (
        <button type="button" className="button button-line" onClick={() => onShow(page - 1)}>
          {words.earlier}
        </button>
      )}
      <span>{fillText(words.page, { page: String(page) })}</span>
      {hasMore && (
        <button type="button" className="button button-line" onClick={() => onShow(page + 1)}>
          {words.later}
        </button>
      )}
    </nav>
  );
}
