import { TestimonialQuote, type TestimonialQuoteProps } from './TestimonialQuote.tsx';

type Props = { readonly testimonials: readonly TestimonialQuoteProps[] };

/** Quotes in columns on wide screens; on phones one row to slide along. */
export function TestimonialList({ testimonials }: Props) {
  return (
    <ul className="slides">
      {testimonials.map((testimonial) => (
        <TestimonialQuote key={testimonial.id} {...testimonial} />
      ))}
    </ul>
  );
}
