import { Band } from '#site/elements/Band.tsx';
import { Heading } from '#site/elements/text/Heading.tsx';
import { Icon } from '#site/elements/pictures/Icon.tsx';
import type { IconName } from '#site/elements/pictures/icon-shapes.ts';
import type { SvgFile } from '#site/elements/pictures/picture-source.ts';

type Props = {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly features: readonly {
    readonly icon: IconName;
    readonly title: string;
    readonly text: string;
  }[];
  readonly drawing: SvgFile;
  readonly alt: string;
};

export function Introduction({ heading, paragraphs, features, drawing, alt }: Props) {
  return (
    <Band air="wide" labelledBy="intro-heading" reveals className="split-picture-left">
      <picture>
        <img {...drawing} alt={alt} loading="lazy" className="picture bleed-left" />
      </picture>
      <div>
        <Heading id="intro-heading" text={heading} />
        <div className="prose mt-5 max-w-measure">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <ul className="mt-8 border-t border-rule">
          {features.map(({ icon, title, text }) => (
            <li key={title} className="flex gap-4 border-b border-rule py-3.5">
              <Icon name={icon} className="mt-0.5 text-sea" />
              <p>
                <b className="font-semibold">{title}.</b> {text}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
