import type { ReactNode } from 'react';
import { Heading } from '#site/elements/text/Heading.tsx';

type Props = { readonly heading: string; readonly text: string; readonly children: ReactNode };

/** One of several groups in a band: what it is stands beside it on wide screens, and stays in sight while it passes. */
export function HeadedGroup({ heading, text, children }: Props) {
  return (
    <div className="grid gap-x-14 gap-y-4 not-first:mt-14 lg:grid-cols-[minmax(0,18rem)_minmax(0,1fr)]">
      <div className="lg:sticky lg:top-24 lg:self-start">
        <Heading text={heading} size="h3" />
        <p className="mt-2 text-ink-soft">{text}</p>
      </div>
      {children}
    </div>
  );
}
