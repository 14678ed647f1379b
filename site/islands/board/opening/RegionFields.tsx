import { useId } from 'react';
import type { FieldProps } from './opening-props.ts';

/** One region to be away from, or those without same-day visits. */
export function RegionFields({ words: { fields }, places, draft, change }: FieldProps) {
  const id = useId();
  if (draft.kind === 'away')
    return (
      <div>
        <label className="field-label" htmlFor={id}>
          {fields.region}
        </label>
        <select
          id={id}
          className="field"
          value={draft.region}
          onChange={({ target }) => change({ region: target.value })}
        >
          {places.regions.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
      </div>
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
