import { Band } from '#site/elements/Band.tsx';
import { Breadcrumbs, type Crumb } from '#site/elements/links/Breadcrumbs.tsx';
import { CallLink } from '#site/elements/buttons/CallLink.tsx';
import { Heading } from '#site/elements/text/Heading.tsx';
import { Prose } from '#site/elements/text/Prose.tsx';
import type { HeroActions } from '#site/sections/page/PageHero.tsx';

type Props = {
  readonly crumbs: { readonly parents: readonly Crumb[]; readonly here: string; readonly label: string };
  readonly heading: string;
  readonly intro: string;
  readonly actions: Pick<HeroActions, 'phone' | 'callLabel'>;
  readonly updated: string;
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
};

/** A policy in plain words: what it comes to, then the parts. */
export function LegalText({ crumbs, heading, intro, actions, updated, sections }: Props) {
  return (
    <Band air="none" className="pt-3 pb-16 md:pb-24">
      <Breadcrumbs {...crumbs} />
      <Heading level={1} text={heading} className="mt-3" />
      <p className="mt-5 max-w-measure text-lead">{intro}</p>
      <CallLink
        phone={actions.phone}
        label={actions.callLabel}
        position="opening"
        className="mt-6 max-sm:w-full"
      />
      <p className="mt-3 text-small text-ink-soft">{updated}</p>
      <Prose className="mt-6">
        {sections.flatMap((section) => [
          <h2 key={section.heading}>{section.heading}</h2>,
          ...section.paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>),
        ])}
      </Prose>
    </Band>
  );
}
