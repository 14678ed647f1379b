// How a shape becomes text of an SVG: one decimal is a twentieth of a millimeter on a phone.
import type { Spot } from './camera.ts';

/**
 * What a face shows. Light comes from the front left: "a" fronts are light, "b" sides darker, "c" tops between, "d" is dark; "n" is
 * a line alone, "t" a thick one, "w" a faint one. Glass: "g" and "h" the shell behind and before, "j" and "f" a liner in it, "u" and "v" a tub and what is in it, "x" a door; "q" what only some machines have.
 */
export type Tone = 'a' | 'b' | 'c' | 'd' | 'n' | 't' | 'w' | 'g' | 'h' | 'j' | 'f' | 'u' | 'v' | 'x' | 'q';

export function figure(value: number): string {
  return `${Math.round(value * 10) / 10}`;
}

export function spot([right, down]: Spot): string {
  return `${figure(right)} ${figure(down)}`;
}

export function shape(d: string, tone: Tone): string {
  return `<path class="${tone}" d="${d}"/>`;
}

export function polygon(spots: readonly Spot[]): string {
  return `M${spots.map(spot).join('L')}z`;
}

/** A way through spots with its corners rounded by at most `round`. */
export function softLine(spots: readonly Spot[], round: number): string {
  const [first, ...rest] = spots;
  if (first === undefined) return '';
  const bends = rest.slice(0, -1).map((corner, at) => {
    const before = spots[at] ?? corner;
    const after = rest[at + 1] ?? corner;
    return `L${spot(toward(corner, before, round))}Q${spot(corner)} ${spot(toward(corner, after, round))}`;
  });
  return `M${spot(first)}${bends.join('')}L${spot(rest.at(-1) ?? first)}`;
}

/** From `from` toward `to`, by `by` or half the way. */
function toward(from: Spot, to: Spot, by: number): Spot {
  const [right, down] = [to[0] - from[0], to[1] - from[1]];
  const part = Math.min(0.5, by / (Math.hypot(right, down) || 1));
  return [from[0] + right * part, from[1] + down * part];
}
