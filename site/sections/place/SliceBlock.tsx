import { Block } from '#site/elements/Block.tsx';
import { HomeSlice, type HomeSliceProps } from './HomeSlice.tsx';

type Props = HomeSliceProps & { readonly id: string; readonly heading: string };

/** The homes of a place, one cut open. */
export function SliceBlock({ id, heading, ...slice }: Props) {
  return (
    <Block id={id} heading={heading}>
      <div className="grid gap-y-6">
        <HomeSlice {...slice} />
      </div>
    </Block>
  );
}
