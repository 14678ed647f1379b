import { useState, type ReactNode } from 'react';
import { fillText } from '#domain/words/wording.ts';
import { Icon } from '#site/elements/pictures/Icon.tsx';
import { countFilters, noSearch, type BoardSearch } from './board-search.ts';
import { useBoardContext } from './board-context.ts';
import { FilterFields } from './FilterFields.tsx';

type Props = {
  readonly search: BoardSearch;
  readonly regions: readonly { readonly slug: string; readonly name: string }[];
  readonly onSearch: (search: BoardSearch) => void;
  readonly onAddCaller: () => void;
  readonly onKeys: () => void;
  /** What else can be done with the list. */
  readonly children: ReactNode;
};

/** The line above a list: search, filters, a new caller, many at once, the keys. */
export function WorkBar({ search, regions, onSearch, onAddCaller, onKeys, children }: Props) {
  const { words } = useBoardContext();
  const { filters, caller, keys } = words.work;
  const [isOpen, setOpen] = useState(false);
  const count = countFilters(search);
  return (
    <search className="board-bar">
      <input
        type="search"
        className="field board-search"
        aria-label={words.search}
        placeholder={words.search}
        value={search.text}
        onChange={({ target }) => onSearch({ ...search, text: target.value })}
      />
      <button
        type="button"
        className="button button-line board-tool"
        aria-expanded={isOpen}
        data-on={count > 0 ? '' : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="Filter" />
        <span className="max-md:sr-only">
          {count === 0 ? filters.button : fillText(filters.count, { count: String(count) })}
        </span>
      </button>
      {children}
      <button type="button" className="button button-line board-tool board-help" onClick={onKeys}>
        <span>{keys.button}</span>
      </button>
      <button type="button" className="button button-solid board-tool" onClick={onAddCaller}>
        <Icon name="Plus" />
        <span className="max-md:sr-only">{caller.button}</span>
      </button>
      {isOpen && <FilterFields search={search} regions={regions} onSearch={onSearch} />}
      {(count > 0 || search.text !== '') && (
        <button type="button" className="text-link board-clear" onClick={() => onSearch(noSearch)}>
          {count > 0 ? filters.clear : filters.clearSearch}
        </button>
      )}
    </search>
  );
}
