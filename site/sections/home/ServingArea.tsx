import { Band } from '#site/elements/Band.tsx';
import { ButtonLink } from '#site/elements/buttons/ButtonLink.tsx';
import { Heading } from '#site/elements/text/Heading.tsx';

type Props = {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly link: { readonly text: string; readonly path: string };
  readonly regionsLabel: string;
  readonly regions: readonly { readonly name: string; readonly path: string; readonly count: string }[];
};

/** Where we work: a few words, and the six regions as one long list in large type. */
export function ServingArea({ heading, paragraphs, link, regionsLabel, regions }: Props) {
  return (
    <Band tone="glass" labelledBy="area-heading" reveals className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
      <div>
        <Heading id="area-heading" text={heading} />
        <div className="prose mt-5 max-w-measure">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <ButtonLink href={link.path} tone="solid" className="mt-7">
          {link.text}
        </ButtonLink>
      </div>
      <div>
        <h3 className="label">{regionsLabel}</h3>
        <ul className="region-list mt-2">
          {regions.map(({ name, path, count }) => (
            <li key={path}>
              <a href={path}>{name}</a>
              <span className="figures text-small text-ink-soft">{count}</span>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
