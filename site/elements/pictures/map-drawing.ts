/** A map ready to be written as SVG: everything in units of its own width and height. */
export type MapDrawing = {
  readonly width: number;
  readonly height: number;
  /** Path data of the land, its lakes left out (even-odd). */
  readonly land: string;
  /** Outlines of the counties around; path data. */
  readonly others: string;
  /** The lines between counties. */
  readonly lines: string;
  /** The counties the map is about, one shape or several that lead somewhere. */
  readonly areas: readonly MapArea[];
  readonly places: readonly MapPlace[];
};

/** Counties that belong together; with a link, the shape leads to their page. */
export type MapArea = {
  readonly outline: string;
  readonly link?: { readonly text: string; readonly path: string };
};

export type MapPlace = {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly isHere: boolean;
  /** Where the name stands. */
  readonly label: MapLabel;
};

export type MapLabel = {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  /** There is room for it only in the smaller letters of a wide screen. */
  readonly isMinor?: true;
};
