/**
 * The state as a drawing for the board: outlines once at the build, and where a named place is in it. Apart from
 * site/maps, because islands may import elements and not what draws maps.
 */
export type BoardMap = {
  readonly width: number;
  readonly height: number;
  /** Path data: counties served, and all others. */
  readonly served: string;
  readonly land: string;
  /** By the names that figures use: "Miami Beach", "Palm Beach County". */
  readonly points: Readonly<Record<string, readonly [x: number, y: number]>>;
};
