import { CodeRow, type CodeLabels, type CodeRowFacts } from './CodeRow.tsx';
import { Icon } from '#site/elements/pictures/Icon.tsx';

export type CodeGroupFacts = {
  /** Anchor: "samsung-washer". */
  readonly id: string;
  /** "Samsung washer", for the form and the finder. */
  readonly machine: string;
  readonly heading: string;
  /** "48 codes". */
  readonly count: string;
  readonly service: string;
  /** Other names of the appliance, for the finder only. */
  readonly otherNames: string;
  readonly rows: readonly CodeRowFacts[];
  /** The maker's pages that confirm them. */
  readonly pages: readonly { readonly text: string; readonly path: string }[];
};

type Props = {
  readonly group: CodeGroupFacts;
  readonly labels: CodeLabels & { readonly maker: string };
};

/** The codes of one appliance of a brand, opening in place, with the maker's pages that confirm them. */
export function CodeGroupDetails({ group, labels }: Props) {
  const { id, machine, heading, count, service, otherNames, rows, pages } = group;
  return (
    <details id={id} className="plate codes" data-codes={`${machine} ${otherNames}`}>
      <summary>
        <h3 className="text-h4">{heading}</h3>
        <span>{count}</span>
        <Icon name="ChevronDown" />
      </summary>
      <ul data-machine={machine} data-appliance={service}>
        {rows.map((code) => (
          <CodeRow key={code.id} code={code} labels={labels} />
        ))}
      </ul>
      <p className="codes-source">
        {labels.maker}{' '}
        {pages.map(({ text, path }, index) => (
          <span key={path}>
            {index > 0 && ', '}
            <a href={path}>{text}</a>
          </span>
        ))}
      </p>
    </details>
  );
}
