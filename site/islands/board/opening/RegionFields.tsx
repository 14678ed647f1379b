import { LabeledSelect } from '#site/islands/board/work/LabeledSelect.tsx';
import type { FieldProps } from './opening-props.ts';

/** One region to be away from, or those without same-day visits. */
export function RegionFields({ words: { fields }, places, draft, change }: FieldProps) {
  const options = places.regions.map(({ slug, name }) => ({ value: slug, label: name }));
  if (draft.kind === 'away')
    return (
      <LabeledSelect
        label={fields.region}
        value={draft.region}
        options={options}
        onChoose={(region) => change({ region })}
      />
    );
  const { regions } = draft;
  return (
    <fieldset className="board-opening-choices">
      <legend className="field-label">{fields.regions}</legend>
      {places.regions.map(({ slug, name }) => (
        <label key={slug} className="choice">
          <input
            type="checkbox"
            checked={regions.includes(slug)}
            onChange={({ target }) =>
              change({
                regions: target.checked ? [...regions, slug] : regions.filter((own) => own !== slug),
              })
            }
          />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}
