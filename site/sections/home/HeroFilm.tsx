import { Icon } from '#site/elements/pictures/Icon.tsx';
import { Picture } from '#site/elements/pictures/Picture.tsx';
import type { PictureSource } from '#site/elements/pictures/picture-source.ts';

export type HeroFilmProps = {
  /** The film's first frame; what phones, patient visitors and savers of data see. */
  readonly picture?: PictureSource | undefined;
  readonly alt: string;
  readonly sources: readonly { readonly src: string; readonly type: string }[];
  /** Says what the button does: "Pause the film". */
  readonly pause: string;
};

/** A quiet film on wide screens. Nothing of it is fetched until site/enhance/hero-film.ts says so. */
export function HeroFilm({ picture, alt, sources, pause }: HeroFilmProps) {
  return (
    <div className="hero-film" data-hero-film="">
      {picture !== undefined && <Picture picture={picture} alt={alt} isFirst className="hero-still" />}
      <video className="hero-video max-lg:hidden" muted playsInline preload="none" aria-hidden="true">
        {sources.map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
      </video>
      <button type="button" className="hero-pause size-11" aria-label={pause} aria-pressed="false">
        <Icon name="Pause" />
        <Icon name="Play" />
      </button>
    </div>
  );
}
