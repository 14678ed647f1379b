import { Icon } from '#site/elements/pictures/Icon.tsx';
import { TodayText } from '#site/elements/TodayText.tsx';
import type { ShellFacts } from '#site/layout/shell-facts.ts';

type Props = { readonly facts: ShellFacts };

/** Phones: whether we are there, and the line that always answers. Wider screens read it in the strip. */
export function NowLine({ facts }: Props) {
  const { today, phone } = facts;
  return (
    <div className="now-line md:hidden">
      <p>
        <TodayText name="now" text={today.now.standing} />
      </p>
      <a className="figures" href={`tel:${phone.e164}`}>
        <Icon name="Phone" />
        {today.emergency}
      </a>
    </div>
  );
}
