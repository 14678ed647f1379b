import type { ReactNode } from 'react';
import type { AnswerWords } from '#content/words/forms/answer-words.ts';
import { Band } from '#site/elements/Band.tsx';
import { CallLink } from '#site/elements/buttons/CallLink.tsx';
import { Heading } from '#site/elements/text/Heading.tsx';
import { TextLink } from '#site/elements/links/TextLink.tsx';
import type { HeroActions } from '#site/sections/page/PageHero.tsx';

type Props = {
  readonly words: AnswerWords;
  readonly link: { readonly text: string; readonly path: string };
  readonly actions: HeroActions;
  /** The ZIP check again. */
  readonly children?: ReactNode;
};

/** The answer to a ZIP check. The server writes what it found into the statement and where to read on into the link. */
export function CoverageAnswer({ words, link, actions, children }: Props) {
  return (
    <Band tone="glass">
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div>
          <Heading level={1} text={words.heading} />
          <p className="mt-5 max-w-measure text-lead" data-coverage-statement="">
            {words.text}
          </p>
          <p className="mt-3" data-coverage-link="">
            <TextLink href={link.path}>{link.text}</TextLink>
          </p>
          <p className="mt-5 mb-3">{words.callLine}</p>
          <CallLink
            phone={actions.phone}
            label={actions.callLabel}
            place="opening"
            className="max-sm:w-full"
          />
        </div>
        {children}
      </div>
    </Band>
  );
}
