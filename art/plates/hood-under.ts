// A hood under a cabinet, 30 inches wide, behind glass; its duct goes up into the cabinet and through the wall to a flap outside.
// From the back to the front. Its parts have the names they have in range-hood.ts.
import { houseShapes } from './house.ts';
import { axes, liner, makePencil } from './pencil.ts';

const p = makePencil(3.3, [134, 286]);
const house = houseShapes(p);
const cabinet = p.cabinet([-38, 38], [18, 50], [14, 54], liner);
const mesh = (x0: number, x1: number) =>
  p.level(1.4, [x0, x1], [9, 42], 'b') +
  [14, 19, 24, 29, 34, 38].map((y) => p.line(`${x0 + 2},${y},1.4 ${x1 - 2},${y},1.4`)).join('');
const end = (x: number) => `${x},0,0 ${x},50,0 ${x},50,14 ${x},14,14 ${x},0,7`;
/** A door of the cabinet, with its knob. */
const door = (x0: number, x1: number, knob: number) =>
  p.front(18, [x0, x1], [15, 53], 'f') + p.rod([knob, 18, 19], [knob, 15.6, 19], 1.1);

/** Of the blower wheel, those that face the viewer. */
const vanes = Array.from({ length: 15 }, (_, step) => {
  const [x, y] = [10 * Math.cos(-2.5 + step * 0.19), 26 + 10 * Math.sin(-2.5 + step * 0.19)];
  return p.line(`${x},${y},5.2 ${x},${y},9`);
}).join('');

const shapes = {
  // Outside: the wall is before it.
  flap:
    p.box([-13, 13], [66, 72], [37, 51], ['x', 'x', 'x']) +
    p.face('-12,72,50 12,72,50 12,78,38 -12,78,38', 'b') +
    p.box([-10, 10], [50, 66], [40, 48], ['x', 'b', 'c']),
  wall: p.front(50, [-46, 46], [-6, 66], 'g'),
  breaker: house.breaker([-78, 50, 30], 0.8),
  cabinet: cabinet.behind,
  back: p.front(50, [-38, 38], [0, 14], 'g') + p.face(end(-38), 'g') + p.level(0, [-38, 38], [0, 50], 'g'),
  outlet: house.outlet([26, 49, 34]) + p.tube('26,46,28 26,44,22 28,42,16 28,42,11', 0.9, 4),
  duct:
    p.box([-10, 10], [46, 50], [40, 48], ['u', 'u', 'u']) +
    p.box([-10, 10], [37, 46], [16, 48], ['u', 'u', 'u']),
  damper: p.box([-11, 11], [36, 47], [14, 16]) + p.line('-9,41.5,16 9,41.5,16'),
  driver: p.box([-34, -24], [34, 42], [6, 10]),
  'grease-filters': mesh(-36, -1) + mesh(1, 36),
  'heat-sensor': p.turned([28, 30, 5], axes.z, '0:2.3 2.2:2.3'),
  'charcoal-filter': p.turned([0, 26, 2], axes.z, '0:12 1.6:12', ['q', 'q']),
  blower:
    p.turned([0, 26, 4], axes.z, '0:13 7:13', ['x', 'x']) +
    p.box([-10, 10], [36, 46], [6, 13.6], ['x', 'x', 'x']) +
    p.turned([0, 26, 4.4], axes.z, '0:10 5.4:10') +
    vanes +
    p.rings([0, 26, 9.8], axes.z, '0:7.4', 'd'),
  motor: p.turned([0, 26, 7], axes.z, '0:4.6 5:4.6 5:3 6.4:3', ['c', 'a']),
  capacitor: p.rod([-26, 22, 8], [-19, 22, 8], 2.2),
  lamps: p.each(
    '-26,5,1 26,5,1',
    (at) => p.turned(at, axes.z, '-0.6:3.4 1:3.4') + p.rings(at, axes.z, '1:1.8', 'd'),
  ),
  board: house.board([1.5, 15], 1.4, [0.8, 6.4]),
  glass:
    p.level(14, [-38, 38], [14, 50], 'h') +
    p.face(end(38), 'h') +
    p.face('-38,0,7 38,0,7 38,14,14 -38,14,14', 'h') +
    p.front(0, [-38, 38], [0, 7], 'h'),
  doors: cabinet.before + door(-37, -0.5, -4) + door(0.5, 37, 4),
  switch: p.box([-11, -0.5], [0.3, 2], [0.8, 6.2]),
  controls: p.each('-8,-0.2,3.6 -3,-0.2,3.6 2,-0.2,3.6 7,-0.2,3.6 12,-0.2,3.6', ([x, y, z]) =>
    p.turned([x, y, z], axes.y, '-1:1.5 0:1.5'),
  ),
};

const at = p.camera;
export const hoodUnder = {
  pencil: p,
  width: 400,
  height: 352,
  shapes,
  marks: {
    flap: [at([8, 76, 42]), [376, 60]],
    breaker: [at([-67, 48, 42]), [60, 24]],
    outlet: [at([26, 45, 31]), [376, 130]],
    'heat-sensor': [at([28.4, 29, 7]), [376, 240]],
    driver: [at([-32, 36, 9]), [24, 200]],
    duct: [at([8, 37, 26]), [340, 100]],
    damper: [at([10, 36.5, 15.6]), [340, 190]],
    'charcoal-filter': [at([9, 20, 3.4]), [352, 272]],
    motor: [at([-2, 26, 13]), [80, 150]],
    blower: [at([9.4, 22.6, 7]), [370, 318]],
    capacitor: [at([-23, 21, 9]), [24, 240]],
    'grease-filters': [at([-30, 14, 1.4]), [34, 318]],
    lamps: [at([26, 2, 0.4]), [310, 334]],
    board: [at([14.4, 1.4, 5.6]), [236, 334]],
    switch: [at([-10.4, 0.3, 5.6]), [104, 334]],
    controls: [at([7, -1, 3]), [164, 334]],
  },
  ways: {
    air: p.way('-20,24,-10 -14,25,4 0,26,7 0,41,10 0,41,40 0,44,44 0,60,44 0,84,43'),
  },
} as const;
