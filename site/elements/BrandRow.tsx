import { cn } from './class-names.ts';

export type BrandRowFacts = {
  readonly name: string;
  readonly path: string;
  readonly appliances: readonly {
    readonly text: string;
    readonly path: string;
    /** Its column on wide screens: where it stands among the nine, from 0. */
    readonly column: number;
  }[];
};

type Props = { readonly brand: BrandRowFacts };

const columns = [
  'lg:col-start-1',
  'lg:col-start-2',
  'lg:col-start-3',
  'lg:col-start-4',
  'lg:col-start-5',
  'lg:col-start-6',
  'lg:col-start-7',
  'lg:col-start-8',
  'lg:col-start-9',
] as const;

/** A brand and what it makes: on wide screens each appliance has its column, so that a gap says "not made". */
export function BrandRow({ brand }: Props) {
  const { name, path, appliances } = brand;
  return (
    <li className="brand-row">
      <a
        className="inline-flex min-h-11 items-center text-h4 font-semibold text-sea underline underline-offset-4"
        href={path}
      >
        {name}
      </a>
      <ul className="brand-makes text-small">
        {appliances.map((appliance) => (
          <li key={appliance.path} className={cn(columns[appliance.column])}>
            <a
              className="inline-flex min-h-8 items-center text-ink-soft hover:text-ink hover:underline"
              href={appliance.path}
            >
              {appliance.text}
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}
