import { expect, test } from 'vitest';
import { cities } from './cities.ts';

type PointRow = {
  readonly slug: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly source: 'Census' | 'simplemaps';
  /** Census place code, for who looks the row up. */
  readonly geoid: string;
};

// The rows that points were taken from in November 2026, rounded to four places. Census: US Census Bureau, Gazetteer of places 2010
// (public domain). simplemaps: US cities, CC BY 4.0, where the Census point lies in water or off center. docs/sources.md, Places.
// prettier-ignore
const pointRows: readonly PointRow[] = [
  { slug: 'miami-beach', latitude: 25.8153, longitude: -80.1397, source: 'Census', geoid: '1245025' },
  { slug: 'hialeah', latitude: 25.8699, longitude: -80.3029, source: 'Census', geoid: '1230000' },
  { slug: 'homestead', latitude: 25.4673, longitude: -80.4458, source: 'Census', geoid: '1232275' },
  { slug: 'kendall', latitude: 25.6695, longitude: -80.3547, source: 'Census', geoid: '1236100' },
  { slug: 'hollywood', latitude: 26.0311, longitude: -80.1646, source: 'Census', geoid: '1232000' },
  { slug: 'pembroke-pines', latitude: 26.0212, longitude: -80.3404, source: 'Census', geoid: '1255775' },
  { slug: 'plantation', latitude: 26.1256, longitude: -80.2618, source: 'Census', geoid: '1257425' },
  { slug: 'miramar', latitude: 25.977, longitude: -80.3358, source: 'Census', geoid: '1245975' },
  { slug: 'davie', latitude: 26.0791, longitude: -80.285, source: 'Census', geoid: '1216475' },
  { slug: 'lauderhill', latitude: 26.1611, longitude: -80.2237, source: 'Census', geoid: '1239550' },
  { slug: 'deerfield-beach', latitude: 26.3117, longitude: -80.1254, source: 'Census', geoid: '1216725' },
  { slug: 'boca-raton', latitude: 26.3729, longitude: -80.1063, source: 'Census', geoid: '1207300' },
  { slug: 'west-palm-beach', latitude: 26.7483, longitude: -80.1266, source: 'Census', geoid: '1276600' },
  { slug: 'jupiter', latitude: 26.9215, longitude: -80.1101, source: 'Census', geoid: '1235875' },
  { slug: 'altamonte-springs', latitude: 28.6609, longitude: -81.3956, source: 'Census', geoid: '1200950' },
  { slug: 'titusville', latitude: 28.5734, longitude: -80.8194, source: 'Census', geoid: '1271900' },
  { slug: 'apopka', latitude: 28.7038, longitude: -81.531, source: 'Census', geoid: '1201700' },
  { slug: 'mims', latitude: 28.6913, longitude: -80.844, source: 'Census', geoid: '1245775' },
  { slug: 'riverview', latitude: 27.8252, longitude: -82.3046, source: 'Census', geoid: '1260950' },
  { slug: 'st-petersburg', latitude: 27.7931, longitude: -82.6652, source: 'simplemaps', geoid: '1263000' },
  { slug: 'clearwater', latitude: 27.9795, longitude: -82.7663, source: 'Census', geoid: '1212875' },
  { slug: 'dunedin', latitude: 28.0329, longitude: -82.7862, source: 'simplemaps', geoid: '1218575' },
  { slug: 'venice', latitude: 27.122, longitude: -82.4167, source: 'Census', geoid: '1273900' },
  { slug: 'north-port', latitude: 27.0582, longitude: -82.198, source: 'Census', geoid: '1249675' },
  { slug: 'punta-gorda', latitude: 26.8941, longitude: -82.0513, source: 'simplemaps', geoid: '1259200' },
  { slug: 'port-charlotte', latitude: 26.9895, longitude: -82.1137, source: 'Census', geoid: '1258350' },
  { slug: 'gibsonton', latitude: 27.8287, longitude: -82.3807, source: 'Census', geoid: '1225900' },
  { slug: 'winter-springs', latitude: 28.6881, longitude: -81.27, source: 'Census', geoid: '1278325' },
];

test('the point of a place is the one its source row gives', () => {
  const astray = pointRows.filter(({ slug, latitude, longitude }) => {
    const point = cities.find((city) => city.slug === slug)?.point;
    return point?.latitude !== latitude || point.longitude !== longitude;
  });
  expect(astray.map(({ slug }) => slug)).toEqual([]);
  expect(pointRows.filter(({ source }) => source === 'simplemaps')).toHaveLength(3);
});
