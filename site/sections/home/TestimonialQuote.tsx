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
    <li className="quote border-t border-rule pt-3">
      <div className="flex items-center justify-between gap-4 text-small text-ink-soft">
        <Rating stars={stars} label={starsLabel} />
        {sample}
      </div>
      <blockquote className="mt-1 text-small">
        <p>{text}</p>
      </blockquote>
      <p className="text-small text-ink-soft">
        {name}, {location} · {service}
      </p>
    </li>
  );
}
