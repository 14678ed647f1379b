import { useId } from 'react';
import { notAsked } from '#domain/leads/listed-source.ts';
import { listedStates } from '#domain/leads/lead.ts';
import { fillText } from '#domain/words/wording.ts';
import type { BoardSearch } from './board-search.ts';
import { useBoardContext } from './board-context.ts';

type Choice = { readonly slug: string; readonly name: string };

type Props = {
  readonly search: BoardSearch;
  readonly regions: readonly Choice[];
  readonly onSearch: (search: BoardSearch) => void;
};

type SelectProps = {
  readonly label: string;
  readonly any: string;
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly onChoose: (slug: string) => void;
};

function FilterSelect({ label, any, value, choices, onChoose }: SelectProps) {
  const id = useId();
  return (
    <div>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <select id={id} className="field" value={value} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{any}</option>
        {choices.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

/** What a list is narrowed by. */
export function FilterFields({ search, regions, onSearch }: Props) {
  const { words, sources } = useBoardContext();
  const { filters, sources: named } = words.work;
  const day = useId();
  const states = listedStates.map((slug) => ({ slug, name: words.states[slug] }));
  const ways = [
    { slug: notAsked, name: named.phone },
    // What is offered no more stands last: old requests have it.
    ...sources.filter(({ isRetired }) => !isRetired).map(({ id, name }) => ({ slug: id, name })),
    ...sources
      .filter(({ isRetired }) => isRetired)
      .map(({ id, name }) => ({ slug: id, name: fillText(named.retired, { name }) })),
  ];
  return (
    <div className="board-filters">
      <div>
        <label className="field-label" htmlFor={day}>
          {filters.day}
        </label>
        <input
          id={day}
          type="date"
          className="field"
          value={search.day}
          onChange={({ target }) => onSearch({ ...search, day: target.value })}
        />
      </div>
      <FilterSelect
        label={filters.region}
        any={filters.any}
        value={search.region}
        choices={regions}
        onChoose={(region) => onSearch({ ...search, region })}
      />
      <FilterSelect
        label={filters.state}
        any={filters.any}
        value={search.state}
        choices={states}
        onChoose={(state) => onSearch({ ...search, state })}
      />
      <FilterSelect
        label={filters.source}
        any={filters.any}
        value={search.source}
        choices={ways}
        onChoose={(source) => onSearch({ ...search, source })}
      />
    </div>
  );
}
