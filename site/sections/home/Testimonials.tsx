import type { ReactNode } from 'react';
import { Band } from '#site/elements/Band.tsx';
import { Picture } from '#site/elements/pictures/Picture.tsx';
import type { PictureSource } from '#site/elements/pictures/picture-source.ts';
import { Heading } from '#site/elements/text/Heading.tsx';

type Props = {
  readonly heading: string;
  /** Said while any of them is a sample. */
  readonly note?: string | undefined;
  readonly picture?: PictureSource | undefined;
  readonly alt: string;
  /** The quotes, in their carousel. */
  readonly children?: ReactNode;
};

export function Testimonials({ heading, note, picture, alt, children }: Props) {
  return (
    <Band air="tight" reveals className="split-picture-left max-sm:gap-0">
      {picture !== undefined && <Picture picture={picture} alt={alt} className="bleed-left max-sm:hidden" />}
      <div className="min-w-0">
        <Heading text={heading} className="max-w-none" />
        {note !== undefined && <p className="mt-2 max-w-measure text-small text-ink-soft">{note}</p>}
        {children}
      </div>
    </Band>
  );
}
