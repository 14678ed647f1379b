import type { ReactNode } from 'react';
import { NextWindow } from '#site/elements/NextWindow.tsx';
import { HeroActions, type HeroActionsProps } from '#site/sections/page/HeroActions.tsx';
import { HeroFilm, type HeroFilmProps } from './HeroFilm.tsx';
import { RatingStrip, type RatingStripProps } from './RatingStrip.tsx';

type Props = {
  /** One sentence a line. */
  readonly heading: readonly string[];
  readonly lead: string;
  readonly rating: RatingStripProps;
  /** Room for the first open window, under the call; on phones under the film, which shows in the first screen. */
  readonly hasWindow: boolean;
  readonly actions: HeroActionsProps;
  readonly film: HeroFilmProps;
  readonly form: { readonly heading: string; readonly note: string };
  /** The quote form, shown on large screens only. */
  readonly children?: ReactNode;
};

/** The first band of the home page: words on paper, the film below them, the form beside both. A phone shows the film right under the call. */
export function Hero({ heading, lead, rating, hasWindow, actions, film, form, children }: Props) {
  return (
    <section className="hero" aria-labelledby="home-heading">
      <div className="hero-words max-sm:contents">
        <h1 id="home-heading" className="hero-heading">
          {heading.map((sentence) => (
            <span key={sentence} className="block">
              {sentence}{' '}
            </span>
          ))}
        </h1>
        <p className="mt-4 max-w-[44ch] text-lead text-ink-soft">{lead}</p>
        <HeroActions {...actions} />
        {hasWindow && (
          <div className="hero-later">
            <NextWindow isOpening />
          </div>
        )}
        <RatingStrip {...rating} />
      </div>
      <HeroFilm {...film} />
      <div className="hero-form plate max-lg:hidden md:p-7">
        <p className="text-h3 font-semibold">{form.heading}</p>
        <p className="mt-1 mb-5 text-small text-ink-soft">{form.note}</p>
        {children}
      </div>
    </section>
  );
}
