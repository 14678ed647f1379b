import { TextLink } from '#site/elements/links/TextLink.tsx';

type Link = { readonly text: string; readonly path: string };
type Props = { readonly heading: string; readonly brands: readonly Link[]; readonly all: Link };

/** Names set in type: logos belong to their owners. */
export function BrandStrip({ heading, brands, all }: Props) {
  return (
    <section className="border-b border-rule bg-plate" aria-labelledby="brands-heading">
      <div className="page-width flex flex-wrap items-center gap-x-8 gap-y-1 py-5">
        <h2 id="brands-heading" className="label max-sm:w-full">
          {heading}
        </h2>
        <ul className="brand-names">
          {brands.map(({ text, path }) => (
            <li key={path}>
              <a className="brand-name" href={path}>
                {text}
              </a>{' '}
            </li>
          ))}
        </ul>
        <TextLink href={all.path}>{all.text}</TextLink>
      </div>
    </section>
  );
}
