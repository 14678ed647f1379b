import { Band } from '#site/elements/Band.tsx';
import { Fold } from '#site/elements/Fold.tsx';
import { Drawing } from '#site/elements/pictures/Drawing.tsx';

type Props = {
  readonly heading: string;
  readonly intro: string;
  /** What the table shows, for who does not see it. */
  readonly caption: string;
  readonly labels: { readonly brand: string; readonly made: string; readonly notMade: string };
  readonly columns: readonly { readonly name: string; readonly path: string; readonly drawing: string }[];
  readonly groups: readonly {
    readonly heading: string;
    readonly brands: readonly {
      readonly name: string;
      readonly path: string;
      /** Whether it makes the appliance of each column. */
      readonly makes: readonly boolean[];
      /** The same in words, for phones. */
      readonly inWords: string;
    }[];
  }[];
};

type Row = Props['groups'][number]['brands'][number];

function BrandRow({ brand, columns, labels }: Pick<Props, 'columns' | 'labels'> & { readonly brand: Row }) {
  return (
    <tr className="border-t border-rule">
      <th scope="row" className="brand-row items-center gap-x-4 text-start font-semibold">
        <a
          className="inline-flex min-h-11 items-center text-sea underline underline-offset-4"
          href={brand.path}
        >
          {brand.name}
        </a>
        <p className="py-2 text-small font-normal sm:hidden" data-no-print="">
          {brand.inWords}
        </p>
      </th>
      {columns.map(({ path, drawing }, column) => (
        <td key={path}>
          {brand.makes[column] === true && <Drawing of={drawing} />}
          <span className="sr-only">{brand.makes[column] === true ? labels.made : labels.notMade}</span>
        </td>
      ))}
    </tr>
  );
}

/** Brands against the nine appliances: a drawing where the brand makes it, a gap where it does not. */
export function BrandTable({ heading, intro, caption, labels, columns, groups }: Props) {
  return (
    <Band air="tight">
      <Fold id="table" heading={heading}>
        <p className="mb-5 max-w-measure text-ink-soft">{intro}</p>
        <table className="brand-table w-full">
          <caption className="sr-only">{caption}</caption>
          <thead className="bg-paper">
            <tr>
              <th scope="col">
                <span className="sr-only">{labels.brand}</span>
              </th>
              {columns.map(({ name, path }) => (
                <th key={path} scope="col">
                  <a className="inline-block text-small font-semibold text-sea" href={path}>
                    {name}
                  </a>
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ heading, brands }) => (
            <tbody key={heading}>
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={columns.length + 1}
                  className="bg-paper pt-5 pb-2 text-start font-normal"
                >
                  <span className="text-h4 font-semibold">{heading}</span>
                </th>
              </tr>
              {brands.map((brand) => (
                <BrandRow key={brand.path} brand={brand} columns={columns} labels={labels} />
              ))}
            </tbody>
          ))}
        </table>
      </Fold>
    </Band>
  );
}
