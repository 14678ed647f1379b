// The top of a range, 30 inches wide, behind glass: gas burners at the left, electric elements at the right, each in its place.
import { houseShapes } from './house.ts';
import { axes, makePencil } from './pencil.ts';
import type { Point } from './camera.ts';

const p = makePencil(3.5, [126, 280]);
const house = houseShapes(p);
const box = p.cabinet([-38, 38], [0, 62], [0, 16]);
const left = '-21,46,16 -21,17,16';
const right = '19,46,16 19,17,16';

const gasKnobs = '-26,0,5 -16,0,5';
const knob = (at: Point) => p.turned(at, axes.y, '-4:2.6 -0.6:3 0:3.6');

/** A coil that plugs into its socket. */
const spiral = ([x, y, z]: Point) => {
  const turns = Array.from({ length: 41 }, (_, step): Point => {
    const [angle, radius] = [(step * Math.PI) / 8, 1.6 + (step * 9.4) / 40];
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle), z + 1];
  });
  return p.tube(turns, 0.8, 2);
};

const shapes = {
  breaker: house.breaker([-68, 65, 20]),
  outlet: house.outlet([38, 66, 42]),
  back: box.behind,
  'gas-pipe': p.tube('36,80,-20 36,69,-20 28,68,-8 -20,64,-2 -30,62,2.4', 2, 4),
  'shut-off':
    p.rod([36, 76, -20], [36, 66, -20], 2.2) +
    p.rod([36, 70, -20], [36, 70, -15], 1.4) +
    p.box([31, 41], [69, 71], [-15, -13]),
  regulator: p.turned([-28, 57, 2], axes.z, '0:3.6 5:3.6 7:2'),
  terminal:
    p.tube('16,62,4 16,68,-4 30,70,-10 44,70,-10', 1.6) +
    p.box([8, 24], [60, 62], [3, 11]) +
    p.each('11,60,7 16,60,7 21,60,7', (screw) => p.rings(screw, axes.y, '0:1.2', 'd')),
  manifold: p.tube('-28,57,5 -33,50,5 -33,6,5 -12,6,5', 1.8, 3),
  'burner-tube': p.tube('-26,7,5 -26,17,8 -21,17,9', 2, 3) + p.tube('-16,7,5 -12,30,8 -21,46,9', 2, 3),
  'air-shutter': p.each(
    '-26,8,5.4 -16,8,5.4',
    ([x, y, z]) => p.rod([x, y + 4, z + 0.6], [x, y, z], 2.4) + p.rings([x, y, z], axes.y, '0:1', 'd'),
  ),
  'gas-valve': p.each('-26,5,5 -16,5,5', ([x, y, z]) =>
    p.box([x - 2, x + 2], [y - 1, y + 4], [z - 2, z + 2]),
  ),
  'spark-switch': p.each('-26,2,5 -16,2,5', ([x, y, z]) =>
    p.box([x - 3.6, x + 3.6], [y, y + 1.6], [z - 3.6, z + 3.6]),
  ),
  'spark-module':
    p.box([-34, -26], [28, 36], [2, 7]) +
    p.tube('-27,30,7 -29,22,10 -30,18,13', 0.6, 2) +
    p.tube('-27,34,7 -29,42,10 -30,45,13', 0.6, 2),
  'burner-base': p.each(left, (at) => p.turned(at, axes.z, '-3:4.2 0:6.4')),
  socket: p.each('8,46,13 8,17,13', ([x, y, z]) =>
    p.box([x - 2, x + 2], [y - 1.6, y + 1.6], [z - 1, z + 1.6]),
  ),
  wire: p.tube('8,46,12 4,40,6 14,8,6', 0.7, 3) + p.tube('8,17,12 10,12,6 16,8,6', 0.7, 3),
  'burner-switch': p.each('14,4,5 26,4,5', ([x, y, z]) =>
    p.box([x - 3, x + 3], [y - 1, y + 5], [z - 3, z + 3]),
  ),
  board: house.board([-6, 30], 63, [24, 42]),
  glass: box.before,
  ports: p.each(
    left,
    ([x, y, z]) =>
      p.washers([x, y, z], axes.z, '0:6.6 0.8:6.6', 4.2, 'b') +
      [0, 0.79, 1.57, 2.36, 3.14, 3.93, 4.71, 5.5]
        .map((turn) =>
          p.rings([x + 5.6 * Math.cos(turn), y + 5.6 * Math.sin(turn), z + 0.8], axes.z, '0:0.5', 'd'),
        )
        .join(''),
  ),
  cap: p.each(left, (at) => p.turned(at, axes.z, '8:5.4 9.4:5.4 10:4.4')),
  // Beside the burner, as tall as its cap: the spark jumps to it.
  electrode: p.each('-30,46,13 -30,17,13', ([x, y, z]) => p.rod([x, y, z], [x, y, z + 10], 0.9)),
  grate: p.each(
    left,
    ([x, y, z]) =>
      p.line(`${x - 12},${y},${z + 4} ${x + 12},${y},${z + 4}`) +
      p.line(`${x},${y - 12},${z + 4} ${x},${y + 12},${z + 4}`) +
      p.line(
        `${x - 13},${y - 13},${z + 3} ${x + 13},${y - 13},${z + 3} ${x + 13},${y + 13},${z + 3} ${x - 13},${y + 13},${z + 3} ${x - 13},${y - 13},${z + 3}`,
        2,
      ),
  ),
  bowl: p.each(right, (at) => p.rings(at, axes.z, '0:12.6 0:11.6')),
  coil: p.each(right, spiral),
  pan: p.turned([19, 17, 18.4], axes.z, '0:9.6 11:10.4', ['x', 'x']) + p.tube('8,11,28 -2,6,29', 1.6),
  backguard: p.box([-38, 38], [60, 61.4], [16.4, 34], ['x', 'h', 'h']),
  'touch-panel':
    p.front(60, [-12, 36], [19.5, 32]) +
    p.front(60, [-8, 14], [22, 30], 'd') +
    p.each('20,60,26 26,60,26 32,60,26', (key) => p.rings(key, axes.y, '0:1.6', 'b')),
  front: p.front(0, [-38, 38], [0.4, 10], 'h'),
  'gas-knobs': p.each(gasKnobs, knob),
  knobs: p.each(`${gasKnobs} 14,0,5 26,0,5`, knob),
};

const at = p.camera;
export const stove = {
  pencil: p,
  width: 400,
  height: 336,
  shapes,
  marks: {
    breaker: [at([-58, 63, 28]), [24, 104]],
    outlet: [at([38, 62, 38]), [376, 18]],
    'shut-off': [at([34, 69, -14]), [312, 318]],
    regulator: [at([-28, 54, 5]), [24, 190]],
    terminal: [at([20, 60, 5]), [378, 240]],
    'burner-tube': [at([-13, 25, 7.5]), [168, 318]],
    'air-shutter': [at([-16, 9, 4]), [120, 318]],
    'gas-valve': [at([-16, 6, 3]), [132, 318]],
    'spark-module': [at([-30, 30, 7]), [22, 232]],
    'spark-switch': [at([-29.2, 2, 8.2]), [24, 316]],
    electrode: [at([-30, 17, 22.4]), [22, 186]],
    socket: [at([6.4, 44.4, 12.6]), [262, 30]],
    wire: [at([9, 24, 6]), [222, 318]],
    'burner-switch': [at([27, 5, 3]), [262, 318]],
    board: [at([26, 63, 40]), [330, 56]],
    ports: [at([-15.3, 46, 16.8]), [204, 56]],
    cap: [at([-21, 46, 26]), [138, 60]],
    coil: [at([29, 46, 17]), [378, 196]],
    pan: [at([25, 12, 26]), [356, 244]],
    'touch-panel': [at([-6, 60, 28]), [170, 18]],
    'gas-knobs': [at([-16, -4, 5]), [108, 318]],
    knobs: [at([14, -4, 5]), [190, 318]],
  },
} as const;
