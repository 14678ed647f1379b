import type { SameDayWords } from '#content/words/forms/form-words.ts';
import type { SameDayRule } from '#domain/clocks/same-day-countdown.ts';
import { SameDayTicker } from '#site/elements/SameDayTicker.tsx';
import { fieldId } from './field-ids.ts';

type Props = {
  readonly formId: string;
  readonly label: string;
  readonly sameDay: SameDayWords;
  readonly hours: SameDayRule;
};

/** The tick for a visit today, and under it the time that is left for one. The whole line is the target. */
export function UrgentField({ formId, label, sameDay, hours }: Props) {
  return (
    <div>
      <label className="choice">
        <input id={fieldId(formId, 'urgent')} type="checkbox" name="urgent" value="yes" />
        <span>{label}</span>
      </label>
      <SameDayTicker
        words={sameDay}
        rule={hours}
        className="figures block ps-[2.125rem] text-small text-balance text-ink-soft"
      />
    </div>
  );
}
