type Cells = Readonly<Record<'quote' | 'newPrice' | 'share' | 'age' | 'verdict', string>>;

export type ExampleTableProps = {
  readonly caption: string;
  readonly note: string;
  readonly heads: Cells;
  readonly rows: readonly Cells[];
};

/** The rule of repair or replace, worked out for a few numbers. */
export function ExampleTable({ caption, note, heads, rows }: ExampleTableProps) {
  return (
    // Letters twice as large make it wider than a phone: then it alone scrolls sideways.
    <div role="region" aria-label={caption} tabIndex={0} className="overflow-x-auto">
      <table className="table repair-table">
        <caption>
          <strong className="font-semibold">{caption}.</strong> {note}
        </caption>
        <thead>
          <tr>
            <th scope="col">{heads.quote}</th>
            <th scope="col">{heads.newPrice}</th>
            <th scope="col">{heads.share}</th>
            <th scope="col">{heads.age}</th>
            <th scope="col">{heads.verdict}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.quote}>
              <td>{row.quote}</td>
              <td>{row.newPrice}</td>
              <td>{row.share}</td>
              <td>{row.age}</td>
              <th scope="row">{row.verdict}</th>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
