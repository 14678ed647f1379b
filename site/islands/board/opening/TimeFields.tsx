import type { FieldProps } from './opening-props.ts';
import { TextInput } from './OpeningInputs.tsx';

/** From when to when, by the company's clock; same-day visits are switched off at once. */
export function TimeFields({ words: { fields }, draft, change }: FieldProps) {
  return (
    <div className="board-opening-pair">
      {draft.kind !== 'same-day-off' && (
        <TextInput
          label={fields.fromTime}
          type="datetime-local"
          required
          value={draft.fromTime}
          onText={(fromTime) => change({ fromTime })}
        />
      )}
      <TextInput
        label={fields.untilTime}
        type="datetime-local"
        required
        value={draft.untilTime}
        onText={(untilTime) => change({ untilTime })}
      />
    </div>
  );
}
