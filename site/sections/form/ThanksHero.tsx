import type { ComponentProps } from 'react';
import { TodayText } from '#site/elements/TodayText.tsx';
import { PageHero } from '#site/sections/page/PageHero.tsx';

type Props = Omit<ComponentProps<typeof PageHero>, 'intro'> & {
  readonly words: { readonly byEmail: string; readonly outside: string };
  /** When we call, and when we write, whatever the hour is. */
  readonly thanks: string;
  readonly email: string;
};

/**
 * Thanks, and when we call. The server leads to `#by-email` who left no number, and to `#outside` whose ZIP code we do not
 * list; a style sheet shows the sentence of the anchor, with script or without.
 */
export function ThanksHero({ words, thanks, email, ...hero }: Props) {
  const intro = (
    <>
      <span id="outside" className="thanks-outside">
        {words.outside}{' '}
      </span>
      <span className="thanks-call">
        <TodayText name="thanks" text={thanks} />
      </span>
      <span id="by-email" className="thanks-email">
        {words.byEmail} <TodayText name="email" text={email} />
      </span>
    </>
  );
  return <PageHero {...hero} intro={intro} />;
}
