import { Band } from '#site/elements/Band.tsx';
import { Breadcrumbs, type Crumb } from '#site/elements/links/Breadcrumbs.tsx';
import { Heading } from '#site/elements/text/Heading.tsx';

type Props = {
  readonly crumbs: { readonly parents: readonly Crumb[]; readonly here: string; readonly label: string };
  readonly heading: string;
  readonly intro: string;
};

/** A plain first band for pages that are lists. */
export function SitemapHead({ crumbs, heading, intro }: Props) {
  return (
    <Band tone="glass" air="none" className="pt-3 pb-10">
      <Breadcrumbs {...crumbs} />
      <Heading level={1} text={heading} className="mt-3" />
      <p className="mt-5 max-w-measure text-lead">{intro}</p>
    </Band>
  );
}
