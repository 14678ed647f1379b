import { useId } from 'react';
import type { FieldProps } from './opening-props.ts';
import { countyName, fillIn } from './opening-text.ts';

type Scope = 'regions' | 'counties' | 'cities';
type Place = { readonly scope: Scope; readonly key: string; readonly name: string };

function listAll({ regions, counties, cities }: FieldProps['places']): readonly Place[] {
  return [
    ...regions.map(({ slug, name }) => ({ scope: 'regions' as const, key: slug, name })),
    ...counties.map(({ name }) => ({ scope: 'counties' as const, key: name, name: countyName(name) })),
    ...cities.map(({ slug, name }) => ({ scope: 'cities' as const, key: slug, name })),
  ];
}

/** Regions, counties and towns, found by their names and added one after the other. */
export function PlacePicker({ words: { fields }, places, draft, change }: FieldProps) {
  const id = useId();
  const all = listAll(places);
  const chosen = all.filter(({ scope, key }) => draft[scope].includes(key));

  function type(text: string): void {
    // "Broward County" is a region and a county of the same bounds: either will do.
    const found = all.find(({ name }) => name.toLowerCase() === text.trim().toLowerCase());
    if (found === undefined) change({ place: text });
    else change({ place: '', [found.scope]: [...new Set([...draft[found.scope], found.key])] });
  }

  return (
    <div>
      <label className="field-label" htmlFor={id}>
        {fields.places}
      </label>
      <input
        id={id}
        className="field"
        list={`${id}-all`}
        autoComplete="off"
        aria-describedby={`${id}-hint`}
        value={draft.place}
        onChange={({ target }) => type(target.value)}
      />
      <datalist id={`${id}-all`}>
        {[...new Set(all.map(({ name }) => name))].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <p id={`${id}-hint`} className="board-opening-when mt-1">
        {fields.placesHint}
      </p>
      <ul className="board-opening-places">
        {chosen.map(({ scope, key, name }) => (
          <li key={`${scope} ${key}`}>
            <button
              type="button"
              aria-label={fillIn(fields.removePlace, { name })}
              onClick={() => change({ [scope]: draft[scope].filter((own) => own !== key) })}
            >
              {name} ×
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
