import type { MapLabel } from '#site/elements/map-drawing.ts';

type Dot = { readonly name: string; readonly x: number; readonly y: number };
type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
type Frame = { readonly width: number; readonly height: number };

/** Letters are about this wide and high at the map's text size, in map units. */
const letterWidth = 6.9;
const lineHeight = 14;
const gap = 8;

/**
 * Gives each wanted dot a place for its name: right, left, above or below it, the first that covers no earlier name
 * and no other dot. A dot in a crowd gets none. Earlier dots choose first.
 */
export function placeLabels(
  wanted: readonly Dot[],
  dots: readonly Dot[],
  frame: Frame,
): ReadonlyMap<string, MapLabel> {
  const taken: Box[] = [];
  const labels = new Map<string, MapLabel>();
  for (const dot of wanted) {
    const others = dots
      .filter(({ name }) => name !== dot.name)
      .map(({ x, y }) => ({ left: x - 4, right: x + 4, top: y - 4, bottom: y + 4 }));
    const choice = listChoices(dot).find(
      ({ box }) => isInside(box, frame) && ![...others, ...taken].some((other) => overlaps(box, other)),
    );
    if (choice === undefined) continue;
    taken.push(choice.box);
    labels.set(dot.name, choice.label);
  }
  return labels;
}

function listChoices({ name, x, y }: Dot): readonly { readonly label: MapLabel; readonly box: Box }[] {
  const width = name.length * letterWidth;
  const middle = { top: y - lineHeight / 2, bottom: y + lineHeight / 2 };
  const above = { top: y - gap - lineHeight, bottom: y - gap + 2 };
  const below = { top: y + gap - 2, bottom: y + gap + lineHeight };
  const centered = { left: x - width / 2, right: x + width / 2 };
  return [
    {
      label: { x: x + gap, y: y + 4, anchor: 'start' },
      box: { left: x + gap, right: x + gap + width, ...middle },
    },
    {
      label: { x: x - gap, y: y + 4, anchor: 'end' },
      box: { left: x - gap - width, right: x - gap, ...middle },
    },
    { label: { x, y: y - gap - 1, anchor: 'middle' }, box: { ...centered, ...above } },
    { label: { x, y: y + gap + 10, anchor: 'middle' }, box: { ...centered, ...below } },
  ];
}

function isInside(box: Box, { width, height }: Frame): boolean {
  return box.left >= 2 && box.right <= width - 2 && box.top >= 2 && box.bottom <= height - 2;
}

function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
