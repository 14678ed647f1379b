// Which way a place lies, as people say it.
import type { Point } from './nearby.ts';

const compassPoints = [
  'north',
  'northeast',
  'east',
  'southeast',
  'south',
  'southwest',
  'west',
  'northwest',
] as const;
export type CompassPoint = (typeof compassPoints)[number];

/** The eighth of the compass in which `to` lies, seen from `from`; the first bearing of the great circle. */
export function compassPointTo(from: Point, to: Point): CompassPoint {
  const [fromLatitude, toLatitude] = [toRadians(from.latitude), toRadians(to.latitude)];
  const turn = toRadians(to.longitude - from.longitude);
  const east = Math.sin(turn) * Math.cos(toLatitude);
  const north =
    Math.cos(fromLatitude) * Math.sin(toLatitude) -
    Math.sin(fromLatitude) * Math.cos(toLatitude) * Math.cos(turn);
  const eighths = Math.round((Math.atan2(east, north) / (2 * Math.PI)) * compassPoints.length);
  return compassPoints.at(eighths % compassPoints.length) ?? 'north';
}

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
