/** A map ready to be written as SVG: everything in units of its own width and height. */
export type MapDrawing = {
  readonly width: number;
  readonly height: number;
  /** Path data of the land, its lakes left out (even-odd). */
  readonly land: string;
  /** Islands over it; path data, empty where there are none. */
  readonly islands: string;
  /** Outlines of the counties around; path data. */
  readonly others: string;
  /** The lines between counties. */
  readonly lines: string;
  /** The counties the map is about, one shape or several that lead somewhere. */
  readonly areas: readonly MapArea[];
  readonly places: readonly MapPlace[];
  /** Seas, bays and the like: the middle of each name. */
  readonly waters: readonly MapName[];
  /** The same for the counties that have room for theirs. */
  readonly counties: readonly MapName[];
  readonly corners: MapCorners;
  /** What of the water is in view; inland there may be none. */
  readonly shows: 'coast' | 'lakes' | 'land';
};

export type MapName = { readonly name: string; readonly x: number; readonly y: number };

/** What lies over the corners of a map; none where dots leave no corner free. */
export type MapCorners = {
  /** How long so many miles are, from its left end. */
  readonly scale?: { readonly x: number; readonly y: number; readonly length: number; readonly text: string };
  /** The state, and in it the part that the map shows. */
  readonly inset?: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    readonly outline: string;
    readonly window: { readonly x: number; readonly y: number; readonly size: number };
  };
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
  /** Its page; none for the place the map is about, for a lake, and for a landmark we do not serve. */
  readonly path?: string;
  /** How far around the dot a finger may land; a dot in a crowd has too little for one. */
  readonly target: number;
  readonly isCrowded: boolean;
};

export type MapLabel = {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  /** Only in the smaller letters of a wide screen, or only when the dot is pointed at; else always. */
  readonly shows?: 'wide' | 'pointed';
  /** How far the place is, after its name, on wide screens. */
  readonly note?: string;
  /** The line from the dot to a name that stands away from it; path data. */
  readonly leader?: string;
};
