// A built-in dishwasher, 24 inches wide, behind glass, and at its left the sink with its valve, drain and disposer.
import { houseShapes } from './house.ts';
import { axes, liner, makePencil } from './pencil.ts';

const p = makePencil(3.1, [216, 380]);
const house = houseShapes(p);
const shell = p.cabinet([-30, 30], [6, 58], [3, 86]);
const tub = p.cabinet([-27.5, 27.5], [6, 53], [23, 82], liner);

/** A rack of wire: its floor, its rim, and what holds the dishes. */
function rack(floor: number, rim: number): string {
  const round = (z: number) => p.line(`-24,9,${z} 24,9,${z} 24,50,${z} -24,50,${z} -24,9,${z}`);
  const tines = [-20, -12, -4, 4, 12, 20].map((x) =>
    p.line(`${x},9,${rim} ${x},9,${floor} ${x},50,${floor} ${x},50,${rim}`),
  );
  return (
    round(floor) +
    tines.join('') +
    p.line(`24,22,${rim} 24,22,${floor}`) +
    p.line(`24,36,${rim} 24,36,${floor}`) +
    round(rim)
  );
}

/** A spray arm that turns on a hub, with its jets. */
function sprayArm(z: number, turn: number): string {
  const [x, y] = [22 * Math.cos(turn), 17 * Math.sin(turn)];
  const jets = [-0.8, -0.5, 0.5, 0.8].map((part) =>
    p.rings([x * part, 30 + y * part, z + 1], axes.z, '0:0.9', 'd'),
  );
  return (
    p.tube(`${-x},${30 - y},${z} ${x},${30 + y},${z}`, 3.4) +
    p.rod([0, 30, z - 2], [0, 30, z + 1.6], 3) +
    jets.join('')
  );
}

const shapes = {
  breaker: house.breaker([-108, 50, 78], 0.6),
  'supply-valve': p.each('-66,58,40', house.valve),
  sink:
    p.box([-76, -40], [10, 50], [70, 87], ['x', 'x', 'n']) +
    p.line('-73,13,87 -43,13,87 -43,47,87 -73,47,87 -73,13,87', 4) +
    p.tube('-68,36,70 -68,36,50 -64,36,46 -60,36,50 -60,44,54', 3),
  'wall-switch':
    p.box([-62.5, -55.5], [57, 58], [88, 99]) + p.box([-60, -58], [55.6, 57], [92, 95.4], ['d', 'd', 'b']),
  disposer: p.turned([-52, 30, 44], axes.z, '0:6 2:8 17:8 20:5 26:5'),
  'supply-hose': p.tube('-66,52,40 -66,46,24 -58,44,8 -40,36,6 -26,16,8', 1.6, 8),
  back: shell.behind,
  'drain-hose': p.tube(
    '-12,26,9 -20,34,7 -40,22,7 -53,10,10 -53,10,62 -54,13,67 -55,18,64 -54,23,56',
    2.4,
    6,
  ),
  springs: [-29, 29].map((x) => p.spring([x, 30, 12], [x, 12, 8], 1.6, 8)).join(''),
  'inlet-valve':
    p.box([-25, -17], [9, 16], [5, 11]) +
    p.rod([-21, 12, 11], [-21, 12, 15], 2.4) +
    p.tube('-21,14,8 -24,24,12 -27,40,24', 1.4, 5),
  wiring: p.box([17, 26], [8, 14], [5, 11]) + p.rod([21, 11, 11], [21, 11, 12], 1.4),
  sensor: p.rod([-14, 34, 19], [-14, 34, 23], 1.8),
  'drain-pump': p.rod([-4, 28, 11], [-9, 26, 11], 3) + p.rod([-8, 26.4, 11], [-17, 23, 11], 4),
  pump:
    p.turned([0, 30, 13], axes.z, '0:7 10:9') +
    p.rod([8, 33, 12], [13, 35, 12], 3.6) +
    p.rod([12, 34.6, 12], [25, 40, 12], 6),
  'check-valve': p.rod([-15, 30, 8.6], [-18, 36, 7.6], 2.8),
  'leak-switch': p.box([-6, 2], [12, 16], [3.2, 6]) + p.rod([-2, 14, 6], [-2, 14, 7.6], 1.4),
  'float-switch': p.box([18, 23], [8, 12], [17, 21]),
  tub: tub.behind,
  feed: p.tube('2,34,24 2,50,26 2,50,56 2,30,56', 2.2, 4),
  heater: p.tube('8,12,25 24,12,25 24,48,25 -24,48,25 -24,12,25 -8,12,25', 1.1, 8),
  filter: p.turned([0, 30, 21], axes.z, '0:5.5 5.4:5.5') + p.rings([0, 30, 26.4], axes.z, '0:3.6', 'd'),
  float: p.turned([20.5, 10, 23], axes.z, '0:2.8 4:2.8 6:1.6'),
  'spray-arms': sprayArm(30, 0.45) + sprayArm(56, -0.5),
  racks: rack(34, 45) + rack(60, 70),
  'door-seal': p.tube('-26.5,5,30 -26.5,5,81 26.5,5,81 26.5,5,30', 1.7, 3),
  glass: tub.before + shell.before,
  vent: p.turned([17, 1, 67], axes.y, '0:4.6 3:4.6'),
  dispenser:
    p.box([-13, 9], [2, 4.4], [42, 56]) +
    p.front(2, [-11, -1], [44, 54], 'd') +
    p.turned([4.5, 1.6, 49], axes.y, '0:2.8 1:2.8'),
  board: house.board([-24, 6], 2.6, [80, 92]),
  'thermal-fuse': p.box([19, 25], [2, 3], [78, 83]) + p.rod([22, 2, 80.5], [22, 0.6, 80.5], 1.8),
  latch: p.box([9, 17], [1.6, 5], [79, 84]) + p.box([11.5, 14.5], [5, 7.4], [80.6, 82.4]),
  door: p.box([-30, 30], [0, 1.4], [12, 86], ['x', 'h', 'h']) + p.tube('-20,-2.6,72 20,-2.6,72', 1.6),
  'control-panel':
    p.front(0, [-28, 7.4], [76.5, 85]) +
    p.each('-24,0,80.7 -20,0,80.7 -16,0,80.7 -12,0,80.7', (button) => p.rings(button, axes.y, '0:1.2', 'b')) +
    p.front(0, [-4, 6], [78.6, 83], 'd'),
  kick: p.front(4, [-30, 30], [3, 11.4], 'h'),
  screws: p.each(
    '-18,4,86 18,4,86',
    ([x, y, z]) =>
      p.box([x - 2.5, x + 2.5], [y, y + 6], [z, z + 0.8]) +
      p.rings([x, y + 3, z + 0.8], axes.z, '0:1.2', 'd'),
  ),
};

const at = p.camera;
export const dishwasher = {
  pencil: p,
  width: 400,
  height: 418,
  shapes,
  marks: {
    'supply-valve': [at([-66, 52, 40]), [18, 190]],
    breaker: [at([-102, 48, 87]), [92, 30]],
    'wall-switch': [at([-62, 57, 97]), [130, 20]],
    disposer: [at([-48, 25, 50]), [34, 280]],
    'drain-hose': [at([-53, 10, 34]), [54, 330]],
    'inlet-valve': [at([-21, 9, 8]), [92, 384]],
    wiring: [at([22, 8, 8]), [250, 398]],
    'check-valve': [at([-17, 33, 8]), [134, 398]],
    'leak-switch': [at([-2, 12, 4]), [190, 400]],
    'supply-hose': [at([-62, 45, 16]), [22, 330]],
    'thermal-fuse': [at([22, 0.6, 80.5]), [322, 34]],
    springs: [at([29, 12, 9.6]), [374, 368]],
    sensor: [at([-14, 33, 21]), [170, 398]],
    'drain-pump': [at([-13, 24, 11]), [134, 398]],
    pump: [at([22, 39, 15]), [378, 300]],
    'float-switch': [at([23, 10, 19]), [330, 372]],
    heater: [at([24, 40, 25]), [372, 250]],
    filter: [at([0, 29, 26]), [98, 344]],
    float: [at([20.5, 9, 28]), [374, 210]],
    'spray-arms': [at([18, 36, 30]), [376, 210]],
    racks: [at([24, 22, 65]), [376, 120]],
    'door-seal': [at([26.5, 5, 50]), [374, 170]],
    vent: [at([18, 1, 69]), [340, 60]],
    dispenser: [at([-8, 2, 48]), [84, 250]],
    board: [at([-10, 2.6, 90]), [214, 24]],
    latch: [at([13, 5, 84]), [272, 24]],
    door: [at([-24, 0, 40]), [70, 300]],
    'control-panel': [at([-22, 0, 81]), [72, 110]],
    screws: [at([18, 7, 87]), [310, 30]],
  },
  ways: {
    drain: p.way(
      '0,30,26 0,30,14 -6,27,11 -14,25,10 -20,34,7 -40,22,7 -53,10,10 -53,10,62 -54,13,67 -55,18,64 -52,28,48',
    ),
    wash:
      p.way('14,35,12 2,31,16 0,30,30 -16,24,31') +
      p.way('14,35,12 2,31,16 2,50,24 2,50,56 2,30,56 18,22,57'),
    fill: p.way('-66,52,40 -66,46,24 -58,44,8 -40,36,6 -24,14,8 -24,24,12 -27,40,26 -10,36,26'),
  },
} as const;
