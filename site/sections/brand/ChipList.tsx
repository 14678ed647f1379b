import { Block } from '#site/elements/Block.tsx';
import { Chips } from '#site/elements/links/Chips.tsx';

type Props = {
  readonly id: string;
  readonly heading: string;
  readonly chips: readonly { readonly text: string; readonly path: string }[];
};

/** A heading and short links side by side. */
export function ChipList({ id, heading, chips }: Props) {
  return (
    <Block id={id} heading={heading}>
      <Chips chips={chips} />
    </Block>
  );
}
