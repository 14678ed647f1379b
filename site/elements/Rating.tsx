import { Icon } from '#site/elements/pictures/Icon.tsx';
import { iconShapes } from '#site/elements/pictures/icon-shapes.ts';

type Props = {
  /** 0 to 5; the last star is filled as far as its tenth says. */
  readonly stars: number;
  /** What the stars mean, for screen readers: "4.9 out of 5 stars". */
  readonly label: string;
};

const positions = [1, 2, 3, 4, 5] as const;
/** In the icon's square of 24, the star begins two units from the left and is twenty wide. */
const starLeft = 2;
const starWidth = 20;

export function Rating({ stars, label }: Props) {
  return (
    <span role="img" aria-label={label} className="inline-flex gap-0.5 text-sea">
      {positions.map((position) => (
        <Star key={position} filled={Math.round((stars - position + 1) * 10) / 10} />
      ))}
    </span>
  );
}

/** One star, filled from the left: a drawing inside a drawing cuts off what is over its width. */
function Star({ filled }: { readonly filled: number }) {
  if (filled <= 0 || filled >= 1) return <Icon name="Star" isFilled={filled >= 1} className="size-[1.1em]" />;
  const width = starLeft + starWidth * filled;
  return (
    <svg
      className="icon size-[1.1em]"
      viewBox="0 0 24 24"
      aria-hidden="true"
      dangerouslySetInnerHTML={{
        __html: `${iconShapes.Star}<svg class="icon-filled" width="${width}" height="24">${iconShapes.Star}</svg>`,
      }}
    />
  );
}
