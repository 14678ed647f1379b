import type { ComponentProps } from 'react';
import { Block } from '#site/elements/Block.tsx';
import { Chips } from '#site/elements/links/Chips.tsx';

type Props = Omit<ComponentProps<typeof Block>, 'intro' | 'children'> & {
  readonly chips: readonly { readonly text: string; readonly path: string }[];
};

/** A heading and short links side by side, each as high as a thumb. */
export function ChipList({ chips, ...block }: Props) {
  return (
    <Block {...block}>
      <Chips chips={chips} />
    </Block>
  );
}
