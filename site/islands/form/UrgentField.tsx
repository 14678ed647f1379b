import type { SameDayWords } from '#content/words/form-words.ts';
import { SameDayTicker } from '#site/elements/SameDayTicker.tsx';
import { fieldId } from './field-ids.ts';

type Props = { readonly formId: string; readonly label: string; readonly sameDay: SameDayWords };

/** The tick for a visit today, and under it the time that is left for one. The whole line is the target. */
export function UrgentField({ formId, label, sameDay }: Props) {
  return (
    <div>
      <label className="choice">
        <input id={fieldId(formId, 'urgent')} type="checkbox" name="urgent" value="yes" />
        <span>{label}</span>
      </label>
      <SameDayTicker
        words={sameDay}
        className="figures block ps-[2.125rem] text-small text-balance text-ink-soft"
      />
    </div>
  );
}
