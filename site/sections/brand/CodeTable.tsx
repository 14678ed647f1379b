import { Block } from '#site/elements/Block.tsx';

type Props = {
  readonly id: string;
  readonly heading: string;
  readonly rows: readonly {
    readonly appliance: string;
    readonly code: string;
    readonly meaning: string;
    readonly source: string;
  }[];
  readonly labels: {
    readonly appliance: string;
    readonly code: string;
    readonly meaning: string;
    /** Before the maker's document in which a code can be looked up. */
    readonly checkIn: string;
  };
};

/** Error codes with their meaning, and where the maker lists them. */
export function CodeTable({ id, heading, rows, labels }: Props) {
  return (
    <Block id={id} heading={heading}>
      <table className="table table-stacks">
        <thead>
          <tr>
            <th scope="col">{labels.code}</th>
            <th scope="col">{labels.appliance}</th>
            <th scope="col">{labels.meaning}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ appliance, code, meaning, source }) => (
            <tr key={appliance + code}>
              <th scope="row" className="figures whitespace-nowrap">
                {code}
              </th>
              <td>{appliance}</td>
              <td>
                {meaning}{' '}
                <span className="block text-small text-ink-soft">
                  {labels.checkIn}: {source}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Block>
  );
}
