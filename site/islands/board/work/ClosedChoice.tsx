import { closedStates } from '#domain/leads/lead.ts';
import { useBoardContext } from './board-context.ts';
import type { BoardSearch } from './board-search.ts';

type Props = { readonly search: BoardSearch; readonly onSearch: (search: BoardSearch) => void };

/** The list holds what is booked as well as what is closed: one kind at a time, or all. */
export function ClosedChoice({ search, onSearch }: Props) {
  const { words } = useBoardContext();
  const choices = [
    { state: '', name: words.closed.all },
    ...(['booked', ...closedStates] as const).map((state) => ({ state, name: words.states[state] })),
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
