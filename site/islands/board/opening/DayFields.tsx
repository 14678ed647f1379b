import { isLocalDate } from '#domain/opening/local-date.ts';
import { HourSelect } from './HourSelect.tsx';
import { exceptionOf } from './opening-draft.ts';
import type { FieldProps } from './opening-props.ts';
import { TextInput } from './OpeningInputs.tsx';
import { sayStaysClosed, sayYearly } from './yearly-text.ts';

/** Days, and for other hours from when to when. */
export function DayFields({ words, draft, change, value }: FieldProps) {
  const { fields } = words;
  const { kind, from, to, isLasting, isYearly, opensAtHour, closesAtHour } = draft;
  const isHours = kind === 'hours';
  const isOneDay = isHours ? isLasting : isYearly;
  const typed = exceptionOf(draft, value.hours.timeZone);
  return (
    <>
      <div className="board-opening-pair">
        <TextInput
          label={fields.from}
          type="date"
          required
          value={from}
          // A day is most often meant alone: its end goes along, but where none is given yet.
          onText={(day) => change({ from: day, ...(to !== '' && (to === from || to < day) && { to: day }) })}
        />
        {!isOneDay && (
          <TextInput
            label={fields.to}
            type="date"
            required
            min={from}
            value={to}
            onText={(day) => change({ to: day })}
          />
        )}
      </div>
      {!isHours && (
        <div>
          <label className="choice">
            <input
              type="checkbox"
              checked={isYearly}
              onChange={({ target }) => change({ isYearly: target.checked })}
            />
            <span>{fields.yearly}</span>
          </label>
          <p className="board-opening-when" role="status">
            {typed.kind === 'yearly' && isLocalDate(from) && sayYearly(typed, words, value)}
          </p>
        </div>
      )}
      {isHours && (
        <>
          <label className="choice">
            <input
              type="checkbox"
              checked={isLasting}
              onChange={({ target }) => change({ isLasting: target.checked })}
            />
            <span>{fields.lasting}</span>
          </label>
          <div className="board-opening-pair">
            <HourSelect
              label={fields.opensAt}
              first={0}
              value={opensAtHour}
              onHour={(hour) => change({ opensAtHour: hour })}
            />
            <HourSelect
              label={fields.closesAt}
              first={1}
              value={closesAtHour}
              onHour={(hour) => change({ closesAtHour: hour })}
            />
          </div>
          <p className="board-opening-when" role="status">
            {typed.kind === 'hours' && sayStaysClosed(typed, words, value)}
          </p>
        </>
      )}
    </>
  );
}
