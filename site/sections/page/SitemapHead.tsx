import { Band } from '#site/elements/Band.tsx';
import { Breadcrumbs, type Crumb } from '#site/elements/links/Breadcrumbs.tsx';
import { CallLink } from '#site/elements/buttons/CallLink.tsx';
import { Heading } from '#site/elements/text/Heading.tsx';
import type { HeroActions } from '#site/sections/page/PageHero.tsx';

type Props = {
  readonly crumbs: { readonly parents: readonly Crumb[]; readonly here: string; readonly label: string };
  readonly heading: string;
  readonly intro: string;
  readonly actions: Pick<HeroActions, 'phone' | 'callLabel'>;
};

/** A plain first band for pages that are lists. */
export function SitemapHead({ crumbs, heading, intro, actions }: Props) {
  return (
    <Band tone="glass" air="none" className="pt-3 pb-10">
      <Breadcrumbs {...crumbs} />
      <Heading level={1} text={heading} className="mt-3" />
      <p className="mt-5 max-w-measure text-lead">{intro}</p>
      <CallLink
        phone={actions.phone}
        label={actions.callLabel}
        position="opening"
        className="mt-6 max-sm:w-full"
      />
    </Band>
  );
}
