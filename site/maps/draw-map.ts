import { geoMercator, geoPath } from 'd3-geo';
import type { MapDrawing } from '#site/elements/pictures/map-drawing.ts';
import { countyLines, listCountyShapes } from './florida-counties.ts';
import { lakes } from './lakes.ts';
import { drawLand } from './land.ts';
import type { Subject } from './map-subject.ts';
import { listLines, placeOnMap } from './place-on-map.ts';
import { linesOf, runsThrough, type Point } from './shore.ts';

/** Draws land, counties and places into a frame. Rounded, so that the page stays small. */
export function drawMap({ frame, extent, areas = [], places, here, roundings, words }: Subject): MapDrawing {
  const { width, height, margin } = frame;
  const projection = geoMercator().fitExtent(
    [
      [margin, margin],
      [width - margin, height - margin],
    ],
    extent,
  );
  projection.clipExtent([
    [-8, -8],
    [width + 8, height + 8],
  ]);
  const path = geoPath(projection).digits(0);
  const outline = (isWanted: (county: string) => boolean) => path(listCountyShapes(isWanted)) ?? '';
  const shown = new Set(areas.flatMap(({ counties }) => counties));
  const land = drawLand(projection, frame, roundings);
  const shore = [...land.rings, ...land.islandRings].flatMap(linesOf);
  const whole = { left: 0, right: width, top: 0, bottom: height };
  const borders = listLines(projection);
  const lines = words === undefined ? [] : [...shore, ...borders].filter((line) => runsThrough(line, whole));
  const isSeen = (rings: readonly (readonly Point[])[]) =>
    rings.flatMap(linesOf).some((line) => runsThrough(line, whole));
  const seeWater = () => {
    if (isSeen([...land.rings.slice(0, -lakes.length), ...land.islandRings])) return 'coast';
    return isSeen(land.rings.slice(-lakes.length)) ? 'lakes' : 'land';
  };
  return {
    width,
    height,
    land: land.path,
    islands: land.islandPath,
    others: areas.length === 0 ? '' : outline((county) => !shown.has(county)),
    lines: path(countyLines) ?? '',
    areas: areas.map(({ counties, link }) => ({
      outline: outline((county) => counties.includes(county)),
      ...(link !== undefined && { link }),
    })),
    shows: seeWater(),
    ...placeOnMap(places, here, { projection, frame, land, lines, borders, ...(words && { words }) }),
  };
}
