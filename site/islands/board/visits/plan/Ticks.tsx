type Props<Value extends string | number> = {
  readonly legend: string;
  readonly all: readonly Value[];
  readonly nameOf: (value: Value) => string;
  readonly ticked: readonly Value[];
  readonly onChange: (ticked: readonly Value[]) => void;
};

/** A box for each of a few choices. */
export function Ticks<Value extends string | number>({
  legend,
  all,
  nameOf,
  ticked,
  onChange,
}: Props<Value>) {
  return (
    <fieldset className="board-opening-choices">
      <legend className="field-label">{legend}</legend>
      {all.map((value) => (
        <label key={value} className="choice">
          <input
            type="checkbox"
            checked={ticked.includes(value)}
            onChange={({ target }) =>
              onChange(target.checked ? [...ticked, value] : ticked.filter((own) => own !== value))
            }
          />
          <span>{nameOf(value)}</span>
        </label>
      ))}
    </fieldset>
  );
}
