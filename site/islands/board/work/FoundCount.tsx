import { leadsPerPage, type BoardList } from '#domain/leads/board.ts';
import { fillText } from '#domain/words/wording.ts';
import { useBoardContext } from './board-context.ts';

type Props = {
  readonly list: Pick<BoardList, 'leads' | 'page' | 'hasMore'>;
  /** What was searched for: words, or the id of a lead that a link leads to. */
  readonly search: string;
};

/** How many leads a search found; of more than are shown, that there are more. */
export function FoundCount({ list: { leads, page, hasMore }, search }: Props) {
  const { results } = useBoardContext().words.work.filters;
  const count = (page - 1) * leadsPerPage + leads.length;
  const isLinked = leads[0]?.id === search;
  const text = hasMore ? results.more : count === 1 ? results.one : results.other;
  return (
    <p className="board-found" role="status">
      {leads.length > 0 && !isLinked && fillText(text, { count: String(count) })}
    </p>
  );
}
