// The oven of a range, 30 inches wide, behind glass, with electric elements and a gas burner in their places.
import { houseShapes } from './house.ts';
import { fan } from './machine-parts.ts';
import { axes, liner, makePencil } from './pencil.ts';

const p = makePencil(2.94, [152, 408]);
const house = houseShapes(p);
const shell = p.cabinet([-38, 38], [2, 66], [4, 90]);
const cavity = p.cabinet([-29, 29], [6, 55], [27, 71], liner);

const element = (z: number) =>
  p.tube(
    `-5,55,${z} -5,46,${z} -25,46,${z} -25,12,${z} -9,12,${z} -9,38,${z} 9,38,${z} 9,12,${z} 25,12,${z} 25,46,${z} 5,46,${z} 5,55,${z}`,
    1.2,
    4,
  );
const rack = (z: number) =>
  p.line(`-28,8,${z} 28,8,${z} 28,52,${z} -28,52,${z} -28,8,${z}`, 1) +
  [-21, -14, -7, 0, 7, 14, 21].map((x) => p.line(`${x},8,${z} ${x},52,${z}`)).join('');

const shapes = {
  breaker: house.breaker([-68, 69, 76]),
  outlet: house.outlet([42, 72, 62]),
  back: shell.behind,
  terminal:
    p.tube('31,67,27 31,70,22 38,72,16 38,72,2', 1.6) +
    p.box([25, 37], [64, 66.6], [26, 36]) +
    p.each('27.5,64,31 31,64,31 34.5,64,31', (screw) => p.rings(screw, axes.y, '0:1.1', 'd')),
  'gas-line': p.rod([30, 64, 14], [22, 64, 14], 2) + p.tube('30,64,14 44,68,14 44,72,8', 2, 4),
  'shut-off': p.rod([44, 72, 6], [44, 72, 12], 2.4) + p.box([45, 52], [71.3, 72.7], [8.4, 9.8]),
  regulator: p.turned([18, 64, 11], axes.z, '0:3.6 5:3.6'),
  'gas-valve':
    p.box([8, 16], [58, 64], [14, 20]) + p.tube('14,61,16 18,64,14', 1.8) + p.tube('8,61,17 0,58,20', 1.6, 2),
  convection: fan(p, [0, 55, 47], axes.y, 10),
  'cooling-fan': fan(p, [14, 58, 80], axes.y, 6) + p.box([6, 22], [58, 64], [74, 86], ['x', 'x', 'x']),
  'fan-thermostat': p.rod([2, 58, 80], [2, 61, 80], 2.6),
  'thermal-fuse': p.box([-20, -11], [56, 57], [61, 70]) + p.rod([-15.5, 56, 65.5], [-15.5, 53.6, 65.5], 2.6),
  'oven-burner':
    p.rod([0, 58, 21], [0, 12, 21], 2.2) +
    p.each('0,50,23.2 0,42,23.2 0,34,23.2 0,26,23.2 0,18,23.2', (port) =>
      p.rings(port, axes.z, '0:0.8', 'd'),
    ),
  orifice: p.rod([0, 61, 21], [0, 57.4, 21], 2.6),
  igniter: p.box([3.4, 6.4], [24, 36], [21, 24]) + p.face('3.4,24,24 6.4,36,24 3.4,36,24', 'd'),
  liner: cavity.behind,
  floor: p.level(27, [-29, 29], [6, 55], 'x') + p.line('-18,14,27 18,14,27 18,46,27 -18,46,27 -18,14,27', 2),
  bake: element(30),
  sensor: p.rod([16, 44, 64], [16, 55, 64], 0.9) + p.rod([16, 55, 64], [16, 57, 64], 2),
  rack: rack(45) + rack(58),
  broil: element(68),
  'broil-igniter':
    p.box([3.4, 6.4], [20, 34], [63.4, 66.4]) + p.face('3.4,20,66.4 6.4,34,66.4 3.4,34,66.4', 'd'),
  'door-seal': p.tube('-30,5,26 -30,5,72 30,5,72 30,5,26 -30,5,26', 1.6, 3),
  lock: p.box([-7, 7], [6, 16], [74, 78]) + p.tube('0,6,76 0,1,76 2,-1,76', 1.4),
  hinges: [-30, 27].map((x) => p.box([x, x + 3], [0, 10], [20, 25])).join(''),
  glass: cavity.before + shell.before,
  burners: p.each(
    '-19,20,90 19,20,90 -19,46,90 19,46,90',
    (at) => p.rings(at, axes.z, '0:10 0:6') + p.turned(at, axes.z, '0:3.6 1.4:3.6'),
  ),
  vents: p.each('-22,60,90.2 -14,60,90.2 -6,60,90.2 2,60,90.2 10,60,90.2', ([x, y, z]) =>
    p.level(z, [x, x + 7], [y - 1, y + 3], 'b'),
  ),
  board: house.board([-18, 22], 65, [95, 114]),
  thermostat: p.box([24.6, 31.4], [63.4, 67], [96.6, 103.4]),
  backguard: p.box([-38, 38], [62, 63.4], [90.4, 108], ['x', 'h', 'h']),
  panel:
    p.front(62, [-12, 15], [95, 105.4]) +
    p.each('-28,62,100 -20,62,100 20,62,100 28,62,100', (knob) => p.turned(knob, axes.y, '-2:2.4 0:3')),
  display: p.front(62, [-8, 12], [97, 103.4], 'd'),
  door:
    p.box([-36, 36], [-3, 0], [20, 80], ['x', 'h', 'h']) +
    p.front(-3, [-22, 22], [34, 64], 'h') +
    p.tube('-30,-7,73 30,-7,73', 1.8),
  drawer: p.front(2, [-37, 37], [5, 18.6], 'h'),
};

const at = p.camera;
export const oven = {
  pencil: p,
  width: 400,
  height: 448,
  shapes,
  marks: {
    breaker: [at([-58, 67, 84]), [30, 148]],
    outlet: [at([42, 68, 58]), [376, 128]],
    'shut-off': [at([50, 71.3, 9]), [344, 410]],
    regulator: [at([18.6, 61, 13]), [352, 396]],
    terminal: [at([36, 64, 34]), [376, 300]],
    'gas-valve': [at([12, 58, 18]), [376, 340]],
    convection: [at([6, 55, 50]), [376, 240]],
    'cooling-fan': [at([18, 58, 84]), [376, 84]],
    'fan-thermostat': [at([2, 58, 81]), [376, 190]],
    'thermal-fuse': [at([-15.5, 53.6, 65.5]), [318, 216]],
    'oven-burner': [at([0, 18, 22]), [118, 424]],
    orifice: [at([0, 58, 23]), [264, 430]],
    igniter: [at([5, 26, 24]), [200, 430]],
    floor: [at([-16, 12, 27]), [30, 380]],
    bake: [at([25, 20, 30]), [330, 400]],
    sensor: [at([16, 46, 64]), [372, 168]],
    rack: [at([-21, 8, 45]), [22, 290]],
    broil: [at([-25, 30, 68]), [22, 200]],
    'broil-igniter': [at([6, 22, 65]), [376, 280]],
    'door-seal': [at([30, 5, 50]), [318, 350]],
    lock: [at([-4, 8, 78]), [66, 96]],
    hinges: [at([29, 0, 22]), [280, 428]],
    burners: [at([19, 46, 91.4]), [376, 156]],
    vents: [at([12, 61, 90]), [330, 70]],
    thermostat: [at([31, 64, 102]), [376, 60]],
    board: [at([18, 65, 112]), [320, 24]],
    panel: [at([-28, 60, 100]), [172, 22]],
    display: [at([2, 62, 100]), [172, 22]],
    door: [at([-30, -3, 60]), [22, 240]],
  },
} as const;
