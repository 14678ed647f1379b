import { Band } from '#site/elements/Band.tsx';
import { BrandRow, type BrandRowFacts } from '#site/elements/BrandRow.tsx';
import { HeadedGroup } from '#site/elements/HeadedGroup.tsx';

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
        <HeadedGroup key={heading} heading={heading} text={text}>
          <ul className="brand-table border-t border-rule">
            {brands.map((brand) => (
              <BrandRow key={brand.path} brand={brand} />
            ))}
          </ul>
        </HeadedGroup>
      ))}
    </Band>
  );
}
