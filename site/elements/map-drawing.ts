/** A map ready to be written as SVG: everything in units of its own width and height. */
export type MapDrawing = {
  readonly width: number;
  readonly height: number;
  /** Outlines of the counties around; path data. */
  readonly land: string;
  /** Outlines of the counties the map is about; path data. */
  readonly counties: string;
  readonly places: readonly MapPlace[];
};

export type MapPlace = {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly isHere: boolean;
  /** Where the name stands; missing where it would cover another name. */
  readonly label?: MapLabel;
};

export type MapLabel = {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
};
