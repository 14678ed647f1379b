import { useId } from 'react';
import type { BoardWords } from '#content/words/board/board-words.ts';
import { describeDays } from '#domain/visits/visit-text.ts';
import { fillText } from '#domain/words/wording.ts';
import { withTyped, type TechnicianDraft } from './technician-draft.ts';

type Props = {
  readonly draft: TechnicianDraft;
  readonly texts: BoardWords['visits']['plan']['edit'];
  readonly onChange: (draft: TechnicianDraft) => void;
};

/** The days on which a technician does not work, and the next ones that are typed. */
export function DaysOff({ draft, texts, onChange }: Props) {
  const id = useId();
  const { daysOff, typed } = draft;
  return (
    <fieldset className="visit-days-off">
      <legend className="field-label">{texts.daysOff}</legend>
      <ul>
        {daysOff.map((days) => (
          <li key={`${days.from} ${days.to}`}>
            {describeDays(days)}
            <button
              type="button"
              aria-label={fillText(texts.removeDays, { days: describeDays(days) })}
              onClick={() => onChange({ ...draft, daysOff: daysOff.filter((own) => own !== days) })}
            >
              {texts.remove}
            </button>
          </li>
        ))}
      </ul>
      <div className="visit-plan-add">
        {(['from', 'to'] as const).map((end) => (
          <span key={end}>
            <label className="field-label" htmlFor={`${id}-${end}`}>
              {texts[end]}
            </label>
            <input
              id={`${id}-${end}`}
              type="date"
              className="field"
              min={end === 'to' ? typed.from : undefined}
              value={typed[end]}
              onChange={({ target }) => onChange({ ...draft, typed: { ...typed, [end]: target.value } })}
            />
          </span>
        ))}
        <button
          type="button"
          className="button button-line"
          disabled={typed.from === ''}
          onClick={() => onChange(withTyped(draft) ?? draft)}
        >
          {texts.addDays}
        </button>
      </div>
    </fieldset>
  );
}
