import type { ComponentProps } from 'react';
import { Heading } from '#site/elements/text/Heading.tsx';
import { Counties } from './Counties.tsx';

type Props = ComponentProps<typeof Counties> & {
  readonly id: string;
  readonly heading: string;
  readonly intro?: string | undefined;
};

/** Places by county. */
export function CountyList({ id, heading, intro, ...counties }: Props) {
  return (
    <section aria-labelledby={id}>
      <Heading id={id} text={heading} size="h3" />
      {intro !== undefined && <p className="mt-2 text-ink-soft">{intro}</p>}
      <Counties {...counties} />
    </section>
  );
}
