import { Icon } from '#site/elements/pictures/Icon.tsx';
import { SameDayTicker } from '#site/elements/SameDayTicker.tsx';
import { TodayText } from '#site/elements/TodayText.tsx';
import type { ShellFacts } from '#site/layout/shell-facts.ts';

type Props = { readonly facts: ShellFacts };

/** Medium and larger screens: the same-day clock where a visit can be today, the area, the emergency line. */
export function TopStrip({ facts }: Props) {
  const { words, sameDay, today, hours, serving } = facts;
  return (
    <div className="top-strip on-lagoon max-md:hidden">
      <div className="page-width flex min-h-7.5 items-center justify-between gap-6">
        <div className="flex items-center gap-2">
          <Icon name="Clock" />
          <b className="min-w-[17ch] font-semibold max-lg:hidden">
            <TodayText name="now" text={today.now.standing} />
          </b>
          {sameDay && <SameDayTicker words={sameDay} rule={hours} className="figures" />}
        </div>
        <p className="flex items-center gap-2 text-on-lagoon-soft max-xl:hidden">
          <Icon name="MapPin" />
          {serving}
        </p>
        <div className="flex items-center gap-2 font-semibold">
          <Icon name="Phone" />
          {words.strip.emergency}
        </div>
      </div>
    </div>
  );
}
