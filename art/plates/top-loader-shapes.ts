// What only a washer that opens at the top has: a leaning console, rods that carry its tub, an agitator, a basket with holes.
import type { Point } from './camera.ts';
import type { Pencil } from './pencil.ts';

export function topLoaderShapes(p: Pencil) {
  /** The console: its front leans back. */
  const onConsole = (x: number, z: number): Point => [x, 54 + (z - 93) * 0.375, z];
  const lean: Point = [0, -0.936, 0.351];
  const consoleEnd = (x: number): readonly Point[] => [
    [x, 68, 93],
    onConsole(x, 93),
    onConsole(x, 108),
    [x, 68, 108],
  ];
  const panel = (from: number, to: number, low: number, high: number): readonly Point[] => [
    onConsole(from, low),
    onConsole(to, low),
    onConsole(to, high),
    onConsole(from, high),
  ];

  /** A rod that carries the tub: from a corner of the cabinet down to the spring under an ear of the tub. */
  function carry(right: number, back: number): string {
    const top: Point = [right * 31.5, 34 + back * 30.5, 90];
    const ear: Point = [right * 23, 34 + back * 22, 44];
    const low: Point = [right * 22.6, 34 + back * 21.6, 31];
    return (
      p.rod(ear, top, 0.7) +
      p.rod(top, [top[0], top[1], 92], 2) +
      p.rod([low[0], low[1], 30], [low[0], low[1], 31.5], 2.4) +
      p.spring(low, [right * 22.9, 34 + back * 21.9, 42], 1.9, 6) +
      p.rod([ear[0], ear[1], 42], [ear[0], ear[1], 44.5], 2.6)
    );
  }

  /** A blade of the agitator. */
  function blade(angle: number): string {
    const at = (radius: number, z: number): Point => [
      radius * Math.cos(angle),
      34 + radius * Math.sin(angle),
      z,
    ];
    return p.face([at(5, 66), at(7.5, 60), at(9, 46), at(17, 39), at(17, 36.5), at(5, 36.5)], 'a');
  }

  /** A row of the holes in the basket, as far as they face the viewer. */
  function holes(z: number): string {
    return Array.from({ length: 9 }, (_, step) => {
      const angle = -2.2 + step * 0.3;
      const out: Point = [Math.cos(angle), Math.sin(angle), 0];
      return p.rings([24.5 * out[0], 34 + 24.5 * out[1], z], out, '0:0.8', 'w');
    }).join('');
  }

  /** An ear of the tub, on the spring of its rod. */
  function ear(right: number, back: number): string {
    const rim = (by: number, z: number): Point => [right * (19.5 + by), 34 + back * (18.5 - by), z];
    const tip = (by: number, z: number): Point => [right * (24.5 + by), 34 + back * (23.5 - by), z];
    const near = right * back < 0 ? 1 : -right;
    return (
      p.face([rim(-4, 47), tip(-2, 47), tip(2, 47), rim(4, 47)], 'c') +
      p.face([tip(-2, 47), tip(2, 47), tip(2, 45), tip(-2, 45)], 'a') +
      p.face([rim(4 * near, 47), tip(2 * near, 47), tip(2 * near, 45), rim(4 * near, 45)], 'b')
    );
  }

  return { blade, carry, consoleEnd, ear, holes, lean, onConsole, panel };
}
