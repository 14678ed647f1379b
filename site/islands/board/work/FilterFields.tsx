import { useId } from 'react';
import { listFoundSources } from '#domain/board/source-calls.ts';
import { directSource, notAsked } from '#domain/leads/listed-source.ts';
import { listedStates } from '#domain/leads/lead.ts';
import { fillText } from '#domain/words/wording.ts';
import { useBoardAnswer } from '#site/islands/board/answers/use-board-answer.ts';
import type { BoardSearch } from './board-search.ts';
import { LabeledSelect } from './LabeledSelect.tsx';
import { useBoardContext } from './board-context.ts';

type Choice = { readonly slug: string; readonly name: string };

type Props = {
  readonly search: BoardSearch;
  readonly regions: readonly Choice[];
  readonly onSearch: (search: BoardSearch) => void;
};

/** So long no other site is looked for. */
const refreshMs = 300_000;

/** What a list is narrowed by. */
export function FilterFields({ search, regions, onSearch }: Props) {
  const { api, words, sources } = useBoardContext();
  const { value: found = [] } = useBoardAnswer(api, { call: listFoundSources }, { refreshMs });
  const { filters, sources: named } = words.work;
  const day = useId();
  const states = listedStates.map((slug) => ({ value: slug, label: words.states[slug] }));
  const ways = [
    { value: notAsked, label: named.phone },
    ...sources.filter(({ isRetired }) => !isRetired).map(({ id, name }) => ({ value: id, label: name })),
    { value: directSource, label: named.direct },
    // Campaigns and sites that nobody listed, by their own names.
    ...found.map((name) => ({ value: name, label: name })),
    // What is offered no more stands last: old requests have it.
    ...sources
      .filter(({ isRetired }) => isRetired)
      .map(({ id, name }) => ({ value: id, label: fillText(named.retired, { name }) })),
  ];
  const any = { value: '', label: filters.any };
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
      <LabeledSelect
        label={filters.region}
        value={search.region}
        options={[any, ...regions.map(({ slug, name }) => ({ value: slug, label: name }))]}
        onChoose={(region) => onSearch({ ...search, region })}
      />
      <LabeledSelect
        label={filters.state}
        value={search.state}
        options={[any, ...states]}
        onChoose={(state) => onSearch({ ...search, state })}
      />
      <LabeledSelect
        label={filters.source}
        value={search.source}
        options={[any, ...ways]}
        onChoose={(source) => onSearch({ ...search, source })}
      />
    </div>
  );
}
