import { Block } from '#site/elements/Block.tsx';
import { TextLink } from '#site/elements/links/TextLink.tsx';
import { Drawing } from '#site/elements/pictures/Drawing.tsx';

type Props = {
  readonly id: string;
  readonly heading: string;
  readonly machines: readonly {
    readonly name: string;
    readonly path: string;
    readonly drawing: string;
    /** "Visit from $85" */
    readonly price: string;
  }[];
  /** What to do with another of its machines, unless all that we repair are here. */
  readonly another: string | undefined;
  /** Where and when we come. */
  readonly area: { readonly text: string; readonly link: { readonly text: string; readonly path: string } };
  /** What a visit price means. */
  readonly note: string;
};

/** What a brand makes, each machine drawn, with its price and the way to its page. */
export function MakesBlock({ id, heading, machines, another, area, note }: Props) {
  return (
    <Block id={id} heading={heading}>
      <ul className="makes">
        {machines.map(({ name, path, drawing, price }) => (
          <li key={path} className="plate">
            <a href={path} className="flex flex-wrap justify-center py-3 text-center hover:underline">
              <Drawing of={drawing} />
              <strong className="w-full font-semibold">{name}</strong>
              <span className="figures w-full">{price}</span>
            </a>
          </li>
        ))}
      </ul>
      {another !== undefined && <p className="mt-4">{another}</p>}
      <p className="mt-4">{area.text}</p>
      <TextLink href={area.link.path}>{area.link.text}</TextLink>
      <p className="mt-2 text-small text-ink-soft">{note}</p>
    </Block>
  );
}
