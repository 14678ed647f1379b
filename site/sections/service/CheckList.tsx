import { Block } from '#site/elements/Block.tsx';
import { Icon } from '#site/elements/pictures/Icon.tsx';

type Props = {
  readonly id: string;
  readonly heading: string;
  /** The same on every page of its kind: help, and no likeness of pages. */
  readonly shared?: string;
  readonly items: readonly string[];
  /** Figures of a place, each with what to find out before the visit. */
  readonly figures?: readonly string[];
  /** Whose figures they are; empty where it is said already. */
  readonly source?: string;
};

/** Things to check or to have ready, one a line. */
export function CheckList({ id, heading, shared, items, figures = [], source = '' }: Props) {
  return (
    <Block id={id} heading={heading}>
      <ul className="grid max-w-measure gap-3">
        {[...(shared === undefined ? [] : [shared]), ...items, ...figures].map((item) => (
          <li
            key={item}
            className="flex gap-3"
            data-shared={item === shared ? '' : undefined}
            data-figure={figures.includes(item) ? '' : undefined}
          >
            <Icon name="Check" className="mt-1 text-good" />
            <span>{item}</span>
          </li>
        ))}
      </ul>
      {source !== '' && <p className="mt-3 max-w-measure text-small text-ink-soft">{source}</p>}
    </Block>
  );
}
