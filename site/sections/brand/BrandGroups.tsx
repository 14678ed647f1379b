import { Band } from '#site/elements/Band.tsx';
import { BrandRow, type BrandRowFacts } from '#site/elements/BrandRow.tsx';
import { Heading } from '#site/elements/text/Heading.tsx';

type Props = {
  readonly groups: readonly {
    readonly heading: string;
    readonly text: string;
    readonly brands: readonly BrandRowFacts[];
  }[];
};

/** The brands in groups; under each name only the appliances it makes. */
export function BrandGroups({ groups }: Props) {
  return (
    <Band>
      {groups.map(({ heading, text, brands }) => (
        <div
          key={heading}
          className="grid gap-x-14 gap-y-4 not-first:mt-14 lg:grid-cols-[minmax(0,18rem)_minmax(0,1fr)]"
        >
          <div className="lg:sticky lg:top-24 lg:self-start">
            <Heading text={heading} size="h3" />
            <p className="mt-2 text-ink-soft">{text}</p>
          </div>
          <ul className="brand-table border-t border-rule">
            {brands.map((brand) => (
              <BrandRow key={brand.path} brand={brand} />
            ))}
          </ul>
        </div>
      ))}
    </Band>
  );
}
