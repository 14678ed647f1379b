type Props = {
  readonly label: string;
  /** Usual lives in years; a choice where there are two. */
  readonly lives: readonly { readonly years: number; readonly label: string }[];
};

/** The usual life the verdict goes by: gas or electric where they differ, else nothing to choose. */
export function LifeField({ label, lives }: Props) {
  if (lives.length === 1) return <input type="hidden" name="life" value={lives[0]?.years} />;
  return (
    <div>
      <label htmlFor="repair-life" className="field-label">
        {label}
      </label>
      <select id="repair-life" name="life" className="field">
        {lives.map((life) => (
          <option key={life.years} value={life.years}>
            {life.label}
          </option>
        ))}
      </select>
    </div>
  );
}
