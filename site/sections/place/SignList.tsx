import { Block } from '#site/elements/Block.tsx';
import { TextLink } from '#site/elements/links/TextLink.tsx';
import { Sign, type SignHere, type SignLabels, type SignStory } from '#site/elements/signs/Sign.tsx';

export type LocalSign = { readonly story: SignStory; readonly here: SignHere };

type Props = {
  readonly id: string;
  readonly heading: string;
  readonly signs: readonly LocalSign[];
  readonly labels: SignLabels;
  readonly all: { readonly text: string; readonly path: string };
};

/** The signs that are shown in a place, each opening in place to the whole help: who reads it at night goes nowhere else. */
export function SignList({ id, heading, signs, labels, all }: Props) {
  return (
    <Block id={id} heading={heading}>
      <div className="grid gap-2">
        {signs.map(({ story, here }) => (
          <Sign key={story.slug} sign={story} here={here} labels={labels} />
        ))}
      </div>
      <TextLink href={all.path} className="mt-4">
        {all.text}
      </TextLink>
    </Block>
  );
}
