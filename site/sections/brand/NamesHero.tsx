import type { ComponentProps } from 'react';
import { Chips } from '#site/elements/links/Chips.tsx';
import { Heading } from '#site/elements/text/Heading.tsx';

type Props = ComponentProps<typeof Chips> & {
  readonly heading: string;
  /** What some of the names stand for, a line each. */
  readonly notes: { readonly heading: string; readonly lines: readonly string[] };
};

/** Beside the words of a first screen: the names, for who comes with one in mind. */
export function NamesHero({ heading, chips, notes }: Props) {
  return (
    <div className="names-hero">
      <Heading text={heading} size="h3" className="mb-4 max-w-none" />
      <Chips chips={chips} />
      <p className="mt-4 text-small font-semibold">{notes.heading}</p>
      <ul className="text-small text-ink-soft">
        {notes.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
