import { keepHyphens } from '#site/elements/text/Phrase.tsx';

export type CountyGroup = {
  readonly name: string;
  /** What is true of its places. */
  readonly note?: string | undefined;
  readonly links: readonly {
    readonly text: string;
    readonly path: string;
    /** Whom to call there in an outage, where the county's note does not say it. */
    readonly power?: string | undefined;
    readonly water?: string | undefined;
  }[];
};

type Props = {
  readonly groups: readonly CountyGroup[];
  /** Over the whole page: each county's name stands beside its places. */
  readonly isWide?: boolean;
};

/** Counties, each with its places. */
export function Counties({ groups, isWide = false }: Props) {
  return groups.map(({ name, note, links }) => (
    <div key={name} className={isWide ? 'county county-wide' : 'county'}>
      <div>
        <h3 className="label">{name}</h3>
        {note !== undefined && <p className="mt-1">{keepHyphens(note)}</p>}
      </div>
      <ul className="place-list">
        {links.map(({ text, path, power, water }) => (
          <li key={path} className={power && 'place-own'}>
            <a href={path}>{text}</a>
            {power !== undefined && <p>{keepHyphens(power)}</p>}
            {water !== undefined && <p>{water}</p>}
          </li>
        ))}
      </ul>
    </div>
  ));
}
