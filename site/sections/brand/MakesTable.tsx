import { Block } from '#site/elements/Block.tsx';

type Props = {
  readonly id: string;
  readonly heading: string;
  readonly rows: readonly {
    readonly appliance: string;
    readonly path: string;
    /** Missing when the brand does not make the appliance. */
    readonly price: string | undefined;
  }[];
  readonly labels: { readonly appliance: string; readonly startsAt: string; readonly notMade: string };
  /** What a visit price means. */
  readonly note: string;
};

/** Brand against appliance: what it makes has a price and a link, what it does not make says so. */
export function MakesTable({ id, heading, rows, labels, note }: Props) {
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
              <th scope="row">{price === undefined ? appliance : <a href={path}>{appliance}</a>}</th>
              <td className="figures text-end">
                {price ?? <span className="text-ink-soft">{labels.notMade}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 max-w-measure text-small text-ink-soft">{note}</p>
    </Block>
  );
}
