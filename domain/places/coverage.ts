// What a ZIP code, or a city, tells about our service area. No ZIP is ever refused: outside means "ask us", not "no".
import { cities, type City } from '#content/places/cities.ts';
import { regions, type Region } from '#content/places/regions.ts';
import { zipCounties } from '#content/places/zip-counties.ts';
import { listCitiesByDistance, milesBetween, type CityDistance, type Point } from './nearby.ts';

type ZipRecord = {
  readonly region: Region;
  readonly county: Region['counties'][number];
  readonly point?: Point;
};

export type Coverage =
  /** One or more of our places use this ZIP; those whose main ZIP it is come first. */
  | { readonly kind: 'city'; readonly zip: string; readonly cities: readonly [City, ...City[]] }
  /** A served county, but no place of ours; the nearest one is missing for post-office boxes. */
  | {
      readonly kind: 'county';
      readonly zip: string;
      readonly region: Region;
      readonly county: Region['counties'][number];
      readonly nearest?: CityDistance;
    }
  /** Any other five digits, in Florida or not, in use or not. */
  | { readonly kind: 'outside'; readonly zip: string }
  /** Not a ZIP code at all. */
  | { readonly kind: 'fault'; readonly fault: 'not-five-digits' };

const recordsByZip = new Map(zipCounties.flatMap(listRecords));

/** What we can say of a ZIP code; spaces around it are forgiven, anything but five digits is a fault. */
export function findCoverage(input: string): Coverage {
  const zip = input.trim();
  if (!/^[0-9]{5}$/.test(zip)) return { kind: 'fault', fault: 'not-five-digits' };

  const [first, ...others] = listCitiesOfZip(zip);
  if (first !== undefined) return { kind: 'city', zip, cities: [first, ...others] };

  const record = recordsByZip.get(zip);
  if (record === undefined) return { kind: 'outside', zip };
  const { region, county, point } = record;
  const nearest = point && listCitiesByDistance(point)[0];
  return { kind: 'county', zip, region, county, ...(nearest && { nearest }) };
}

/** The region of a city; none for Atlantic Beach, whose county lies outside the six. */
export function findRegionOf(city: City): Region | undefined {
  return regions.find(({ slug }) => slug === city.region);
}

/** The city a ZIP code belongs to, else its county; empty when we know neither. */
export function placeNameOfZip(zip: string): string {
  const coverage = findCoverage(zip);
  if (coverage.kind === 'city') return coverage.cities[0].name;
  return coverage.kind === 'county' ? `${coverage.county} County` : '';
}

function pointOfZip(zip: string): Point | undefined {
  return recordsByZip.get(zip)?.point ?? listCitiesOfZip(zip)[0]?.point;
}

/** Straight miles between two ZIP codes, not rounded; undefined where one of them is not known. */
export function milesBetweenZips(one: string, other: string): number | undefined {
  const [from, to] = [pointOfZip(one), pointOfZip(other)];
  return from && to && milesBetween(from, to);
}

/** The cities that use a ZIP code, those whose main ZIP it is first. */
function listCitiesOfZip(zip: string): readonly City[] {
  return cities
    .filter((city) => city.zips.some((own) => own === zip))
    .toSorted((left, right) => Number(right.zips[0] === zip) - Number(left.zips[0] === zip));
}

function listRecords({ county, areas, boxes }: (typeof zipCounties)[number]): readonly [string, ZipRecord][] {
  const region = regions.find(({ counties }) => counties.some((own) => own === county));
  if (region === undefined) throw new RangeError(`No region has the county ${county}`);
  return [
    ...areas.map(([zip, latitude, longitude]): [string, ZipRecord] => [
      zip,
      { region, county, point: { latitude, longitude } },
    ]),
    ...boxes.map((zip): [string, ZipRecord] => [zip, { region, county }]),
  ];
}
