import type { SvgFile } from '#site/elements/pictures/picture-source.ts';

type Props = { readonly drawing: SvgFile; readonly alt: string };

/** A drawing beside a hero, in its own evening colors; on wide screens it runs out to the edge of the screen. */
export function HeroDrawing({ drawing, alt }: Props) {
  return (
    <picture>
      <img {...drawing} alt={alt} fetchPriority="high" className="bleed-right" />
    </picture>
  );
}
