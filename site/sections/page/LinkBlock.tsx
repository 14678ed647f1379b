import { Block } from '#site/elements/Block.tsx';
import { NotedLinks, type NotedLink } from '#site/elements/links/NotedLinks.tsx';

type Props = {
  readonly id: string;
  readonly heading: string;
  readonly intro?: string;
  readonly links: readonly NotedLink[];
};

/** A heading and links, each with its figure: a price, a distance. */
export function LinkBlock({ id, heading, intro, links }: Props) {
  return (
    <Block id={id} heading={heading} intro={intro}>
      <NotedLinks links={links} />
    </Block>
  );
}
