import { keepHyphens } from '#site/elements/text/Phrase.tsx';

export type CountyGroup = {
  readonly name: string;
  /** What is true of nearly all its places. */
  readonly note?: string | undefined;
  readonly links: readonly {
    readonly text: string;
    readonly path: string;
    /** What is known of the place. */
    readonly known?: string | undefined;
  }[];
};

type Props = { readonly groups: readonly CountyGroup[] };

/** Counties, each with its places; on wide screens its name stands beside them. */
export function Counties({ groups }: Props) {
  return groups.map(({ name, note, links }) => (
    <div key={name} className="county">
      <h3 className="label">{name}</h3>
      {note !== undefined && <p>{keepHyphens(note)}</p>}
      <ul className="place-list">
        {links.map(({ text, path, known }) => (
          <li key={path}>
            <a href={path}>{text}</a>
            {known !== undefined && <small> · {keepHyphens(known)}</small>}
          </li>
        ))}
      </ul>
    </div>
  ));
}
