// What lies over the corners of a map: how far a mile is, and where in Florida we are. It keeps clear of every dot.
import { geoMercator, type GeoProjection } from 'd3-geo';
import { milesBetween } from '#domain/places/nearby.ts';
import type { MapCorners } from '#site/elements/pictures/map-drawing.ts';
import { listRings, listStateShapes } from './florida-counties.ts';
import { thin } from './land.ts';
import type { MapWords } from './map-subject.ts';
import type { Dot } from './name-choices.ts';
import { overlaps, type Box } from './shore.ts';

type Frame = { readonly width: number; readonly height: number };

const air = 9;
const inset = { width: 68, height: 62, margin: 5 };
const bar = { longest: 92, height: 18 };
const lengths = [20, 10, 5, 2, 1] as const;

/** Room around a dot for its name; a little at least. */
const rooms = [
  { x: 30, y: 14 },
  { x: 10, y: 10 },
] as const;

/** The state, drawn once; its keys and the panhandle help to see it at a glance. */
const state = { type: 'FeatureCollection', features: listStateShapes() } as const;
const stateProjection = geoMercator().fitExtent(
  [
    [inset.margin, inset.margin],
    [inset.width - inset.margin, inset.height - inset.margin],
  ],
  state,
);
const stateOutline = drawState();

function drawState(): string {
  return state.features
    .flatMap(({ geometry }) => listRings(geometry))
    .flatMap((ring) => {
      const points = thin(
        ring.map(([longitude = 0, latitude = 0]): readonly [number, number] => {
          const [x, y] = stateProjection([longitude, latitude]) ?? [0, 0];
          return [Math.round(x), Math.round(y)];
        }),
      );
      return points.length < 4 ? [] : [`M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`];
    })
    .join('');
}

/** The scale and the inset of a map, and the boxes they take. */
export function placeCorners(
  projection: GeoProjection,
  frame: Frame,
  dots: readonly Dot[],
  say: MapWords['scale'],
): { readonly corners: MapCorners; readonly boxes: readonly Box[] } {
  const degreesAt = (x: number, y: number) => {
    const [longitude, latitude] = projection.invert?.([x, y]) ?? [0, 0];
    return { longitude, latitude };
  };
  const middle = frame.height / 2;
  const milesPerUnit = milesBetween(degreesAt(0, middle), degreesAt(frame.width, middle)) / frame.width;
  const miles = lengths.find((length) => length / milesPerUnit <= bar.longest) ?? 1;
  const length = Math.round(miles / milesPerUnit);
  const scaleBox = findCorner(frame, dots, { width: length + 4, height: bar.height }, [], true);
  const insetBox = findCorner(frame, dots, inset, scaleBox === undefined ? [] : [scaleBox]);
  return {
    boxes: [scaleBox, insetBox].filter((box) => box !== undefined),
    corners: {
      ...(scaleBox !== undefined && {
        scale: {
          text: say(miles),
          length,
          x: Math.round(scaleBox.left) + 2,
          y: Math.round(scaleBox.bottom) - 3,
        },
      }),
      ...(insetBox !== undefined && {
        inset: {
          x: Math.round(insetBox.left),
          y: Math.round(insetBox.top),
          width: inset.width,
          height: inset.height,
          outline: stateOutline,
          ...windowOf(degreesAt(0, 0), degreesAt(frame.width, frame.height)),
        },
      }),
    },
  };
}

type Degrees = { readonly longitude: number; readonly latitude: number };

/** What the map shows, on the inset: never too small to see. */
function windowOf(from: Degrees, to: Degrees) {
  const [left = 0, top = 0] = stateProjection([from.longitude, from.latitude]) ?? [];
  const [right = 0, bottom = 0] = stateProjection([to.longitude, to.latitude]) ?? [];
  const size = Math.max(5, right - left, bottom - top);
  return {
    window: {
      x: Math.round((left + right - size) / 2),
      y: Math.round((top + bottom - size) / 2),
      size: Math.round(size),
    },
  };
}

/** The corner with most room to the nearest dot, if it has any; the scale lies at the foot where it can. */
function findCorner(
  frame: Frame,
  dots: readonly Dot[],
  { width, height }: { readonly width: number; readonly height: number },
  taken: readonly Box[],
  isAtFoot = false,
): Box | undefined {
  const [far, low] = [frame.width - air - width, frame.height - air - height];
  const corners = [
    [air, low],
    [far, low],
    [far, air],
    [air, air],
  ] as const;
  const all = corners.map(([left, top]) => ({ left, top, right: left + width, bottom: top + height }));
  const [boxes = []] = rooms
    .map((far) =>
      all.filter(
        (box) => ![...taken, ...dots.map((dot) => roomOf(dot, far))].some((other) => overlaps(box, other)),
      ),
    )
    .filter((free) => free.length > 0);
  const room = (box: Box) =>
    Math.min(
      ...dots.map(({ x, y }) =>
        Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom)),
      ),
    );
  return isAtFoot ? boxes[0] : boxes.toSorted((one, other) => room(other) - room(one))[0];
}

function roomOf({ x, y }: Dot, far: (typeof rooms)[number]): Box {
  return { left: x - far.x, right: x + far.x, top: y - far.y, bottom: y + far.y };
}
