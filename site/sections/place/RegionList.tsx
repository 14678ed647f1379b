import { Block } from '#site/elements/Block.tsx';

type Props = {
  readonly id: string;
  readonly heading: string;
  readonly regions: readonly {
    readonly text: string;
    readonly path: string;
    /** "21 places" */
    readonly note: string;
    readonly counties: string | undefined;
  }[];
};

/** The regions beside their map: name, counties, number of places. */
export function RegionList({ id, heading, regions }: Props) {
  return (
    <Block id={id} heading={heading}>
      <ul className="border-t border-rule">
        {regions.map(({ text, path, note, counties }) => (
          <li key={path} className="region-row">
            <a className="text-h3 font-semibold" href={path}>
              {text}
            </a>
            <span className="figures text-small text-ink-soft">{note}</span>
            {counties !== undefined && <p className="text-small text-ink-soft">{counties}</p>}
          </li>
        ))}
      </ul>
    </Block>
  );
}
