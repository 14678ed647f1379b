import type { ReactNode } from 'react';
import type { AnswerWords } from '#content/words/forms/answer-words.ts';
import type { CoverageStatement } from '#domain/places/coverage-statement.ts';
import { Band } from '#site/elements/Band.tsx';
import { CallLink } from '#site/elements/buttons/CallLink.tsx';
import { Heading } from '#site/elements/text/Heading.tsx';
import { TextLink } from '#site/elements/links/TextLink.tsx';
import type { HeroActions } from '#site/sections/page/PageHero.tsx';

type Props = {
  readonly words: AnswerWords;
  readonly said: CoverageStatement;
  readonly actions: HeroActions;
  /** The ZIP check again. */
  readonly children?: ReactNode;
};

/** The answer to a ZIP check: what was found, and where to read on. */
export function CoverageAnswer({ words, said, actions, children }: Props) {
  return (
    <Band tone="glass">
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div>
          <Heading level={1} text={words.heading} />
          <p className="mt-5 max-w-measure text-lead" data-coverage-statement="">
            {said.text}
          </p>
          <p className="mt-3" data-coverage-link="">
            <TextLink href={said.link.path}>{said.link.text}</TextLink>
          </p>
          <p className="mt-5 mb-3">{words.callLine}</p>
          <CallLink
            phone={actions.phone}
            label={actions.callLabel}
            position="opening"
            className="max-sm:w-full"
          />
        </div>
        {children}
      </div>
    </Band>
  );
}
