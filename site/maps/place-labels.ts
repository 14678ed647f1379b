import type { MapLabel } from '#site/elements/pictures/map-drawing.ts';
import {
  farChoices,
  gap,
  large,
  nearChoices,
  reach,
  seawards,
  small,
  type Dot,
  type NameChoice,
} from './name-choices.ts';
import { overlaps, runsThrough, type Box, type Line } from './shore.ts';

type Sea = {
  readonly isWater: (box: Box) => boolean;
  /** What lies over the map already: a scale, an inset. */
  readonly kept: readonly Box[];
};
type Frame = { readonly width: number; readonly height: number };

/** Air between a name and a line: as far as its halo reaches, and a little more. */
const clear = 2.5;

/** Air between two names. */
const apart = 3;

/** A dot this near to water has its name over it. */
const coast = 40;

/** The best known of a region: a phone shows their names, too. */
const mostNeeded = 3;

/**
 * Gives every dot a position for its name: the first that covers no other name, no dot and no line. Names of the coast go out over the
 * water, where they have room. Then comes the place a map is about, and each in turn. The best known third is named before all others, out of a crowd if it must be, or across a line (its halo
 * covers that); those that find no room for the large letters of phones get small ones, for wide screens only. Then the others choose, all
 * for the large letters before any for the small. A dot in a crowd says its name when it is pointed at.
 */
export function placeLabels(
  dots: readonly Dot[],
  frame: Frame,
  lines: readonly Line[],
  { isWater, kept }: Sea,
): { readonly labels: ReadonlyMap<string, MapLabel>; readonly taken: readonly Box[] } {
  const inTurn = dots.toSorted((one, other) => Number(other.isHere) - Number(one.isHere));
  const placed = new Map<string, NameChoice>();
  const place = (dot: Dot, choices: readonly NameChoice[], mayCross = false) => {
    if (placed.has(dot.name)) return;
    const others = [...placed.values()];
    const taken = listTaken(dot, dots, others, kept);
    const isFree = ({ box, leader }: NameChoice) =>
      isInside(box, frame) &&
      !taken.some((other) => overlaps(box, other) || (leader && runsThrough(leader, other))) &&
      !others.some((other) => other.leader && runsThrough(other.leader, box));
    const roomy = choices.filter(isFree);
    const crossed = ({ box }: NameChoice) =>
      lines.filter((line) => runsThrough(line, widened(box, clear))).length;
    const choice =
      roomy.find((one) => crossed(one) === 0) ??
      (mayCross ? roomy.toSorted((one, other) => crossed(one) - crossed(other))[0] : undefined);
    if (choice !== undefined) placed.set(dot.name, choice);
  };
  for (const dot of inTurn) {
    const sides = [1, -1].filter((side) => isWater(boxAt(dot.x + side * coast, dot.y)));
    const overSea = farChoices(dot, large, seawards).filter(
      ({ box }) =>
        sides.includes(Math.sign(box.left + box.right - 2 * dot.x)) && isWater(widened(box, clear)),
    );
    place(dot, overSea);
  }
  for (const [index, dot] of inTurn.slice(0, Math.max(mostNeeded, Math.ceil(dots.length / 3))).entries()) {
    place(dot, nearChoices(dot, large), dot.isHere);
    place(dot, farChoices(dot, large), index < mostNeeded);
    place(dot, nearChoices(dot, small), true);
  }
  for (const letters of [large, small]) for (const dot of inTurn) place(dot, nearChoices(dot, letters));
  return {
    labels: new Map(dots.map((dot) => [dot.name, placed.get(dot.name)?.label ?? whenPointedAt(dot, frame)])),
    taken: [...[...placed.values()].map(({ box }) => box), ...dots.map(boxOf), ...kept],
  };
}

/** Where the name of a dot may not lie: over other names, other dots, or what is over the map already. */
function listTaken(
  dot: Dot,
  dots: readonly Dot[],
  others: readonly NameChoice[],
  kept: readonly Box[],
): readonly Box[] {
  return [
    ...others.map(({ box }) => widened(box, apart)),
    ...dots.filter((other) => other !== dot).map(boxOf),
    ...kept,
  ];
}

function boxAt(x: number, y: number): Box {
  return { left: x - 2, right: x + 2, top: y - 2, bottom: y + 2 };
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

function widened({ left, right, top, bottom }: Box, by: number): Box {
  return { left: left - by, right: right + by, top: top - by, bottom: bottom + by };
}

function isInside(box: Box, { width, height }: Frame): boolean {
  return box.left >= 3 && box.right <= width - 3 && box.top >= 3 && box.bottom <= height - 3;
}
