// What a map is asked to show.
import type { GeoPermissibleObjects } from 'd3-geo';
import type { Point } from '#domain/places/nearby.ts';
import type { MapArea } from '#site/elements/pictures/map-drawing.ts';

export type Frame = { readonly width: number; readonly height: number; readonly margin: number };
export type Area = { readonly counties: readonly string[]; readonly link?: MapArea['link'] };
export type Spot = {
  readonly name: string;
  readonly point: Point;
  readonly path?: string;
  readonly note?: string;
};
export type MapWords = {
  readonly county: (name: string) => string;
  readonly scale: (miles: number) => string;
};

export type Subject = {
  readonly frame: Frame;
  /** What must be in view. */
  readonly extent: GeoPermissibleObjects;
  /** The counties the map is about; without them it is about the place in its middle. */
  readonly areas?: readonly Area[];
  /** The places to show, the most important first. */
  readonly places: readonly Spot[];
  /** Which of them the map is about. */
  readonly here?: string;
  /** How often the corners of the coast are cut. */
  readonly roundings: number;
  /** What stands on the map beside the names of places. Without it, it is a map of the whole state: no name would keep clear of every line. */
  readonly words?: MapWords;
};
