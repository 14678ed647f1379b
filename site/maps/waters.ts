// What people steer by that is no town: seas, bays, the great lake, the Everglades. Each is named where its name has room between
// these degrees, which are read off the coast of our own maps; nothing is measured on them.
import type { MapName } from '#site/elements/pictures/map-drawing.ts';
import { widthOf } from './name-choices.ts';
import { overlaps, type Box } from './shore.ts';
import type { Land } from './land.ts';

type Degrees = readonly [west: number, east: number, south: number, north: number];
type Water = { readonly name: string; readonly where: readonly Degrees[]; readonly isLand?: true };

// One line a box, so that it can be reviewed at a glance.
// prettier-ignore
const waters: readonly Water[] = [
  { name: 'Atlantic Ocean', where: [[-80.12, -79, 25, 26.3], [-80.05, -79, 26.3, 27.5], [-80.55, -79, 27.5, 29.3], [-81.38, -80, 30, 31]] },
  { name: 'Gulf', where: [[-84, -82.77, 27.65, 29], [-84, -82.5, 27, 27.65], [-84, -82.15, 26, 27], [-84, -81.72, 25, 26.3]] },
  { name: 'Tampa Bay', where: [[-82.7, -82.38, 27.55, 27.97]] },
  { name: 'Biscayne Bay', where: [[-80.34, -80.13, 25.3, 25.9]] },
  { name: 'Charlotte Harbor', where: [[-82.25, -82, 26.6, 26.98]] },
  { name: 'Lake Okeechobee', where: [[-81.07, -80.6, 26.7, 27.2]] },
  { name: 'Lake Apopka', where: [[-81.69, -81.56, 28.56, 28.69]] },
  { name: 'Lake Tohopekaliga', where: [[-81.42, -81.33, 28.12, 28.3]] },
  { name: 'Lake Kissimmee', where: [[-81.33, -81.2, 27.82, 27.99]] },
  { name: 'Lake Jesup', where: [[-81.28, -81.16, 28.69, 28.78]] },
  { name: 'Lake Monroe', where: [[-81.32, -81.21, 28.81, 28.87]] },
  { name: 'Everglades', where: [[-81, -80.42, 25.3, 26.55]], isLand: true },
];

/** Their letters, in map units. */
const letters = 13;
const height = 1.05 * letters;
/** Air around a name, the most first. */
const airs = [14, 8, 3];
/** From one position that is tried to the next. */
const step = 6;

type Ground = {
  readonly frame: { readonly width: number; readonly height: number };
  readonly rows: Rows;
  /** What is there: dots and names. */
  readonly taken: readonly Box[];
  readonly degreesAt: (x: number, y: number) => readonly [longitude: number, latitude: number] | null;
};

/** Where the shore cuts the rows of a map: many boxes are tried, and the coast of Florida has thousands of corners. */
export type Rows = readonly { readonly shore: readonly number[]; readonly islands: readonly number[] }[];

const rowHeight = 3;

export function cutRows({ rings, islandRings }: Land, height: number): Rows {
  const count = Math.ceil(height / rowHeight) + 1;
  const cutsOf = (all: Land['rings']) => {
    const cuts = Array.from({ length: count }, (): number[] => []);
    for (const ring of all) {
      let [fromX, fromY] = ring.at(-1) ?? [0, 0];
      for (const [x, toY] of ring) {
        const [low, high] = [Math.min(fromY, toY), Math.max(fromY, toY)];
        for (
          let row = Math.max(0, Math.ceil(low / rowHeight));
          row < count && row * rowHeight < high;
          row += 1
        )
          cuts[row]?.push(fromX + ((x - fromX) * (row * rowHeight - fromY)) / (toY - fromY));
        [fromX, fromY] = [x, toY];
      }
    }
    return cuts;
  };
  const [shore, islands] = [cutsOf(rings), cutsOf(islandRings)];
  return shore.map((cuts, row) => ({ shore: cuts, islands: islands[row] ?? [] }));
}

/** Whether a box is all land or all water. */
export function isAll(kind: 'land' | 'water', rows: Rows, { left, right, top, bottom }: Box): boolean {
  const isWet = (cuts: readonly number[]) => cuts.filter((x) => x < left).length % 2 === 0;
  return rows
    .slice(Math.max(0, Math.floor(top / rowHeight)), Math.ceil(bottom / rowHeight) + 1)
    .every(({ shore, islands }) => {
      if ([...shore, ...islands].some((x) => x >= left && x <= right)) return false;
      return (isWet(shore) && isWet(islands)) === (kind === 'water');
    });
}

/** The room that the name of a water takes. */
export function boxOfName({ name, x, y }: MapName): Box {
  const half = (widthOf(name) * letters) / 2 + 3;
  return { left: x - half, right: x + half, top: y - 4 - height / 2, bottom: y - 4 + height / 2 };
}

/** The waters of a map, each at the middle of its name: where most air is around it. */
export function nameWaters({ frame, rows, taken, degreesAt }: Ground): readonly MapName[] {
  const full = [...taken];
  const [left = 0, upper = 0] = degreesAt(0, 0) ?? [];
  const [right = 0, lower = 0] = degreesAt(frame.width, frame.height) ?? [];
  return waters.flatMap(({ name, where: anywhere, isLand }) => {
    const where = anywhere.filter(
      ([west, east, south, north]) => west < right && east > left && south < upper && north > lower,
    );
    if (where.length === 0) return [];
    const half = (widthOf(name) * letters) / 2;
    const isWithin = (x: number, y: number) => {
      const [longitude = 0, latitude = 0] = degreesAt(x, y) ?? [];
      return where.some(
        ([west, east, south, north]) =>
          longitude > west && longitude < east && latitude > south && latitude < north,
      );
    };
    for (const air of airs)
      for (let y = height + air; y < frame.height - height - air; y += step)
        for (let x = half + air; x < frame.width - half - air; x += step) {
          const box = {
            left: x - half - air,
            right: x + half + air,
            top: y - height / 2 - air,
            bottom: y + height / 2 + air,
          };
          if (!isWithin(x, y) || full.some((other) => overlaps(box, other))) continue;
          if (!isAll(isLand ? 'land' : 'water', rows, box)) continue;
          full.push(box);
          return [{ name, x: Math.round(x), y: Math.round(y + 4) }];
        }
    return [];
  });
}
