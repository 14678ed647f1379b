import { Block } from '#site/elements/Block.tsx';
import { Sign, type SignLabels, type SignStory } from '#site/elements/signs/Sign.tsx';

type Props = {
  readonly id: string;
  readonly heading: string;
  readonly signs: readonly SignStory[];
  readonly labels: SignLabels;
};

/** Every sign of an appliance, the commonest first: what it means, what to try, what we do, what it is worth. */
export function SignStories({ id, heading, signs, labels }: Props) {
  return (
    <Block id={id} heading={heading}>
      <div className="grid gap-3">
        {signs.map((sign) => (
          <Sign key={sign.slug} sign={sign} labels={labels} />
        ))}
      </div>
    </Block>
  );
}
