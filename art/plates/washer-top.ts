// A top-load washer, 27 inches wide, behind glass, its lid closed; the wall with its water and drain is behind it. From the back to
// the front. Its parts have the names they have in a front-loader (washer.ts): the lid is the door, the rods are the springs.
import type { Point } from './camera.ts';
import { houseShapes } from './house.ts';
import { axes, makePencil } from './pencil.ts';
import { topLoaderShapes } from './top-loader-shapes.ts';

const p = makePencil(3.2, [112, 462]);
const house = houseShapes(p);
const shell = p.cabinet([-34.3, 34.3], [0, 68], [3, 93]);
const pulley: Point = [0, 34, 8];
const motor: Point = [-18, 26, 8];

const { blade, carry, consoleEnd, ear, holes, lean, onConsole, panel } = topLoaderShapes(p);

const shapes = {
  taps: p.box([-1, 24], [90, 92], [105, 121]) + p.each('5,90,112 18,90,112', house.valve),
  breaker: house.breaker([-84, 90, 82], 0.8),
  outlet: house.outlet([-25.5, 90, 112]) + p.tube('-25.5,87,106 -25.5,86,100 -25.5,69,100', 0.9, 8),
  pipe: p.tube('32,88,102 32,88,40', 5),
  back: shell.behind,
  'console-back': p.front(68, [-34.3, 34.3], [93, 108], 'g') + p.face(consoleEnd(-34.3), 'g'),
  'inlet-valve':
    p.box([0, 22], [57, 65], [85, 91]) +
    p.each(
      '5,61,91 16,61,91',
      ([x, y, z]) => p.rod([x, y, z], [x, y, z + 3.5], 2.6) + p.rod([x, 65, 88], [x, 72, 88], 1.8),
    ),
  spout: p.tube('9,58,86 7,53,87 5,48,84', 2.4, 4),
  'fill-hoses':
    p.tube('5,84,111 5,84,98 5,82,88 5,72,88', 1.9, 9) +
    p.tube('18,84,111 18,84,98 16,82,88 16,72,88', 1.9, 9),
  sensor: p.tube('29,62,98 29,62,80 25,58,42 16,48,34', 0.9, 10) + p.rod([28, 62, 97], [28, 62, 101], 4.4),
  board: house.board([-31, -9], 62, [95, 106]),
  belt:
    p.turned([0, 34, 7], axes.z, '0:10 1.5:10', ['b', 'a']) +
    p.rings([0, 34, 8.5], axes.z, '0:8') +
    p.rings([0, 34, 8.5], axes.z, '0:3', 'b') +
    p.belt(axes.z, pulley, 10.4, motor, 3),
  bearings: p.rod([0, 34, 23], [0, 34, 33], 6) + p.rings([0, 34, 33], axes.z, '0:4 0:2', 'c'),
  gearcase: p.turned([0, 34, 10], axes.z, '0:5 2:8.5 13:8.5'),
  motor:
    p.turned([-18, 26, 7], axes.z, '0:2.4 5:2.4 5:8 21:8') + p.rings([-18, 26, 28], axes.z, '0:5.6 0:2', 'b'),
  'drain-hose': p.tube('28,14,15 31,36,12 31,70,11 32,75,60 32,75,106 32,80,110 32,88,107 32,88,98', 2.5, 7),
  pump:
    p.tube('12,22,32 18,17,24 24,12,17', 4, 5) +
    p.rod([25, 12, 6], [25, 12, 13], 4.2) +
    p.rod([25, 12, 12], [25, 12, 18], 6),
  ears: ear(-1, 1) + ear(1, 1) + ear(-1, -1),
  springs: carry(-1, 1) + carry(1, 1) + carry(-1, -1) + carry(1, -1),
  tub:
    p.turned([0, 34, 30], axes.z, '0:20 3:26.5 54:27.5', ['u', 'n']) +
    p.rings([0, 34, 30], axes.z, '14:26.8 28:27', 'w'),
  drum:
    p.turned([0, 34, 34], axes.z, '0:22 2:24.5 47:24.5', ['v', 'n']) +
    p.washers([0, 34, 34], axes.z, '47:25', 21, 'v') +
    [46, 54, 62, 70].map(holes).join('') +
    [2.2, 0.9].map(blade).join('') +
    p.turned([0, 34, 35], axes.z, '0:18 1.5:17.5 4:9 24:6.5 33:5.5', ['b', 'c']) +
    [3.6, 5.9, 4.75].map(blade).join(''),
  'rod-before': ear(1, -1) + carry(1, -1),
  'door-lock': p.box([25, 30.5], [12, 19], [85, 92.5]) + p.level(92.5, [26.6, 28.6], [13.5, 17.5], 'd'),
  drawer: p.box([-23, -9], [11, 20], [85, 92.5]) + p.level(92.5, [-21, -11], [13, 18], 'd'),
  glass: shell.before,
  'console-front':
    p.face(panel(-34.3, 34.3, 93, 108), 'h') +
    p.face(consoleEnd(34.3), 'h') +
    p.level(108, [-34.3, 34.3], [59.6, 68], 'h'),
  display:
    p.face(panel(3, 31, 95, 106), 'a') +
    p.face(panel(17, 29, 97.5, 104), 'd') +
    [6, 9.7, 13.4].map((x) => p.rings(onConsole(x, 100.5), axes.y, '0:1.1', 'b')).join('') +
    p.turned(onConsole(-4, 100.5), lean, '0:5 3:4.2') +
    p.line('-4,54.4,102.5 -4,55.2,104.7'),
  door:
    p.box([-24, 24], [10, 52], [93, 95], ['x', 'x', 'x']) +
    p.box([-7, 7], [8.6, 10], [93.2, 95], ['a', 'b', 'c']) +
    p.each('-18,52,94.2 15,52,94.2', ([x, y, z]) => p.rod([x, y, z], [x + 4, y, z], 1)),
  window: p.level(95, [-18, 18], [17, 46], 'x'),
  feet: p.each('-30,5,0 30,63,0 30,5,0', house.foot),
};

const at = p.camera;
export const washerTop = {
  pencil: p,
  width: 400,
  height: 494,
  shapes,
  marks: {
    taps: [at([18, 84, 114]), [360, 40]],
    breaker: [at([-78, 90, 92]), [22, 62]],
    outlet: [at([-25, 86, 109]), [128, 60]],
    'fill-hoses': [at([5, 84, 103]), [242, 88]],
    'drain-hose': [at([32, 75, 62]), [378, 266]],
    door: [at([-20, 12, 95]), [24, 172]],
    window: [at([-12, 24, 95]), [66, 136]],
    drum: [at([-18, 20, 56]), [24, 300]],
    drawer: [at([-20, 11, 88]), [22, 200]],
    display: [at([12, 59, 106]), [242, 40]],
    feet: [at([-30, 5, 1]), [62, 476]],
    pump: [at([26, 8, 10]), [300, 462]],
    motor: [at([-18, 20, 18]), [40, 440]],
    board: [at([-29, 62, 104]), [108, 97]],
    'door-lock': [at([29, 12, 88]), [330, 216]],
    'inlet-valve': [at([3, 57, 88]), [130, 200]],
    sensor: [at([27.5, 60.5, 65]), [252, 246]],
    belt: [at([4, 26, 8]), [140, 470]],
    bearings: [at([0, 30, 28]), [350, 350]],
    springs: [at([30, 5, 70]), [300, 246]],
  },
  ways: {
    drain: p.way(
      '12,18,52 12,22,34 18,17,24 25,12,15 31,36,12 31,70,11 32,75,60 32,75,106 32,80,110 32,88,107 32,88,70',
    ),
    fill: p.way('5,84,111 5,84,98 2,82,87 2,64,88 0,54,90 0,40,84 -6,34,44'),
    current: p.way('-25.5,86,107 -25.5,86,100 -25.5,68,100 -14,60,100'),
  },
} as const;
