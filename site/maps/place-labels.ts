import type { MapLabel } from '#site/elements/pictures/map-drawing.ts';

type Dot = { readonly name: string; readonly x: number; readonly y: number };
type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
type Frame = { readonly width: number; readonly height: number };

type Letters = { readonly width: number; readonly height: number };

/** About how wide and high letters are at the map's two text sizes (pages.css), in map units. */
const large: Letters = { width: 8.2, height: 17 };
const small: Letters = { width: 6.9, height: 14 };
const gap = 8;

/** A place for a name, and the room it takes there in letters of either size. */
type Choice = { readonly label: MapLabel; readonly boxIn: (letters: Letters) => Box };

/**
 * Gives each wanted dot a place for its name: right, left, above or below it, the first that covers no earlier name
 * and no other dot. A dot in a crowd gets none. Earlier dots choose first, and all choose for the large letters of
 * phones; what then still has room in small letters is shown on wide screens only.
 */
export function placeLabels(
  wanted: readonly Dot[],
  dots: readonly Dot[],
  frame: Frame,
): ReadonlyMap<string, MapLabel> {
  const isOverview = wanted.length < dots.length;
  const placed = new Map<string, Choice>();
  for (const letters of [large, small]) {
    for (const dot of wanted.filter(({ name }) => !placed.has(name))) {
      const others = dots
        .filter(({ name }) => name !== dot.name)
        .map(({ x, y }) => ({ left: x - 4, right: x + 4, top: y - 4, bottom: y + 4 }));
      const taken = [...placed.values()].map(({ boxIn }) => boxIn(letters));
      const choice = listChoices(dot, letters, isOverview).find(({ boxIn }) => {
        const box = boxIn(letters);
        return isInside(box, frame) && ![...others, ...taken].some((other) => overlaps(box, other));
      });
      if (choice !== undefined) placed.set(dot.name, choice);
    }
  }
  return new Map([...placed].map(([name, { label }]) => [name, label]));
}

/** Right, left, above, below; on an overview then further off, for landmarks among other dots. */
function listChoices({ name, x, y }: Dot, letters: Letters, mayStandOff: boolean): readonly Choice[] {
  const minor = letters === small ? ({ isMinor: true } as const) : {};
  const beside = (side: 1 | -1, gap: number): Choice => ({
    label: { x: x + side * gap, y: y + 4, anchor: side === 1 ? 'start' : 'end', ...minor },
    boxIn: ({ width, height }) => {
      const [near, far] = [x + side * gap, x + side * (gap + name.length * width)];
      return {
        left: Math.min(near, far),
        right: Math.max(near, far),
        top: y - height / 2,
        bottom: y + height / 2,
      };
    },
  });
  const across = (offset: number): Choice => ({
    label: { x, y: y + offset, anchor: 'middle', ...minor },
    boxIn: ({ width, height }) => ({
      left: x - (name.length * width) / 2,
      right: x + (name.length * width) / 2,
      top: y + offset - height + 3,
      bottom: y + offset + 3,
    }),
  });
  return [
    beside(1, gap),
    beside(-1, gap),
    across(-gap - 1),
    across(gap + 10),
    ...(mayStandOff ? [beside(1, 2.5 * gap), beside(-1, 2.5 * gap), across(-5 * gap), across(5 * gap)] : []),
  ];
}

function isInside(box: Box, { width, height }: Frame): boolean {
  return box.left >= 2 && box.right <= width - 2 && box.top >= 2 && box.bottom <= height - 2;
}

function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
