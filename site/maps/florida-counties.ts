// County outlines of Florida. Source: US Census Bureau 2017, by way of us-atlas (ISC licence).
import type { Feature, FeatureCollection, MultiPolygon, Polygon } from 'geojson';
import { feature } from 'topojson-client';
import topology from 'us-atlas/counties-10m.json';

export type CountyShape = Feature<Polygon | MultiPolygon, { readonly name: string }>;
export type CountyShapes = FeatureCollection<Polygon | MultiPolygon, { readonly name: string }>;

/** The state's number in county codes (FIPS). */
const floridaCode = '12';

const floridaCounties: readonly CountyShape[] = feature(topology, topology.objects.counties).features.filter(
  ({ id }) => String(id).startsWith(floridaCode),
);

/** The outlines of some counties, by name. */
export function listCountyShapes(isWanted: (county: string) => boolean): CountyShapes {
  return {
    type: 'FeatureCollection',
    features: floridaCounties.filter(({ properties }) => isWanted(properties.name)),
  };
}
