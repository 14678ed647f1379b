export type CountyGroup = {
  readonly name: string;
  readonly links: readonly {
    readonly text: string;
    readonly path: string;
    readonly water?: string | undefined;
  }[];
};

type Props = { readonly groups: readonly CountyGroup[] };

/** Counties, each with its places; on wide screens its name stands beside them. */
export function Counties({ groups }: Props) {
  return groups.map(({ name, links }) => (
    <div key={name} className="county">
      <h3 className="label">{name}</h3>
      <ul className="place-list">
        {links.map(({ text, path, water }) => (
          <li key={path}>
            <a href={path}>{text}</a>
            {water !== undefined && <small> · {water}</small>}
          </li>
        ))}
      </ul>
    </div>
  ));
}
