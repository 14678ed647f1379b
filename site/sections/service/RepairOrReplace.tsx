import type { ReactNode } from 'react';
import { Block } from '#site/elements/Block.tsx';
import { ExampleTable, type ExampleTableProps } from './ExampleTable.tsx';

type Props = {
  readonly id: string;
  readonly heading: string;
  readonly guidePrice: string;
  readonly usualLife: string;
  readonly table: ExampleTableProps;
  readonly sourceLabel: string;
  readonly sources: readonly { readonly name: string; readonly url: string | undefined }[];
  /** The form for the reader's own numbers. */
  readonly children?: ReactNode;
};

/** Repair or replace: the form that answers with script, and the same rule worked out in a table for everybody. */
export function RepairOrReplace(props: Props) {
  const { id, heading, guidePrice, usualLife, table, sourceLabel, sources, children } = props;
  return (
    <Block id={id} heading={heading}>
      <p className="mb-5 max-w-measure">{guidePrice}</p>
      {children}
      <ExampleTable {...table} />
      <p className="mt-4">{usualLife}</p>
      <p className="mt-1 max-w-measure text-small text-ink-soft">
        {sourceLabel}:{' '}
        {sources.map(({ name, url }, index) => (
          <span key={name}>
            {index > 0 && '; '}
            {url === undefined ? (
              name
            ) : (
              <a href={url} className="underline underline-offset-4">
                {name}
              </a>
            )}
          </span>
        ))}
        .
      </p>
    </Block>
  );
}
