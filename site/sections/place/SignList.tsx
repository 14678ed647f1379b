import { Fragment } from 'react';
import { Block } from '#site/elements/Block.tsx';
import { OpensAtOnce } from '#site/elements/signs/OpensAtOnce.tsx';
import { NotedLinks, type NotedLink } from '#site/elements/links/NotedLinks.tsx';
import { Icon } from '#site/elements/pictures/Icon.tsx';
import { TextLink } from '#site/elements/links/TextLink.tsx';
import type { SignHere } from '#site/elements/signs/LocalHelp.tsx';
import { Sign, type SignLabels, type SignStory } from '#site/elements/signs/Sign.tsx';

export type LocalSign = { readonly story: SignStory; readonly here: SignHere };

type Props = {
  readonly id: string;
  readonly heading: string;
  /** What owners of the appliance ask first; the same in every city. */
  readonly intro: string | undefined;
  readonly signs: readonly LocalSign[];
  readonly labels: SignLabels;
  /** The rarer signs, folded under one line: each link opens the whole help on the page of the appliance. */
  readonly more: { readonly label: string; readonly links: readonly NotedLink[] };
  readonly all: { readonly text: string; readonly path: string };
};

/** The signs that are shown in a place, each opening in place to the whole help: who reads it at night goes nowhere else. */
export function SignList({ id, heading, intro, signs, labels, more, all }: Props) {
  return (
    <Block id={id} heading={heading}>
      {intro !== undefined && (
        <p className="mb-4 max-w-measure" data-shared="">
          {intro}
        </p>
      )}
      <div className="grid gap-2">
        {signs.map(({ story, here }, at) => (
          <Fragment key={story.slug}>
            <Sign sign={story} here={here} labels={labels} />
            {at === 0 && <OpensAtOnce />}
          </Fragment>
        ))}
      </div>
      <details className="mt-2" data-shared="">
        <summary className="flex min-h-12 cursor-pointer items-center gap-1.5 font-semibold text-sea">
          {more.label}
          <Icon name="ChevronDown" className="turns" />
        </summary>
        <NotedLinks links={more.links} />
        <TextLink href={all.path} className="mt-2">
          {all.text}
        </TextLink>
      </details>
    </Block>
  );
}
