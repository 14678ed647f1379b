import type { ReactNode } from 'react';
import { Band } from '#site/elements/Band.tsx';
import { Heading } from '#site/elements/text/Heading.tsx';

type Props = {
  readonly heading: string;
  /** Said while any of them is a sample. */
  readonly note?: string | undefined;
  /** The quotes, in their carousel. */
  readonly children?: ReactNode;
};

export function Testimonials({ heading, note, children }: Props) {
  return (
    <Band air="tight" reveals>
      <Heading text={heading} className="max-w-none" />
      {note !== undefined && <p className="mt-2 max-w-measure text-small text-ink-soft">{note}</p>}
      {children}
    </Band>
  );
}
