import { Fragment } from 'react';
import { CodeRow, type CodeLabels, type CodeRowFacts } from './CodeRow.tsx';
import { Icon } from '#site/elements/pictures/Icon.tsx';

/** Where a list of codes was read. */
type ReadIn = {
  readonly text: string;
  /** The maker's page itself; a document has none. */
  readonly path: string | undefined;
};

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
  /** Above the codes: what comes before any of them. */
  readonly dangers: readonly string[];
  /** What to know before the codes are read. */
  readonly notes: readonly string[];
  /** In the order in which a reader looks for a code. */
  readonly rows: readonly CodeRowFacts[];
  readonly sources: readonly ReadIn[];
};

export type CodeGroupLabels = CodeLabels & {
  readonly readIn: { readonly one: string; readonly other: string };
};

type Props = {
  readonly group: CodeGroupFacts;
  readonly labels: CodeGroupLabels;
  /** Its codes are few: all are in sight, each with its advice behind its meaning. */
  readonly isOpen: boolean;
};

/** The codes of one appliance of a brand, opening in place; under them, in one small line, where they were read. */
export function CodeGroupDetails({ group, labels, isOpen }: Props) {
  const { id, machine, heading, count, service, otherNames, dangers, notes, rows, sources } = group;
  return (
    <details id={id} className="plate codes" data-codes={`${machine} ${otherNames}`} open={isOpen}>
      <summary>
        <h3 className="text-h4">{heading}</h3>
        <span>{count}</span>
        <Icon name="ChevronDown" className="turns" />
      </summary>
      {dangers.length > 0 && (
        <div className="codes-dangers grid max-w-measure gap-1.5 border-s-2 border-fault ps-4 font-medium">
          {dangers.map((line) => (
            <p key={line} className="flex gap-2">
              <Icon name="Alert" className="mt-0.5 text-fault" />
              <span>{line}</span>
            </p>
          ))}
        </div>
      )}
      {notes.map((note) => (
        <p key={note} className="codes-source">
          {note}
        </p>
      ))}
      <ul data-machine={machine} data-appliance={service}>
        {rows.map((code) => (
          <CodeRow key={code.id} code={code} labels={labels} isFolded={isOpen} />
        ))}
      </ul>
      <p className="codes-source">
        {sources.length === 1 ? labels.readIn.one : labels.readIn.other}
        {sources.map(({ text, path }, at) => (
          <Fragment key={text}>
            {at === 0 ? ' ' : '; '}
            {path === undefined ? text : <a href={path}>{text}</a>}
          </Fragment>
        ))}
      </p>
    </details>
  );
}
