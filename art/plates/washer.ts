// A front-load washer, 27 inches wide, behind glass; the wall with its water and drain is behind it. From the back to the front.
import { houseShapes } from './house.ts';
import { axes, makePencil } from './pencil.ts';

const p = makePencil(3.2, [112, 462]);
const house = houseShapes(p);
const shell = p.cabinet([-34.3, 34.3], [0, 76], [3, 98.5]);
const middle = [0, 0, 50] as const;
const pulley = [0, 66, 50] as const;
const motor = [-5, 66, 14] as const;

const mirrored = (draw: (side: number) => string) => draw(-1) + draw(1);
const spoke = (angle: number) =>
  p.line([4, 13].map((by) => [by * Math.cos(angle), pulley[1], pulley[2] + by * Math.sin(angle)] as const));

/** One of the fins that lift the wash. */
function fin(angle: number): string {
  const at = (depth: number, turn: number, radius: number) =>
    [radius * Math.cos(angle + turn), depth, 50 + radius * Math.sin(angle + turn)] as const;
  return (
    p.face([at(18, -0.14, 24), at(48, -0.14, 24), at(46, 0, 18), at(20, 0, 18)], 'b') +
    p.face([at(18, 0.14, 24), at(48, 0.14, 24), at(46, 0, 18), at(20, 0, 18)], 'a')
  );
}

const shapes = {
  taps: p.box([-12, 13], [90, 92], [103, 119]) + p.each('-6,90,110 7,90,110', house.valve),
  breaker: house.breaker([-84, 90, 82], 0.8),
  outlet: house.outlet([-25.5, 90, 109]) + p.tube('-25.5,87,103 -25.5,86,90 -25.5,77,86', 0.9, 8),
  pipe: p.tube('29,88,102 29,88,40', 5),
  back: shell.behind,
  // In the outline of the back panel: else they would seem to be in the drum.
  'shipping-bolts':
    p.front(76, [-30, 30], [20, 80], 'n') +
    p.each('-18,60,70 18,60,70 -18,60,30 18,60,30', (bolt) =>
      p.turned(bolt, axes.y, '0:1.2 16.5:1.2 16.5:2.8 18.5:2.8'),
    ),
  'inlet-valve':
    p.box([-19, 3], [63, 72], [87, 93]) +
    p.each(
      '-14,67,93 -3,67,93',
      ([x, y, z]) => p.rod([x, y, z], [x, y, 96.5], 2.6) + p.rod([x, 72, 90], [x, 78, 90], 1.8),
    ),
  'fill-hoses':
    p.tube('-6,84,109 -6,84,98 -14,85,88 -14,78,90', 1.9, 9) +
    p.tube('7,84,109 7,85,96 -3,86,86 -3,78,90', 1.9, 9),
  belt:
    p.turned(pulley, axes.y, '0:15 1.5:15') +
    p.rings(pulley, axes.y, '0:12.6') +
    p.rings(pulley, axes.y, '0:4', 'b') +
    [0, 1.26, 2.51, 3.77, 5.03].map(spoke).join('') +
    p.belt(axes.y, pulley, 15.4, motor, 3),
  bearings: p.rod([0, 66, 50], [0, 57, 50], 6.5) + p.rings([0, 57, 50], axes.y, '0:4 0:2', 'c'),
  motor:
    p.turned([-5, 42, 14], axes.y, '0:8 20:8 20:2.4 24:2.4') +
    p.rings([-5, 42, 14], axes.y, '0:5.6 0:2', 'b'),
  springs: mirrored((side) => p.spring([side * 30, 34, 95], [side * 21, 34, 72], 2.2, 9)),
  shocks: mirrored(
    (side) =>
      p.rod([side * 29, 34, 4], [side * 25.6, 34, 17], 2.4) +
      p.rod([side * 25.6, 34, 17], [side * 22.4, 34, 29], 1.2),
  ),
  heater: p.tube('-7,52,25 -7,24,25 7,24,25 7,52,25', 1.1, 3),
  tub:
    p.turned(middle, axes.y, '13:26.5 15:29 54:29 57:26 59:14', ['u', 'u']) +
    p.rings(middle, axes.y, '24:29 34:29 44:29', 'w'),
  drum:
    p.turned(middle, axes.y, '16:24.5 52:24.5', ['v', 'n']) +
    p.washers(middle, axes.y, '16:24.5', 20, 'v') +
    p.rings(middle, axes.y, '50:9 50:3', 'w') +
    [0.5, 2.6, 4.7].map(fin).join(''),
  sensor: p.tube('27,58,89 29,56,70 28,42,32 18,36,22', 0.9, 10) + p.rod([27, 58, 89], [27, 58, 93], 4.6),
  'drain-hose': p.tube('22,24,8 28,44,6 29,80,7 29,82,60 29,82,106 29,85,109 29,88,106 29,88,98', 2.5, 7),
  pump:
    p.tube('0,32,22 3,30,15 12,25,11 20,20,11', 4.4, 6) +
    p.rod([22, 31, 10.5], [22, 21, 10.5], 4.4) +
    p.rod([22, 22, 10.5], [22, 8, 10.5], 5.8),
  'pump-filter':
    p.tube('19,14,7 17,6,6.4 17,0,6.4', 1.1, 2) +
    p.rod([17, 0.6, 6.4], [17, -1, 6.4], 0.9) +
    p.rod([22, 9, 10.5], [22, 1, 10.5], 4) +
    p.rod([22, 3, 10.5], [22, 0.5, 10.5], 4.9) +
    p.box([21.2, 22.8], [-1, 0.5], [7.4, 13.6]),
  'door-lock': p.box([27, 31.5], [0.5, 5], [44, 56]) + p.front(0.5, [28.4, 30.2], [48, 52], 'd'),
  drawer:
    p.tube('-18,30,84 -17,27,76', 4) +
    p.box([-33, -11], [0.5, 34], [84, 95]) +
    p.front(0, [-29, -15], [86, 88.4], 'd'),
  board: house.board([3, 32], 3, [84.5, 96]),
  boot: p.washers(middle, axes.y, '13:23.5 10.5:25 8:22 5.5:24.5 3:21.5 0.5:23', 19.5, 'b'),
  glass: shell.before + p.line('-34.3,0,82.5 34.3,0,82.5'),
  display:
    p.front(0, [3, 32], [86, 95.5]) +
    p.front(0, [18, 30], [88, 93.5], 'd') +
    p.each('6.5,0,90.7 10,0,90.7 13.5,0,90.7', (button) => p.rings(button, axes.y, '0:1.1', 'b')) +
    p.turned([-4, 0, 90.7], axes.y, '-3:4.2 0:5') +
    p.line('-4,-3,92 -4,-3,94.4'),
  window: p.rings(middle, axes.y, '-3:20', 'x'),
  door:
    p.rings(middle, axes.y, '0:26.6') +
    p.washers(middle, axes.y, '-4:25.6', 20, 'x') +
    p.box([24.6, 26.6], [-5, -3], [46, 54]) +
    p.each('-27.5,-1,57 -27.5,-1,38', ([x, y, z]) => p.rod([x, y, z], [x, y, z + 5], 1)),
  trap: p.front(0, [15.5, 29.5], [4.5, 17], 'h'),
  feet: p.each('-30,5,0 30,70,0 30,5,0', house.foot),
};

const at = p.camera;
export const washer = {
  pencil: p,
  width: 400,
  height: 494,
  shapes,
  marks: {
    taps: [at([7, 84, 112]), [336, 44]],
    breaker: [at([-78, 90, 92]), [22, 62]],
    outlet: [at([-25, 86, 106]), [128, 76]],
    'fill-hoses': [at([7, 85, 98]), [292, 132]],
    'drain-hose': [at([29, 82, 62]), [378, 266]],
    'pump-filter': [at([22, 0, 10.5]), [120, 468]],
    'shipping-bolts': [at([18, 78, 70]), [372, 184]],
    door: [at([-14, -4, 66]), [24, 136]],
    window: [at([-10, -3, 42]), [24, 240]],
    drum: [at([6, 16, 44]), [70, 316]],
    boot: [at([-4, 1, 29]), [40, 416]],
    drawer: [at([-20, 0, 90]), [22, 172]],
    display: [at([10, 0, 89]), [200, 231]],
    feet: [at([-30, 5, 1]), [62, 476]],
    pump: [at([22, 28, 12]), [286, 456]],
    motor: [at([-5, 52, 14]), [370, 396]],
    board: [at([31, 3, 95]), [236, 104]],
    'door-lock': [at([31, 2, 52]), [330, 316]],
    'inlet-valve': [at([-12, 63, 88]), [196, 170]],
    sensor: [at([24, 58, 92]), [252, 206]],
    belt: [at([9, 66, 60]), [372, 226]],
    bearings: [at([0, 60, 50]), [372, 306]],
    springs: [at([28.1, 34, 84.8]), [300, 146]],
    shocks: [at([26, 34, 16]), [340, 436]],
  },
  ways: {
    drain: p.way(
      '0,34,40 0,32,22 4,30,15 14,24,11 22,24,9 28,44,6 29,80,7 29,82,106 29,85,109 29,88,106 29,88,70',
    ),
    fill: p.way(
      '-6,84,109 -6,84,98 -14,85,88 -14,68,91 -18,40,92 -20,16,90 -18,29,85 -17,27,76 -14,27,66 -4,28,30',
    ),
    current: p.way('-25.5,86,104 -25.5,84,90 -16,60,88 14,6,90'),
  },
} as const;
