// The top of an electric range, 30 inches wide, behind glass, its cooking top of glass, too; knobs on the back panel, the oven door
// below it. From the back to the front. Its parts have the names they have in stove.ts: an element under the glass is the coil.
import type { Point } from './camera.ts';
import { houseShapes } from './house.ts';
import { axes, makePencil } from './pencil.ts';

const p = makePencil(3.4, [126, 246]);
const house = houseShapes(p);
const shell = p.cabinet([-38, 38], [0, 62], [-14, 9.6]);
const backPanel = p.cabinet([-38, 38], [54, 62], [10.6, 35], ['g', 'x']);

/** Where an element is, and its radius. */
type Element = readonly [x: number, y: number, radius: number];
const elements: readonly Element[] = [
  [-21, 40, 8.6],
  [20, 40, 8],
  [-19, 15, 11.4],
  [19, 15, 10],
];

/** A dish with its ribbon, and the limiter: a rod across it, which switches it off where it gets too hot, and the block that it ends in. */
const radiant = (element: Element) => {
  const [x, y, radius] = element;
  const rings = Array.from(
    { length: Math.floor((radius - 1) / 2.3) },
    (_, ring) => radius - 2.4 - ring * 2.3,
  );
  const turns = rings.map((middle) => {
    const teeth = Math.round(middle * 3);
    return p.line(
      Array.from({ length: teeth * 2 + 1 }, (_, step): Point => {
        const angle = -0.5 + (step * 5.9) / (teeth * 2);
        const out = middle + (step % 2 === 0 ? 0.6 : -0.6);
        return [x + out * Math.cos(angle), y + out * Math.sin(angle), 9.6];
      }),
    );
  });
  const toward: Point = [0.82, -0.57, 0];
  const rim = (by: number): Point => [x + by * toward[0], y + by * toward[1], 9.6];
  const [blockX, blockY] = rim(radius + 1.6);
  return (
    p.turned([x, y, 6.6], axes.z, `0:${radius - 0.6} 3:${radius}`) +
    p.rings([x, y, 9.6], axes.z, `0:${radius - 0.9}`, 'b') +
    turns.join('') +
    p.rod(rim(1 - radius), rim(radius), 0.5, ['a', 'a']) +
    p.box([blockX - 1.8, blockX + 1.8], [blockY - 1.2, blockY + 1.2], [6.8, 9.6])
  );
};

const knobsAt = '-31,54,23 -22,54,23 23,54,23 32,54,23';

/** A flat outline with round corners, at a height. */
const slab = (z: number): readonly Point[] =>
  (
    [
      [36, 1.6, -90],
      [36, 52, 0],
      [-36, 52, 90],
      [-36, 1.6, 180],
    ] as const
  ).flatMap(([x, y, from]) =>
    [0, 30, 60, 90].map((by): Point => {
      const angle = ((from + by) * Math.PI) / 180;
      return [x + 2.6 * Math.cos(angle), y + 2.6 * Math.sin(angle), z];
    }),
  );

const shapes = {
  breaker: house.breaker([-70, 65, 14]),
  'range-outlet': p.box([39, 49], [67, 69], [-18, -7]),
  back: shell.behind,
  terminal:
    p.tube('16,62,-6 16,66,-12 30,66,-21 44,65,-22 44,65,-13', 1.9, 4) +
    p.rod([44, 67, -12.4], [44, 63.4, -12.4], 3.6) +
    p.box([8, 24], [60, 62], [-10, -2]) +
    p.each('11,60,-6 16,60,-6 21,60,-6', (screw) => p.rings(screw, axes.y, '0:1.2', 'd')),
  'console-back': backPanel.behind,
  wire:
    p.tube('-8,8,7 -6,9,2 -10,56,2 -22,59,8 -22,59,20', 0.7, 3) +
    p.tube('-13,36,7 -12,38,3 -14,57,3 -31,59,9 -31,59,20', 0.7, 3) +
    p.tube('29,8,7 31,11,2 31,50,2 32,59,8 32,59,20', 0.7, 3) +
    p.tube('28,34,7 28,38,3 27,56,3 23,59,9 23,59,20', 0.7, 3),
  coil: elements.map(radiant).join(''),
  glass: p.front(0, [-38, 38], [-14, 9.6], 'h') + p.side(38, [0, 62], [-14, 9.6], 'h'),
  top:
    p.face(slab(9.6), 'x') +
    p.face(slab(10.6), 'h') +
    elements.map(([x, y, radius]) => p.rings([x, y, 10.6], axes.z, `0:${radius + 0.9}`, 'w')).join('') +
    p.line('-31,23,10.6 -35.4,35,10.6') +
    p.line('-32.6,22,10.6 -36.4,32,10.6') +
    p.line('36,38,10.6 31.6,50,10.6') +
    p.line('36.8,43,10.6 33.5,52,10.6'),
  'burner-switch': p.each(knobsAt, ([x, y, z]) =>
    p.box([x - 3.2, x + 3.2], [y + 2, y + 7], [z - 3.4, z + 3.4]),
  ),
  board: house.board([-14, 15], 60, [17, 33]),
  'console-front': backPanel.before,
  'touch-panel':
    p.front(54, [-15, 16], [14.6, 29]) +
    p.front(54, [-11, 4], [19, 26.4], 'd') +
    p.each('8,54,25 12.6,54,25 8,54,20.6 12.6,54,20.6', (key) => p.rings(key, axes.y, '0:1.4', 'b')),
  knobs: p.each(knobsAt, (knob) => p.turned(knob, axes.y, '-3.4:2.3 -0.6:2.9 0:3.4')),
  pan: p.turned([19, 15, 10.6], axes.z, '0:8.4 4.6:10', ['x', 'x']) + p.tube('11,12,14.6 -4,8,16.6', 1.6),
  door:
    p.box([-38, 38], [-3, 0], [-14, 4], ['h', 'h', 'h']) +
    p.tube('-31,-3,-1 -31,-7,-1 31,-7,-1 31,-3,-1', 1.8, 3),
};

const at = p.camera;
export const stoveGlass = {
  pencil: p,
  width: 400,
  height: 336,
  shapes,
  marks: {
    breaker: [at([-58, 63, 28]), [24, 104]],
    terminal: [at([20, 60, -9]), [340, 318]],
    wire: [at([-7.3, 24, 2]), [168, 318]],
    'burner-switch': [at([-19, 57, 26]), [200, 40]],
    board: [at([13, 60, 32]), [330, 56]],
    coil: [at([-27, 8, 9.6]), [22, 232]],
    pan: [at([25, 10, 14]), [378, 178]],
    'touch-panel': [at([5.6, 54, 28]), [262, 24]],
    knobs: [at([32, 51, 23]), [376, 60]],
  },
} as const;
