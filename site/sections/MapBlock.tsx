import { Block } from '#site/elements/Block.tsx';
import type { MapDrawing } from '#site/elements/map-drawing.ts';
import { MapFigure } from './MapFigure.tsx';

type Props = {
  readonly id: string;
  readonly heading: string;
  readonly drawing: MapDrawing;
  readonly description: string;
  readonly caption: string;
};

/** A heading and a map. */
export function MapBlock({ id, heading, ...map }: Props) {
  return (
    <Block id={id} heading={heading}>
      <MapFigure {...map} />
    </Block>
  );
}
