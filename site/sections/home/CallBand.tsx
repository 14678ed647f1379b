import type { SameDayWords } from '#content/words/forms/form-words.ts';
import type { SameDayRule } from '#domain/clocks/same-day-countdown.ts';
import { Band } from '#site/elements/Band.tsx';
import { CallLink, type Phone } from '#site/elements/buttons/CallLink.tsx';
import { Heading } from '#site/elements/text/Heading.tsx';
import { SameDayTicker } from '#site/elements/SameDayTicker.tsx';

type Props = {
  readonly heading: string;
  readonly text: string;
  readonly call: string;
  readonly phone: Phone;
  readonly sameDay: SameDayWords;
  readonly hours: SameDayRule;
};

/** A dark band with the clock and the call. */
export function CallBand({ heading, text, call, phone, sameDay, hours }: Props) {
  return (
    <Band
      tone="lagoon"
      air="tight"
      labelledBy="call-band-heading"
      className="grid items-center gap-x-12 gap-y-6 lg:grid-cols-[1fr_auto]"
    >
      <div>
        <Heading id="call-band-heading" text={heading} size="h3" className="max-w-none" />
        <p className="mt-1 max-w-measure text-on-lagoon-soft">{text}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <SameDayTicker
          words={sameDay}
          rule={hours}
          className="figures rounded-plate border border-rule-lagoon px-4 py-2.5 text-small font-semibold text-balance"
        />
        <CallLink phone={phone} label={call} className="max-sm:w-full" />
      </div>
    </Band>
  );
}
