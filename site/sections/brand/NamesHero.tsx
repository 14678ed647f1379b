import type { ComponentProps } from 'react';
import { Chips } from '#site/elements/links/Chips.tsx';
import { Heading } from '#site/elements/text/Heading.tsx';

type Props = { readonly heading: string } & ComponentProps<typeof Chips>;

/** Beside the words of a first screen: the names, for who comes with one in mind. */
export function NamesHero({ heading, chips }: Props) {
  return (
    <div className="names-hero">
      <Heading text={heading} size="h3" className="mb-4 max-w-none" />
      <Chips chips={chips} />
    </div>
  );
}
