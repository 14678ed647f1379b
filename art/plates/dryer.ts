// A vented dryer, 27 inches wide, behind glass; behind it the wall with outlet, breakers and the way of its air outside.
import { houseShapes } from './house.ts';
import type { Point } from './camera.ts';
import { axes, makePencil } from './pencil.ts';

const p = makePencil(2.86, [104, 436]);
const house = houseShapes(p);
const shell = p.cabinet([-34.3, 34.3], [0, 76], [3, 98.5]);
const middle = [0, 0, 54] as const;

const roller = (x: number, y: number) =>
  p.rod([x, y + 4, 23], [x, y, 23], 3.6) + p.rings([x, y, 23], axes.y, '0:1.2', 'd');
/** Where the belt touches the drum on the side that is seen, then around the idler and the motor. */
const beltRow = [
  ...Array.from({ length: 19 }, (_, step): Point => {
    const angle = ((119 - step * 10) * Math.PI) / 180;
    return [30.4 * Math.cos(angle), 40, 54 + 30.4 * Math.sin(angle)];
  }),
  [4, 40, 21],
  [-6, 40, 14],
  [-10, 40, 10],
  [-14, 40, 13],
  [-20, 40, 30],
] as const satisfies readonly Point[];

const shapes = {
  breaker: house.breaker([-36, 91, 98]),
  flap:
    p.tube('33,112,18 33,95,18', 9) +
    p.box([26, 40], [110, 118], [11, 25]) +
    p.side(40, [110, 118], [11, 25], 'd') +
    p.line('40,114,11 40,114,25'),
  wall: p.box([18, 50], [95, 97], [3, 46], ['x', 'x', 'x']),
  outlet: house.outlet([2, 92, 112]),
  'vent-hose':
    p.tube('0,76,14 0,86,14 6,90,17 30,90,20 33,97,18', 8.4, 9) +
    p.each('1,86,14.4 9,90,17.2 17,90,18.2 25,90,19.2', (ring) => p.rings(ring, axes.x, '0:4.2', 'w')),
  back: shell.behind,
  cord:
    p.tube('2,88,106 0,86,60 -4,82,36 -5,77,26', 1.5, 8) +
    p.box([-10, 1], [72, 76], [19, 28]) +
    p.each('-7.5,72,23 -4.5,72,23 -1.5,72,23', (screw) => p.rings(screw, axes.y, '0:1', 'd')),
  duct: p.box([12, 30], [69, 74], [14, 66], ['x', 'x', 'x']),
  exhaust: p.tube('-1,22,10 -1,34,13 0,76,14', 8.4),
  burner:
    p.box([-29, -19], [10, 19], [6, 14]) +
    p.rod([-24, 19, 11], [-24, 26, 11], 1.4) +
    p.rod([-24, 54, 11], [-24, 26, 11], 4) +
    p.rod([-18, 30, 13], [-15, 28, 13], 1.4),
  motor:
    p.rod([-10, 52, 13], [-10, 48, 13], 2) +
    p.rod([-10, 48, 13], [-10, 33, 13], 7.4, ['c', 'a']) +
    p.rings([-10, 33, 13], axes.y, '0:5 0:1.8', 'b'),
  heater:
    p.box([20, 31], [34, 66], [4, 16], ['x', 'x', 'x']) +
    p.tube('23,38,6.5 23,62,6.5 23,62,10 23,38,10 23,38,13.5 23,62,13.5', 1, 1) +
    p.tube('28,38,6.5 28,62,6.5 28,62,10 28,38,10 28,38,13.5 28,62,13.5', 1, 1),
  thermostat: p.rod([31, 46, 10], [32.6, 46, 10], 2.6) + p.rod([31, 58, 10], [32.6, 58, 10], 2.6),
  drum:
    p.turned(middle, axes.y, '9:28 12:30 64:30 66:28', ['u', 'u']) +
    p.rings(middle, axes.y, '26:30 50:30', 'w') +
    p.washers(middle, axes.y, '10:27.5', 23, 'v'),
  glides:
    p.rod([0, 71, 54], [0, 65, 54], 3.6) +
    p.each('-17,9,36 15,9,36', ([x, y, z]) => p.box([x, x + 4], [y, y + 3], [z, z + 2])),
  belt: p.tube(beltRow, 2.4, 3),
  idler:
    p.rod([3, 42, 20], [3, 38, 20], 4) +
    p.rings([3, 38, 20], axes.y, '0:1.4', 'd') +
    p.tube('3,40,20 -1,40,10 -6,40,5', 1.4),
  rollers: roller(-15, 62) + roller(15, 62) + roller(-15, 12) + roller(15, 12),
  blower: p.rod([-8, 27, 14], [-8, 17, 14], 10) + p.rings([-8, 17, 14], axes.y, '0:6.6 0:2', 'd'),
  'thermal-fuse': p.box([-1, 3], [14, 17], [18, 21.6]),
  funnel: p.box([-12, 12], [5, 11], [10, 32], ['x', 'x', 'x']),
  'lint-screen':
    p.box([-11, 11], [6, 9], [25, 39]) +
    p.front(6, [-9, 9], [26.6, 36], 'd') +
    p.box([-5, 5], [5, 9], [38, 40]),
  sensor: p.each('-7,8,41 -7,8,43.4', ([x, y, z]) => p.tube(`${x},${y},${z} 7,${y},${z}`, 0.9)),
  'door-switch': p.box([25.5, 29], [1, 4], [63, 70]) + p.box([26.6, 27.8], [-0.4, 1], [66, 68]),
  board: house.board([3, 32], 3, [84.5, 96]),
  glass: shell.before + p.line('-34.3,0,82.5 34.3,0,82.5'),
  controls:
    p.front(0, [3, 32], [86, 95.5]) +
    p.front(0, [18, 30], [88, 93.5], 'd') +
    p.each('6.5,0,90.7 10,0,90.7 13.5,0,90.7', (button) => p.rings(button, axes.y, '0:1.1', 'b')) +
    p.turned([-10, 0, 90.7], axes.y, '-3:4.2 0:5') +
    p.line('-10,-3,92 -10,-3,94.4'),
  door:
    p.rings(middle, axes.y, '0:26') +
    p.washers(middle, axes.y, '-4:25', 19, 'x') +
    p.box([-27, -24.6], [-5, -3], [50, 58]),
  feet: p.each('-30,5,0 30,70,0 30,5,0', house.foot),
};

const at = p.camera;
export const dryer = {
  pencil: p,
  width: 400,
  height: 464,
  shapes,
  marks: {
    breaker: [at([-28, 89, 114]), [84, 46]],
    flap: [at([34, 112, 25]), [350, 262]],
    'vent-hose': [at([20, 90, 16]), [376, 392]],
    outlet: [at([2, 88, 107]), [308, 64]],
    cord: [at([1, 72, 24]), [376, 300]],
    rollers: [at([15, 62, 24]), [376, 250]],
    burner: [at([-24, 18, 12]), [36, 424]],
    motor: [at([-7, 33, 8]), [150, 444]],
    heater: [at([22, 34, 8]), [236, 444]],
    thermostat: [at([32.6, 58, 10]), [320, 444]],
    drum: [at([12, 20, 66]), [62, 240]],
    glides: [at([0, 66, 54]), [372, 190]],
    belt: [at([10.4, 40, 82.6]), [330, 116]],
    idler: [at([6, 38, 20]), [350, 300]],
    blower: [at([-14, 17, 12]), [96, 444]],
    'thermal-fuse': [at([1, 14, 20]), [196, 446]],
    'lint-screen': [at([-8, 6, 32]), [22, 372]],
    sensor: [at([-6, 8, 43]), [22, 320]],
    'door-switch': [at([28, 1, 68]), [318, 200]],
    board: [at([20, 3, 96]), [230, 92]],
    controls: [at([8, 0, 89]), [30, 120]],
    door: [at([-20, -4, 66]), [22, 190]],
  },
  ways: {
    air: p.way(
      '26,40,10 26,64,11 22,71,30 14,68,54 0,40,54 0,10,44 0,8,24 -6,16,14 -1,28,12 0,44,14 0,85,14 8,90,17 30,90,20 33,95,18 33,122,18',
    ),
  },
} as const;
