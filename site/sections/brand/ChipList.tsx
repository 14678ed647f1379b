import type { ComponentProps } from 'react';
import { Block } from '#site/elements/Block.tsx';

type Props = Omit<ComponentProps<typeof Block>, 'intro' | 'children'> & {
  readonly chips: readonly { readonly text: string; readonly path: string }[];
};

/** A heading and short links side by side, each as high as a thumb. */
export function ChipList({ chips, ...block }: Props) {
  return (
    <Block {...block}>
      <ul className="chips">
        {chips.map(({ text, path }) => (
          <li key={path}>
            <a href={path}>{text}</a>
          </li>
        ))}
      </ul>
    </Block>
  );
}
