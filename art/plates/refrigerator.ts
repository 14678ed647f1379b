// A side-by-side refrigerator, 36 inches wide, behind glass: the freezer at the left. Behind it the wall with outlet and water.
import { houseShapes } from './house.ts';
import { axes, liner, makePencil } from './pencil.ts';
import { coil, fan } from './machine-parts.ts';

const p = makePencil(2.62, [132, 530]);
const house = houseShapes(p);
const shell = p.cabinet([-45, 45], [8, 76], [4, 176]);
const freezer = p.cabinet([-42, -10], [9, 64], [28, 171], liner);
const fresh = p.cabinet([-6, 42], [9, 70], [28, 171], liner);

const shelf = (z: number) => p.level(z, [-5, 41], [12, 68], 'x') + p.line(`-5,12,${z} 41,12,${z}`);
const seal = (x0: number, x1: number) =>
  p.tube(`${x0},8,29 ${x1},8,29 ${x1},8,173 ${x0},8,173 ${x0},8,29`, 1.6, 2);

/** What is behind the freezer's back wall would seem to be in the refrigerator: its box is shown with it. */
const freezerBox =
  p.front(64, [-42, -10], [28, 171], 'n') +
  p.each('-42,9,28 -10,9,28 -42,9,171 -10,9,171', ([x, y, z]) => p.line(`${x},${y},${z} ${x},64,${z}`));

const shapes = {
  breaker: house.breaker([47, 82, 138], 0.8),
  'sink-valve': p.front(46, [62, 82], [-12, 12], 'h') + house.valve([72, 46, -5]),
  'water-valve': p.each('56,82,24', house.valve),
  outlet: house.outlet([56, 82, 66]) + p.tube('56,79,60 54,78,40 44,77,20', 0.9, 8),
  back: shell.behind,
  'filter-tube': p.tube('38,75,16 38,77,24 38,77,156 35,46,163', 1.1, 4),
  'fill-tube': p.tube('35,44,165 20,74,171 -28,74,171 -28,66,164 -28,62,157', 1.1, 4),
  board: house.board([2, 26], 73, [36, 58]),
  'drive-board': house.board([30, 42], 73, [28, 40]),
  evaporator:
    p.box([-41, -12], [67, 73], [58, 94], ['x', 'x', 'x']) +
    coil(p, [-39, -14], 69, [60, 66, 72, 78, 84, 90], 1.6),
  'defrost-heater': freezerBox + p.tube('-41,66,92 -41,66,55 -12,66,55 -12,66,92', 1.3, 3),
  'evaporator-fan': freezerBox + fan(p, [-26.5, 67, 105], axes.y, 8),
  drain:
    freezerBox +
    p.face('-40,74,52 -13,74,52 -24,70,48 -29,70,48', 'b') +
    p.tube('-26.5,71,49 -26.5,72,26 -24,68,8', 1.8, 3),
  'drain-pan': p.box([-36, -4], [50, 74], [4, 7]),
  condenser: coil(p, [-36, -6], 72, [10, 14, 18, 22], 1.3) + coil(p, [-36, -6], 56, [10, 14, 18, 22], 1.3),
  'condenser-fan': fan(p, [3, 62, 15], axes.x, 9),
  compressor:
    p.turned([26, 63, 5], axes.z, '0:8 3:10.5 13:10.5 18:8 20:3') +
    p.tube('30,60,24 34,60,28 42,66,20', 1, 3),
  'start-relay': p.box([13, 17.5], [56, 62], [9, 16]),
  'inlet-valve': p.box([34, 43], [69, 75], [9, 16]) + p.rod([38, 68, 12], [38, 64, 12], 2.2),
  'water-line': p.tube('56,76,24 56,70,10 48,76,6 38,77,12', 1.1, 6),
  liners: freezer.behind + fresh.behind,
  vents: p.each('10,69,150 10,69,146 10,69,142', ([x, y, z]) => p.front(y, [x - 6, x + 18], [z, z + 2], 'd')),
  damper: p.box([-10, -6], [50, 63], [136, 148]) + p.side(-6, [53, 60], [138, 146], 'd'),
  sensor: p.rod([34, 66, 128], [34, 69, 128], 2) + p.rod([34, 60, 128], [34, 66, 128], 1),
  'ice-maker':
    p.box([-40, -13], [46, 62], [148, 158]) + p.line('-13,48,150 -9.6,40,142 -9.6,26,142 -13,22,146'),
  'ice-bin': p.box([-40, -13], [14, 44], [124, 146]),
  drawers:
    p.box([-40, -12], [12, 60], [32, 52], ['x', 'x', 'n']) +
    p.box([-40, -12], [12, 60], [56, 76], ['x', 'x', 'n']) +
    p.box([-4, 40], [12, 60], [32, 52], ['x', 'x', 'n']),
  low: shelf(56) + shelf(82),
  middle: shelf(106),
  thermometer: p.rod([23, 30, 106], [23, 30, 117], 4) + p.tube('23,29,110 24,29,124', 1),
  high: shelf(130),
  'water-filter': p.turned([35, 14, 163], axes.y, '0:3.6 3:3.6 3:4.4 30:4.4'),
  controls:
    p.box([2, 26], [14, 26], [165, 171]) +
    p.each('7,14,168 12,14,168 17,14,168', (knob) => p.rings(knob, axes.y, '0:1.2', 'd')),
  'freezer-seal': seal(-43, -9),
  'door-seal': seal(-43, -9) + seal(-7, 44),
  glass: freezer.before + fresh.before + shell.before,
  hinge: p.box([36, 44], [1, 12], [176, 178.4]) + p.box([-44, -36], [1, 12], [176, 178.4]),
  doors:
    p.box([-45, -8.6], [1, 7], [10, 176], ['h', 'h', 'h']) +
    p.box([-7.4, 45], [1, 7], [10, 176], ['h', 'h', 'h']) +
    p.tube('-11,-2,70 -11,-2,140', 1.6) +
    p.tube('-4,-2,70 -4,-2,140', 1.6),
  'door-tube': p.tube('-40,5,6 -40,5,96 -28,5,112', 1.1, 5),
  dispenser:
    p.box([-36, -18], [1, 5], [90, 126], ['n', 'n', 'n']) +
    p.front(1, [-35, -19], [91, 112], 'd') +
    p.front(0.6, [-35, -19], [116, 125]) +
    p.box([-29, -25], [0, 3], [98, 112]),
  'dispenser-switch': p.box([-30, -24], [-1, 3], [102, 108]),
  'ice-flap': p.box([-31, -23], [2, 8], [112, 116]),
  grille:
    p.front(6, [-44, 44], [4, 9.4]) +
    [-36, -24, -12, 0, 12, 24].map((x) => p.front(6, [x, x + 9], [5.6, 7.8], 'd')).join(''),
};

const at = p.camera;
export const refrigerator = {
  pencil: p,
  width: 400,
  height: 566,
  shapes,
  marks: {
    'water-valve': [at([56, 76, 24]), [344, 392]],
    breaker: [at([58, 80, 140]), [378, 178]],
    'sink-valve': [at([72, 40, -5]), [306, 548]],
    outlet: [at([56, 80, 62]), [376, 290]],
    'fill-tube': [at([-8, 74, 171]), [200, 28]],
    board: [at([20, 73, 50]), [250, 312]],
    'drive-board': [at([36, 73, 30]), [262, 462]],
    evaporator: [at([-24, 67, 78]), [22, 330]],
    'defrost-heater': [at([-38, 66, 55]), [22, 400]],
    'evaporator-fan': [at([-26.5, 67, 105]), [22, 250]],
    drain: [at([-26.5, 72, 36]), [22, 450]],
    'drain-pan': [at([-30, 50, 5]), [40, 520]],
    condenser: [at([-20, 56, 14]), [22, 486]],
    'condenser-fan': [at([3, 62, 12]), [150, 546]],
    compressor: [at([28, 54, 10]), [376, 462]],
    'start-relay': [at([17, 58, 11]), [300, 548]],
    'inlet-valve': [at([42, 70, 15]), [376, 490]],
    'water-line': [at([50, 75, 7]), [382, 466]],
    vents: [at([14, 69, 148]), [340, 84]],
    damper: [at([-9, 50, 142]), [22, 164]],
    sensor: [at([34, 64, 128]), [372, 190]],
    'ice-maker': [at([-30, 46, 155]), [88, 40]],
    'ice-bin': [at([-30, 14, 136]), [26, 130]],
    thermometer: [at([23, 27, 113]), [372, 226]],
    'water-filter': [at([36, 16, 166]), [306, 176]],
    controls: [at([14, 16, 171]), [290, 34]],
    'door-seal': [at([44, 8, 90]), [346, 262]],
    'freezer-seal': [at([-43, 8, 92]), [22, 300]],
    hinge: [at([40, 4, 178]), [316, 40]],
    'door-tube': [at([-40, 5, 50]), [22, 360]],
    dispenser: [at([-33, 0, 104]), [22, 200]],
    'dispenser-switch': [at([-29, -1, 104]), [22, 280]],
    'ice-flap': [at([-30, 2, 114]), [22, 240]],
    grille: [at([-20, 6, 7]), [90, 548]],
  },
  ways: {
    air: p.way('-26,66,62 -26,66,116 -20,60,132 -9,56,143 6,52,142 16,44,130 12,40,112'),
    drain: p.way('-26,68,72 -26,71,50 -26.5,72,26 -24,68,10'),
    dispensed: p.way(
      '56,76,24 56,70,10 48,76,6 38,72,12 38,77,24 38,77,152 35,46,163 35,16,164 33,40,160 33,75,148 33,75,12 10,40,3 -40,5,4 -40,5,96 -28,5,112 -27,1,103',
    ),
    water: p.way(
      '56,76,24 56,70,10 48,76,6 38,72,12 38,77,24 38,77,152 35,46,163 35,28,164 35,44,166 20,72,171 -28,72,171 -28,64,158',
    ),
  },
} as const;
