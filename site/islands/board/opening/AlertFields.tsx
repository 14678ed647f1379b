import { useId } from 'react';
import { longestAlert } from '#domain/opening/exception-limits.ts';
import { stoppingTemplates, templateNames } from './alert-template.ts';
import type { FieldProps } from './opening-props.ts';
import { PlacePicker } from './PlacePicker.tsx';

/** Places and text of an alert, and how visitors will see it. */
export function AlertFields(props: FieldProps) {
  const { words, draft, change } = props;
  const { fields, templates } = words;
  const { text, stopsVisits } = draft;
  const id = useId();
  return (
    <>
      <fieldset className="board-opening-kinds">
        <legend className="field-label">{templates.legend}</legend>
        {templateNames.map((name) => (
          <button
            key={name}
            type="button"
            className="button button-line"
            aria-pressed={draft.template === name}
            onClick={() => change({ template: name, stopsVisits: stoppingTemplates.includes(name) })}
          >
            {templates[name].name}
          </button>
        ))}
      </fieldset>
      <PlacePicker {...props} />
      <div>
        <label className="field-label" htmlFor={id}>
          {fields.text}
        </label>
        <textarea
          id={id}
          className="field"
          rows={3}
          required
          maxLength={longestAlert}
          value={text}
          onChange={({ target }) => change({ template: '', text: target.value })}
        />
      </div>
      <div>
        <label className="choice">
          <input
            type="checkbox"
            checked={stopsVisits}
            aria-describedby={`${id}-stops`}
            onChange={({ target }) => change({ stopsVisits: target.checked })}
          />
          <span>{fields.stopsVisits}</span>
        </label>
        <p id={`${id}-stops`} className="board-opening-when mt-1">
          {stopsVisits ? fields.stopsWindows : fields.wordsOnly}
        </p>
      </div>
      <div>
        <p className="field-label">{fields.preview}</p>
        <div className="notice-band">
          <p>{text === '' ? '…' : text}</p>
        </div>
      </div>
    </>
  );
}
