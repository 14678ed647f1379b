import { Band } from '#site/elements/Band.tsx';
import { Heading } from '#site/elements/text/Heading.tsx';
import { Icon } from '#site/elements/pictures/Icon.tsx';

type Link = { readonly text: string; readonly path: string };

type Props = {
  readonly id: string;
  readonly heading: string;
  readonly counties: readonly {
    readonly name: string;
    readonly cities: readonly (Link & { readonly pages: readonly Link[] })[];
  }[];
};

/** Counties that open to their cities, each city with its appliance pages. The links are there without opening. */
export function SitemapCities({ id, heading, counties }: Props) {
  return (
    <Band tone="sand" labelledBy={id}>
      <Heading id={id} text={heading} />
      <div className="mt-6 border-t border-rule">
        {counties.map(({ name, cities }) => (
          <details key={name} className="border-b border-rule">
            <summary className="flex min-h-14 items-center justify-between gap-4 text-h4 font-semibold">
              {name}
              <Icon name="ChevronDown" className="turns" />
            </summary>
            <ul className="sitemap-cities">
              {cities.map(({ text, path, pages }) => (
                <li key={path}>
                  <a href={path}>{text}</a>
                  <ul>
                    {pages.map((page) => (
                      <li key={page.path}>
                        <a href={page.path}>{page.text}</a>
                      </li>
                    ))}
                  </ul>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </Band>
  );
}
