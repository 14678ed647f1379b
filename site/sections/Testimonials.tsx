import { Band } from '#site/elements/Band.tsx';
import { Heading } from '#site/elements/Heading.tsx';
import { TestimonialQuote, type TestimonialQuoteProps } from './TestimonialQuote.tsx';

type Props = {
  readonly heading: string;
  /** Said while any of them is a sample. */
  readonly note?: string | undefined;
  readonly testimonials: readonly TestimonialQuoteProps[];
};

/** Quotes in columns on wide screens; on phones one row to slide along. */
export function Testimonials({ heading, note, testimonials }: Props) {
  return (
    <Band labelledBy="testimonials-heading" reveals>
      <Heading id="testimonials-heading" text={heading} />
      {note !== undefined && <p className="mt-2 text-ink-soft">{note}</p>}
      <ul className="quotes" tabIndex={0} aria-labelledby="testimonials-heading">
        {testimonials.map((testimonial) => (
          <TestimonialQuote key={testimonial.id} {...testimonial} />
        ))}
      </ul>
    </Band>
  );
}
