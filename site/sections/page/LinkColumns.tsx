import { Band } from '#site/elements/Band.tsx';
import { Heading } from '#site/elements/text/Heading.tsx';
import { NotedLinks, type NotedLink } from '#site/elements/links/NotedLinks.tsx';

type Props = {
  readonly id: string;
  readonly heading: string;
  readonly intro?: string;
  readonly links: readonly NotedLink[];
  readonly tone?: 'paper' | 'sand' | 'glass';
};

/** Links in as many columns as fit, each with its figure at the end of the line: a price, a distance. */
export function LinkColumns({ id, heading, intro, links, tone = 'paper' }: Props) {
  return (
    <Band tone={tone} labelledBy={id} air="tight">
      <Heading id={id} text={heading} size="h3" />
      {intro !== undefined && <p className="mt-2 text-ink-soft">{intro}</p>}
      <NotedLinks links={links} className="mt-5" />
    </Band>
  );
}
