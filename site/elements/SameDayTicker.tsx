import type { SameDayWords } from '#content/words/forms/form-words.ts';
import type { SameDayRule } from '#domain/clocks/same-day-countdown.ts';

type Props = { readonly words: SameDayWords; readonly rule: SameDayRule; readonly className?: string };

/**
 * How long a request can still become a visit today. The server writes the rule in words; site/enhance/countdown.ts
 * lays the hours and minutes over it, so React must not mind that the text has changed when it hydrates.
 */
export function SameDayTicker({ words, rule, className }: Props) {
  return (
    <span
      className={className}
      data-countdown={rule.sameDayCutoffHour}
      data-zone={rule.timeZone}
      data-left-today={words.leftToday}
      data-left-tomorrow={words.leftTomorrow}
      data-off={words.off}
      suppressHydrationWarning
      data-today="sameDay"
    >
      {words.rule}
    </span>
  );
}
