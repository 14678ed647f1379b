import { Band } from '#site/elements/Band.tsx';
import { Heading } from '#site/elements/text/Heading.tsx';
import { Icon } from '#site/elements/pictures/Icon.tsx';
import type { IconName } from '#site/elements/pictures/icon-shapes.ts';
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
      <ul className="grid content-start gap-x-10 gap-y-6 sm:grid-cols-2 sm:gap-y-8">
        {items.map(({ id, icon, title, text }) => (
          <li key={id} className="grid grid-cols-[auto_1fr] gap-x-4 sm:block">
            <Icon name={icon} className="size-7 text-sea max-sm:row-span-2" />
            <h3 className="text-h4 sm:mt-2">{title}</h3>
            <p className="mt-1.5 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
