import { HourSelect } from './HourSelect.tsx';
import type { FieldProps } from './opening-props.ts';
import { TextInput } from './OpeningInputs.tsx';

/** Days, and for other hours from when to when. */
export function DayFields({ words: { fields }, draft, change }: FieldProps) {
  const { kind, from, to, isLasting, opensAtHour, closesAtHour } = draft;
  const isHours = kind === 'hours';
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
        {!(isHours && isLasting) && (
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
        </>
      )}
    </>
  );
}
