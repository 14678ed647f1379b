import { Rating } from '#site/elements/Rating.tsx';

export type TestimonialQuoteProps = {
  readonly id: string;
  readonly text: string;
  readonly name: string;
  readonly location: string;
  readonly service: string;
  readonly stars: number;
  readonly starsLabel: string;
  /** "Example review" while nobody has said it. */
  readonly sample?: string | undefined;
};

/** What a customer said. An example is marked as one in plain sight. */
export function TestimonialQuote(props: TestimonialQuoteProps) {
  const { text, name, location, service, stars, starsLabel, sample } = props;
  return (
    <li className="quote">
      <div className="flex items-center justify-between gap-4">
        <Rating stars={stars} label={starsLabel} />
        {sample !== undefined && (
          <span className="label rounded-control border border-rule-strong px-2 py-0.5">{sample}</span>
        )}
      </div>
      <blockquote className="mt-3">
        <p>{text}</p>
      </blockquote>
      <p className="mt-3 text-small text-ink-soft">
        <b className="font-semibold text-ink">{name}</b>, {location} · {service}
      </p>
    </li>
  );
}
