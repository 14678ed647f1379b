import { Heading } from '#site/elements/text/Heading.tsx';

export type CountyGroup = {
  readonly name: string;
  readonly links: readonly { readonly text: string; readonly path: string }[];
};

type Props = {
  readonly id: string;
  readonly heading: string;
  readonly intro?: string | undefined;
  readonly groups: readonly CountyGroup[];
  /** Over the whole page: each county's name stands beside its places. */
  readonly isWide?: boolean;
};

/** Places by county. */
export function CountyList({ id, heading, intro, groups, isWide = false }: Props) {
  return (
    <section aria-labelledby={id}>
      <Heading id={id} text={heading} size="h3" />
      {intro !== undefined && <p className="mt-2 text-ink-soft">{intro}</p>}
      {groups.map(({ name, links }) => (
        <div key={name} className={isWide ? 'county county-wide' : 'county'}>
          <h3 className="label">{name}</h3>
          <ul className="place-list">
            {links.map(({ text, path }) => (
              <li key={path}>
                <a href={path}>{text}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
