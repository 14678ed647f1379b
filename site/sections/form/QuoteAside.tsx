import type { ReactNode } from 'react';
import { Heading } from '#site/elements/text/Heading.tsx';

type Props = {
  readonly heading: string;
  readonly note: string;
  /** The quote form. */
  readonly children?: ReactNode;
};

/** The quote form on a plate, beside the text where there is room. */
export function QuoteAside({ heading, note, children }: Props) {
  return (
    <aside aria-labelledby="quote-heading" className="quote-aside">
      <div className="plate p-5 md:p-6">
        <Heading id="quote-heading" text={heading} size="h3" />
        <p className="mt-1 mb-5 text-ink-soft">{note}</p>
        {children}
      </div>
    </aside>
  );
}
