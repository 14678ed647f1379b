import { Block } from '#site/elements/Block.tsx';
import { Icon } from '#site/elements/pictures/Icon.tsx';

type Props = {
  readonly id: string;
  readonly heading: string;
  /** The same on every page of its kind: help, and no likeness of pages. */
  readonly shared?: readonly string[];
  readonly items: readonly string[];
};

/** Things to check or to have ready, one a line. */
export function CheckList({ id, heading, shared = [], items }: Props) {
  return (
    <Block id={id} heading={heading}>
      <ul className="grid max-w-measure gap-2 sm:gap-3">
        {[...shared, ...items].map((item) => (
          <li key={item} className="flex gap-3" data-shared={shared.includes(item) ? '' : undefined}>
            <Icon name="Check" className="mt-1 text-good" />
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </Block>
  );
}
