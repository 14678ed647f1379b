import type { MapLabel } from '#site/elements/pictures/map-drawing.ts';
import { runsThrough, type Box, type Line } from './shore.ts';

export type Dot = {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly isHere: boolean;
};
type Frame = { readonly width: number; readonly height: number };

/** The map's two sizes of letters (pages/map.css), in map units. */
const large = 15.5;
const small = 10.5;
/** Screens of a phone round the widths of letters. */
const sloppy = 1.08;
const gap = 8;
/** How much farther a name may stand, so that it clears the shore. */
const farther = [0, 5, 10, 15];
/** The place a map is about has a larger dot and larger letters. */
const hereBy = 1.2;
/** A dot and the air around it. */
const reach = 4.5;

/** A position for a name, and the room it takes there. */
type Choice = { readonly label: MapLabel; readonly box: Box };

/**
 * Gives every dot a position for its name: the first that covers no other name, no dot and no line. The place a map is about comes
 * first, then each in turn; the first is named even if its name must cross a line. All choose for the large letters of phones, then
 * in small ones for wide screens only. A dot in a crowd says its name when it is pointed at.
 */
export function placeLabels(
  dots: readonly Dot[],
  frame: Frame,
  lines: readonly Line[],
): ReadonlyMap<string, MapLabel> {
  const inTurn = dots.toSorted((one, other) => Number(other.isHere) - Number(one.isHere));
  const first = inTurn[0];
  const placed = new Map<string, Choice>();
  for (const letters of [large, small]) {
    for (const dot of inTurn.filter(({ name }) => !placed.has(name))) {
      const taken = [
        ...[...placed.values()].map(({ box }) => box),
        ...dots.filter((other) => other !== dot).map(boxOf),
      ];
      const roomy = listChoices(dot, letters).filter(
        ({ box }) => isInside(box, frame) && !taken.some((other) => overlaps(box, other)),
      );
      const crossed = ({ box }: Choice) => lines.filter((line) => runsThrough(line, box)).length;
      const choice =
        roomy.find((one) => crossed(one) === 0) ??
        (dot === first ? roomy.toSorted((one, other) => crossed(one) - crossed(other))[0] : undefined);
      if (choice !== undefined) placed.set(dot.name, choice);
    }
  }
  return new Map(dots.map((dot) => [dot.name, placed.get(dot.name)?.label ?? whenPointedAt(dot, frame)]));
}

/** In sizes of its letters: Familjen Grotesk, semibold, four widths of letters. */
function widthOf(name: string): number {
  return [...name].reduce((sum, letter) => {
    if ('fijlrtIJ .'.includes(letter)) return sum + 0.32;
    if ('mwMW'.includes(letter)) return sum + 0.88;
    return sum + (letter === letter.toLowerCase() ? 0.55 : 0.65);
  }, 0);
}

function boxOf({ x, y, isHere }: Dot): Box {
  const far = isHere ? reach * 1.8 : reach;
  return { left: x - far, right: x + far, top: y - far, bottom: y + far };
}

/** On the side with more room. */
function whenPointedAt({ x, y }: Dot, { width }: Frame): MapLabel {
  return x < width / 2
    ? { x: x + gap, y: y + 4, anchor: 'start', shows: 'pointed' }
    : { x: x - gap, y: y + 4, anchor: 'end', shows: 'pointed' };
}

/** Right and left, level or a little up or down, near or farther; then above and below, to the middle or to a side. */
function listChoices({ name, x, y, isHere }: Dot, letters: number): readonly Choice[] {
  const shows = letters === small ? ({ shows: 'wide' } as const) : {};
  const times = isHere ? hereBy : 1;
  const width = widthOf(name) * letters * times * sloppy;
  const height = 1.05 * letters * times ** 2;
  const beyond = gap * times * times;
  const at = (labelX: number, down: number, anchor: MapLabel['anchor']): Choice => {
    const left = labelX - { start: 0, middle: width / 2, end: width }[anchor];
    const [top, bottom] = [y + down - height / 2, y + down + height / 2];
    return {
      label: { x: labelX, y: y + down + 4, anchor, ...shows },
      box: { left, right: left + width, top, bottom },
    };
  };
  const beside = (more: number, down: number) => [
    at(x + beyond + more, down, 'start'),
    at(x - beyond - more, down, 'end'),
  ];
  const across = (down: number) => [
    at(x, down, 'middle'),
    at(x - reach, down, 'start'),
    at(x + reach, down, 'end'),
  ];
  const level = farther.flatMap((more) => beside(more, 0));
  const aslant = [6, 10].flatMap((down) => [...beside(0, -down), ...beside(0, down)]);
  const rows = [-beyond - height / 2 + 1, beyond + height / 2 - 1].flatMap(across);
  return [...level.slice(0, 4), ...aslant, ...rows, ...level.slice(4)];
}

function isInside(box: Box, { width, height }: Frame): boolean {
  return box.left >= 3 && box.right <= width - 3 && box.top >= 3 && box.bottom <= height - 3;
}

function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
