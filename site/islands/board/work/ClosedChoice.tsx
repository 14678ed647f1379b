import { closedStates } from '#domain/leads/lead.ts';
import { useBoardContext } from './board-context.ts';
import type { BoardSearch } from './board-search.ts';

type Props = { readonly search: BoardSearch; readonly onSearch: (search: BoardSearch) => void };

/** Why they are closed, one reason at a time. */
export function ClosedChoice({ search, onSearch }: Props) {
  const { words } = useBoardContext();
  const choices = [
    { state: '', name: words.closed.all },
    ...closedStates.map((state) => ({ state, name: words.states[state] })),
  ];
  return (
    <div className="board-choices" role="group" aria-label={words.closed.label}>
      {choices.map(({ state, name }) => (
        <button
          key={state}
          type="button"
          aria-pressed={search.state === state}
          onClick={() => onSearch({ ...search, state })}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
