// A wine cooler with two zones and a compressor, 24 inches wide, behind glass. Behind it the wall with its outlet.
import { houseShapes } from './house.ts';
import { coil, fan } from './machine-parts.ts';
import { axes, liner, makePencil } from './pencil.ts';

const p = makePencil(3.5, [122, 392]);
const house = houseShapes(p);
const shell = p.cabinet([-30, 30], [5, 57], [2, 86]);
const inside = p.cabinet([-27, 27], [6, 50], [18, 83], liner);

const rack = (z: number) =>
  p.line(`-26,8,${z} 26,8,${z} 26,46,${z} -26,46,${z} -26,8,${z}`) +
  [-13, 0, 13].map((x) => p.line(`${x},8,${z} ${x},46,${z}`)).join('');
const bottle = (x: number, z: number) =>
  p.turned([x, 11, z + 4.2], axes.y, '0:1.5 8:1.6 12:3.8 32:3.8', ['n', 'n']);
const row = (z: number) => rack(z) + [20, 7, -6, -19].map((x) => bottle(x, z)).join('');

const shapes = {
  breaker: house.breaker([34, 62, 79], 0.7),
  outlet: house.outlet([40, 62, 44]) + p.tube('40,59,38 38,58,20 30,57,10', 0.9, 6),
  back: shell.behind,
  board: house.board([13, 28], 54, [56, 68]),
  'power-board': house.board([-26, -14], 54, [24, 34]),
  condenser: coil(p, [-27, -6], 53, [5, 8, 11, 14], 1.2) + coil(p, [-27, -6], 42, [5, 8, 11, 14], 1.2),
  'condenser-fan': fan(p, [1, 46, 9.4], axes.x, 6),
  mounts: p.each('10,38,2 22,38,2 10,50,2 22,50,2', ([x, y, z]) =>
    p.rod([x, y, z], [x, y, z + 2.4], 1.6, ['d', 'd']),
  ),
  compressor:
    p.turned([16, 44, 4], axes.z, '0:6 2:7.4 8:7.4 11:5 12.4:2') +
    p.tube('19,42,15 22,44,17 28,50,14', 0.8, 2),
  'start-relay': p.box([23.6, 27.4], [40, 45], [6, 11.4]),
  'drain-pan': p.box([-24, -10], [28, 40], [3, 5]),
  evaporator:
    p.front(51.5, [-22, 22], [22, 48], 'x') +
    p.front(51.5, [-22, 22], [56, 80], 'x') +
    coil(p, [-20, 20], 51.4, [26, 31, 36, 41], 0.9) +
    coil(p, [-20, 20], 51.4, [60, 65, 70, 75], 0.9),
  liner: inside.behind,
  'drain-tube': p.tube('-15,51,20 -15,51,12 -15,38,6', 1.2, 2),
  drain: p.rod([-15, 48.6, 20.8], [-15, 50.4, 20.8], 2.4, ['b', 'd']),
  fan: fan(p, [12, 49.6, 44], axes.y, 4.6) + fan(p, [12, 49.6, 76], axes.y, 4.6),
  sensor: p.rod([-20, 46, 77], [-20, 49.6, 77], 1.3) + p.rod([-20, 46, 45], [-20, 49.6, 45], 1.3),
  divider: p.level(51, [-27, 27], [6, 50], 'x') + p.line('-27,6,51 27,6,51'),
  damper: p.box([-4, 5], [44, 49.6], [50, 53]),
  racks: row(24) + row(35) + row(58) + row(69),
  lamp: p.tube('-20,9,82 20,9,82', 1.3),
  thermometer: p.rod([-8, 9, 52], [-8, 9, 59], 2.8) + p.tube('-8,8,54 -7.4,8,64', 0.8),
  'door-seal': p.tube('-28,5,17 28,5,17 28,5,84 -28,5,84 -28,5,17', 1.5, 2),
  glass: inside.before + shell.before,
  'door-switch': p.box([-29.6, -27], [5, 8], [78, 81.6]),
  hinge: p.box([22, 30], [0, 8], [86, 87.6]) + p.box([22, 30], [0, 8], [15, 16.4]),
  'glass-door':
    p.box([-30, 30], [0, 3.6], [16.6, 86], ['h', 'h', 'h']) +
    p.front(0, [-25, 25], [21, 78], 'x') +
    p.tube('-27,-2.6,36 -27,-2.6,64', 1.3),
  'door-heater': p.tube('-23,0,23 23,0,23 23,0,76 -23,0,76 -23,0,23', 0.7, 3),
  controls:
    p.front(-0.2, [-10, 14], [79.6, 84.4]) +
    p.front(-0.2, [-8, -1], [80.6, 83.4], 'd') +
    p.each('3,-0.2,82 7,-0.2,82 11,-0.2,82', (button) => p.rings(button, axes.y, '0:0.9', 'b')),
  grille:
    p.front(5, [-30, 30], [3, 14]) +
    [5, 7.4, 9.8].map((z) => p.front(5, [-26, 26], [z, z + 1.2], 'd')).join(''),
  feet: p.each('-26,8,0 26,54,0 26,8,0', ([x, y, z]) => p.rod([x, y, z], [x, y, z + 2], 2)),
};

const at = p.camera;
export const wineCooler = {
  pencil: p,
  width: 400,
  height: 424,
  shapes,
  marks: {
    breaker: [at([38, 60, 90]), [306, 30]],
    outlet: [at([40, 58, 40]), [378, 136]],
    board: [at([27, 54, 66]), [340, 142]],
    'power-board': [at([-20, 54, 30]), [24, 250]],
    condenser: [at([-24, 42, 14]), [24, 322]],
    'condenser-fan': [at([1, 43, 6]), [236, 404]],
    mounts: [at([22, 38, 3]), [318, 404]],
    compressor: [at([20, 40, 10]), [362, 360]],
    'start-relay': [at([27, 40, 8]), [366, 398]],
    'drain-pan': [at([-16, 28, 4]), [130, 406]],
    drain: [at([-15, 48.6, 20.8]), [24, 322]],
    fan: [at([14, 49, 76]), [290, 36]],
    sensor: [at([-20, 46, 77]), [60, 70]],
    damper: [at([-3, 44, 51.5]), [24, 248]],
    racks: [at([20, 8, 35]), [340, 330]],
    lamp: [at([-14, 9, 82]), [110, 50]],
    thermometer: [at([-9, 6.4, 55]), [24, 196]],
    'door-seal': [at([-28, 5, 66]), [22, 140]],
    'door-switch': [at([-29, 5, 80]), [22, 110]],
    hinge: [at([26, 2, 87.6]), [270, 40]],
    'glass-door': [at([-20, 0, 40]), [24, 280]],
    'door-heater': [at([23, 0, 40]), [372, 280]],
    controls: [at([10, -0.2, 82]), [180, 30]],
    grille: [at([-20, 5, 6]), [60, 404]],
    feet: [at([26, 8, 1]), [274, 406]],
  },
  ways: {
    air: p.way('-20,-10,7.5 -20,5,7.5 -16,42,10 1,46,10 12,42,9 22,5,7.5 22,-10,7.5'),
  },
} as const;
