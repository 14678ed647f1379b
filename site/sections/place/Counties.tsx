export type CountyGroup = {
  readonly name: string;
  readonly links: readonly { readonly text: string; readonly path: string }[];
};

type Props = {
  readonly groups: readonly CountyGroup[];
  /** Over the whole page: each county's name stands beside its places. */
  readonly isWide?: boolean;
};

/** Counties, each with its places. */
export function Counties({ groups, isWide = false }: Props) {
  return groups.map(({ name, links }) => (
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
  ));
}
