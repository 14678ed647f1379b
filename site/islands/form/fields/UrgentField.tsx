import type { SameDayWords } from '#content/words/forms/form-words.ts';
import type { SameDayRule } from '#domain/clocks/same-day-countdown.ts';
import { SameDayTicker } from '#site/elements/SameDayTicker.tsx';
import { useKept } from '../kept-post.ts';
import { fieldId } from './field-ids.ts';

type Props = {
  readonly formId: string;
  readonly label: string;
  readonly sameDay: SameDayWords;
  readonly hours: SameDayRule;
};

/** The tick for a visit today, and under it the time that is left for one. The whole line is the target. */
export function UrgentField({ formId, label, sameDay, hours }: Props) {
  const { text = '' } = useKept('urgent');
  return (
    <div>
      <label className="choice">
        <input
          id={fieldId(formId, 'urgent')}
          type="checkbox"
          name="urgent"
          value="yes"
          defaultChecked={text !== ''}
        />
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
