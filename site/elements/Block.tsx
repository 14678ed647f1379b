import type { ComponentProps, ReactNode } from 'react';
import { Heading } from '#site/elements/text/Heading.tsx';

type Props = {
  readonly id: string;
  readonly heading: string;
  readonly intro?: string | undefined;
  /** Of the heading. */
  readonly size?: ComponentProps<typeof Heading>['size'];
  readonly children: ReactNode;
};

/** A part of a page that stands beside the form: a heading and what belongs to it, without a ground of its own. */
export function Block({ id, heading, intro, size = 'h2', children }: Props) {
  return (
    <section aria-labelledby={id}>
      <Heading id={id} text={heading} size={size} className="max-w-[44ch]" />
      {intro !== undefined && <p className="mt-2 text-ink-soft">{intro}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
}
