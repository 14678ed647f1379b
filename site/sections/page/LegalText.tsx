import { Band } from '#site/elements/Band.tsx';
import { Prose } from '#site/elements/text/Prose.tsx';
import { PlainHead, type PlainHeadProps } from './PlainHead.tsx';

type Props = PlainHeadProps & {
  readonly updated: string;
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
};

/** A policy in plain words: what it comes to, then the parts. */
export function LegalText({ updated, sections, ...head }: Props) {
  return (
    <Band air="none" className="pt-3 pb-16 md:pb-24">
      <PlainHead {...head} />
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
