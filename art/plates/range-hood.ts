// A chimney hood on a wall, 30 inches wide, behind glass; its duct goes through the wall to a flap outside.
import { houseShapes } from './house.ts';
import { axes, makePencil } from './pencil.ts';

const p = makePencil(3.1, [142, 372]);
const house = houseShapes(p);
const canopy = p.cabinet([-38, 38], [0, 50], [0, 7]);
const chimney = p.cabinet([-15, 15], [22, 50], [30, 94]);

/** The slopes between canopy and chimney. */
const slopes =
  p.face('-38,0,7 38,0,7 15,22,30 -15,22,30', 'h') +
  p.face('38,0,7 38,50,7 15,50,30 15,22,30', 'h') +
  p.line('-38,50,7 -15,50,30');
const mesh = (x0: number, x1: number) =>
  p.level(1.4, [x0, x1], [9, 42], 'b') +
  [14, 19, 24, 29, 34, 38].map((y) => p.line(`${x0 + 2},${y},1.4 ${x1 - 2},${y},1.4`)).join('');

const shapes = {
  // Outside: the wall is before it.
  flap:
    p.box([-9, 9], [66, 74], [78, 94], ['x', 'x', 'x']) +
    p.face('-8,74,93 8,74,93 8,80,79 -8,80,79', 'b') +
    p.rod([0, 50, 86], [0, 68, 86], 6),
  wall: p.front(50, [-46, 46], [-18, 104], 'g'),
  breaker: house.breaker([-78, 50, 68], 0.8),
  outlet: house.outlet([-8, 49, 60]) + p.tube('-8,46,53 -8,44,44 -12,42,34', 0.9, 4),
  canopy: canopy.behind,
  back: chimney.behind,
  'heat-sensor': p.turned([26, 40, 5], axes.z, '0:1.8 1.6:1.8'),
  driver: p.box([24, 36], [40, 47], [3, 7]),
  duct:
    p.turned([2, 34, 35], axes.z, '0:7 42:7', ['u', 'u']) +
    p.tube('2,34,77 2,36,86 0,52,86', 12.6, 8) +
    p.each('2,34,45 2,34,55 2,34,65', (ring) => p.rings(ring, axes.z, '0:7', 'w')),
  damper: p.turned([2, 34, 33], axes.z, '0:7.4 1.6:7.4') + p.line('-4,34,34.6 8,34,34.6'),
  motor: p.rod([-11, 33, 18], [-4, 33, 18], 5, ['c', 'a']),
  blower:
    p.rod([-4, 33, 18], [10, 33, 18], 10.5, ['x', 'x']) +
    p.rod([-2, 33, 18], [9, 33, 18], 7) +
    p.rings([9, 33, 18], axes.x, '0:5 0:1.6', 'd') +
    p.box([-1, 8], [28, 38], [27, 33], ['x', 'x', 'x']),
  'charcoal-filter': p.rod([10.4, 33, 18], [13.8, 33, 18], 9, ['q', 'q']),
  capacitor: p.rod([-25, 36, 13], [-18, 36, 13], 2.2),
  'grease-filters': mesh(-36, -1) + mesh(1, 36),
  lamps: p.each(
    '-24,5,1 24,5,1',
    (at) => p.turned(at, axes.z, '-0.6:3.4 1:3.4') + p.rings(at, axes.z, '1:1.8', 'd'),
  ),
  board: house.board([1.5, 15], 1.4, [0.8, 6.6]),
  glass: canopy.before + slopes + chimney.before,
  switch: p.box([-11, -0.5], [0.3, 2], [0.8, 6.4]),
  controls: p.each('-8,-0.2,3.6 -3,-0.2,3.6 2,-0.2,3.6 7,-0.2,3.6 12,-0.2,3.6', ([x, y, z]) =>
    p.turned([x, y, z], axes.y, '-1:1.5 0:1.5'),
  ),
};

const at = p.camera;
export const rangeHood = {
  pencil: p,
  width: 400,
  height: 412,
  shapes,
  marks: {
    flap: [at([4, 78, 84]), [376, 120]],
    breaker: [at([-66, 48, 80]), [92, 40]],
    outlet: [at([-8, 45, 57]), [60, 130]],
    'heat-sensor': [at([27, 39, 6]), [376, 316]],
    driver: [at([34, 44, 6]), [376, 270]],
    duct: [at([6, 28, 56]), [330, 190]],
    damper: [at([8, 30, 34]), [340, 232]],
    'charcoal-filter': [at([13.8, 30, 20]), [352, 272]],
    motor: [at([-7, 29, 22]), [80, 190]],
    blower: [at([9, 30, 14]), [340, 352]],
    capacitor: [at([-21, 35, 14]), [34, 250]],
    'grease-filters': [at([-26, 10, 1.4]), [50, 384]],
    lamps: [at([24, 4, 1.6]), [320, 392]],
    board: [at([14.4, 1.4, 5.6]), [262, 394]],
    switch: [at([-10.4, 0.3, 5.6]), [104, 394]],
    controls: [at([7, -1, 3]), [190, 394]],
  },
  ways: {
    air: p.way('-14,24,-10 -12,26,4 0,33,16 2,34,34 2,34,80 2,38,86 0,60,86 0,86,84'),
  },
} as const;
