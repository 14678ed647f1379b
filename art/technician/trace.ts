// From an area of pixels to outlines of as few corners as show it.
export type Field = { readonly width: number; readonly height: number };
type Corner = readonly [right: number, down: number];

/** The cracks around all pixels that are inside, as closed ways with the inside on their right. */
function followCracks({ width, height }: Field, isInside: (at: number) => boolean): readonly Corner[][] {
  const row = width + 1;
  const next = new Map<number, number[]>();
  const lead = (from: number, to: number) => {
    const ways = next.get(from);
    if (ways === undefined) next.set(from, [to]);
    else ways.push(to);
  };
  for (let down = 0; down < height; down += 1) {
    for (let right = 0; right < width; right += 1) {
      const at = down * width + right;
      if (!isInside(at)) continue;
      const corner = down * row + right;
      if (down === 0 || !isInside(at - width)) lead(corner, corner + 1);
      if (right === width - 1 || !isInside(at + 1)) lead(corner + 1, corner + 1 + row);
      if (down === height - 1 || !isInside(at + width)) lead(corner + 1 + row, corner + row);
      if (right === 0 || !isInside(at - 1)) lead(corner + row, corner);
    }
  }
  const rings: Corner[][] = [];
  for (const start of next.keys()) {
    const ring: Corner[] = [];
    let corner = next.get(start)?.pop();
    while (corner !== undefined) {
      ring.push([corner % row, Math.floor(corner / row)]);
      corner = corner === start ? undefined : next.get(corner)?.pop();
    }
    if (ring.length > 0) rings.push(ring);
  }
  return rings;
}

/** Steps of pixels become a line: each corner is the mean of its neighbors. */
function soften(ring: readonly Corner[], reach: number): readonly Corner[] {
  const { length } = ring;
  return ring.map((_, at) => {
    let [right, down] = [0, 0];
    for (let by = -reach; by <= reach; by += 1) {
      const corner = ring[(at + by + length) % length] ?? [0, 0];
      right += corner[0];
      down += corner[1];
    }
    return [right / (2 * reach + 1), down / (2 * reach + 1)];
  });
}

/** Douglas and Peucker: leaves out what is nearer than `near` to the line between what stays. */
function thin(way: readonly Corner[], near: number): readonly Corner[] {
  const [first, last] = [way[0], way.at(-1)];
  if (first === undefined || last === undefined || way.length < 3) return way;
  const [right, down] = [last[0] - first[0], last[1] - first[1]];
  const long = Math.hypot(right, down);
  let [far, most] = [0, 0];
  for (const [at, corner] of way.entries()) {
    const [x, y] = [corner[0] - first[0], corner[1] - first[1]];
    const off = long === 0 ? Math.hypot(x, y) : Math.abs(x * down - y * right) / long;
    if (off > most) [far, most] = [at, off];
  }
  if (most <= near) return [first, last];
  return [...thin(way.slice(0, far + 1), near).slice(0, -1), ...thin(way.slice(far), near)];
}

function measure(ring: readonly Corner[]): number {
  return ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

/** `scale` units of the sheet a pixel; holes and specks below `least` pixels are left out; `near` in pixels. */
export function traceArea(
  field: Field,
  isInside: (at: number) => boolean,
  { scale, least, near }: { readonly scale: number; readonly least: number; readonly near: number },
): { readonly d: string; readonly size: number } {
  const rings = followCracks(field, isInside).filter((ring) => Math.abs(measure(ring)) >= least);
  const ways = rings.map((ring) => {
    const half = Math.floor(ring.length / 2);
    const soft = soften(soften(ring, 3), 2);
    const kept = [...thin(soft.slice(0, half + 1), near), ...thin(soft.slice(half), near).slice(1)];
    const round = kept.map(([x, y]) => [Math.round(x * scale), Math.round(y * scale)] as const);
    const steps = round.flatMap(([x, y], at) => {
      const before = round[at - 1];
      if (before === undefined) return [`M${x} ${y}l`];
      const [over, under] = [x - before[0], y - before[1]];
      return over === 0 && under === 0 ? [] : [`${over} ${under}`];
    });
    return steps.join(' ').replaceAll('l ', 'l').replaceAll(' -', '-');
  });
  return {
    d: ways.map((way) => `${way}z`).join(''),
    size: rings.reduce((sum, ring) => sum + Math.abs(measure(ring)), 0),
  };
}
