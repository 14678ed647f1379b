export type BrandRowFacts = {
  readonly name: string;
  readonly path: string;
  readonly appliances: readonly { readonly text: string; readonly path: string }[];
};

type Props = { readonly brand: BrandRowFacts };

/** A brand and what it makes, on one line where there is room. */
export function BrandRow({ brand }: Props) {
  const { name, path, appliances } = brand;
  return (
    <li className="grid gap-x-6 border-b border-rule py-2 sm:grid-cols-[10rem_minmax(0,1fr)] sm:items-center">
      <a
        className="inline-flex min-h-11 items-center text-h4 font-semibold text-sea underline underline-offset-4"
        href={path}
      >
        {name}
      </a>
      <ul className="flex flex-wrap gap-x-4 text-small">
        {appliances.map((appliance) => (
          <li key={appliance.path}>
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
