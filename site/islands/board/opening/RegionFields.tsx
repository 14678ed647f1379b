import type { FieldProps } from './opening-props.ts';

/** The regions to be away from, or those without same-day visits. */
export function RegionFields({ words: { fields }, places, draft, change }: FieldProps) {
  const { kind, regions } = draft;
  return (
    <fieldset className="board-opening-choices">
      <legend className="field-label">{kind === 'away' ? fields.awayRegions : fields.regions}</legend>
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
