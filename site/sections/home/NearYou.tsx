import { Band } from '#site/elements/Band.tsx';
import { Heading } from '#site/elements/text/Heading.tsx';
import { Picture } from '#site/elements/pictures/Picture.tsx';
import type { PictureSource } from '#site/elements/pictures/picture-source.ts';
import { TextLink } from '#site/elements/links/TextLink.tsx';

type Props = {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly link: { readonly text: string; readonly path: string };
  readonly picture?: PictureSource | undefined;
  readonly alt: string;
};

/** The machine from outside, before the sheet below it shows the inside. */
export function NearYou({ heading, paragraphs, link, picture, alt }: Props) {
  return (
    <Band
      tone="sand"
      air="tight"
      labelledBy="near-you-heading"
      reveals
      className="split-picture-right gap-y-5"
    >
      <div>
        <Heading id="near-you-heading" text={heading} />
        <div className="prose mt-4 max-w-measure">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <TextLink href={link.path} className="mt-2">
          {link.text}
        </TextLink>
      </div>
      {picture !== undefined && <Picture picture={picture} alt={alt} className="rounded-picture" />}
    </Band>
  );
}
