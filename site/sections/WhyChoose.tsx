import { Band } from '#site/elements/Band.tsx';
import { Heading } from '#site/elements/Heading.tsx';
import { Icon } from '#site/elements/Icon.tsx';
import type { IconName } from '#site/elements/icon-shapes.ts';
import { StatsPlate, type StatsPlateProps } from './StatsPlate.tsx';

type Props = {
  readonly heading: string;
  readonly items: readonly {
    readonly id: string;
    readonly icon: IconName;
    readonly title: string;
    readonly text: string;
  }[];
  readonly stats: StatsPlateProps;
};

export function WhyChoose({ heading, items, stats }: Props) {
  return (
    <Band labelledBy="why-heading" reveals className="grid gap-x-16 gap-y-10 lg:grid-cols-[24rem_1fr]">
      <div>
        <Heading id="why-heading" text={heading} />
        <StatsPlate {...stats} />
      </div>
      <ul className="grid content-start gap-x-10 gap-y-8 sm:grid-cols-2">
        {items.map(({ id, icon, title, text }) => (
          <li key={id}>
            <Icon name={icon} className="size-7 text-sea" />
            <h3 className="mt-2 text-h4">{title}</h3>
            <p className="mt-1.5 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
