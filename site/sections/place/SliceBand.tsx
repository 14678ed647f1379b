import type { ComponentProps } from 'react';
import { Band } from '#site/elements/Band.tsx';
import { Heading } from '#site/elements/text/Heading.tsx';
import { PlateBox } from '#site/sections/page/PlateBox.tsx';
import { HomeSlice, type HomeSliceProps } from './HomeSlice.tsx';

type Props = HomeSliceProps & {
  readonly id: string;
  readonly heading: string;
  /** What was counted of the homes and storms of the place, beside the drawing. */
  readonly figures: ComponentProps<typeof PlateBox>;
};

/** The homes of a place: their figures, and beside them one cut open. */
export function SliceBand({ id, heading, figures, ...slice }: Props) {
  return (
    <Band tone="sand" labelledBy={id} className="grid gap-x-14 gap-y-8 lg:grid-cols-2">
      <div>
        <Heading id={id} text={heading} className="mb-6" />
        <PlateBox {...figures} />
      </div>
      <HomeSlice {...slice} />
    </Band>
  );
}
