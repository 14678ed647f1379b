import { Fragment } from 'react';
import { Block } from '#site/elements/Block.tsx';
import { CodeKey, type CodeKeyProps } from '#site/sections/codes/CodeKey.tsx';
import { OpensAtOnce } from '#site/elements/signs/OpensAtOnce.tsx';
import { Sign, type SignLabels, type SignStory } from '#site/elements/signs/Sign.tsx';

type Props = {
  readonly id: string;
  readonly heading: string;
  readonly signs: readonly SignStory[];
  readonly labels: SignLabels;
  /** What their labels mean, over the first list of a page. */
  readonly labelKey?: CodeKeyProps;
  /** On wide screens the first is open. */
  readonly opensFirst?: boolean;
};

/** Every sign of an appliance, the commonest first: what it means, what to try, what we do, what it is worth. */
export function SignStories({ id, heading, signs, labels, labelKey, opensFirst = false }: Props) {
  return (
    <Block id={id} heading={heading}>
      {labelKey !== undefined && (
        <div data-no-print="">
          <CodeKey {...labelKey} />
        </div>
      )}
      <div className="grid gap-3">
        {signs.map((sign, at) => (
          <Fragment key={sign.slug}>
            <Sign sign={sign} labels={labels} />
            {opensFirst && at === 0 && <OpensAtOnce />}
          </Fragment>
        ))}
      </div>
    </Block>
  );
}
