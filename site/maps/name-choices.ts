// Where the name of a dot may stand on a map: near it, or out of a crowd at the end of a thin line.
import type { MapLabel } from '#site/elements/pictures/map-drawing.ts';
import type { Box, Line } from './shore.ts';

export type Dot = {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly isHere: boolean;
  /** After its name, on wide screens: "6.6 mi". */
  readonly note?: string;
};

/** A position for a name, the room it takes there, and the line that leads to it. */
export type NameChoice = { readonly label: MapLabel; readonly box: Box; readonly leader?: Line };

/** The map's two sizes of letters (pages/map.css), in map units. */
export const large = 15.5;
export const small = 10.5;
/** Screens of a phone round the widths of letters. */
const sloppy = 1.08;
export const gap = 8;
/** How much farther a name may stand, so that it clears the shore. */
const farther = [0, 5, 10, 15];
/** The place a map is about has a larger dot and larger letters. */
const hereBy = 1.2;
/** A dot and the air around it. */
export const reach = 4.5;
/** Ends of the lines out of a crowd, nearest first. */
const outwards = [20, 30, 40, 50, 60];
/** The same over water. */
export const seawards = [14, 20, 28, 36, 46, 58, 70, 84, 98, 112];
const upOrDown = [0, -10, 10, -20, 20, -30, 30, -40, 40];

/** Right and left, level or a little up or down, near or farther; then above and below. */
export function nearChoices(dot: Dot, letters: number): readonly NameChoice[] {
  const { at, height } = settler(dot, letters);
  const { x, isHere } = dot;
  const beyond = isHere ? gap * hereBy * hereBy : gap;
  const beside = (more: number, down: number) => [
    at(x + beyond + more, down, 'start'),
    at(x - beyond - more, down, 'end'),
  ];
  const across = (down: number) => [at(x, down, 'middle')];
  const level = farther.flatMap((more) => beside(more, 0));
  const aslant = [6, 10].flatMap((down) => [...beside(0, -down), ...beside(0, down)]);
  const rows = [-beyond - height / 2 + 1, beyond + height / 2 - 1].flatMap(across);
  return [...level.slice(0, 4), ...aslant, ...rows, ...level.slice(4)];
}

/** Out of the crowd, at the end of a thin line from the dot, perhaps as far as over the sea. The nearest first. */
export function farChoices(dot: Dot, letters: number, ends = outwards): readonly NameChoice[] {
  const { at } = settler(dot, letters);
  const { x, y } = dot;
  return ends.flatMap((out) =>
    upOrDown.flatMap((down) =>
      ([1, -1] as const).map((side): NameChoice => {
        const end = x + side * out;
        const { label, box } = at(end + side * 2, down, side === 1 ? 'start' : 'end');
        return {
          label: { ...label, leader: `M${x} ${y}L${end} ${y + down}` },
          box,
          leader: [
            [x, y],
            [end, y + down],
          ],
        };
      }),
    ),
  );
}

/** What a name takes at a position, in letters of a size; no name without its note, which wide screens have in the small ones. */
function settler({ name, note = '', y, isHere }: Dot, letters: number) {
  const extras = { ...(letters === small && { shows: 'wide' as const }), ...(note !== '' && { note }) };
  const times = isHere ? hereBy : 1;
  const width =
    Math.max(widthOf(name) * letters, widthOf(note === '' ? name : `${name} ${note}`) * small) *
    times *
    sloppy;
  const height = 1.05 * letters * times ** 2;
  return {
    height,
    at: (labelX: number, down: number, anchor: MapLabel['anchor']): NameChoice => {
      const left = labelX - { start: 0, middle: width / 2, end: width }[anchor];
      const [top, bottom] = [y + down - height / 2, y + down + height / 2];
      return {
        label: { x: labelX, y: y + down + 4, anchor, ...extras },
        box: { left, right: left + width, top, bottom },
      };
    },
  };
}

/** In sizes of its letters: Familjen Grotesk, semibold, four widths of letters. */
export function widthOf(name: string): number {
  return [...name].reduce((sum, letter) => {
    if ('fijlrtIJ .'.includes(letter)) return sum + 0.32;
    if ('mwMW'.includes(letter)) return sum + 0.88;
    return sum + (letter === letter.toLowerCase() ? 0.55 : 0.65);
  }, 0);
}
