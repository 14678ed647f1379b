import { Band } from '#site/elements/Band.tsx';
import { Heading } from '#site/elements/text/Heading.tsx';

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

/** The regions of the map: name, counties, number of places. */
export function RegionList({ id, heading, regions }: Props) {
  return (
    <Band air="tight" labelledBy={id}>
      <Heading id={id} text={heading} size="h3" />
      <ul className="mt-4 grid gap-x-14 border-t border-rule md:grid-cols-2">
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
    </Band>
  );
}
