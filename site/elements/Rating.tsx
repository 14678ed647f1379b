import { Icon } from '#site/elements/pictures/Icon.tsx';

type Props = {
  /** 0 to 5; shown in whole stars, rounded. */
  readonly stars: number;
  /** What the stars mean, for screen readers: "4.9 out of 5 stars". */
  readonly label: string;
};

const positions = [1, 2, 3, 4, 5] as const;

export function Rating({ stars, label }: Props) {
  return (
    <span role="img" aria-label={label} className="inline-flex gap-0.5 text-sea">
      {positions.map((position) => (
        <Icon key={position} name="Star" isFilled={position <= Math.round(stars)} className="size-[1.1em]" />
      ))}
    </span>
  );
}
