// Figures of each place: whose homes they are, and the hurricanes that came near. docs/sources.md, Places, says where they were read.
import type { CitySlug } from '../cities.ts';

/** Shares of homes in percent, rounded. */
export type HomeShares = {
  /** Vacant when counted, for part of the year or all of it. */
  readonly vacant: number;
  readonly mobile: number;
  /** Of the homes people live in: the guides tell it where it is high. */
  readonly rented: number;
  /** Whether the ZIP codes are little more than the place: only then the share is said to be the place's. */
  readonly isOfPlace: boolean;
  /** Those that were counted, where we list more for the place since. */
  readonly zips?: readonly string[];
};

/** A hurricane whose center passed within 50 miles, at or just below 74 mph: between two points of its track we interpolate. */
export type NearStorm = { readonly name: string; readonly year: number; readonly miles: number };

export type PlaceFigures = {
  /** Undefined where the ZIP codes say nothing of the place. */
  readonly homes?: HomeShares;
  /** Oldest first; 2000 to 2024. */
  readonly storms: readonly NearStorm[];
};

// One line a place, so that a row can be compared with its source at a glance.
// prettier-ignore
export const placeFigures: Readonly<Record<CitySlug, PlaceFigures>> = {
  miami: { homes: { vacant: 15, mobile: 1, rented: 67, isOfPlace: true }, storms: [{ name: 'Katrina', year: 2005, miles: 11 }] },
  'miami-beach': { homes: { vacant: 36, mobile: 0, rented: 61, isOfPlace: true }, storms: [{ name: 'Katrina', year: 2005, miles: 10 }] },
  'coral-gables': { homes: { vacant: 14, mobile: 1, rented: 44, isOfPlace: true }, storms: [{ name: 'Katrina', year: 2005, miles: 12 }] },
  hialeah: { homes: { vacant: 4, mobile: 2, rented: 50, isOfPlace: true }, storms: [{ name: 'Katrina', year: 2005, miles: 2 }, { name: 'Wilma', year: 2005, miles: 46 }] },
  homestead: { homes: { vacant: 8, mobile: 2, rented: 47, isOfPlace: false, zips: ['33030', '33032', '33033', '33035'] }, storms: [{ name: 'Katrina', year: 2005, miles: 22 }] },
  doral: { homes: { vacant: 18, mobile: 3, rented: 54, isOfPlace: false }, storms: [{ name: 'Katrina', year: 2005, miles: 3 }, { name: 'Wilma', year: 2005, miles: 47 }] },
  aventura: { homes: { vacant: 43, mobile: 0, rented: 40, isOfPlace: false }, storms: [{ name: 'Katrina', year: 2005, miles: 1 }, { name: 'Wilma', year: 2005, miles: 48 }] },
  'north-miami': { homes: { vacant: 11, mobile: 2, rented: 49, isOfPlace: false }, storms: [{ name: 'Katrina', year: 2005, miles: 4 }, { name: 'Wilma', year: 2005, miles: 50 }] },
  'miami-lakes': { homes: { vacant: 4, mobile: 2, rented: 44, isOfPlace: false }, storms: [{ name: 'Katrina', year: 2005, miles: 1 }, { name: 'Wilma', year: 2005, miles: 44 }] },
  surfside: { homes: { vacant: 42, mobile: 0, rented: 40, isOfPlace: false }, storms: [{ name: 'Katrina', year: 2005, miles: 7 }] },
  'golden-beach': { storms: [{ name: 'Katrina', year: 2005, miles: 1 }, { name: 'Wilma', year: 2005, miles: 49 }] },
  pinecrest: { homes: { vacant: 14, mobile: 0, rented: 28, isOfPlace: false }, storms: [{ name: 'Katrina', year: 2005, miles: 14 }] },
  kendall: { homes: { vacant: 8, mobile: 0, rented: 32, isOfPlace: false }, storms: [{ name: 'Katrina', year: 2005, miles: 12 }] },
  'miami-gardens': { homes: { vacant: 8, mobile: 4, rented: 36, isOfPlace: true }, storms: [{ name: 'Katrina', year: 2005, miles: 1 }, { name: 'Wilma', year: 2005, miles: 45 }] },
  'key-biscayne': { homes: { vacant: 41, mobile: 1, rented: 31, isOfPlace: true }, storms: [{ name: 'Katrina', year: 2005, miles: 17 }] },
  'bal-harbour': { homes: { vacant: 42, mobile: 0, rented: 40, isOfPlace: false }, storms: [{ name: 'Katrina', year: 2005, miles: 6 }] },
  'sunny-isles-beach': { homes: { vacant: 46, mobile: 0, rented: 41, isOfPlace: false }, storms: [{ name: 'Katrina', year: 2005, miles: 2 }, { name: 'Wilma', year: 2005, miles: 49 }] },
  'north-bay-village': { homes: { vacant: 25, mobile: 0, rented: 65, isOfPlace: false }, storms: [{ name: 'Katrina', year: 2005, miles: 8 }] },
  'cutler-bay': { homes: { vacant: 7, mobile: 0, rented: 38, isOfPlace: false }, storms: [{ name: 'Katrina', year: 2005, miles: 18 }] },
  'fort-lauderdale': { homes: { vacant: 21, mobile: 3, rented: 45, isOfPlace: false }, storms: [{ name: 'Katrina', year: 2005, miles: 9 }, { name: 'Wilma', year: 2005, miles: 40 }] },
  hollywood: { homes: { vacant: 16, mobile: 2, rented: 41, isOfPlace: false }, storms: [{ name: 'Katrina', year: 2005, miles: 4 }, { name: 'Wilma', year: 2005, miles: 44 }] },
  'cooper-city': { homes: { vacant: 6, mobile: 1, rented: 16, isOfPlace: false }, storms: [{ name: 'Katrina', year: 2005, miles: 9 }, { name: 'Wilma', year: 2005, miles: 38 }] },
  'pembroke-pines': { homes: { vacant: 11, mobile: 2, rented: 31, isOfPlace: false }, storms: [{ name: 'Katrina', year: 2005, miles: 9 }, { name: 'Wilma', year: 2005, miles: 37 }] },
  plantation: { homes: { vacant: 14, mobile: 7, rented: 29, isOfPlace: false }, storms: [{ name: 'Katrina', year: 2005, miles: 12 }, { name: 'Wilma', year: 2005, miles: 35 }] },
  tamarac: { homes: { vacant: 14, mobile: 2, rented: 32, isOfPlace: false }, storms: [{ name: 'Katrina', year: 2005, miles: 17 }, { name: 'Wilma', year: 2005, miles: 31 }] },
  'pompano-beach': { homes: { vacant: 25, mobile: 3, rented: 42, isOfPlace: true }, storms: [{ name: 'Katrina', year: 2005, miles: 16 }, { name: 'Wilma', year: 2005, miles: 35 }] },
  parkland: { homes: { vacant: 7, mobile: 1, rented: 19, isOfPlace: false }, storms: [{ name: 'Katrina', year: 2005, miles: 23 }, { name: 'Wilma', year: 2005, miles: 26 }] },
  'hallandale-beach': { homes: { vacant: 39, mobile: 8, rented: 46, isOfPlace: true }, storms: [{ name: 'Katrina', year: 2005, miles: 0 }, { name: 'Wilma', year: 2005, miles: 47 }] },
  miramar: { homes: { vacant: 11, mobile: 4, rented: 33, isOfPlace: false }, storms: [{ name: 'Katrina', year: 2005, miles: 6 }, { name: 'Wilma', year: 2005, miles: 39 }] },
  davie: { homes: { vacant: 11, mobile: 8, rented: 34, isOfPlace: false }, storms: [{ name: 'Katrina', year: 2005, miles: 10 }, { name: 'Wilma', year: 2005, miles: 36 }] },
  weston: { homes: { vacant: 13, mobile: 0, rented: 22, isOfPlace: true }, storms: [{ name: 'Katrina', year: 2005, miles: 15 }, { name: 'Wilma', year: 2005, miles: 30 }] },
  sunrise: { homes: { vacant: 15, mobile: 1, rented: 38, isOfPlace: false }, storms: [{ name: 'Katrina', year: 2005, miles: 16 }, { name: 'Wilma', year: 2005, miles: 32 }] },
  lauderhill: { homes: { vacant: 19, mobile: 1, rented: 45, isOfPlace: false }, storms: [{ name: 'Katrina', year: 2005, miles: 13 }, { name: 'Wilma', year: 2005, miles: 35 }] },
  'deerfield-beach': { homes: { vacant: 25, mobile: 2, rented: 36, isOfPlace: true }, storms: [{ name: 'Katrina', year: 2005, miles: 20 }, { name: 'Wilma', year: 2005, miles: 31 }] },
  'coral-springs': { homes: { vacant: 7, mobile: 1, rented: 35, isOfPlace: true }, storms: [{ name: 'Katrina', year: 2005, miles: 22 }, { name: 'Wilma', year: 2005, miles: 27 }] },
  'boca-raton': { homes: { vacant: 22, mobile: 1, rented: 28, isOfPlace: false }, storms: [{ name: 'Katrina', year: 2005, miles: 24 }, { name: 'Wilma', year: 2005, miles: 29 }] },
  'boynton-beach': { homes: { vacant: 18, mobile: 5, rented: 23, isOfPlace: false }, storms: [{ name: 'Frances', year: 2004, miles: 43 }, { name: 'Jeanne', year: 2004, miles: 45 }, { name: 'Katrina', year: 2005, miles: 32 }, { name: 'Wilma', year: 2005, miles: 23 }] },
  'delray-beach': { homes: { vacant: 23, mobile: 0, rented: 25, isOfPlace: false }, storms: [{ name: 'Frances', year: 2004, miles: 47 }, { name: 'Jeanne', year: 2004, miles: 49 }, { name: 'Katrina', year: 2005, miles: 28 }, { name: 'Wilma', year: 2005, miles: 25 }] },
  'west-palm-beach': { homes: { vacant: 19, mobile: 2, rented: 41, isOfPlace: false }, storms: [{ name: 'Frances', year: 2004, miles: 29 }, { name: 'Jeanne', year: 2004, miles: 30 }, { name: 'Katrina', year: 2005, miles: 48 }, { name: 'Wilma', year: 2005, miles: 9 }, { name: 'Nicole', year: 2022, miles: 43 }] },
  jupiter: { homes: { vacant: 19, mobile: 1, rented: 20, isOfPlace: true }, storms: [{ name: 'Frances', year: 2004, miles: 17 }, { name: 'Jeanne', year: 2004, miles: 18 }, { name: 'Wilma', year: 2005, miles: 3 }, { name: 'Matthew', year: 2016, miles: 50 }, { name: 'Nicole', year: 2022, miles: 32 }] },
  naples: { homes: { vacant: 35, mobile: 3, rented: 26, isOfPlace: false }, storms: [{ name: 'Charley', year: 2004, miles: 34 }, { name: 'Wilma', year: 2005, miles: 18 }, { name: 'Irma', year: 2017, miles: 6 }, { name: 'Ian', year: 2022, miles: 46 }] },
  moorings: { homes: { vacant: 45, mobile: 1, rented: 13, isOfPlace: false }, storms: [{ name: 'Charley', year: 2004, miles: 33 }, { name: 'Wilma', year: 2005, miles: 20 }, { name: 'Irma', year: 2017, miles: 6 }, { name: 'Ian', year: 2022, miles: 44 }] },
  lely: { homes: { vacant: 37, mobile: 4, rented: 27, isOfPlace: false }, storms: [{ name: 'Charley', year: 2004, miles: 39 }, { name: 'Wilma', year: 2005, miles: 13 }, { name: 'Irma', year: 2017, miles: 2 }] },
  vineyards: { homes: { vacant: 21, mobile: 1, rented: 18, isOfPlace: false }, storms: [{ name: 'Charley', year: 2004, miles: 36 }, { name: 'Wilma', year: 2005, miles: 21 }, { name: 'Irma', year: 2017, miles: 2 }, { name: 'Ian', year: 2022, miles: 43 }] },
  'marco-island': { homes: { vacant: 55, mobile: 0, rented: 10, isOfPlace: true }, storms: [{ name: 'Charley', year: 2004, miles: 44 }, { name: 'Katrina', year: 2005, miles: 45 }, { name: 'Wilma', year: 2005, miles: 3 }, { name: 'Irma', year: 2017, miles: 1 }] },
  'east-naples': { homes: { vacant: 34, mobile: 8, rented: 27, isOfPlace: false }, storms: [{ name: 'Charley', year: 2004, miles: 36 }, { name: 'Wilma', year: 2005, miles: 17 }, { name: 'Irma', year: 2017, miles: 4 }, { name: 'Ian', year: 2022, miles: 47 }] },
  'pelican-bay': { homes: { vacant: 44, mobile: 0, rented: 14, isOfPlace: false }, storms: [{ name: 'Charley', year: 2004, miles: 32 }, { name: 'Wilma', year: 2005, miles: 23 }, { name: 'Irma', year: 2017, miles: 7 }, { name: 'Ian', year: 2022, miles: 40 }] },
  orlando: { homes: { vacant: 14, mobile: 3, rented: 51, isOfPlace: true }, storms: [{ name: 'Charley', year: 2004, miles: 4 }, { name: 'Milton', year: 2024, miles: 29 }] },
  'altamonte-springs': { homes: { vacant: 15, mobile: 1, rented: 51, isOfPlace: true }, storms: [{ name: 'Charley', year: 2004, miles: 2 }, { name: 'Milton', year: 2024, miles: 37 }] },
  clermont: { homes: { vacant: 14, mobile: 7, rented: 29, isOfPlace: false }, storms: [{ name: 'Charley', year: 2004, miles: 20 }, { name: 'Jeanne', year: 2004, miles: 38 }, { name: 'Irma', year: 2017, miles: 34 }, { name: 'Milton', year: 2024, miles: 42 }] },
  'st-cloud': { homes: { vacant: 20, mobile: 11, rented: 22, isOfPlace: true }, storms: [{ name: 'Charley', year: 2004, miles: 15 }, { name: 'Frances', year: 2004, miles: 39 }, { name: 'Jeanne', year: 2004, miles: 41 }, { name: 'Ian', year: 2022, miles: 34 }, { name: 'Milton', year: 2024, miles: 8 }] },
  'haines-city': { homes: { vacant: 29, mobile: 30, rented: 30, isOfPlace: true }, storms: [{ name: 'Charley', year: 2004, miles: 2 }, { name: 'Frances', year: 2004, miles: 29 }, { name: 'Jeanne', year: 2004, miles: 20 }, { name: 'Irma', year: 2017, miles: 32 }, { name: 'Ian', year: 2022, miles: 42 }, { name: 'Milton', year: 2024, miles: 11 }] },
  titusville: { homes: { vacant: 22, mobile: 5, rented: 24, isOfPlace: true }, storms: [{ name: 'Charley', year: 2004, miles: 34 }, { name: 'Matthew', year: 2016, miles: 38 }, { name: 'Milton', year: 2024, miles: 14 }] },
  kissimmee: { homes: { vacant: 24, mobile: 8, rented: 39, isOfPlace: false, zips: ['34741', '34743', '34744', '34746'] }, storms: [{ name: 'Charley', year: 2004, miles: 6 }, { name: 'Frances', year: 2004, miles: 41 }, { name: 'Jeanne', year: 2004, miles: 38 }, { name: 'Irma', year: 2017, miles: 48 }, { name: 'Ian', year: 2022, miles: 42 }, { name: 'Milton', year: 2024, miles: 16 }] },
  apopka: { homes: { vacant: 10, mobile: 8, rented: 24, isOfPlace: false }, storms: [{ name: 'Charley', year: 2004, miles: 10 }, { name: 'Milton', year: 2024, miles: 43 }] },
  'lake-buena-vista': { storms: [{ name: 'Charley', year: 2004, miles: 2 }, { name: 'Frances', year: 2004, miles: 45 }, { name: 'Jeanne', year: 2004, miles: 37 }, { name: 'Irma', year: 2017, miles: 43 }, { name: 'Ian', year: 2022, miles: 49 }, { name: 'Milton', year: 2024, miles: 23 }] },
  davenport: { homes: { vacant: 39, mobile: 22, rented: 31, isOfPlace: false }, storms: [{ name: 'Charley', year: 2004, miles: 3 }, { name: 'Frances', year: 2004, miles: 31 }, { name: 'Jeanne', year: 2004, miles: 23 }, { name: 'Irma', year: 2017, miles: 34 }, { name: 'Ian', year: 2022, miles: 43 }, { name: 'Milton', year: 2024, miles: 13 }] },
  mims: { homes: { vacant: 24, mobile: 32, rented: 8, isOfPlace: true }, storms: [{ name: 'Charley', year: 2004, miles: 30 }, { name: 'Matthew', year: 2016, miles: 36 }, { name: 'Milton', year: 2024, miles: 22 }] },
  sanford: { homes: { vacant: 15, mobile: 3, rented: 40, isOfPlace: true }, storms: [{ name: 'Charley', year: 2004, miles: 4 }, { name: 'Milton', year: 2024, miles: 41 }] },
  brooksville: { homes: { vacant: 17, mobile: 37, rented: 16, isOfPlace: false }, storms: [{ name: 'Jeanne', year: 2004, miles: 44 }, { name: 'Irma', year: 2017, miles: 23 }] },
  'plant-city': { homes: { vacant: 9, mobile: 25, rented: 28, isOfPlace: false }, storms: [{ name: 'Charley', year: 2004, miles: 28 }, { name: 'Frances', year: 2004, miles: 43 }, { name: 'Jeanne', year: 2004, miles: 8 }, { name: 'Irma', year: 2017, miles: 1 }, { name: 'Milton', year: 2024, miles: 21 }] },
  'sun-city-center': { homes: { vacant: 15, mobile: 1, rented: 16, isOfPlace: true }, storms: [{ name: 'Charley', year: 2004, miles: 34 }, { name: 'Jeanne', year: 2004, miles: 31 }, { name: 'Irma', year: 2017, miles: 19 }, { name: 'Milton', year: 2024, miles: 11 }] },
  'spring-hill': { homes: { vacant: 12, mobile: 2, rented: 20, isOfPlace: true }, storms: [{ name: 'Jeanne', year: 2004, miles: 46 }, { name: 'Irma', year: 2017, miles: 24 }] },
  'temple-terrace': { homes: { vacant: 11, mobile: 2, rented: 58, isOfPlace: false }, storms: [{ name: 'Charley', year: 2004, miles: 44 }, { name: 'Jeanne', year: 2004, miles: 25 }, { name: 'Irma', year: 2017, miles: 14 }, { name: 'Milton', year: 2024, miles: 31 }] },
  ruskin: { homes: { vacant: 20, mobile: 32, rented: 25, isOfPlace: true }, storms: [{ name: 'Charley', year: 2004, miles: 39 }, { name: 'Jeanne', year: 2004, miles: 35 }, { name: 'Irma', year: 2017, miles: 24 }, { name: 'Milton', year: 2024, miles: 14 }] },
  tampa: { homes: { vacant: 10, mobile: 3, rented: 47, isOfPlace: true }, storms: [{ name: 'Charley', year: 2004, miles: 46 }, { name: 'Jeanne', year: 2004, miles: 30 }, { name: 'Irma', year: 2017, miles: 20 }, { name: 'Milton', year: 2024, miles: 28 }] },
  riverview: { homes: { vacant: 7, mobile: 9, rented: 29, isOfPlace: true }, storms: [{ name: 'Charley', year: 2004, miles: 34 }, { name: 'Jeanne', year: 2004, miles: 24 }, { name: 'Irma', year: 2017, miles: 14 }, { name: 'Milton', year: 2024, miles: 16 }] },
  thonotosassa: { homes: { vacant: 12, mobile: 50, rented: 39, isOfPlace: true }, storms: [{ name: 'Charley', year: 2004, miles: 39 }, { name: 'Jeanne', year: 2004, miles: 20 }, { name: 'Irma', year: 2017, miles: 9 }, { name: 'Milton', year: 2024, miles: 30 }] },
  brandon: { homes: { vacant: 8, mobile: 1, rented: 43, isOfPlace: true }, storms: [{ name: 'Charley', year: 2004, miles: 35 }, { name: 'Jeanne', year: 2004, miles: 20 }, { name: 'Irma', year: 2017, miles: 11 }, { name: 'Milton', year: 2024, miles: 22 }] },
  'apollo-beach': { homes: { vacant: 9, mobile: 6, rented: 17, isOfPlace: true }, storms: [{ name: 'Charley', year: 2004, miles: 39 }, { name: 'Jeanne', year: 2004, miles: 31 }, { name: 'Irma', year: 2017, miles: 21 }, { name: 'Milton', year: 2024, miles: 16 }] },
  'st-petersburg': { homes: { vacant: 19, mobile: 6, rented: 36, isOfPlace: true }, storms: [{ name: 'Jeanne', year: 2004, miles: 45 }, { name: 'Irma', year: 2017, miles: 36 }, { name: 'Milton', year: 2024, miles: 25 }] },
  clearwater: { homes: { vacant: 19, mobile: 11, rented: 36, isOfPlace: false }, storms: [{ name: 'Jeanne', year: 2004, miles: 48 }, { name: 'Irma', year: 2017, miles: 38 }, { name: 'Milton', year: 2024, miles: 39 }] },
  largo: { homes: { vacant: 18, mobile: 24, rented: 30, isOfPlace: true }, storms: [{ name: 'Irma', year: 2017, miles: 40 }, { name: 'Milton', year: 2024, miles: 36 }] },
  dunedin: { homes: { vacant: 16, mobile: 11, rented: 29, isOfPlace: true }, storms: [{ name: 'Jeanne', year: 2004, miles: 49 }, { name: 'Irma', year: 2017, miles: 38 }, { name: 'Milton', year: 2024, miles: 43 }] },
  'tarpon-springs': { homes: { vacant: 21, mobile: 10, rented: 16, isOfPlace: true }, storms: [{ name: 'Jeanne', year: 2004, miles: 48 }, { name: 'Irma', year: 2017, miles: 34 }, { name: 'Milton', year: 2024, miles: 49 }] },
  sarasota: { homes: { vacant: 19, mobile: 6, rented: 34, isOfPlace: false }, storms: [{ name: 'Charley', year: 2004, miles: 35 }, { name: 'Irma', year: 2017, miles: 37 }, { name: 'Ian', year: 2022, miles: 48 }, { name: 'Milton', year: 2024, miles: 6 }] },
  venice: { homes: { vacant: 26, mobile: 11, rented: 16, isOfPlace: false }, storms: [{ name: 'Charley', year: 2004, miles: 24 }, { name: 'Irma', year: 2017, miles: 35 }, { name: 'Ian', year: 2022, miles: 32 }, { name: 'Milton', year: 2024, miles: 21 }] },
  bradenton: { homes: { vacant: 22, mobile: 15, rented: 32, isOfPlace: false }, storms: [{ name: 'Charley', year: 2004, miles: 42 }, { name: 'Irma', year: 2017, miles: 37 }, { name: 'Milton', year: 2024, miles: 5 }] },
  'north-port': { homes: { vacant: 18, mobile: 13, rented: 20, isOfPlace: true }, storms: [{ name: 'Charley', year: 2004, miles: 9 }, { name: 'Irma', year: 2017, miles: 24 }, { name: 'Ian', year: 2022, miles: 20 }, { name: 'Milton', year: 2024, miles: 33 }] },
  'punta-gorda': { homes: { vacant: 28, mobile: 11, rented: 16, isOfPlace: false }, storms: [{ name: 'Charley', year: 2004, miles: 3 }, { name: 'Irma', year: 2017, miles: 19 }, { name: 'Ian', year: 2022, miles: 6 }, { name: 'Milton', year: 2024, miles: 47 }] },
  'port-charlotte': { homes: { vacant: 21, mobile: 7, rented: 18, isOfPlace: true }, storms: [{ name: 'Charley', year: 2004, miles: 3 }, { name: 'Irma', year: 2017, miles: 20 }, { name: 'Ian', year: 2022, miles: 13 }, { name: 'Milton', year: 2024, miles: 40 }] },
  gibsonton: { homes: { vacant: 11, mobile: 33, rented: 34, isOfPlace: true }, storms: [{ name: 'Charley', year: 2004, miles: 38 }, { name: 'Jeanne', year: 2004, miles: 28 }, { name: 'Irma', year: 2017, miles: 18 }, { name: 'Milton', year: 2024, miles: 18 }] },
  seffner: { homes: { vacant: 8, mobile: 14, rented: 25, isOfPlace: false }, storms: [{ name: 'Charley', year: 2004, miles: 36 }, { name: 'Jeanne', year: 2004, miles: 18 }, { name: 'Irma', year: 2017, miles: 9 }, { name: 'Milton', year: 2024, miles: 24 }] },
  wimauma: { homes: { vacant: 12, mobile: 28, rented: 13, isOfPlace: true }, storms: [{ name: 'Charley', year: 2004, miles: 31 }, { name: 'Frances', year: 2004, miles: 49 }, { name: 'Jeanne', year: 2004, miles: 29 }, { name: 'Irma', year: 2017, miles: 16 }, { name: 'Milton', year: 2024, miles: 9 }] },
  dover: { homes: { vacant: 11, mobile: 27, rented: 26, isOfPlace: false }, storms: [{ name: 'Charley', year: 2004, miles: 33 }, { name: 'Frances', year: 2004, miles: 48 }, { name: 'Jeanne', year: 2004, miles: 15 }, { name: 'Irma', year: 2017, miles: 5 }, { name: 'Milton', year: 2024, miles: 23 }] },
  'pinellas-park': { homes: { vacant: 13, mobile: 13, rented: 31, isOfPlace: true }, storms: [{ name: 'Jeanne', year: 2004, miles: 46 }, { name: 'Irma', year: 2017, miles: 37 }, { name: 'Milton', year: 2024, miles: 29 }] },
  'safety-harbor': { homes: { vacant: 12, mobile: 16, rented: 14, isOfPlace: true }, storms: [{ name: 'Jeanne', year: 2004, miles: 44 }, { name: 'Irma', year: 2017, miles: 33 }, { name: 'Milton', year: 2024, miles: 38 }] },
  oldsmar: { homes: { vacant: 14, mobile: 6, rented: 21, isOfPlace: false }, storms: [{ name: 'Jeanne', year: 2004, miles: 42 }, { name: 'Irma', year: 2017, miles: 31 }, { name: 'Milton', year: 2024, miles: 39 }] },
  seminole: { homes: { vacant: 16, mobile: 5, rented: 19, isOfPlace: false }, storms: [{ name: 'Irma', year: 2017, miles: 42 }, { name: 'Milton', year: 2024, miles: 32 }] },
  'st-pete-beach': { homes: { vacant: 39, mobile: 0, rented: 25, isOfPlace: false }, storms: [{ name: 'Irma', year: 2017, miles: 41 }, { name: 'Milton', year: 2024, miles: 24 }] },
  gulfport: { homes: { vacant: 22, mobile: 2, rented: 30, isOfPlace: false }, storms: [{ name: 'Jeanne', year: 2004, miles: 48 }, { name: 'Irma', year: 2017, miles: 39 }, { name: 'Milton', year: 2024, miles: 24 }] },
  'south-pasadena': { homes: { vacant: 22, mobile: 3, rented: 30, isOfPlace: false }, storms: [{ name: 'Jeanne', year: 2004, miles: 50 }, { name: 'Irma', year: 2017, miles: 41 }, { name: 'Milton', year: 2024, miles: 25 }] },
  'kenneth-city': { homes: { vacant: 24, mobile: 21, rented: 24, isOfPlace: false }, storms: [{ name: 'Jeanne', year: 2004, miles: 47 }, { name: 'Irma', year: 2017, miles: 38 }, { name: 'Milton', year: 2024, miles: 28 }] },
  'madeira-beach': { homes: { vacant: 41, mobile: 4, rented: 24, isOfPlace: false }, storms: [{ name: 'Irma', year: 2017, miles: 43 }, { name: 'Milton', year: 2024, miles: 30 }] },
  'belleair-beach': { homes: { vacant: 33, mobile: 2, rented: 6, isOfPlace: true }, storms: [{ name: 'Irma', year: 2017, miles: 43 }, { name: 'Milton', year: 2024, miles: 39 }] },
  'belleair-bluffs': { homes: { vacant: 18, mobile: 15, rented: 39, isOfPlace: false }, storms: [{ name: 'Irma', year: 2017, miles: 42 }, { name: 'Milton', year: 2024, miles: 38 }] },
  'redington-beach': { homes: { vacant: 41, mobile: 4, rented: 24, isOfPlace: false }, storms: [{ name: 'Irma', year: 2017, miles: 44 }, { name: 'Milton', year: 2024, miles: 31 }] },
  'indian-shores': { homes: { vacant: 51, mobile: 1, rented: 23, isOfPlace: false }, storms: [{ name: 'Irma', year: 2017, miles: 45 }, { name: 'Milton', year: 2024, miles: 35 }] },
  palmetto: { homes: { vacant: 24, mobile: 32, rented: 20, isOfPlace: false }, storms: [{ name: 'Charley', year: 2004, miles: 42 }, { name: 'Irma', year: 2017, miles: 36 }, { name: 'Milton', year: 2024, miles: 7 }] },
  ellenton: { homes: { vacant: 29, mobile: 62, rented: 18, isOfPlace: false }, storms: [{ name: 'Charley', year: 2004, miles: 40 }, { name: 'Jeanne', year: 2004, miles: 48 }, { name: 'Irma', year: 2017, miles: 33 }, { name: 'Milton', year: 2024, miles: 5 }] },
  'atlantic-beach': { homes: { vacant: 14, mobile: 4, rented: 41, isOfPlace: false }, storms: [{ name: 'Charley', year: 2004, miles: 39 }, { name: 'Matthew', year: 2016, miles: 45 }] },
  bartow: { homes: { vacant: 17, mobile: 15, rented: 32, isOfPlace: true }, storms: [{ name: 'Charley', year: 2004, miles: 9 }, { name: 'Frances', year: 2004, miles: 25 }, { name: 'Jeanne', year: 2004, miles: 1 }, { name: 'Irma', year: 2017, miles: 15 }, { name: 'Ian', year: 2022, miles: 41 }, { name: 'Milton', year: 2024, miles: 5 }] },
  'bay-harbor': { homes: { vacant: 42, mobile: 0, rented: 40, isOfPlace: false }, storms: [{ name: 'Katrina', year: 2005, miles: 6 }] },
  'biscayne-park': { homes: { vacant: 11, mobile: 1, rented: 58, isOfPlace: false }, storms: [{ name: 'Katrina', year: 2005, miles: 5 }] },
  'winter-springs': { homes: { vacant: 8, mobile: 4, rented: 27, isOfPlace: true }, storms: [{ name: 'Charley', year: 2004, miles: 6 }, { name: 'Milton', year: 2024, miles: 34 }] },
  zephyrhills: { homes: { vacant: 28, mobile: 60, rented: 21, isOfPlace: false }, storms: [{ name: 'Charley', year: 2004, miles: 36 }, { name: 'Jeanne', year: 2004, miles: 19 }, { name: 'Irma', year: 2017, miles: 3 }, { name: 'Milton', year: 2024, miles: 36 }] },
};
