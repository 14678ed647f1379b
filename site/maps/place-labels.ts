import type { MapLabel } from '#site/elements/pictures/map-drawing.ts';

type Dot = { readonly name: string; readonly x: number; readonly y: number; readonly isHere: boolean };
type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
type Frame = { readonly width: number; readonly height: number };

type Letters = { readonly width: number; readonly height: number };

/** About how wide and high letters are at the map's two text sizes (pages/map.css), in map units. */
const large: Letters = { width: 8.9, height: 17 };
const small: Letters = { width: 7, height: 14 };
const gap = 8;
/** The place a map is about has a larger dot and larger letters. */
const hereBy = 1.2;
/** A dot and the air around it. */
const reach = 5;

/** A position for a name, and the room it takes there. */
type Choice = { readonly label: MapLabel; readonly box: Box };

/**
 * Gives dots a position for their name: right, left, above or below, the first that covers no other name and no other dot
 * that has one. A dot in a crowd gets none. The place a map is about comes first, then each in turn; all choose for the
 * large letters of phones, and what then still has room in small letters is shown on wide screens only.
 */
export function placeLabels(dots: readonly Dot[], frame: Frame): ReadonlyMap<string, MapLabel> {
  const inTurn = dots.toSorted((one, other) => Number(other.isHere) - Number(one.isHere));
  const placed = new Map<string, Choice & { readonly dot: Dot }>();
  for (const letters of [large, small]) {
    for (const dot of inTurn.filter(({ name }) => !placed.has(name))) {
      // Names that stay keep the room they have in large letters: those of phones and of wide screens are the same.
      const taken = [...placed.values()].flatMap(({ box, dot: other }) => [box, boxOf(other)]);
      if (taken.some((other) => overlaps(boxOf(dot), other))) continue;
      const choice = listChoices(dot, letters).find(
        ({ box }) => isInside(box, frame) && !taken.some((other) => overlaps(box, other)),
      );
      if (choice !== undefined) placed.set(dot.name, { ...choice, dot });
    }
  }
  return new Map([...placed].map(([name, { label }]) => [name, label]));
}

function boxOf({ x, y }: Dot): Box {
  return { left: x - reach, right: x + reach, top: y - reach, bottom: y + reach };
}

/** Right, left, above, below. */
function listChoices({ name, x, y, isHere }: Dot, letters: Letters): readonly Choice[] {
  const minor = letters === small ? ({ isMinor: true } as const) : {};
  const times = isHere ? hereBy : 1;
  const width = name.length * letters.width * times;
  const height = letters.height * times;
  const beyond = gap * times * times;
  const beside = (side: 1 | -1): Choice => {
    const [near, far] = [x + side * beyond, x + side * (beyond + width)];
    return {
      label: { x: near, y: y + 4, anchor: side === 1 ? 'start' : 'end', ...minor },
      box: {
        left: Math.min(near, far),
        right: Math.max(near, far),
        top: y - height / 2,
        bottom: y + height / 2,
      },
    };
  };
  const across = (offset: number): Choice => ({
    label: { x, y: y + offset, anchor: 'middle', ...minor },
    box: {
      left: x - width / 2,
      right: x + width / 2,
      top: y + offset - height + 3,
      bottom: y + offset + 3,
    },
  });
  return [beside(1), beside(-1), across(-beyond - 1), across(beyond + 10)];
}

function isInside(box: Box, { width, height }: Frame): boolean {
  return box.left >= 3 && box.right <= width - 3 && box.top >= 3 && box.bottom <= height - 3;
}

function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
