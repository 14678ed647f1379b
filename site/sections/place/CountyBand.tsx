import type { ComponentProps } from 'react';
import { Band } from '#site/elements/Band.tsx';
import { Heading } from '#site/elements/text/Heading.tsx';
import { keepHyphens } from '#site/elements/text/Phrase.tsx';
import { Counties } from './Counties.tsx';

type Props = ComponentProps<typeof Counties> & {
  readonly id: string;
  readonly heading: string;
  readonly intro?: string;
  /** What is true of most places. */
  readonly notes?: readonly string[];
};

/** Places by county over the whole width. */
export function CountyBand({ id, heading, intro, notes = [], groups }: Props) {
  return (
    <Band tone="sand" air="tight">
      <section aria-labelledby={id}>
        <Heading id={id} text={heading} size="h3" />
        {intro !== undefined && <p className="mt-2 text-ink-soft">{intro}</p>}
        {notes.map((note) => (
          <p key={note} className="mt-2 text-ink-soft">
            {keepHyphens(note)}
          </p>
        ))}
        <Counties groups={groups} />
      </section>
    </Band>
  );
}
