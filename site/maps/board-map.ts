// The map of the board's figures: the peninsula, its counties, and a point for every place a request can name.
import { geoCentroid, geoMercator, geoPath } from 'd3-geo';
import { cities } from '#content/places/cities.ts';
import { regions } from '#content/places/regions.ts';
import type { BoardMap } from '#site/elements/pictures/board-map.ts';
import { listCountyShapes } from './florida-counties.ts';

const width = 400;
const height = 480;
const margin = 8;

export function drawBoardMap(): BoardMap {
  const served = new Set<string>([...regions.flatMap(({ counties }) => counties), 'Duval']);
  const shapes = listCountyShapes((county) => served.has(county));
  const projection = geoMercator().fitExtent(
    [
      [margin, margin],
      [width - margin, height - margin],
    ],
    shapes,
  );
  projection.clipExtent([
    [-2, -2],
    [width + 2, height + 2],
  ]);
  const path = geoPath(projection).digits(0);
  const pointOf = (place: readonly [longitude: number, latitude: number]): readonly [number, number] => {
    const [x = 0, y = 0] = projection([place[0], place[1]]) ?? [];
    return [Math.round(x), Math.round(y)];
  };
  const counties = shapes.features.map(
    (shape) => [`${shape.properties.name} County`, pointOf(geoCentroid(shape))] as const,
  );
  const towns = cities.map(({ name, point }) => [name, pointOf([point.longitude, point.latitude])] as const);
  return {
    width,
    height,
    served: path(shapes) ?? '',
    land: path(listCountyShapes((county) => !served.has(county))) ?? '',
    points: Object.fromEntries([...counties, ...towns]),
  };
}
