import { Breadcrumbs, type Crumb } from '#site/elements/links/Breadcrumbs.tsx';
import { CallLink } from '#site/elements/buttons/CallLink.tsx';
import { Heading } from '#site/elements/text/Heading.tsx';
import type { HeroActions } from '#site/sections/page/PageHero.tsx';

export type PlainHeadProps = {
  readonly crumbs: { readonly parents: readonly Crumb[]; readonly here: string; readonly label: string };
  readonly heading: string;
  readonly intro: string;
  readonly actions: Pick<HeroActions, 'phone' | 'callLabel'>;
};

/** What a page without a picture begins with: where it is, what it is about, and our number. */
export function PlainHead({ crumbs, heading, intro, actions }: PlainHeadProps) {
  return (
    <>
      <Breadcrumbs {...crumbs} />
      <Heading level={1} text={heading} className="mt-3" />
      <p className="mt-5 max-w-measure text-lead">{intro}</p>
      <CallLink
        phone={actions.phone}
        label={actions.callLabel}
        position="opening"
        className="mt-6 max-sm:w-full"
      />
    </>
  );
}
