import { useId, type KeyboardEvent } from 'react';
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

const plain = (text: string) => text.trim().toLowerCase();
const isStart = (text: string, name: string) => plain(text) !== '' && plain(name).startsWith(plain(text));
/** "Broward County" is a region and a county of the same bounds: either will do. */
const findNamed = (places: readonly Place[], text: string) =>
  places.find(({ name }) => plain(name) === plain(text));

/** Regions, counties and towns, found by their names and added one after the other. */
export function PlacePicker({ words: { fields }, places, draft, change }: FieldProps) {
  const id = useId();
  const all = listAll(places);
  const chosen = all.filter(({ scope, key }) => draft[scope].includes(key));

  const startWith = (text: string) => all.filter(({ name }) => isStart(text, name));

  /** Adds a place of that very name; while somebody types, only when no longer name begins so: "Miami" may become "Miami Beach". */
  function add(text: string, place: Place | undefined): void {
    if (place === undefined) change({ place: text });
    else change({ place: '', [place.scope]: [...new Set([...draft[place.scope], place.key])] });
  }
  function type(text: string, isPicked: boolean): void {
    const starting = startWith(text);
    const isWhole = isPicked || new Set(starting.map(({ name }) => name)).size === 1;
    add(text, isWhole ? findNamed(starting, text) : undefined);
  }
  /** By Enter the start of one name alone is enough; the place is then seen before anything is saved. */
  function enter(event: KeyboardEvent<HTMLInputElement>): void {
    const starting = startWith(draft.place);
    const isOne = new Set(starting.map(({ name }) => name)).size === 1;
    const place = findNamed(starting, draft.place) ?? (isOne ? starting[0] : undefined);
    if (event.key !== 'Enter' || draft.place.trim() === '' || place === undefined) return;
    event.preventDefault();
    add(draft.place, place);
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
        onChange={({ target, nativeEvent }) =>
          type(target.value, 'inputType' in nativeEvent && nativeEvent.inputType === 'insertReplacementText')
        }
        onKeyDown={enter}
        onBlur={() => {
          const place = findNamed(all, draft.place);
          if (place !== undefined) add('', place);
        }}
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
