import { Block } from '#site/elements/Block.tsx';

type Props = {
  readonly id: string;
  readonly heading: string;
  readonly rows: readonly {
    readonly appliance: string;
    readonly path: string;
    readonly price: string;
  }[];
  readonly labels: { readonly appliance: string; readonly startsAt: string };
  /** The appliances it does not make, in one sentence; missing where it makes all. */
  readonly notMade: string | undefined;
  /** What a visit price means. */
  readonly note: string;
};

/** Brand against appliance: what it makes has a price and a link, what it does not make is said below. */
export function MakesTable({ id, heading, rows, labels, notMade, note }: Props) {
  return (
    <Block id={id} heading={heading}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{labels.appliance}</th>
            <th scope="col" className="text-end">
              {labels.startsAt}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ appliance, path, price }) => (
            <tr key={path}>
              <th scope="row">
                <a href={path}>{appliance}</a>
              </th>
              <td className="figures text-end">{price}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {notMade !== undefined && <p className="mt-4 max-w-measure">{notMade}</p>}
      <p className="mt-4 max-w-measure text-small text-ink-soft">{note}</p>
    </Block>
  );
}
