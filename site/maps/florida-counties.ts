// County outlines of Florida. Source: US Census Bureau 2017, by way of us-atlas (ISC license).
import type {
  Feature,
  FeatureCollection,
  Geometry,
  MultiLineString,
  MultiPolygon,
  Polygon,
  Position,
} from 'geojson';
import { feature, mesh } from 'topojson-client';
import topology from 'us-atlas/counties-10m.json';

type Named = { readonly name: string };
type CountyShape = Feature<Polygon | MultiPolygon, Named>;
export type CountyShapes = FeatureCollection<Polygon | MultiPolygon, Named>;

/** The state's number in county codes (FIPS). */
const floridaCode = '12';

function isInFlorida(shape: Feature<Geometry, Named>): shape is CountyShape {
  const { type } = shape.geometry;
  return String(shape.id).startsWith(floridaCode) && (type === 'Polygon' || type === 'MultiPolygon');
}

const floridaCounties = feature(topology, topology.objects.counties).features.filter(isInFlorida);

/** The outlines of some counties, by name. */
export function listCountyShapes(isWanted: (county: string) => boolean): CountyShapes {
  return {
    type: 'FeatureCollection',
    features: floridaCounties.filter(({ properties }) => isWanted(properties.name)),
  };
}

/** The whole state. */
export function listStateShapes() {
  return feature(topology, topology.objects.states).features.filter(({ id }) => id === floridaCode);
}

/** The outlines of a shape, one for each piece of land, in degrees. */
export function listRings(shape: Geometry): readonly Position[][] {
  if (shape.type === 'Polygon') return shape.coordinates.slice(0, 1);
  return shape.type === 'MultiPolygon' ? shape.coordinates.flatMap(([ring]) => (ring ? [ring] : [])) : [];
}

/** The lines between counties, without the coast. */
export const countyLines: MultiLineString = mesh(
  topology,
  {
    type: 'GeometryCollection',
    geometries: topology.objects.counties.geometries.filter(({ id }) => String(id).startsWith(floridaCode)),
  },
  (one, other) => one !== other,
);
