import type { ReactNode } from 'react';
import { HeroActions, type HeroActionsProps } from '#site/sections/page/HeroActions.tsx';
import { HeroFilm, type HeroFilmProps } from './HeroFilm.tsx';
import { RatingStrip, type RatingStripProps } from './RatingStrip.tsx';

type Props = {
  /** One sentence a line. */
  readonly heading: readonly string[];
  readonly lead: string;
  readonly rating: RatingStripProps;
  readonly actions: HeroActionsProps;
  readonly film: HeroFilmProps;
  readonly form: { readonly heading: string; readonly note: string };
  /** The quote form, shown on large screens only. */
  readonly children?: ReactNode;
};

/** The first band of the home page: words on paper, the form beside them, the film below and behind the form. */
export function Hero({ heading, lead, rating, actions, film, form, children }: Props) {
  return (
    <section className="hero" aria-labelledby="home-heading">
      <div className="hero-words">
        <h1 id="home-heading" className="hero-heading">
          {heading.map((sentence) => (
            <span key={sentence} className="sm:block">
              {sentence}{' '}
            </span>
          ))}
        </h1>
        <p className="mt-5 max-w-[42ch] text-lead text-ink-soft md:mt-6">{lead}</p>
        <RatingStrip {...rating} />
        <HeroActions {...actions} />
      </div>
      <HeroFilm {...film} />
      <div className="hero-form plate p-7 max-lg:hidden">
        <p className="text-h3 font-semibold">{form.heading}</p>
        <p className="mt-1 mb-5 text-small text-ink-soft">{form.note}</p>
        {children}
      </div>
    </section>
  );
}
