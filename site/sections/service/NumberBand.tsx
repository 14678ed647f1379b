import type { ComponentProps } from 'react';
import { Block } from '#site/elements/Block.tsx';
import { NumberPlaces, type NumberPlacesProps } from '#site/elements/signs/NumberPlaces.tsx';
import { ChipList } from '#site/sections/brand/ChipList.tsx';

type Props = {
  readonly number: {
    readonly heading: string;
    readonly text: string;
    readonly places: NumberPlacesProps;
  };
  /** Brands with a list of codes; perhaps there is none. */
  readonly codes: Pick<ComponentProps<typeof ChipList>, 'heading' | 'chips'>;
};

/** What a reader can find on the machine, side by side: its model number, and a code. The drawing that opens has the whole band. */
export function NumberBand({ number, codes }: Props) {
  return (
    <div className="number-band">
      <Block id="number" heading={number.heading} size="h3">
        <p className="max-w-measure">{number.text}</p>
        <NumberPlaces {...number.places} />
      </Block>
      {codes.chips.length > 0 && <ChipList id="codes" {...codes} size="h3" />}
    </div>
  );
}
