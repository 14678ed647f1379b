// A microwave over the range, 30 inches wide, behind glass; its outlet is in the cabinet above.
import { houseShapes } from './house.ts';
import { coil, fan } from './machine-parts.ts';
import { axes, liner, makePencil } from './pencil.ts';

const p = makePencil(4.15, [150, 320]);
const house = houseShapes(p);
const shell = p.cabinet([-38, 38], [0, 40], [0, 42]);
const cavity = p.cabinet([-35, 14], [3, 33], [8, 33], liner);

const key = (x: number, z: number) => p.front(-0.4, [x, x + 3.6], [z, z + 2.4], 'b');

const shapes = {
  cupboard: p.front(42, [-38, 38], [44, 62], 'g') + p.level(44, [-38, 38], [8, 42], 'g'),
  breaker: house.breaker([-65, 42, 37], 0.6),
  outlet: house.outlet([22, 42, 53]) + p.tube('22,39,48 22,37,45 24,34,42', 1, 4),
  back: shell.behind,
  'vent-fan':
    p.turned([-16, 35, 37.4], axes.x, '0:4 9:4') +
    p.turned([-4, 35, 37.4], axes.x, '0:2.6 4:2.6') +
    p.turned([0, 35, 37.4], axes.x, '0:4 9:4'),
  'cooling-fan': fan(p, [27, 38, 24], axes.y, 7),
  'turntable-motor': p.turned([-10, 18, 3.4], axes.z, '0:4 3:4 3:1 5:1'),
  cavity: cavity.behind,
  coupler:
    p.turned([-10, 18, 8], axes.z, '0:1.6 1.6:1.6') +
    p.line('-12.6,18,9.8 -7.4,18,9.8') +
    p.line('-10,15.4,9.8 -10,20.6,9.8'),
  'roller-ring':
    p.rings([-10, 18, 9.4], axes.z, '0:8.5', 't') +
    p.each('-2,18,9.4 -14,11.2,9.4 -14,24.8,9.4', ([x, y, z]) => p.rod([x - 1, y, z], [x + 1, y, z], 1.4)),
  plate:
    p.turned([-10, 18, 20.4], axes.z, '0:12.6 1:14', ['x', 'x']) + p.rings([-10, 18, 21.4], axes.z, '0:10'),
  rack:
    p.line('-33,5,15 12,5,15 12,31,15 -33,31,15 -33,5,15', 1) +
    [10, 15, 20, 26].map((y) => p.line(`-33,${y},15 12,${y},15`)).join(''),
  'waveguide-cover': p.side(14, [5, 14], [20, 29], 'b') + p.side(14, [6, 13], [21, 28], 'c'),
  transformer:
    p.box([19, 31], [24, 35], [1, 4]) +
    p.box([21, 29], [25, 34], [3, 10], ['b', 'd', 'b']) +
    p.box([19, 31], [27, 32], [4, 12]),
  inverter:
    p.box([18, 31], [21, 35], [1.6, 2.4]) +
    p.box([20, 24], [27, 33], [2.4, 7]) +
    p.box([26, 30], [24, 27], [2.4, 5], ['d', 'd', 'b']),
  diode: p.rod([36.2, 22, 8], [36.2, 27, 8], 1.1) + p.line('36.2,27,8 36.2,31,8'),
  magnetron:
    p.box([16, 27], [14, 24], [20, 31]) +
    [22, 24, 26, 28].map((z) => p.line(`16,14,${z} 27,14,${z} 27,24,${z}`)).join('') +
    p.rod([16, 19, 25.5], [14.4, 19, 25.5], 1.8),
  capacitor:
    p.turned([34, 15, 2], axes.z, '0:3 10:3') +
    p.each('33,14,12 35,14,12', ([x, y, z]) => p.rod([x, y, z], [x, y, z + 1.4], 0.6)),
  fuse: p.rod([30, 30, 36], [35, 30, 36], 1.1),
  // With the outline of what it is on.
  'thermal-cutout':
    p.box([16, 27], [14, 24], [20, 31], ['n', 'n', 'n']) + p.turned([20, 20, 31], axes.z, '0:1.9 1:1.9'),
  'heat-sensor': p.turned([33, 34, 0.4], axes.z, '0:1.7 1.4:1.7'),
  'door-switch': p.each('15,2,11 15,2,17 15,2,27', ([x, y, z]) =>
    p.box([x, x + 2.6], [y, y + 3], [z, z + 3]),
  ),
  board: house.board([19, 36], 2, [14, 27]),
  'grease-filter':
    p.level(0.3, [-35, -3], [6, 28], 'b') +
    p.level(0.3, [1, 33], [6, 28], 'b') +
    coil(p, [-33, -5], 17, [0.3], 0.6),
  glass: cavity.before + shell.before,
  vents: [-34, -25, -16, -7, 2]
    .map((x) => p.front(-0.4, [x, x + 7], [38, 39], 'd') + p.front(-0.4, [x, x + 7], [39.8, 40.8], 'd'))
    .join(''),
  latch: p.each('13.4,-1,12.4 13.4,-1,27.6', ([x, y, z]) => p.box([x, x + 1.4], [y, y + 4], [z, z + 1.6])),
  hinge: p.each('-38,-3,3 -38,-3,32', ([x, y, z]) => p.box([x, x + 3], [y, y + 3], [z, z + 2.4])),
  door:
    p.box([-38, 16.4], [-3, -1], [1.5, 36.6], ['x', 'h', 'h']) +
    p.front(-3, [-33, 9], [7, 31], 'h') +
    p.tube('13,-5.4,7 13,-5.4,31', 1.3),
  'touch-panel':
    p.box([17.2, 38], [-2, -0.4], [1.5, 36.6], ['x', 'h', 'h']) +
    p.front(-2, [20, 35], [30, 34.6], 'd') +
    [20.4, 25.8, 31.2].map((x) => [7, 12, 17, 22].map((z) => key(x, z)).join('')).join(''),
};

const at = p.camera;
export const microwave = {
  pencil: p,
  width: 400,
  height: 374,
  shapes,
  marks: {
    breaker: [at([-56, 42, 47]), [100, 40]],
    outlet: [at([22, 38, 49]), [378, 60]],
    'vent-fan': [at([2, 33, 40]), [170, 44]],
    'cooling-fan': [at([29, 38, 26]), [380, 140]],
    'turntable-motor': [at([-10, 15, 4]), [118, 354]],
    cavity: [at([-30, 14, 28]), [20, 120]],
    coupler: [at([-9, 17, 9.6]), [20, 310]],
    'roller-ring': [at([-2, 18, 9.8]), [160, 354]],
    plate: [at([-18, 14, 21.4]), [20, 236]],
    rack: [at([-26, 15, 15]), [20, 170]],
    'waveguide-cover': [at([14, 9, 25]), [214, 80]],
    transformer: [at([26, 27, 10]), [380, 245]],
    inverter: [at([22, 27, 5]), [267, 356]],
    diode: [at([36.2, 24, 8]), [380, 282]],
    magnetron: [at([24, 14, 28]), [380, 100]],
    capacitor: [at([35, 14, 8]), [372, 320]],
    fuse: [at([33, 30, 37]), [380, 104]],
    'thermal-cutout': [at([20, 20, 32]), [262, 70]],
    'heat-sensor': [at([34, 33, 1]), [380, 216]],
    'door-switch': [at([16, 2, 13]), [214, 356]],
    board: [at([34, 2, 25]), [380, 160]],
    'grease-filter': [at([10, 8, 0.3]), [262, 356]],
    vents: [at([-30, 0, 40.4]), [20, 106]],
    latch: [at([13.4, -1, 28]), [138, 62]],
    hinge: [at([-38, -3, 4]), [20, 340]],
    door: [at([-24, -3, 18]), [20, 216]],
    'touch-panel': [at([28, -2, 8]), [320, 356]],
  },
} as const;
