import type { ReactNode } from 'react';
import { Band } from '#site/elements/Band.tsx';
import { Heading } from '#site/elements/text/Heading.tsx';
import type { MapDrawing } from '#site/elements/pictures/map-drawing.ts';
import { MapFigure } from './MapFigure.tsx';

type Props = {
  readonly id: string;
  readonly heading: string;
  readonly drawing: MapDrawing;
  readonly description: string;
  readonly caption: string;
  /** The same places in words, beside the map. */
  readonly children?: ReactNode;
};

/** A map with its list beside it. */
export function MapBand({ id, heading, children, ...map }: Props) {
  return (
    <Band labelledBy={id}>
      <Heading id={id} text={heading} className="sr-only" />
      <div className="grid gap-x-14 gap-y-10 md:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] lg:grid-cols-[minmax(0,34rem)_minmax(0,1fr)]">
        <MapFigure {...map} />
        {children}
      </div>
    </Band>
  );
}
