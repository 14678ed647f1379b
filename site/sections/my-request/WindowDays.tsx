import type { WindowFacts } from '#domain/my-request/request-shown.ts';

type Props = {
  readonly days: WindowFacts['days'];
  /** The value of the window that is chosen; empty for none. */
  readonly chosen: string;
};

/** A day to open, with its windows; one without any is a line. The first is open, or the one with the window that is chosen. */
export function WindowDays({ days, chosen }: Props) {
  const opened =
    days.find(({ windows }) => windows.some(({ value }) => value === chosen)) ??
    days.find(({ windows }) => windows.length > 0);
  return days.map((day) => {
    const { label, note, windows } = day;
    const head = (
      <>
        <span>{label}</span> <span>{note}</span>
      </>
    );
    if (windows.length === 0)
      return (
        <p key={label} className="request-day">
          {head}
        </p>
      );
    return (
      <details key={label} data-key={label} open={day === opened} className="request-day">
        <summary>{head}</summary>
        <fieldset aria-label={label}>
          {windows.map(({ value, label: window }) => (
            <label key={value} data-key={value} className="request-window">
              <input type="radio" name="window" value={value} defaultChecked={value === chosen} />
              <span>{window}</span>
            </label>
          ))}
        </fieldset>
      </details>
    );
  });
}
